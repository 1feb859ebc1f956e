import Validation

/// What was read, which way the scores point, what noise alone gives.
extension ReportBuilder {
  var account: ReportDocument.Section {
    let title = words.text("report.account")
    guard let account = input.account else {
      return .init(id: "account", title: title, blocks: [.paragraph(words(.noAccount))])
    }
    func list(_ counts: [(String, Int)]) -> String {
      counts.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
    }
    var blocks: [ReportDocument.Block] = [
      .paragraph(
        words(
          .accountSummary,
          ["rows": account.rows.description, "duplicates": account.duplicateRows.description])),
      .table(
        ReportTable(
          title,
          [
            .text(words(.column)), .text(words(.readAs)), .number(words.text("report.seen")),
            .number(words.text("report.kept")), .text(words.text("report.dropped")),
            .text(words(.flagged)),
          ],
          account.columns.map { column in
            [
              column.name, column.meaning, column.seen.description, column.kept.description,
              column.dropped.isEmpty
                ? "0" : list(column.dropped.map { (words.account($0.reason), $0.cells) }),
              list(column.flags.map { (words.account($0.flag), $0.cells) }),
            ]
          })),
    ]
    if !account.ignored.isEmpty {
      let table = ReportTable(
        words(.ignored), [.text(words(.column)), .text(words(.nearest))],
        account.ignored.map { [$0.name, $0.nearest ?? NumberText.absent] })
      blocks.append(
        .details("\(words(.ignored)): \(account.ignored.count)", [.table(table)]))
    }
    return .init(id: "account", title: title, blocks: blocks)
  }

  var signs: ReportDocument.Section? {
    if result.signs.isEmpty { return nil }
    let title = words.text("report.sign_audit")
    let over = result.signs.filter { ($0.person == nil) == hasSeveralPeople }
    var blocks: [ReportDocument.Block] = [
      .paragraph(words.text("report.sign_note")), .table(signTable(title, over)),
    ]
    if hasSeveralPeople {
      let own = result.signs.filter { $0.person != nil }
      blocks.append(.details(words(.perPerson), [.table(signTable(words(.perPerson), own))]))
    }
    return .init(id: "signs", title: title, blocks: blocks)
  }

  private func signTable(_ caption: String, _ signs: [SignSummary]) -> ReportTable {
    ReportTable(
      caption,
      [
        .text(words.text("report.formula")), .text(words.text("report.person")),
        .text(words(.channel)), .number(words(.pairs)), .number(words(.correlation)),
        .number(words.text("report.interval")), .number(words(.votes)), .number("p"),
        .text(words(.outcome)), .text(words.text("report.verdict")),
      ],
      signs.flatMap { sign in
        [("next_day_hrv", sign.hrv), ("next_day_resting_hr", sign.restingHR)].map {
          outcome, channel in
          [
            sign.candidate == "persistence"
              ? words.text("report.persistence") : sign.candidate,
            words.person(sign.person), words.title("outcome", outcome),
            channel.count.description, number.significant(channel.r),
            number.interval(channel.ciLow, channel.ciHigh),
            channel.expected.map { "\($0) / \(channel.wrong ?? 0)" } ?? NumberText.absent,
            number.probability(channel.p), words.title("sign", channel.word),
            words.title("sign", sign.answer),
          ]
        }
      })
  }

  var noise: ReportDocument.Section? {
    let tables = result.tables.filter { $0.event != nil && $0.rows == "anchor" }
    if tables.isEmpty { return nil }
    let table = ReportTable(
      words(.noise),
      [
        .text(words.text("report.person")), .text(words.text("report.target")),
        .number(words(.positives)), .number(words(.floorAUC)), .number(words(.noiseAUC)),
      ],
      tables.map { table in
        [
          words.person(table.person), words.target(table.target),
          "\(table.event!.testPositives) / \(number.count(table.nTest))",
          number.significant(table.event!.floorAUC),
          number.significant(table.event!.noiseFloorAUC),
        ]
      })
    return .init(
      id: "noise", title: words(.noise),
      blocks: [
        .paragraph(words(.noiseNote)),
        tables.count > 6 ? .details(words(.perPerson), [.table(table)]) : .table(table),
      ])
  }

  var audits: ReportDocument.Section {
    let title = words.text("report.audits")
    if input.audits.isEmpty {
      return .init(id: "audits", title: title, blocks: [.paragraph(words(.noAudits))])
    }
    return .init(
      id: "audits", title: title,
      blocks: [
        .table(
          ReportTable(
            title,
            [
              .text(words.text("report.formula")), .text(words(.audit)), .text(words(.outcome)),
              .text(words(.detail)),
            ],
            input.audits.map {
              [
                $0.formula, words.title("audit", $0.name),
                words.text($0.passed ? "report.passed" : "report.failed"), $0.detail,
              ]
            }))
      ])
  }

  var targets: ReportDocument.Section {
    let title = words.text("report.targets")
    func list(_ counts: [(reason: String, days: Int)]) -> String {
      counts.map { "\($0.days): \(words.reason($0.reason))" }.joined(separator: " ")
    }
    return .init(
      id: "targets", title: title,
      blocks: [
        .table(
          ReportTable(
            title,
            [
              .text(words.text("report.target")), .text(words.text("report.eligible")),
              .text(words(.ineligible)),
            ],
            result.targets.map {
              [capitalised(words.target($0.target)), list($0.eligible), list($0.ineligible)]
            }))
      ])
  }
}
