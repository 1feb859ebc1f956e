import Scoring

/// The computed entries of a group: `[candidate][role] → per person`, nil where not computed.
///
/// - Source: spec/decisions.md B 4-9.
package struct GroupEntries: Sendable {
  package let entries: [[Role: [TableEntry?]]]

  package init(_ group: TableGroup, people: Int, threads: Int?, step: @Sendable () -> Void) {
    let present = group.withTable
    // One task a person: the surrogate plan of a table serves all its entries.
    let single = concurrentMap(present.count, threads: threads) { index -> [[Role: TableEntry]] in
      let table = group.tables[present[index]]
      let rows = table.rows!
      let plan = SurrogatePlan(rows: rows.count)
      let computed = group.candidates.map { candidate -> [Role: TableEntry] in
        let score = table.scores(candidate.values[present[index]])
        var byRole: [Role: TableEntry] = [:]
        for role in group.roles(candidate, people: people) where role != .borrowed {
          if role != .asIs && rows.trainCount < TableEntry.minTrainingRows { continue }
          byRole[role] = TableEntry(single: role, table, score: score, plan: plan)
        }
        return byRole
      }
      step()
      return computed
    }
    let borrowed = concurrentMap(group.candidates.count, threads: threads) { index in
      people > 1 ? GroupEntries.borrowed(group, group.candidates[index], present) : []
    }
    entries = group.candidates.indices.map { candidate in
      var byRole: [Role: [TableEntry?]] = [:]
      for role in group.roles(group.candidates[candidate], people: people) {
        var perPerson = [TableEntry?](repeating: nil, count: group.tables.count)
        for (index, person) in present.enumerated() {
          perPerson[person] =
            role == .borrowed
            ? borrowed[candidate].isEmpty ? nil : borrowed[candidate][index]
            : single[index][candidate][role]
        }
        byRole[role] = perPerson
      }
      return byRole
    }
  }

  /// Entries of everybody with a table, or none for fewer than ten people.
  private static func borrowed(_ group: TableGroup, _ candidate: Candidate, _ present: [Int])
    -> [TableEntry]
  {
    let people = present.map { person in
      let table = group.tables[person]
      return BorrowedTable.Person(
        rows: table.rows!, score: table.scores(candidate.values[person]))
    }
    guard let table = BorrowedTable(people) else { return [] }
    let plans = people.map { SurrogatePlan(rows: $0.rows.count) }
    let means = table.surrogateMeans(plans: plans)
    return table.entries().enumerated().map { index, entry in
      TableEntry(
        entry.outcome, days: group.tables[present[index]].testDays,
        surrogateMeans: means.map { $0[index] }, approximate: plans[index].isApproximate,
        rankDeficient: entry.slopes.rankDeficient,
        coefficients: [entry.slopes.floor, entry.slopes.score])
    }
  }
}
