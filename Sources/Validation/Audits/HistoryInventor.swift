import Scoring

/// Draws invented histories: at random, or close to one that exists.
struct HistoryInventor {
  private var random: ProtocolRandom

  init(seed: UInt64) { random = ProtocolRandom(seed: seed) }

  /// A history in which every input was changed once.
  mutating func invent(_ identity: FormulaIdentity) -> InventedHistory {
    var history = InventedHistory(identity)
    for index in history.tracks.indices { change(&history, track: index) }
    history.lateDays = lateDays(history)
    history.holes = [0, 0, 0, 0.6 * random.uniform()][random.index(below: 4)]
    return history
  }

  /// A history that differs in one or two numbers.
  mutating func neighbour(of history: InventedHistory) -> InventedHistory {
    var next = history
    for _ in 0..<1 + random.index(below: 2) {
      let index = random.index(below: next.tracks.count + 1)
      if index < next.tracks.count {
        change(&next, track: index)
      } else {
        next.lateDays = lateDays(next)
      }
    }
    return next
  }

  /// An ordinary history at other levels, at most two SD from the usual ones.
  mutating func ordinary(_ identity: FormulaIdentity) -> InventedHistory {
    var history = InventedHistory(identity)
    for index in history.tracks.indices {
      let sd = InventedHistory.usual(history.tracks[index].column).sd
      let shift = (4 * random.uniform() - 2) * sd
      history.tracks[index].usual += shift
      history.tracks[index].late += shift
    }
    return history
  }

  /// A person who has been badly off for the whole history: every signal most of the way to the bad
  /// end of its plausible range.
  mutating func poorly(_ identity: FormulaIdentity) -> InventedHistory {
    var history = InventedHistory(identity)
    let severity = 0.6 + 0.4 * random.uniform()
    for index in history.tracks.indices {
      guard case .signal(let signal) = history.tracks[index].column,
        let plausible = signal.plausible
      else { continue }
      let (level, sd) = Probe.usual(signal)
      let sign = Probe.illnessSign(signal)
      let end = sign < 0 ? plausible.lowerBound : sign > 0 ? plausible.upperBound : level
      history.tracks[index].usual = level + severity * (end - level)
      history.tracks[index].late = history.tracks[index].usual
      history.tracks[index].wobble = sd * [0.1, 0.5, 1][random.index(below: 3)]
    }
    return history
  }

  private mutating func change(_ history: inout InventedHistory, track index: Int) {
    let column = history.tracks[index].column
    switch random.index(below: 12) {
    case 8, 9: history.tracks[index].usual += nudge(column)
    case 10, 11: history.tracks[index].late += nudge(column)
    case 0, 1: history.tracks[index].usual = level(column)
    case 2, 3: history.tracks[index].late = level(column)
    case 4:
      history.tracks[index].usual = level(column)
      history.tracks[index].late = level(column)
    case 5: history.tracks[index].wobble = wobble(column)
    case 6: history.tracks[index].lateWobble = wobble(column)
    default:
      let choices = [0, 0, 1, 7, history.dayCount / 2, history.dayCount - 2, history.dayCount]
      history.tracks[index].silent = choices[random.index(below: choices.count)]
    }
  }

  /// Levels near the usual one, anywhere plausible, at the ends, and far outside.
  private mutating func level(_ column: AuditedColumn) -> Double {
    let (usual, sd) = InventedHistory.usual(column)
    var low = usual - 20 * sd
    var high = usual + 20 * sd
    if case .signal(let signal) = column, let plausible = signal.plausible {
      low = plausible.lowerBound
      high = plausible.upperBound
    }
    switch random.index(below: 8) {
    case 0, 1: return usual + sd * random.normal()
    case 2: return usual + 4 * sd * random.normal()
    case 3: return low
    case 4: return high
    case 5: return [0, 10 * high, 1000 * high][random.index(below: 3)]
    default: return low + (high - low) * random.uniform()
    }
  }

  /// A small step, so that a climb ends at an end instead of near it.
  private mutating func nudge(_ column: AuditedColumn) -> Double {
    InventedHistory.usual(column).sd * [0.01, 0.1, 1][random.index(below: 3)] * random.normal()
  }

  private mutating func wobble(_ column: AuditedColumn) -> Double {
    InventedHistory.usual(column).sd * [0, 0.001, 0.1, 1, 4][random.index(below: 5)]
  }

  private mutating func lateDays(_ history: InventedHistory) -> Int {
    let choices = [1, 2, 3, 7, 14, history.dayCount / 2, history.dayCount]
    return min(history.dayCount, choices[random.index(below: choices.count)])
  }
}
