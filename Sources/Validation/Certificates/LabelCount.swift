/// How many anchor days of all people have a label, and how many of these labels are positive.
///
/// Days whose window is not observed have no label and are in neither number.
///
/// - Source: spec/decisions.md C, row "label framework".
public struct LabelCount: Sendable, Equatable {
  public let target: String
  /// People with at least one label.
  public let people: Int
  public let labelled: Int
  public let positive: Int

  init(_ kind: TargetKind, _ people: [PersonTargets]) {
    let labels = people.map { $0.labels(kind).filter { !$0.isNaN } }
    target = kind.id
    self.people = labels.count { !$0.isEmpty }
    labelled = labels.reduce(0) { $0 + $1.count }
    positive = labels.reduce(0) { $0 + $1.count { $0 == 1 } }
  }
}
