/// The look of the page: system letters, one accent, both colour schemes, one column.
enum HTMLStyle {
  static let css = """
    :root{color-scheme:light dark;--paper:#fff;--panel:#f6f7f7;--ink:#1b2326;--soft:#55626a;\
    --rule:#d9dfe1;--accent:#0b6a75;--accent-soft:#5e9aa2;--gap:#e6e9ea;--good:#1c6b34;--bad:#a3342a}
    @media (prefers-color-scheme:dark){:root{--paper:#12181b;--panel:#1a2226;--ink:#e7ecee;\
    --soft:#a3b0b6;--rule:#344046;--accent:#62c3cd;--accent-soft:#3f8891;--gap:#283136;\
    --good:#7fce95;--bad:#f09a8e}}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);\
    font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
    header,main,footer{max-width:54rem;margin:0 auto;padding:0 1.25rem}
    header{padding-top:2.5rem}
    h1{font-size:1.9rem;line-height:1.2;margin:.1rem 0 .4rem;letter-spacing:-.01em}
    h2{font-size:1.3rem;line-height:1.3;margin:0 0 .8rem}
    h3{font-size:1.02rem;margin:0 0 .4rem}
    section{padding:2.2rem 0 .4rem;border-top:1px solid var(--rule);margin-top:2.2rem}
    #verdicts{border-top:0;margin-top:0;padding-top:1.4rem}
    #verdicts>p:first-of-type{font-size:1.2rem;line-height:1.4;margin-top:0}
    .brand{color:var(--accent);font-weight:650;letter-spacing:.04em;margin:0}
    .subtitle,.soft,footer,dt,caption{color:var(--soft)}
    .subtitle{margin:0}
    .skip{position:absolute;left:-99rem}
    .skip:focus{left:1rem;top:1rem;background:var(--paper);padding:.5rem 1rem;z-index:1}
    a{color:var(--accent)}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
    code{font:.88em ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;\
    overflow-wrap:anywhere}
    h3 code{font-weight:400;color:var(--soft)}
    .note{border-left:3px solid var(--accent);padding:.1rem 0 .1rem .9rem}
    .cards{display:grid;gap:1rem;margin-top:1.2rem;\
    grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr))}
    .card{background:var(--panel);border:1px solid var(--rule);border-left:4px solid var(--soft);\
    border-radius:6px;padding:1.1rem 1.25rem}
    .card.beats_floor{border-left-color:var(--good)}
    .card.worse_than_floor{border-left-color:var(--bad)}
    .card.indistinguishable_from_floor{border-left-color:var(--accent)}
    .card p{margin:.35rem 0}
    .verdict{font-size:1.15rem;font-weight:650;line-height:1.3}
    .verdict::first-letter{text-transform:uppercase}
    .badge b{border:1px solid var(--soft);border-radius:4px;padding:.05rem .45rem;\
    font-size:.88rem;font-weight:600;white-space:nowrap;margin-right:.3rem}
    .badge,.caveats,.card .soft{font-size:.92rem}
    .caveats{margin:.4rem 0;padding-left:1.1rem}
    dl{display:flex;flex-wrap:wrap;gap:.4rem 2.2rem;margin:.7rem 0}
    dt{font-size:.8rem}
    dd{margin:0;font-variant-numeric:tabular-nums;font-weight:600}
    nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.3rem 1.3rem;padding:0;margin:2rem 0 0;\
    font-size:.92rem}
    figure{margin:1.6rem 0 2.2rem}
    figcaption{font-weight:650;margin:0 0 .5rem}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    svg{display:block;width:100%;height:auto}
    .narrow{display:none}
    details{margin:.5rem 0}
    summary{cursor:pointer;color:var(--accent);padding:.25rem 0}
    .scroll{overflow-x:auto;margin:.6rem 0 1.2rem}
    table{border-collapse:collapse;font-size:.86rem;font-variant-numeric:tabular-nums;\
    line-height:1.35}
    caption{text-align:left;padding:.2rem 0 .4rem;font-size:.85rem}
    th,td{padding:.32rem .7rem;text-align:right;border-bottom:1px solid var(--rule);\
    vertical-align:top}
    thead th{font-weight:600;color:var(--soft);border-bottom-color:var(--soft);\
    vertical-align:bottom}
    td,th[scope=row]{white-space:nowrap}
    th[scope=row],.t{text-align:left}
    .t,th[scope=row].t{white-space:normal}
    th[scope=row]{font-weight:500;padding-left:0}
    thead th:first-child{text-align:left;padding-left:0}
    td.t{min-width:8rem}
    footer{font-size:.85rem;border-top:1px solid var(--rule);margin-top:3rem;\
    padding-top:1rem;padding-bottom:3rem}
    svg text{font-size:13px;fill:var(--ink);stroke:var(--paper);stroke-width:3px;\
    paint-order:stroke;stroke-linejoin:round}
    svg .tick{font-size:11.5px;fill:var(--soft)}
    svg .soft{font-size:12px;fill:var(--soft)}
    svg .strong{font-weight:600}
    svg .number{font-variant-numeric:tabular-nums}
    .grid,.rule{stroke:var(--rule)}
    .zero{stroke:var(--ink);stroke-width:1.5}
    .whisker{stroke:var(--ink);stroke-width:1.5}
    .ink{fill:var(--ink)}
    .accent{fill:var(--accent)}
    .good{fill:var(--good)}
    .bad{fill:var(--bad)}
    .hollow{fill:var(--paper);stroke:var(--ink);stroke-width:1.5}
    .bar{fill:var(--accent-soft)}
    .chosen{fill:var(--accent)}
    .bar-mark{stroke:var(--accent-soft);stroke-width:2}
    .chosen-mark{stroke:var(--accent);stroke-width:2}
    .gap{fill:none;stroke:var(--gap)}
    .series,.floor-line{fill:none;stroke:var(--accent);stroke-width:1.3;stroke-linejoin:round;\
    stroke-linecap:round}
    .floor-line{stroke:var(--ink);stroke-width:1.8}
    .dots{fill:none;stroke:var(--accent);stroke-width:2.6;stroke-linecap:round;stroke-opacity:.55}
    .dense{vector-effect:non-scaling-stroke}
    .epoch{stroke:var(--ink);stroke-dasharray:4 3}
    .cover0{fill:none;stroke:var(--rule)}
    .cross{stroke:var(--soft);stroke-opacity:.6}
    .cover1{fill:none;stroke:var(--accent);stroke-opacity:.2}
    .cover2{fill:none;stroke:var(--accent);stroke-opacity:.42}
    .cover3{fill:none;stroke:var(--accent);stroke-opacity:.66}
    .cover4{fill:none;stroke:var(--accent);stroke-opacity:.9}
    .cover5{fill:none;stroke:var(--accent)}
    @media (max-width:40rem){header,main,footer{padding-left:1rem;padding-right:1rem}\
    h1{font-size:1.5rem}.wide{display:none}.narrow{display:block}.card{padding:.9rem 1rem}}
    @media print{.card,figure{break-inside:avoid}}
    """
}
