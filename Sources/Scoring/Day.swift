/// A local calendar-day label, counted in days since 1970-01-01; it knows no time zone.
///
/// Legal labels are 1900-01-01...2199-12-31; text outside that range is no `Day`.
///
///     Day("2024-02-29")!.number        // 19782
///     Day("2023-02-29") == nil         // there is no such day
///
/// - Complexity: O(1) for every operation. Civil arithmetic after Hinnant, *chrono-compatible
///   low-level date algorithms* (2013).
public struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01; negative before.
  public let number: Int

  public init(number: Int) { self.number = number }

  public static let first = Day(year: 1900, month: 1, day: 1)!
  public static let last = Day(year: 2199, month: 12, day: 31)!

  /// The day of a Gregorian date, or nil when there is no such date or it is outside the legal range.
  public init?(year: Int, month: Int, day: Int) {
    guard (1900...2199).contains(year), (1...12).contains(month), day >= 1,
      day <= Day.length(ofMonth: month, year: year)
    else { return nil }
    let y = month <= 2 ? year - 1 : year
    let era = y / 400
    let yearOfEra = y - era * 400
    let shifted = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * shifted + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  /// Reads `YYYY-MM-DD`, exactly ten ASCII characters.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == 45, bytes[7] == 45 else { return nil }
    func digits(_ range: Range<Int>) -> Int? {
      var value = 0
      for index in range {
        guard (48...57).contains(bytes[index]) else { return nil }
        value = value * 10 + Int(bytes[index] - 48)
      }
      return value
    }
    guard let year = digits(0..<4), let month = digits(5..<7), let day = digits(8..<10) else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }

  /// Year, month 1...12 and day of month.
  public var civil: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthIndex = (5 * dayOfYear + 2) / 153
    let month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthIndex + 2) / 5 + 1
    )
  }

  /// 0 = Monday ... 6 = Sunday.
  public var weekday: Int { ((number + 3) % 7 + 7) % 7 }

  public static func < (a: Day, b: Day) -> Bool { a.number < b.number }
  public static func + (day: Day, count: Int) -> Day { Day(number: day.number + count) }
  public static func - (day: Day, count: Int) -> Day { Day(number: day.number - count) }
  public static func - (a: Day, b: Day) -> Int { a.number - b.number }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day: CustomStringConvertible {
  /// `YYYY-MM-DD`.
  public var description: String {
    let (year, month, day) = civil
    func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "\(year)-\(padded(month))-\(padded(day))"
  }
}
