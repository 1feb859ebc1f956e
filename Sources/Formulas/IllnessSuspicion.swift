import Scoring

/// How strongly several channels together look like the start of an illness; no diagnosis.
///
/// Channels are grouped into five categories (respiratory, autonomic, temperature, sleep, oxygen);
/// each is mild or strong. A high heart-rate load on an ordinary day that lasts is a prodrome.
///
/// - Missing data: a channel that is nil, or whose status is neither `ok` nor empty, says nothing.
/// - Source: spec/formulas.md Annex A. Whether a prodrome below RHR z 1.0 counts as the autonomic
///   category is not said there; it does here.
///
///     var signs = IllnessSigns()
///     signs.respiratoryZ = 2
///     signs.restingHRZ = 1
///     signs.temperatureZ = 1
///     IllnessSuspicion(signs).confidence       // .high
package struct IllnessSuspicion: Sendable, Equatable {
  package enum Confidence: Int, CaseIterable, Sendable, Comparable {
    case absent, low, moderate, high

    package var word: String { ["none", "low", "moderate", "high"][rawValue] }

    package static func < (a: Confidence, b: Confidence) -> Bool { a.rawValue < b.rawValue }
  }

  package enum Pattern: Int, CaseIterable, Sendable {
    case unspecific, autonomicProdrome, mixed, respiratory, oxygen

    /// Empty when nothing points anywhere.
    package var word: String {
      ["", "autonomic_prodrome", "mixed", "respiratory", "oxygen"][rawValue]
    }
  }

  package let confidence: Confidence
  package let pattern: Pattern

  package init(confidence: Confidence, pattern: Pattern) {
    self.confidence = confidence
    self.pattern = pattern
  }

  package init(_ signs: IllnessSigns) {
    let respiratory = Strength(signs.respiratoryZ, mild: 1.5, strong: 2)
    let oxygen = max(
      Strength(signs.oxygenZ.map { -$0 }, mild: 1.5, strong: 2),
      Strength(signs.oxygenDrop, mild: 0.7, strong: 1),
      signs.readingsBelow92 >= 3 ? .strong : signs.readingsBelow94 >= 2 ? .mild : .absent)
    let temperature = Strength(signs.temperatureZ, mild: 1, strong: 1.5)
    let sleep = Strength(signs.sleepZ.map { -$0 }, mild: 1, strong: 1.5)
    let prodrome = IllnessSuspicion.prodrome(signs)
    let autonomic = max(
      Strength(signs.restingHRZ, mild: 1, strong: 1.5),
      Strength(signs.hrvZ.map { -$0 }, mild: 1, strong: 1.5), prodrome)

    let all = [respiratory, autonomic, temperature, sleep, oxygen]
    let categories = all.count { $0 > .absent }
    let body = autonomic > .absent || temperature > .absent
    let breathing = respiratory > .absent
    let confounded = (signs.loadZ ?? 0) >= 1.5 && signs.activity == .high
    if signs.signatureFlag {
      confidence = .high
    } else if categories >= 3 && respiratory == .strong && body && !confounded {
      confidence = .high
    } else if breathing && (oxygen > .absent || body) {
      confidence = .moderate
    } else if signs.objectiveDays >= 2 && categories > 0 {
      confidence = .moderate
    } else if prodrome > .absent {
      confidence = .moderate
    } else if signs.saidSick && all.contains(.strong) {
      confidence = .moderate
    } else {
      confidence = categories > 0 ? .low : .absent
    }
    if confidence == .absent {
      pattern = .unspecific
    } else if prodrome > .absent && !breathing && oxygen == .absent {
      pattern = .autonomicProdrome
    } else if breathing && (oxygen > .absent || prodrome > .absent) {
      pattern = .mixed
    } else if breathing {
      pattern = .respiratory
    } else {
      pattern = oxygen > .absent ? .oxygen : .unspecific
    }
  }

  /// A high load without much activity, several days long, with a raised resting HR.
  private static func prodrome(_ signs: IllnessSigns) -> Strength {
    guard let load = signs.loadZ, load >= 2, signs.activity == .normal,
      let restingHR = signs.restingHRZ
    else { return .absent }
    let days = signs.autonomicDays
    guard (days >= 2 && restingHR >= 1) || (days >= 3 && restingHR >= 0.8) else { return .absent }
    return days >= 3 || restingHR >= 1.5 ? .strong : .mild
  }

  private enum Strength: Int, Comparable {
    case absent, mild, strong

    /// How far a value that rises with illness has come; nil is absent.
    init(_ value: Double?, mild: Double, strong: Double) {
      guard let value else {
        self = .absent
        return
      }
      self = value >= strong ? .strong : value >= mild ? .mild : .absent
    }

    static func < (a: Strength, b: Strength) -> Bool { a.rawValue < b.rawValue }
  }
}

/// What illness suspicion looks at; nil = not measured or not to be trusted that day.
package struct IllnessSigns: Sendable {
  package enum Activity: String, Sendable {
    case unknown = ""
    case normal, high
  }

  package var respiratoryZ: Double?
  package var restingHRZ: Double?
  package var hrvZ: Double?
  package var temperatureZ: Double?
  package var sleepZ: Double?
  package var oxygenZ: Double?
  /// Percentage points below usual.
  package var oxygenDrop: Double?
  package var readingsBelow94 = 0
  package var readingsBelow92 = 0
  package var loadZ: Double?
  package var activity = Activity.unknown
  /// The flag `illness_signature` of the heart-rate load stands.
  package var signatureFlag = false
  package var saidSick = false
  /// Days in a row with an objective sign.
  package var objectiveDays = 0
  /// Days in a row with the autonomic pattern.
  package var autonomicDays = 0

  package init() {}
}
