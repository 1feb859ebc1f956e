import Scoring

/// The first cell in which two score tables differ: every output, status and reason bit counts.
///
/// Comparing only the rounded primary hides faults, so components are compared too. NaN equals NaN
/// and -0 differs from 0.
struct TableDifference {
  /// Day index of the first table.
  let day: Int
  /// Name of the output, or `status` or `reason`.
  let output: String

  /// Compares the days `days` of `a` with the days `days + shift` of `b`.
  init?(_ a: ScoreTable, _ b: ScoreTable, days: Range<Int>, shift: Int = 0) {
    let outputs = a.identity.outputs
    for day in days {
      let other = day + shift
      if a.status(day: day) != b.status(day: other) {
        self.init(day: day, output: "status")
        return
      }
      for column in outputs.indices {
        let x = a.value(day: day, column: column)
        let y = b.value(day: other, column: column)
        // Which NaN is no result: arithmetic may give any payload and sign.
        if x.bitPattern != y.bitPattern, !(x.isNaN && y.isNaN) {
          self.init(day: day, output: outputs[column].name)
          return
        }
      }
      if a.reasons(day: day) != b.reasons(day: other) {
        self.init(day: day, output: "reason")
        return
      }
    }
    return nil
  }

  private init(day: Int, output: String) {
    self.day = day
    self.output = output
  }
}
