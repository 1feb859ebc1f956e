import Scoring
import Testing

@Suite("days")
struct DayTests {
  @Test("every day of three centuries has the next number and reads back")
  func roundTrip() {
    var day = Day.first
    while day < Day.last {
      let (year, month, date) = day.civil
      #expect(Day(year: year, month: month, day: date) == day)
      day = day + 1
    }
    #expect(Day.last.description == "2199-12-31")
    #expect(Day("2024-02-29")!.number == 19_782)
    #expect(Day("1970-01-01")!.weekday == 3)  // a Thursday
    #expect(Day("2024-02-29")!.description == "2024-02-29")
  }

  @Test(
    "what is no legal label is no day",
    arguments: [
      "2023-02-29", "2025-02-30", "2025-13-01", "2025-00-10", "1899-12-31", "2200-01-01",
      "2025-1-01", "2025/01/01", "20250101", "2025-01-01 ", "", "abcd-ef-gh",
    ])
  func illegal(_ text: String) { #expect(Day(text) == nil) }
}

@Suite("series")
struct DailySeriesTests {
  @Test("the worked example")
  func example() throws {
    var series = try DailySeries(firstDay: Day("2025-01-01")!, dayCount: 3)
    try series.set([60, .nan, 61], for: .restingHR)
    #expect(series.column(.restingHR)![2] == 61)
    #expect(series.values(.steps).count { $0.isNaN } == 3)
  }

  @Test("a wrong length, an infinity and a span above 36,525 days are errors word for word")
  func errors() throws {
    var series = try DailySeries(firstDay: Day("2025-01-01")!, dayCount: 2)
    #expect(throws: SeriesError.columnLength(name: "steps", rows: 3, days: 2)) {
      try series.set([1, 2, 3], for: .steps)
    }
    #expect(throws: SeriesError.infinity(name: "steps", day: Day("2025-01-02")!)) {
      try series.set([1, .infinity], for: .steps)
    }
    #expect(
      SeriesError.columnLength(name: "steps", rows: 3, days: 2).description
        == "column 'steps' has 3 rows; the calendar has 2")
    #expect(throws: SeriesError.self) {
      _ = try DailySeries(firstDay: Day.first, dayCount: 36_526)
    }
  }

  @Test("segments split where the epoch changes and read no further than memory and epoch allow")
  func segments() throws {
    let first = Day("2025-01-01")!
    let series = try DailySeries(
      firstDay: first, dayCount: 100,
      epochs: [
        SourceEpoch(id: "a", first: nil, last: first + 49),
        SourceEpoch(id: "b", first: first + 50, last: nil),
      ])
    #expect(
      series.segments(40..<60, memory: 29) == [
        Segment(days: 40..<50, reads: 11..<50), Segment(days: 50..<60, reads: 50..<60),
      ])
    #expect(series.segments(90..<91, memory: 29) == [Segment(days: 90..<91, reads: 61..<91)])
  }

  @Test("a clipped series keeps only the days, and its epochs keep their dates")
  func clipped() throws {
    let first = Day("2025-01-01")!
    var series = try DailySeries(
      firstDay: first, dayCount: 10, epochs: [SourceEpoch(id: "a", first: first + 4, last: nil)])
    try series.set((0..<10).map(Double.init), for: .steps)
    let part = try #require(
      try series.clipped(to: series.days(from: first + 3, to: first + 6)))
    #expect(part.firstDay == first + 3 && part.dayCount == 4)
    #expect(part.column(.steps)! == [3, 4, 5, 6])
    #expect(part.windowStart == [0, 1, 1, 1])
    #expect(try series.clipped(to: series.days(from: first + 20)) == nil)
  }
}
