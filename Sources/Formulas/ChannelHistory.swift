import Scoring

/// The samples of a run of days, one contiguous run a channel, to take monthly baselines from.
///
/// Consecutive days share 29 of their 30 days of samples: they are laid out once, and a baseline reads
/// them in place.
///
/// - Missing data: a sample that is not finite is left out.
/// - Complexity: O(samples) to build; O(samples of the window) a baseline, without allocation.
/// - Source: spec/formulas.md §1.2.
struct ChannelHistory {
  private struct Run {
    var minutes: [Double] = []
    var values: [Double] = []
    /// Where each day begins, and one past the last.
    var starts = [0]
  }

  /// By place in `ChannelBaseline.Channel.allCases`.
  private let runs: [Run]

  init(_ days: [HeartRateDay]) {
    runs = ChannelBaseline.Channel.allCases.map { channel in
      var run = Run()
      for day in days {
        for sample in day.samples(channel) where sample.value.isFinite {
          run.minutes.append(sample.minute)
          run.values.append(sample.value)
        }
        run.starts.append(run.values.count)
      }
      return run
    }
  }

  /// What is usual on a channel before a day, from the days `past` that end just before it.
  ///
  /// - Parameters:
  ///   - past: places in the days of this history.
  ///   - scratch: storage to reuse from day to day.
  func baseline(
    _ channel: ChannelBaseline.Channel, past: Range<Int>, scratch: inout [Double]
  ) -> ChannelBaseline {
    let run = runs[ChannelBaseline.Channel.allCases.firstIndex(of: channel)!]
    let oldest = Double(ChannelBaseline.defaultWindow) * 24
    var newest = Double.infinity
    scratch.removeAll(keepingCapacity: true)
    for place in past {
      let midnight = Double(past.upperBound - place) * AwakeWindow.day
      for index in run.starts[place]..<run.starts[place + 1] {
        let age = (midnight - run.minutes[index]) / 60
        guard age > 0 && age <= oldest else { continue }
        newest = min(newest, age)
        scratch.append(run.values[index])
      }
    }
    return ChannelBaseline(
      channel, values: &scratch, newestAge: newest.isFinite ? newest : nil)
  }
}
