import Scoring

/// Finds scores that carry a label before it is known, and shows what repeating a label is worth.
///
/// The label of anchor t is known at the end of t + H. A score that on day d equals the label of an
/// anchor after d − H, on 99 % of at least 10 days with the event and of 10 without, uses it too
/// early: a fault. Rare events must be met too, or any score that is mostly 0 would be accused.
/// Repeating the label of yesterday shares (H − 1)/H of the window; its AUC is reported and it is
/// excluded as a floor.
///
/// - Source: spec/validation.md §12; issue 4 point 3.
struct LabelAvailabilityAudit: Sendable {
  static let minDays = 30
  static let minDaysOfClass = 10
  static let agreement = 0.99
  static let events = TargetKind.all.filter(\.isEvent)

  let series: DailySeries
  let labels: [(kind: TargetKind, values: [Double])]

  init(_ series: DailySeries) {
    self.series = series
    let targets = PersonTargets(series)
    labels = LabelAvailabilityAudit.events.map { ($0, targets.labels($0)) }
  }

  /// The fault of one score, or nil.
  func fault(_ key: String, _ score: [Double]) -> AuditSection.Line? {
    for (kind, values) in labels {
      for offset in (1 - kind.horizon)...kind.horizon {
        guard agrees(score, values, anchorOffset: offset) else { continue }
        // A score may carry the newest known label, and labels that overlap agree by themselves.
        guard !agrees(score, values, anchorOffset: -kind.horizon) else { break }
        let early = kind.horizon + offset
        return AuditSection.Line(
          "\(key)\(AuditedScores.of(series.person)) equals the label \(kind.id) of anchor day "
            + "d\(offset == 0 ? "" : offset > 0 ? " + \(offset)" : " - \(-offset)"), "
            + "\(early) day\(early == 1 ? "" : "s") before it is known",
          isFault: true, person: series.person, score: key,
          numbers: [.init("days_early", early)])
      }
    }
    return nil
  }

  private func agrees(_ score: [Double], _ labels: [Double], anchorOffset: Int) -> Bool {
    var days = [0, 0]
    var equal = [0, 0]
    for day in score.indices {
      let anchor = day + anchorOffset
      guard labels.indices.contains(anchor), !score[day].isNaN, !labels[anchor].isNaN else {
        continue
      }
      let event = labels[anchor] == 1 ? 1 : 0
      days[event] += 1
      if score[day] == labels[anchor] { equal[event] += 1 }
    }
    return zip(days, equal).allSatisfy { days, equal in
      days >= LabelAvailabilityAudit.minDaysOfClass
        && Double(equal) >= LabelAvailabilityAudit.agreement * Double(days)
    }
  }

  /// Over people: what lagged labels say about the label of today.
  static func overlap(_ people: [LabelAvailabilityAudit]) -> [AuditSection.Line] {
    events.enumerated().compactMap { index, kind in
      func auc(lag: Int) -> Double? {
        let each = people.compactMap { person -> Double? in
          let values = person.labels[index].values
          let days = values.indices.filter {
            $0 >= lag && !values[$0].isNaN && !values[$0 - lag].isNaN
          }
          guard days.count >= minDays else { return nil }
          return areaUnderCurve(
            days.map { values[$0 - lag] }, events: days.map { values[$0] == 1 })
        }
        return each.isEmpty ? nil : Spread.mean(each)
      }
      guard let near = auc(lag: 1) else { return nil }
      let shared = WindowOverlap(horizon: kind.horizon, lag: 1).sharedFraction
      let matured = auc(lag: kind.horizon)
      return AuditSection.Line(
        "\(kind.id): yesterday's label shares \(percent(shared)) of its window and has AUC "
          + "\(decimal(near, 3)); excluded as a floor"
          + (matured.map {
            "; the newest known label, \(kind.horizon) days old, has \(decimal($0, 3))"
          } ?? ""),
        numbers: [.init("shared_window", shared), .init("auc_lag_1", near)]
          + (matured.map { [.init("auc_known", $0)] } ?? []))
    }
  }

  /// Over people: the origin's base rate, which counts labels that do not exist yet, beside the
  /// matured one.
  static func baseRates(_ people: [LabelAvailabilityAudit]) -> [AuditSection.Line] {
    events.enumerated().compactMap { index, kind in
      func auc(horizon: Int?) -> Double? {
        let each = people.compactMap { person -> Double? in
          let values = person.labels[index].values
          let rates = values.indices.map {
            eventBaseRate(
              values, at: $0, horizon: horizon,
              windowStart: Int(person.series.windowStart[$0]))
          }
          let days = values.indices.filter { !values[$0].isNaN && !rates[$0].isNaN }
          guard days.count >= minDays else { return nil }
          return areaUnderCurve(days.map { rates[$0] }, events: days.map { values[$0] == 1 })
        }
        return each.isEmpty ? nil : Spread.mean(each)
      }
      guard let ahead = auc(horizon: nil), let matured = auc(horizon: kind.horizon) else {
        return nil
      }
      return AuditSection.Line(
        "\(kind.id): event_base_rate looks ahead and has AUC \(decimal(ahead, 3)); with labels "
          + "known by then event_base_rate_matured has \(decimal(matured, 3)) and is the floor",
        numbers: [.init("auc_looks_ahead", ahead), .init("auc_matured", matured)])
    }
  }
}
