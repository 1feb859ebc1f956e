/// Where ascending rows are cut into a training part and a later test part.
///
/// - Source: spec/validation.md §9.
package struct ChronologicalSplit: Equatable, Sendable {
  package enum Failure: String, Error, Sendable {
    case tooFewRows = "not_enough_rows_primary"
    case tooFewInnerRows = "not_enough_rows_inner"
  }

  /// Number of training rows.
  package let cut: Int
  /// Number of training rows before the validation part used to select a model.
  package let innerCut: Int

  /// 70 % of the rows train, at least 10 before and 5 after; of these 80 % for selection, at least
  /// 5 before and 5 after. Halves are rounded to even.
  ///
  ///     try ChronologicalSplit(rows: 35)   // cut 24, innerCut 19
  package init(rows: Int) throws(Failure) {
    cut = Self.primaryCut(rows: rows)
    innerCut = Self.roundHalfEven(0.8 * Double(cut))
    if cut < 10 || rows - cut < 5 { throw .tooFewRows }
    if innerCut < 5 || cut - innerCut < 5 { throw .tooFewInnerRows }
  }

  package static func primaryCut(rows: Int) -> Int { roundHalfEven(0.70 * Double(rows)) }

  package static func roundHalfEven(_ value: Double) -> Int {
    Int(value.rounded(.toNearestOrEven))
  }
}
