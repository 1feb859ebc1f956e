import Synchronization

/// Counts finished steps from any thread and reports the share done.
final class Meter: Sendable {
  private let done = Atomic<Int>(0)
  private let steps: Int
  private let report: (@Sendable (Double) -> Void)?

  init(steps: Int, report: (@Sendable (Double) -> Void)?) {
    self.steps = steps
    self.report = report
  }

  func step() {
    let count = done.add(1, ordering: .relaxed).newValue
    report?(min(1, Double(count) / Double(steps)))
  }
}
