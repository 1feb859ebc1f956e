/// Centred sums of products of floor, score and target over training rows.
///
/// They are all that least squares with two columns needs, and add up over people.
///
/// - Source: spec/decisions.md B 4.
package struct CrossProducts: Equatable, Sendable {
  package var rows: Int
  package var floorFloor: Double
  package var floorTarget: Double
  package var scoreScore: Double
  package var floorScore: Double
  package var scoreTarget: Double

  package static let zero = CrossProducts(
    rows: 0, floorFloor: 0, floorTarget: 0, scoreScore: 0, floorScore: 0, scoreTarget: 0)

  package init(
    rows: Int, floorFloor: Double, floorTarget: Double, scoreScore: Double, floorScore: Double,
    scoreTarget: Double
  ) {
    self.rows = rows
    self.floorFloor = floorFloor
    self.floorTarget = floorTarget
    self.scoreScore = scoreScore
    self.floorScore = floorScore
    self.scoreTarget = scoreTarget
  }

  package static func += (sum: inout CrossProducts, other: CrossProducts) {
    sum.rows += other.rows
    sum.floorFloor += other.floorFloor
    sum.floorTarget += other.floorTarget
    sum.scoreScore += other.scoreScore
    sum.floorScore += other.floorScore
    sum.scoreTarget += other.scoreTarget
  }

  /// The slope of the target on the floor alone; 0 when the floor does not vary.
  package var floorSlope: Double { floorFloor == 0 ? 0 : floorTarget / floorFloor }

  /// The minimum-norm slopes of the target on floor and score.
  ///
  /// A column that does not vary gets 0. Two columns with squared correlation above 1 − 1e-12 are
  /// one column: both share its effect equally, in units of their standard deviations.
  package var slopes: BorrowedSlopes {
    if floorFloor == 0 || scoreScore == 0 {
      return BorrowedSlopes(
        floor: floorSlope, score: scoreScore == 0 ? 0 : scoreTarget / scoreScore,
        rankDeficient: true)
    }
    let floorScale = (floorFloor / Double(rows)).squareRoot()
    let scoreScale = (scoreScore / Double(rows)).squareRoot()
    let correlation = floorScore / (Double(rows) * floorScale * scoreScale)
    let floorEffect = floorTarget / (Double(rows) * floorScale)
    let scoreEffect = scoreTarget / (Double(rows) * scoreScale)
    let rest = 1 - correlation * correlation
    if rest < 1e-12 {
      let sign: Double = correlation < 0 ? -1 : 1
      let half = (floorEffect + sign * scoreEffect) / 4
      return BorrowedSlopes(
        floor: half / floorScale, score: sign * half / scoreScale, rankDeficient: true)
    }
    return BorrowedSlopes(
      floor: (floorEffect - correlation * scoreEffect) / rest / floorScale,
      score: (scoreEffect - correlation * floorEffect) / rest / scoreScale,
      rankDeficient: false)
  }
}

/// Slopes of the target on floor and score, learnt from other people.
package struct BorrowedSlopes: Equatable, Sendable {
  package let floor: Double
  package let score: Double
  /// Whether the other people's rows did not determine both slopes.
  package let rankDeficient: Bool

  package init(floor: Double, score: Double, rankDeficient: Bool) {
    self.floor = floor
    self.score = score
    self.rankDeficient = rankDeficient
  }
}
