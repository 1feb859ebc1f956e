import Scoring

/// What the floor of an event table scores when the labels come from shuffled days.
///
/// Labels are relative to a trailing baseline, so an AUC above 0.5 is no evidence of physiology. The
/// days' HRV and resting HR are permuted together, and with them the night, because the chronic
/// label is made of nights alone; then labels, rows, split and floor are made again.
///
/// - Source: spec/decisions.md B 9 and its reading, spec/validation.md §15.
enum NoiseControl {
  static func floorAUC(_ group: TableGroup, _ person: Int, _ series: DailySeries) -> Double? {
    var order = Array(0..<series.dayCount)
    var random = ProtocolRandom()
    random.shuffle(&order)
    var shuffled = series
    let moved: [Signal] = [
      .hrvSDNN, .hrvRMSSD, .restingHR, .sleepTotal, .sleepDeep, .sleepREM, .sleepCore,
      .sleepAwake, .sleepStaged,
    ]
    for signal in moved {
      guard let column = series.column(signal) else { continue }
      // A permutation keeps length and finiteness, so storing it cannot fail.
      try? shuffled.set(order.map { column[$0] }, for: signal)
    }
    let data = PersonData(shuffled, kinds: [group.target], ownHorizon: 1)
    let floors = data.floors(group.target)
    let common = CommonRows(
      group.target, targets: data.targets, floors: floors,
      required: group.candidates.map { $0.values[person] })
    let table = TargetTable(group.target, common, floorNames: floors.names)
    guard let rows = table.rows else { return nil }
    return EventMetrics(rows, predictions: Array(rows.floor[rows.test])).auc
  }
}
