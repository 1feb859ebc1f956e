import Scoring

/// Finds stretches of at least seven days that stand in the data twice, within a person or between
/// people: a table pasted twice, one person under two names, days invented by repetition.
///
/// Two days are the same when every signal has the same bits, at least two signals have a value, and
/// the stretch is no single day repeated.
///
/// - Complexity: O(person-days × signals).
/// - Source: issue 4 point 3.
struct SampleOverlapAudit {
  static let shortest = 7

  struct Stretch: Equatable {
    var days: Int
    let first: (person: Int, day: Int)
    let second: (person: Int, day: Int)

    static func == (a: Stretch, b: Stretch) -> Bool {
      a.days == b.days && a.first == b.first && a.second == b.second
    }
  }

  /// By person and day of the second appearance.
  let stretches: [Stretch]

  init(_ people: [DailySeries]) {
    var seen: [[UInt64]: (person: Int, day: Int)] = [:]
    var found: [Stretch] = []
    for (person, series) in people.enumerated() {
      let days = SampleOverlapAudit.fingerprints(series)
      guard days.count >= SampleOverlapAudit.shortest else { continue }
      for start in 0...days.count - SampleOverlapAudit.shortest {
        let window = days[start..<start + SampleOverlapAudit.shortest]
        if window.contains(nil) || window.allSatisfy({ $0 == window.first! }) { continue }
        let key = window.map { $0! }
        guard let earlier = seen[key] else {
          seen[key] = (person, start)
          continue
        }
        if let last = found.last, last.second.person == person,
          last.second.day + last.days - SampleOverlapAudit.shortest + 1 == start,
          last.first.person == earlier.person,
          last.first.day + last.days - SampleOverlapAudit.shortest + 1 == earlier.day
        {
          found[found.count - 1].days += 1
        } else {
          found.append(
            Stretch(
              days: SampleOverlapAudit.shortest, first: earlier, second: (person, start)))
        }
      }
    }
    stretches = found
  }

  /// One number per day that is equal for equal days; nil for a day with fewer than two values.
  private static func fingerprints(_ series: DailySeries) -> [UInt64?] {
    let columns = series.signals.map { ($0, series.values($0)) }
    return (0..<series.dayCount).map { day in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      var present = 0
      for (signal, values) in columns where !values[day].isNaN {
        present += 1
        for word in [UInt64(signal.rawValue), values[day].bitPattern] {
          hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
          hash ^= hash >> 29
        }
      }
      return present < 2 ? nil : hash
    }
  }

  func lines(_ people: [DailySeries]) -> [AuditSection.Line] {
    stretches.map { stretch in
      let first = people[stretch.first.person]
      let second = people[stretch.second.person]
      let from = first.day(stretch.first.day)
      let to = second.day(stretch.second.day)
      let place = first.person == second.person ? "" : "\(AuditedScores.of(first.person)) and"
      return AuditSection.Line(
        "\(stretch.days) days from \(from)\(place) from \(to)\(AuditedScores.of(second.person)) "
          + "are identical in every signal",
        person: second.person, day: to, numbers: [.init("days", stretch.days)])
    }
  }
}
