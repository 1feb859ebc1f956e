import Scoring

/// Looks for the lowest and highest value that each output of a formula can reach.
///
/// First many random histories, then for every end of a declared range a climb from the best of
/// them, changing one or two numbers at a time. The random numbers are fixed, so the answer is too.
///
/// - Complexity: at most `draws` + 2 · `steps` scorings of one day for each declared range.
struct RangeSearch {
  static let draws = 400
  static let steps = 600

  let formula: any Formula
  private let noise: InventedNoise
  private var inventor = HistoryInventor(seed: ProtocolRandom.defaultSeed)
  /// Lowest and highest value seen, per output, with the history that gave it.
  private(set) var reached: [(low: Double, high: Double)]
  private var best: [(low: InventedHistory, high: InventedHistory)]
  /// Whether every value seen of an output was a whole number.
  private(set) var whole: [Bool]
  private(set) var scorings = 0

  init(_ formula: any Formula) {
    self.formula = formula
    let start = InventedHistory(formula.identity)
    noise = InventedNoise(start, seed: 5)
    let outputs = formula.identity.outputs.count
    reached = Array(repeating: (.infinity, -.infinity), count: outputs)
    best = Array(repeating: (start, start), count: outputs)
    whole = Array(repeating: true, count: outputs)
  }

  /// Adds the values of a table somebody else scored.
  mutating func include(_ table: ScoreTable) {
    for column in reached.indices {
      for day in table.days { note(table.value(day: day, column: column), column, nil) }
    }
  }

  mutating func run() throws(ScoringError) {
    for _ in 0..<RangeSearch.draws { try visit(inventor.invent(formula.identity)) }
    for (column, output) in formula.identity.outputs.enumerated() {
      guard let range = output.range, output.kind == .number else { continue }
      try climb(column) { $0.low <= range.lowerBound }
      try climb(column, up: true) { $0.high >= range.upperBound }
    }
  }

  /// Whether the ends of a declared range were reached, to within one rounding unit: less than 1
  /// for whole numbers, else less than a hundredth of the range.
  func reaches(_ range: ClosedRange<Double>, column: Int) -> Bool {
    let unit = whole[column] ? 1 : (range.upperBound - range.lowerBound) / 100
    return reached[column].low - range.lowerBound < unit
      && range.upperBound - reached[column].high < unit
  }

  private mutating func climb(
    _ column: Int, up: Bool = false, until done: ((low: Double, high: Double)) -> Bool
  ) throws(ScoringError) {
    var current = up ? best[column].high : best[column].low
    var value = up ? reached[column].high : reached[column].low
    for _ in 0..<RangeSearch.steps where !done(reached[column]) {
      let next = inventor.neighbour(of: current)
      let found = try visit(next)[column]
      // Equal is accepted too: it lets the search walk along a plateau.
      if up ? found >= value : found <= value {
        current = next
        value = found
      }
    }
  }

  /// Scores the last day of a history and notes what it reaches.
  @discardableResult
  private mutating func visit(_ history: InventedHistory) throws(ScoringError) -> [Double] {
    scorings += 1
    let last = history.dayCount - 1
    let table = try formula.score(history.series(noise: noise), days: last..<last + 1)
    for column in reached.indices { note(table.values[column], column, history) }
    return table.values
  }

  private mutating func note(_ value: Double, _ column: Int, _ history: InventedHistory?) {
    guard !value.isNaN else { return }
    if value != value.rounded() { whole[column] = false }
    if value < reached[column].low {
      reached[column].low = value
      if let history { best[column].low = history }
    }
    if value > reached[column].high {
      reached[column].high = value
      if let history { best[column].high = history }
    }
  }
}
