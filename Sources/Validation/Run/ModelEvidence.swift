import Scoring

extension ModelTable {
  /// One row per model of a person's table; all of them `not_in_family`.
  func evidence(person: String) -> [Evidence] {
    entries.map { candidate, entry in
      var row = Evidence(
        person: person, target: table.target, candidate: candidate, role: .model, rows: "complete")
      guard let split = table.split, let rows = table.rows else {
        row.verdict = StrictVerdict.Word.insufficientEvidence.rawValue
        row.reason = PurgedSplit.Failure.tooFewRows.rawValue
        return row
      }
      row.size(split)
      row.reference = Role.model.reference(floor: table.floorName)
      guard let entry else {
        let few = rows.trainCount < TableEntry.minTrainingRows
        row.decide(.insufficient(few ? .fewTrainingRows : .oneClass))
        return row
      }
      row.fill(entry.outcome, entry.test, entry.block, rows)
      row.rankDeficient = entry.rankDeficient
      row.penalty = entry.penalty
      row.decide(.notInFamily)
      return row
    }
  }

  /// The rows over people of one target, from everybody whose model could be fitted.
  static func pooled(_ people: [ModelTable]) -> [Evidence] {
    guard let target = people.first?.table.target else { return [] }
    return candidates(target).enumerated().compactMap { index, candidate in
      let fitted = people.filter { $0.entries[index].entry != nil }
      if fitted.isEmpty { return nil }
      let entries = fitted.map { $0.entries[index].entry! }
      var row = Evidence(
        person: nil, target: target, candidate: candidate, role: .model, rows: "complete")
      row.fill(
        PooledRow(
          entries.map {
            PooledRow.Person(
              loss: $0.outcome.loss, referenceLoss: $0.outcome.referenceLoss,
              meanDifference: $0.outcome.meanDifference, testCount: $0.test.count, p: $0.test.p)
          }),
        role: .model, floors: fitted.map(\.table.floorName))
      row.rankDeficient = entries.contains(where: \.rankDeficient)
      row.decide(.notInFamily)
      return row
    }
  }
}
