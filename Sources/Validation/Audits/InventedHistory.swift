import Scoring

/// A history told in a few numbers per input: a usual level, a late level for the newest days, how
/// much the days wobble, and how long the input has been silent.
///
/// What a score of the last day can reach depends on little else, so a search over these numbers
/// finds the ends of its range.
struct InventedHistory {
  struct Track {
    let column: AuditedColumn
    var usual: Double
    var late: Double
    /// SD of the usual days; the late days do not wobble when `lateWobble` is 0.
    var wobble: Double
    var lateWobble: Double
    /// Newest days without a value.
    var silent = 0
  }

  let dayCount: Int
  var lateDays: Int
  /// Share of the days before the last on which nothing was measured.
  var holes = 0.0
  var tracks: [Track]

  /// The declared inputs of a formula at their usual levels.
  init(_ identity: FormulaIdentity) {
    dayCount = identity.memory + 2
    lateDays = 1
    var columns: [AuditedColumn] = []
    for input in identity.inputs.all {
      switch input {
      case .hrv: columns.append(.signal(.hrvSDNN))
      case .signal(let signal): columns.append(.signal(signal))
      }
    }
    // Samples are invented only for a formula that reads nothing else: making and reading them costs a
    // thousand times what a daily column does, and the daily columns reach the same ranges.
    if identity.inputs.intraday && columns.isEmpty {
      columns = Intraday.Channel.allCases.map { .samples($0) }
    }
    tracks = columns.map { column in
      let (level, sd) = InventedHistory.usual(column)
      return Track(column: column, usual: level, late: level, wobble: sd, lateWobble: 0)
    }
  }

  /// Level and SD of a column; samples are told as a shift of an ordinary day.
  static func usual(_ column: AuditedColumn) -> (level: Double, sd: Double) {
    switch column {
    case .signal(let signal): Probe.usual(signal)
    default: (0, 4)
    }
  }

  func series(noise: InventedNoise) -> DailySeries {
    var series = Probe.empty(days: dayCount)
    let firstLate = dayCount - lateDays
    for (index, track) in tracks.enumerated() {
      func value(_ day: Int) -> Double {
        if day >= dayCount - track.silent || noise.isHole(day, share: holes) { return .nan }
        let wobble = noise.normals[index][day]
        return day < firstLate
          ? track.usual + track.wobble * wobble : track.late + track.lateWobble * wobble
      }
      switch track.column {
      case .signal(let signal):
        // Noise may not take hours or beats below what is possible; far above it may.
        let floor = signal.plausible?.lowerBound ?? -.greatestFiniteMagnitude
        series.store(
          (0..<dayCount).map { day in
            let value = value(day)
            return value < floor ? floor : value
          }, for: signal)
      case .samples(let channel):
        var intraday = series.intraday ?? noise.intraday ?? Intraday()
        for day in 0..<dayCount {
          let shift = value(day)
          let samples = shift.isNaN ? [] : intraday.samples(channel, day: day)
          intraday.days[day]?.samples[channel] = samples.map {
            .init(minute: $0.minute, value: max(1, $0.value + shift))
          }
        }
        series.intraday = intraday
      case .asleep, .label, .score, .target: break
      }
    }
    return series
  }
}

/// The noise of invented histories, drawn once, so that two histories differ only in what they tell.
struct InventedNoise {
  let normals: [[Double]]
  let intraday: Intraday?
  private let uniforms: [Double]

  init(_ history: InventedHistory, seed: UInt64) {
    var random = ProtocolRandom(seed: seed)
    normals = history.tracks.map { _ in
      (0..<history.dayCount).map { _ in random.normal() }
    }
    uniforms = (0..<history.dayCount).map { _ in random.uniform() }
    let readsSamples = history.tracks.contains {
      if case .samples = $0.column { true } else { false }
    }
    intraday =
      readsSamples
      ? Probe.dense(days: history.dayCount, seed: seed, intradayDays: history.dayCount).intraday : nil
  }

  /// Whether nothing was measured on a day; the last day is never a hole.
  func isHole(_ day: Int, share: Double) -> Bool {
    day < uniforms.count - 1 && uniforms[day] < share
  }
}
