import Scoring
import Testing
import Validation

@Suite("borrowed slopes")
struct BorrowedSlopesTests {
  private func products(_ floor: [Double], _ score: [Double], _ target: [Double]) -> CrossProducts {
    var sum = CrossProducts.zero
    sum.rows = floor.count
    for row in floor.indices {
      sum.floorFloor += floor[row] * floor[row]
      sum.floorTarget += floor[row] * target[row]
      sum.scoreScore += score[row] * score[row]
      sum.floorScore += floor[row] * score[row]
      sum.scoreTarget += score[row] * target[row]
    }
    return sum
  }

  private func centred(_ count: Int, _ random: inout ProtocolRandom) -> [Double] {
    let values = (0..<count).map { _ in Double(random.index(below: 1000)) / 100 }
    let center = Spread.mean(values)
    return values.map { $0 - center }
  }

  /// The LAPACK route in the units of the columns.
  private func leastSquares(
    _ floor: [Double], _ score: [Double], _ target: [Double]
  ) -> (floor: Double, score: Double) {
    let model = LeastSquares().fit([floor, score], target: target, trainCount: floor.count)
    return (
      model.coefficients[1] / model.scales[0].scale, model.coefficients[2] / model.scales[1].scale
    )
  }

  @Test("cross-products give the slopes of LAPACK's minimum-norm least squares")
  func agreesWithLAPACK() {
    var random = ProtocolRandom()
    for _ in 0..<50 {
      let floor = centred(40, &random)
      let noise = centred(40, &random)
      let target = centred(40, &random)
      let zero = [Double](repeating: 0, count: 40)
      let scores = [
        noise, floor, floor.map { -3 * $0 }, zero, zip(floor, noise).map { $0 + 0.01 * $1 },
      ]
      for score in scores {
        let slopes = products(floor, score, target).slopes
        let expected = leastSquares(floor, score, target)
        #expect(abs(slopes.floor - expected.floor) <= 1e-8 * max(1, abs(expected.floor)))
        #expect(abs(slopes.score - expected.score) <= 1e-8 * max(1, abs(expected.score)))
      }
    }
  }

  @Test("a score that is the floor turned over shares its effect with the other sign")
  func opposite() {
    let slopes = products([-1, 0, 1], [2, 0, -2], [-1, 0, 1]).slopes
    #expect(abs(slopes.floor - 0.5) < 1e-12 && abs(slopes.score + 0.25) < 1e-12)
    #expect(slopes.rankDeficient)
  }

  @Test("a floor that does not vary has slope 0 and leaves the score its own")
  func constantFloor() {
    let slopes = products([0, 0, 0], [-1, 0, 1], [-2, 0, 2]).slopes
    #expect(slopes == BorrowedSlopes(floor: 0, score: 2, rankDeficient: true))
  }

  @Test("nine people lend nothing")
  func ninePeople() {
    let rows = TableRows(
      target: [1, 2, 3], floor: [1, 1, 1], isEvent: false, trainCount: 2, firstTest: 2)
    let person = BorrowedTable.Person(rows: rows, score: [1, 2, 3])
    #expect(BorrowedTable(Array(repeating: person, count: 9)) == nil)
    #expect(BorrowedTable(Array(repeating: person, count: 10)) != nil)
  }
}
