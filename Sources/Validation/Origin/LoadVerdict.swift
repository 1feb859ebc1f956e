/// Whether a stress load of day d shows in the body of day d + 1.
///
/// - Source: spec/validation.md §13, *Stress-load rubric*.
package struct LoadVerdict: Equatable, Sendable {
  package enum Word: String, Sendable {
    case validated
    case weak
    case inconclusive
    case wrongDirection = "wrong_direction"
  }

  package enum Flag: String, Sendable {
    case calibrationWeak = "calibration_weak"
    case dataQuality = "data_quality_warn"
  }

  package let word: Word
  package let flags: [Flag]

  /// - Parameters:
  ///   - hrvCorrelation: load against HRV of the next day; nil = unknown.
  ///   - hrvPairs: days behind it; below 15 the other channels decide.
  ///   - restingHRCorrelation: load against resting heart rate of the next day; nil = unknown.
  ///   - sleepVotes: how many of three sleep measures point to stress.
  ///   - sleepDays: days with sleep.
  package init(
    hrvCorrelation: Double?, hrvPairs: Int, restingHRCorrelation: Double?, sleepVotes: Int,
    sleepDays: Int
  ) {
    let heartAgrees = (restingHRCorrelation ?? 0) > 0
    guard let correlation = hrvCorrelation, hrvPairs >= 15 else {
      let votes = [heartAgrees, sleepVotes >= 2, sleepVotes == 3].count { $0 }
      let anyData = restingHRCorrelation != nil || sleepDays > 0
      word = anyData && votes >= 2 ? .weak : .inconclusive
      flags = word == .weak ? [.calibrationWeak, .dataQuality] : [.dataQuality]
      return
    }
    if correlation > 0 {
      word = .wrongDirection
      flags = []
    } else if abs(correlation) < 0.1 {
      word = .inconclusive
      flags = [.dataQuality]
    } else if correlation <= -0.3 && (heartAgrees || sleepVotes >= 2) {
      word = .validated
      flags = []
    } else {
      word = .weak
      flags = [.calibrationWeak]
    }
  }
}
