import Scoring

/// Bytes of a text under construction.
struct SyntheticText {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func append(_ text: String) { bytes += text.utf8 }

  mutating func append(_ count: Int, decimals: Int) {
    FixedDecimal.append(count, decimals: decimals, to: &bytes)
  }

  mutating func append(_ person: String, date: Day) {
    append(person)
    bytes.append(UInt8(ascii: ","))
    append(date.description)
  }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }
}
