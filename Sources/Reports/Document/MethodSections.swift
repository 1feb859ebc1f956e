import Scoring
import Validation

/// How it was tested, with worked numbers, and every row.
extension ReportBuilder {
  var method: ReportDocument.Section {
    var blocks: [ReportDocument.Block] = [
      .list(
        [
          .methodRows, .methodSplit, .methodFloor, .methodReference, .methodTest, .methodVerdict,
        ].map { (phrase: Phrase) in words(phrase) })
    ]
    if let row = result.headlines.lazy.compactMap(\.evidence).first(where: { $0.p != nil }) {
      blocks.append(
        .paragraph(
          words(
            .worked,
            [
              "formula": row.candidate, "target": words.target(row.target),
              "loss": number.significant(row.loss, digits: 5),
              "reference": number.significant(row.referenceLoss, digits: 5),
              "difference": number.significant(row.meanDifference),
              "interval": number.interval(row.ciLow, row.ciHigh),
              "skill": number.percent(row.skill), "p": number.probability(row.pHolm ?? row.p),
              "share": number.percent(row.surrogateShare), "mdd": number.significant(row.mdd),
              "verdict": words.verdict(row.verdict),
            ])))
    }
    return .init(id: "method", title: words(.method), blocks: blocks)
  }

  var evidence: ReportDocument.Section {
    var blocks: [ReportDocument.Block] = [
      .paragraph(words(.machineKeys)),
      .details(words(.rowsAccount), [.table(rowsTable)]),
    ]
    let people = result.people.compactMap { evidence(of: $0.id) }
    if hasSeveralPeople {
      blocks.insert(.paragraph(words(.briefKeys)), at: 1)
      if let pooled = evidence(of: nil) { blocks.append(pooled) }
      blocks.append(.details("\(words(.allEvidence)): \(words(.perPerson))", people))
    } else {
      blocks += people
    }
    return .init(id: "evidence", title: words.text("report.evidence"), blocks: blocks)
  }

  private func evidence(of person: String?) -> ReportDocument.Block? {
    // Many people's rows would be a page of megabytes: here only those that decide something.
    let isBrief = hasSeveralPeople && person != nil
    let rows = result.evidence.filter {
      $0.person == person && !(isBrief && ($0.role == "floor" || $0.verdict == "not_in_family"))
    }
    if rows.isEmpty { return nil }
    let title = "\(words(.allEvidence)): \(words.person(person))"
    return .details(title, [.table(evidenceTable(title, rows, isBrief: isBrief))])
  }

  private func evidenceTable(_ caption: String, _ rows: [Evidence], isBrief: Bool) -> ReportTable {
    let texts: Set = [
      "person", "target", "candidate", "role", "rows", "reference", "verdict", "reason",
    ]
    let fields = rows.map(ReportJSON.evidence)
    // The person stands in the caption; a key that no row has would be an empty column.
    let kept = fields[0].indices.dropFirst().filter { key in
      (!isBrief || ReportBuilder.verdictKeys.contains(fields[0][key].0))
        && fields.contains { $0[key].1 != .null }
    }
    return ReportTable(
      caption,
      kept.map { key in
        let name = fields[0][key].0
        return texts.contains(name) ? .text(name) : .number(name)
      },
      fields.map { row in
        kept.map { key in
          let value = row[key].1
          return switch value {
          case .null: ""
          case .bool(let flag): words.text(flag ? "code.yes" : "code.no")
          case .number(let value):
            Int(exactly: value)?.description ?? number.significant(value)
          case .string(let text): text
          case .array, .object: ""
          }
        }
      })
  }

  private static let verdictKeys: Set = [
    "target", "candidate", "role", "rows", "n_test", "loss", "reference_loss", "skill", "ci_low",
    "ci_high", "p_holm", "surrogate_share", "verdict", "reason",
  ]

  private var rowsTable: ReportTable {
    ReportTable(
      words(.rowsAccount),
      [
        .text("target"), .text("person"), .text("rows"), .number("eligible"),
        .number("crosses_source_epoch"), .number("floor_missing"), .number("score_missing"),
        .number("n_rows"), .number("n_train"), .number("n_test"), .number("purged"),
        .text("train_first"), .text("train_last"), .text("test_first"), .text("test_last"),
        .text("floor"), .number("floor_loss"), .number("recalibrated_floor_loss"), .text("error"),
      ],
      result.tables.map { table in
        [
          table.target, words.person(table.person), table.rows,
          table.account.eligible.description, table.account.crossesSourceEpoch.description,
          table.account.floorMissing.description, table.account.scoreMissing.description,
          number.count(table.nRows), number.count(table.nTrain), number.count(table.nTest),
          number.count(table.purged), table.trainFirst?.description ?? "",
          table.trainLast?.description ?? "", table.testFirst?.description ?? "",
          table.testLast?.description ?? "", table.floor ?? "",
          number.significant(table.floorLoss), number.significant(table.recalibratedFloorLoss),
          table.error ?? "",
        ]
      })
  }
}
