import Scoring

/// The digest that says on which data a result was made: SHA-256 of the canonical content.
///
/// Per person ascending by id bytes: id, NUL, first day, day count, epochs (id, NUL, first, last; an
/// open end is the smallest or largest int64), then for each signal present, in CSV order, its name,
/// NUL and the days as doubles; then labels, and after them what else a result can depend on:
/// `score_*` and `target_*` columns and samples within days. Integers are int64, all numbers little
/// endian, NaN is 0x7ff8000000000000 and -0 is +0. A file and a database with the same data give the
/// same digest.
///
///     datasetDigest([])     // the SHA-256 of nothing, "e3b0c442…"
///
/// - Source: spec/decisions.md G.
public func datasetDigest(_ people: [DailySeries]) -> String {
  var hash = SHA256()
  for person in people {
    hash.add(person.person)
    hash.add(person.firstDay.number)
    hash.add(person.dayCount)
    for epoch in person.epochs {
      hash.add(epoch.id)
      hash.add(epoch.first?.number ?? .min)
      hash.add(epoch.last?.number ?? .max)
    }
    for signal in person.signals { hash.add(signal.columnName, person.values(signal)) }
    for (prefix, columns) in [
      ("label_", person.labels), ("score_", person.scores), ("target_", person.targets),
    ] {
      for column in columns { hash.add(prefix + column.name, column.values) }
    }
    guard let intraday = person.intraday else { continue }
    for day in intraday.days.keys.sorted() {
      hash.add(day)
      for channel in Intraday.Channel.allCases {
        let samples = intraday.samples(channel, day: day)
        hash.add(channel.rawValue, samples.flatMap { [$0.minute, $0.value] })
      }
      for asleep in intraday.days[day]!.asleep {
        hash.add(asleep.source, [asleep.start, asleep.end])
      }
    }
  }
  return hash.hex()
}

extension SHA256 {
  /// Text and NUL.
  fileprivate mutating func add(_ text: String) {
    update(Array(text.utf8) + [0])
  }

  fileprivate mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { update($0) }
  }

  fileprivate mutating func add(_ name: String, _ values: [Double]) {
    add(name)
    let bits = values.map { value -> UInt64 in
      let bits = value.isNaN ? 0x7ff8_0000_0000_0000 : value == 0 ? 0 : value.bitPattern
      return bits.littleEndian
    }
    bits.withUnsafeBytes { update($0) }
  }
}
