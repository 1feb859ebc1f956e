import Scoring

/// One naive baseline held against `ewma_45d` on a primary target, on the rows of the table.
///
/// The paired difference is loss of `ewma_45d` minus loss of the challenger, so a positive mean says
/// that the challenger is nearer.
///
/// - Source: spec/decisions.md C, "Floor against floor".
public struct FloorTest: Sendable {
  public static let floor = TrailingFloors.Kind.ewma45.name

  /// nil = over people.
  public let person: String?
  public let target: String
  public let challenger: String
  /// People with a table.
  public let people: Int
  public let testRows: Int
  /// Exact; p and its adjustment pass through libm.
  public let meanDifference: Double
  public let p: Double?
  /// Holm over the challengers of this target and person.
  public fileprivate(set) var pHolm: Double?

  /// The challenger is significantly nearer than `ewma_45d`.
  public var beaten: Bool { meanDifference > 0 && (pHolm ?? 1) < 0.05 }
}

extension FloorTest {
  /// Every challenger of every person with a table, then over people; none where `ewma_45d` is no
  /// baseline of the target.
  static func all(_ group: TableGroup, _ people: [DailySeries]) -> [FloorTest] {
    let present = group.withTable
    guard group.target.isPrimary, !group.target.isEvent, let first = present.first else { return [] }
    let names = group.tables[first].floorNames
    guard let own = names.firstIndex(of: floor) else { return [] }
    let challengers = names.indices.filter { $0 != own }
    let differences = present.map { person in
      challengers.map { group.tables[person].differences(floor: own, challenger: $0) }
    }
    var tests: [FloorTest] = []
    for (index, person) in present.enumerated() {
      tests += adjusted(
        challengers.indices.map { challenger in
          let values = differences[index][challenger]
          return FloorTest(
            person: people[person].person, target: group.target.id,
            challenger: names[challengers[challenger]], people: 1, testRows: values.count,
            cosineTest(values))
        })
    }
    if present.count > 1 {
      tests += adjusted(
        challengers.indices.map { challenger in
          FloorTest(
            person: nil, target: group.target.id, challenger: names[challengers[challenger]],
            people: present.count,
            testRows: differences.reduce(0) { $0 + $1[challenger].count },
            peopleTest(differences.map { Spread.mean($0[challenger]) }))
        })
    }
    return tests
  }

  private init(
    person: String?, target: String, challenger: String, people: Int, testRows: Int,
    _ test: MeanTest
  ) {
    self.init(
      person: person, target: target, challenger: challenger, people: people,
      testRows: testRows, meanDifference: test.mean, p: test.p)
  }

  private static func adjusted(_ tests: [FloorTest]) -> [FloorTest] {
    zip(tests, holmAdjusted(tests.map(\.p))).map { test, p in
      var test = test
      test.pHolm = p
      return test
    }
  }
}

extension TargetTable {
  /// Loss of one baseline minus loss of another, per test row.
  fileprivate func differences(floor: Int, challenger: Int) -> [Double] {
    let rows = rows!
    return rows.test.map { row in
      rows.loss(floorColumns[floor][row], row: row)
        - rows.loss(floorColumns[challenger][row], row: row)
    }
  }
}
