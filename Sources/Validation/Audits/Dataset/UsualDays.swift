import Scoring

/// What is usual for one series before a day: weekly rhythm, memory from day to day, level, spread.
///
/// Level and spread come from the 60 eligible days before; the rhythm and the AR(1) coefficient,
/// which need more days, from up to 180. Weekday effects are shrunk by how much of them could be
/// chance, so that a series without a rhythm gets none.
///
/// - Complexity: O(180), no libm.
struct UsualDays: Sendable {
  static let levelDays = 60
  static let shapeDays = 180
  /// Above this the coefficient could not be told from a wandering level.
  static let mostMemory = 0.6

  let level: Double
  /// Spread of the series around level and rhythm.
  let spread: Double
  /// Correlation of a day with the calendar day before, 0...0.6.
  let memory: Double
  let rhythm: [Double]

  /// - Parameters:
  ///   - values: eligible values in day order.
  ///   - days: their day numbers.
  ///   - end: the first value that does not count.
  ///   - start: the first value that may count; at least 60 lie between.
  /// - Returns: nil for a series without spread.
  init?(_ values: [Double], days: [Int], before end: Int, from start: Int) {
    precondition(end - start >= UsualDays.levelDays, "60 eligible days are needed")
    let shape = max(start, end - UsualDays.shapeDays)..<end
    let recent = end - UsualDays.levelDays..<end
    let (rhythm, shrink) = UsualDays.rhythm(values, days, shape)
    let memory = UsualDays.memory(values, days, shape, rhythm)
    var sum = 0.0
    for index in recent { sum += values[index] - rhythm[days[index] % 7] }
    let level = sum / Double(recent.count)
    var squares = 0.0
    for index in recent {
      let now = values[index] - level - rhythm[days[index] % 7]
      if index == recent.lowerBound {
        squares += now * now
        continue
      }
      let before = values[index - 1] - level - rhythm[days[index - 1] % 7]
      let carried = UsualDays.power(memory, days[index] - days[index - 1])
      let fresh = now - carried * before
      squares += fresh * fresh / (1 - carried * carried)
    }
    // One degree for the level; the rhythm's six and the memory's one were spent on `shape`.
    let share = Double(recent.count) / Double(shape.count)
    let degrees = Double(recent.count) - 1 - (6 * shrink + 1) * share
    let spread = (squares / degrees).squareRoot()
    guard spread > 1e-9 * max(1, abs(level)) else { return nil }
    self.rhythm = rhythm
    self.memory = memory
    self.level = level
    self.spread = spread
  }

  /// What is new on a day, in standard deviations of what is new on an ordinary day.
  func surprise(_ values: [Double], days: [Int], at index: Int) -> Double {
    let now = values[index] - level - rhythm[days[index] % 7]
    let before = values[index - 1] - level - rhythm[days[index - 1] % 7]
    let carried = UsualDays.power(memory, days[index] - days[index - 1])
    return (now - carried * before) / ((1 - carried * carried).squareRoot() * spread)
  }

  /// How much the sum of `count` surprises spreads beyond √count because the level is an estimate.
  ///
  /// A level wrong by δ moves every surprise by δ·√((1 − φ)/(1 + φ)), and the mean of 60 days has the
  /// variance (1 + φ)/(1 − φ)/60: together count/60, whatever φ is.
  static func inflation(count: Int) -> Double {
    (1 + Double(count) / Double(levelDays)).squareRoot()
  }

  private static func rhythm(_ values: [Double], _ days: [Int], _ range: Range<Int>)
    -> (effects: [Double], shrink: Double)
  {
    let mean = Spread.mean(values[range])
    var sums = [Double](repeating: 0, count: 7)
    var counts = [Int](repeating: 0, count: 7)
    var total = 0.0
    for index in range {
      let distance = values[index] - mean
      sums[days[index] % 7] += distance
      counts[days[index] % 7] += 1
      total += distance * distance
    }
    var between = 0.0
    var groups = 0
    for weekday in 0..<7 where counts[weekday] > 0 {
      between += sums[weekday] * sums[weekday] / Double(counts[weekday])
      groups += 1
    }
    guard between > 0, groups > 1, range.count > groups else {
      return (Array(repeating: 0, count: 7), 0)
    }
    let chance = (total - between) / Double(range.count - groups) * Double(groups - 1)
    let shrink = max(0, 1 - chance / between)
    let effects = (0..<7).map {
      counts[$0] == 0 ? 0 : shrink * sums[$0] / Double(counts[$0])
    }
    return (effects, shrink)
  }

  /// Lag-1 correlation over neighbouring calendar days, its small-sample bias added back.
  private static func memory(
    _ values: [Double], _ days: [Int], _ range: Range<Int>, _ rhythm: [Double]
  ) -> Double {
    let mean = Spread.mean(values[range])
    var product = 0.0
    var squares = 0.0
    var pairs = 0
    for index in range.dropFirst() where days[index] == days[index - 1] + 1 {
      let now = values[index] - mean - rhythm[days[index] % 7]
      let before = values[index - 1] - mean - rhythm[days[index - 1] % 7]
      product += now * before
      squares += (now * now + before * before) / 2
      pairs += 1
    }
    guard pairs > 5, squares > 0 else { return 0 }
    let raw = product / squares
    return min(mostMemory, max(0, raw + (1 + 3 * raw) / Double(pairs)))
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
    var result = 1.0
    // 0.6^40 is 1e-9: a longer gap carries nothing.
    for _ in 0..<min(exponent, 40) { result *= base }
    return result
  }
}
