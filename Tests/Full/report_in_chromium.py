"""Reads report.html as a person's browser shows it and compares it with report.json.

usage: report_in_chromium.py FOLDER [--screenshots FOLDER]

In light and dark, 1280 and 390 pixels wide: nothing is wider than the window, nothing is loaded from
elsewhere, no message of the browser, no serious or critical violation of axe-core. The numbers of
every skill table, the verdict cards, the groups of the score and the band matrix equal report.json
after the rounding of the page.
"""

import base64
import importlib.util
import json
import math
import pathlib
import sys

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

# Only the file of axe-core is used: the package that carries the newest one is for another driver.
AXE = pathlib.Path(
    importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js"
# Every table of the page as texts, by the id of the figure or section around it.
TABLES = """
return [...document.querySelectorAll('table')].map(table => ({
  figure: table.closest('figure')?.id ?? null,
  section: table.closest('section').id,
  head: [...table.querySelectorAll('thead th')].map(cell => cell.textContent),
  rows: [...table.querySelectorAll('tbody tr')].map(
    row => [...row.children].map(cell => cell.textContent)),
}))
"""
CARDS = """
return [...document.querySelectorAll('article.card')].map(card => ({
  formula: card.querySelector('h3 code').textContent,
  sentence: card.querySelector('p.verdict + p').textContent,
  facts: [...card.querySelectorAll('dd')].map(fact => fact.textContent),
}))
"""
# Unfolds the first person of every section and takes the others away, who look the same: axe-core
# needs minutes for tens of thousands of cells.
UNFOLD = """
for (const section of document.querySelectorAll('section')) {
  let details = section.querySelector('details');
  while (details) { details.open = true; details = details.querySelector('details'); }
}
document.querySelectorAll('details:not([open])').forEach(folded => folded.remove());
document.querySelectorAll('tbody').forEach(body => [...body.rows].slice(12).forEach(row => row.remove()));
"""


def browser(scheme, width):
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage",
                     "--hide-scrollbars", "--force-prefers-reduced-motion"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
    driver.set_script_timeout(120)
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 600})
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": scheme}]})
    return driver


def number(text):
    """A number of the page: '−1.23 %' is -0.0123, '–' is None."""
    text = text.strip()
    if text == "–":
        return None
    share = text.endswith("%")
    value = float(text.removesuffix("%").strip().replace("−", "-").replace(",", "."))
    return value / 100 if share else value


def near(shown, value):
    """Whether the shown text is the value rounded to the digits that are shown."""
    if value is None:
        return shown == "–"
    if shown == "–":
        return False
    digits = shown.removesuffix("%").strip().partition(".")[2]
    unit = 10.0 ** -len(digits) * (0.01 if shown.endswith("%") else 1)
    return math.isclose(number(shown), value, abs_tol=0.51 * unit)


class Check:
    def __init__(self):
        self.problems = []
        self.count = 0

    def __call__(self, condition, message):
        self.count += 1
        if not condition:
            self.problems.append(message)


def compare(check, report, tables, cards):
    headlines = {line["candidate"]: line for line in report["headlines"]}
    evidence = {(row["person"], row["target"], row["candidate"], row["role"]): row
                for row in report["evidence"]}
    check([card["formula"] for card in cards] == list(headlines), "a card per headline, in order")
    for card in cards:
        line = headlines[card["formula"]]
        check(card["sentence"] == line["sentence"], f"sentence of {card['formula']}")
        row = evidence[line["person"], line["target"], line["candidate"], line["role"]]
        check(near(card["facts"][0], row["skill"]), f"skill on the card of {card['formula']}")
    targets = list(dict.fromkeys(row["target"] for row in report["evidence"]))
    seen = 0
    for table in tables:
        if table["section"] == "skill" and table["figure"]:
            target = targets[int(table["figure"].rpartition("-")[2])]
            rows = [row for row in report["evidence"] if row["person"] is None
                    and row["target"] == target and row["role"] != "floor"
                    and row["skill"] is not None]
            check(len(rows) == len(table["rows"]), f"rows of {target}")
            for shown, row in zip(table["rows"], rows):
                seen += 1
                name = f"{target} {row['candidate']} {row['role']}"
                check(shown[0] == row["candidate"], f"{name}: candidate")
                for column, key in ((3, "loss"), (4, "reference_loss"), (5, "skill")):
                    check(near(shown[column], row[key]), f"{name}: {key} {shown[column]}")
        elif table["section"] == "calibration":
            target = targets[int(table["figure"].rpartition("-")[2])]
            bins = [(curve["candidate"], group) for curve in report["calibration"]
                    if curve["target"] == target for group in curve["bins"]]
            check(len(bins) == len(table["rows"]), f"groups of {target}")
            for shown, (candidate, group) in zip(table["rows"], bins):
                seen += 1
                check(shown[0] == candidate and int(shown[2]) == group["count"],
                      f"{target} {candidate}: days of a group")
                check(near(shown[4], group["mean_target"]), f"{target} {candidate}: mean target")
        elif table["section"] == "bands":
            seen += 1
            pairs = [[[int(cell) for cell in row[1:]] for row in table["rows"]]]
            check(pairs[0] in [pair["days"] for pair in report["band_flips"]], "band matrix")
    check(seen > 50, f"only {seen} rows were compared")


def main(folder, screenshots):
    report = json.loads((folder / "report.json").read_text())
    page = (folder / "report.html").resolve()
    check = Check()
    check(page.stat().st_size < 2_000_000, f"the page has {page.stat().st_size} bytes")
    for scheme in ("light", "dark"):
        for width in (1280, 390):
            name = f"{scheme} {width}"
            driver = browser(scheme, width)
            try:
                driver.get(page.as_uri())
                messages = [entry["message"] for entry in driver.get_log("browser")]
                check(not messages, f"{name}: the browser says {messages}")
                loaded = driver.execute_script(
                    "return performance.getEntriesByType('resource').map(e => e.name)")
                check(not loaded, f"{name}: loaded {loaded}")
                wide = driver.execute_script("return document.documentElement.scrollWidth")
                check(wide <= width, f"{name}: the page is {wide} pixels wide")
                paper = driver.execute_script(
                    "return getComputedStyle(document.body).backgroundColor")
                check((paper == "rgb(255, 255, 255)") == (scheme == "light"), f"{name}: {paper}")
                if screenshots:
                    shoot(driver, screenshots / f"{scheme}-{width}.png")
                compare(check, report, driver.execute_script(TABLES),
                        driver.execute_script(CARDS))
                driver.execute_script(UNFOLD)
                wide = driver.execute_script("return document.documentElement.scrollWidth")
                check(wide <= width, f"{name}: unfolded the page is {wide} pixels wide")
                driver.execute_script(AXE.read_text())
                found = driver.execute_async_script(
                    "axe.run(document, {resultTypes: ['violations']}).then(arguments[0])")
                for violation in found["violations"]:
                    nodes = [node["html"][:120] for node in violation["nodes"][:3]]
                    check(violation["impact"] not in ("serious", "critical"),
                          f"{name}: axe {violation['id']} ({violation['impact']}): {nodes}")
            finally:
                driver.quit()
    for problem in check.problems[:40]:
        print(problem, file=sys.stderr)
    print(f"report in chromium: {check.count} checks, {len(check.problems)} problems")
    return 1 if check.problems else 0


def shoot(driver, path):
    size = driver.execute_cdp_cmd("Page.getLayoutMetrics", {})["cssContentSize"]
    picture = driver.execute_cdp_cmd("Page.captureScreenshot", {
        "captureBeyondViewport": True,
        "clip": {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 16000),
                 "scale": 1}})
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(base64.b64decode(picture["data"]))


if __name__ == "__main__":
    shots = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
    sys.exit(main(pathlib.Path(sys.argv[1]), shots))
