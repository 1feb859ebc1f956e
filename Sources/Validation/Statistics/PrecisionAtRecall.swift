/// How precise the highest scores are when they catch a given share of the events.
package struct PrecisionAtRecall: Equatable, Sendable {
  /// Share of events among the flagged rows; nil without any event.
  package let precision: Double?
  /// Number of events among the flagged rows.
  package let captured: Int

  package init(precision: Double?, captured: Int) {
    self.precision = precision
    self.captured = captured
  }

  /// Precision over the base rate; nil when either is unknown or the rate is not above zero.
  package func lift(baseRate: Double?) -> Double? {
    guard let precision, let baseRate, baseRate > 0 else { return nil }
    return precision / baseRate
  }
}

/// Flags rows from the highest score downwards until `recall` of the events are caught.
///
/// Rows of equal score enter together, so the order of the rows never matters.
///
/// - Parameters:
///   - scores: finite numbers, higher = an event is more likely.
///   - events: one truth per score.
///   - recall: the share of events to catch, above 0 and at most 1.
/// - Complexity: O(rows · log rows).
/// - Source: spec/validation.md §7.
///
///     precisionAtRecall([0.9, 0.1], events: [true, false])   // precision 1, captured 1
package func precisionAtRecall(
  _ scores: [Double], events: [Bool], recall: Double = 0.5
) -> PrecisionAtRecall {
  let ranks = DescendingGroups(scores)
  var flagged = [Int](repeating: 0, count: ranks.count)
  var captured = flagged
  for row in events.indices {
    flagged[ranks.group[row]] += 1
    if events[row] { captured[ranks.group[row]] += 1 }
  }
  return precisionAtRecall(
    flagged: flagged, captured: captured, events: events.count { $0 }, recall: recall)
}

/// The bootstrap interval of `precisionAtRecall`: events and other rows are drawn separately.
///
/// Results without a precision are dropped, so their number may shrink.
///
/// - Returns: nil when a class is missing.
/// - Complexity: O(iterations × rows): the rows are grouped by score once, not per iteration.
/// - Source: spec/validation.md §8.
package func stratifiedBootstrap(
  _ scores: [Double], events: [Bool], recall: Double = 0.5, iterations: Int = 1000,
  seed: UInt64 = ProtocolRandom.defaultSeed
) -> Interval? {
  let ranks = DescendingGroups(scores)
  let positives = events.indices.filter { events[$0] }.map { ranks.group[$0] }
  let negatives = events.indices.filter { !events[$0] }.map { ranks.group[$0] }
  if positives.isEmpty || negatives.isEmpty { return nil }
  var random = ProtocolRandom(seed: seed)
  var results: [Double] = []
  results.reserveCapacity(iterations)
  var flagged = [Int](repeating: 0, count: ranks.count)
  var captured = flagged
  for _ in 0..<iterations {
    for group in 0..<ranks.count {
      flagged[group] = 0
      captured[group] = 0
    }
    for _ in positives.indices {
      let group = positives[random.index(below: positives.count)]
      flagged[group] += 1
      captured[group] += 1
    }
    for _ in negatives.indices {
      flagged[negatives[random.index(below: negatives.count)]] += 1
    }
    let result = precisionAtRecall(
      flagged: flagged, captured: captured, events: positives.count, recall: recall)
    if let precision = result.precision { results.append(precision) }
  }
  return Interval(bootstrapResults: results)
}

/// Walks the groups from the highest score down to the first at which enough events are caught.
private func precisionAtRecall(
  flagged: [Int], captured: [Int], events: Int, recall: Double
) -> PrecisionAtRecall {
  precondition(recall > 0 && recall <= 1, "recall is above 0 and at most 1")
  if events == 0 { return PrecisionAtRecall(precision: nil, captured: 0) }
  let wanted = recall * Double(events)
  var flaggedSum = 0
  var capturedSum = 0
  for group in flagged.indices {
    flaggedSum += flagged[group]
    capturedSum += captured[group]
    if Double(capturedSum) >= wanted { break }
  }
  return PrecisionAtRecall(
    precision: Double(capturedSum) / Double(flaggedSum), captured: capturedSum)
}

/// Rows numbered by their distinct score, 0 = the highest.
private struct DescendingGroups {
  let group: [Int]
  let count: Int

  init(_ scores: [Double]) {
    var group = [Int](repeating: 0, count: scores.count)
    var count = 0
    var last: Double?
    for row in scores.indices.sorted(by: { scores[$0] > scores[$1] }) {
      if scores[row] != last { count += 1 }
      last = scores[row]
      group[row] = count - 1
    }
    self.group = group
    self.count = count
  }
}
