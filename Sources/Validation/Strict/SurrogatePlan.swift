/// How the score of a table is moved against its days in each of the 200 surrogate runs.
///
/// Long tables use distinct circular shifts, which keep the whole memory of the score. Shorter ones
/// have not enough distinct shifts and permute 14-row blocks, which keeps only part of it: their
/// share is approximate.
///
/// - Source: spec/decisions.md B 9.
///
///     SurrogatePlan(rows: 60).isApproximate   // true: 319 rows are needed for shifts
package struct SurrogatePlan: Sendable {
  package static let runs = 200
  package static let blockRows = 14

  private static let shortestShift = 60

  package let rows: Int
  /// Distinct shifts of 60...rows − 60 in drawn order; empty when blocks are permuted.
  package let shifts: [Int]
  /// Block orders, each a permutation of the consecutive blocks; empty when rows are shifted.
  package let orders: [[Int]]

  package init(rows: Int, seed: UInt64 = ProtocolRandom.defaultSeed) {
    precondition(rows >= 1, "a plan needs at least one row")
    self.rows = rows
    var random = ProtocolRandom(seed: seed)
    let possible = rows - 2 * Self.shortestShift + 1
    if possible >= Self.runs {
      var candidates = Array(Self.shortestShift...(rows - Self.shortestShift))
      random.shuffle(&candidates, chosen: Self.runs)
      shifts = Array(candidates[..<Self.runs])
      orders = []
    } else {
      let blocks = (rows + Self.blockRows - 1) / Self.blockRows
      shifts = []
      orders = (0..<Self.runs).map { _ in
        var order = Array(0..<blocks)
        random.shuffle(&order)
        return order
      }
    }
  }

  package var count: Int { Self.runs }
  package var isApproximate: Bool { shifts.isEmpty }

  /// The row whose score each row gets in run `run`.
  package func sources(_ run: Int) -> [Int] {
    if !isApproximate { return (0..<rows).map { ($0 + shifts[run]) % rows } }
    return orders[run].flatMap { block in
      (block * Self.blockRows)..<min(rows, (block + 1) * Self.blockRows)
    }
  }

  /// The score of run `run`.
  package func surrogate(_ run: Int, of score: [Double]) -> [Double] {
    precondition(score.count == rows, "the plan was made for another number of rows")
    if isApproximate { return sources(run).map { score[$0] } }
    return Array(score[shifts[run]...]) + score[..<shifts[run]]
  }
}
