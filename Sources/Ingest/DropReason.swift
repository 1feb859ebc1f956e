/// Why a cell was not taken over; the raw value is the stable word in accounts and reports.
public enum DropReason: String, CaseIterable, Sendable, Hashable {
  /// Text, a date, two dots, a sign in the middle, a thousands mark.
  case notADecimal = "not_a_decimal"
  /// `NaN`, `Infinity`, or more digits than a double can hold.
  case notFinite = "not_finite"
  /// 10^15 or more in size.
  case tooLarge = "too_large"
  /// `1e308`: usually the trace of a lost number, never how a person-day is written.
  case exponent = "exponent"
  /// `1,5`: a comma where the dot belongs.
  case decimalComma = "decimal_comma"
  /// `0x10`.
  case hexadecimal = "hexadecimal"
  /// Negative hours of sleep.
  case negative = "negative"
  /// A yes/no column with another number.
  case notZeroOrOne = "not_0_or_1"
  /// The source writes 0 for "not measured".
  case zeroMeansMissing = "zero_means_missing"
  /// The source writes this number for "not measured".
  case sentinel = "sentinel"
  /// Outside the plausible range, with `--drop-implausible`.
  case implausible = "implausible"
  /// The other row of the same person and day was kept.
  case duplicateDay = "duplicate_day"

  /// What a strict reader says was expected instead of `text`.
  func expected(insteadOf text: String) -> String {
    switch self {
    case .decimalComma:
      "expected a plain number such as \(text.replacing(",", with: "."))"
    case .notADecimal where PlainDecimal.parse(text.replacing(",", with: "")).isValue:
      "expected a plain number such as \(text.replacing(",", with: ""))"
    case .notADecimal, .notFinite, .tooLarge, .exponent, .hexadecimal: "expected a plain number such as 12.5"
    case .negative: "expected hours of 0 or more"
    case .notZeroOrOne: "expected 0 or 1"
    case .zeroMeansMissing, .sentinel: "which means not measured here"
    case .implausible: "which is outside the plausible range"
    case .duplicateDay: "but another row of the person and day is kept"
    }
  }
}

/// What was kept but looks odd; counted, never dropped silently.
public enum ValueFlag: String, CaseIterable, Sendable, Hashable {
  /// Outside the plausible range of its signal.
  case implausible = "implausible"
  /// The parts of the night differ from its total by more than 0.05 h.
  case sleepSumDiffers = "sleep_sum_differs"
  /// A label outside the range its meaning states.
  case outsideLabelRange = "outside_label_range"
}
