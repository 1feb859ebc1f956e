import Scoring
import Testing
import Validation

@Suite("protocol origin-2026")
struct OriginRunTests {
  static let people = Result { try SyntheticCohort(people: 2, days: 420).series() }
  static let identity = DatasetIdentity(
    name: "test", digest: "", people: 2, days: 840, synthetic: true)

  static func run(threads: Int) throws -> ValidationResult {
    var run = OriginRun(people: try people.get())
    run.threads = threads
    return try run.result(identity)
  }

  static let twoThreads = Result { try run(threads: 2) }
  static func result() throws -> ValidationResult { try twoThreads.get() }

  @Test("the base rate that looks ahead is marked in every row that names it")
  func looksAhead() throws {
    let rows = try Self.result().evidence
    let named = rows.filter {
      $0.candidate == "floor:event_base_rate" || $0.reference == "event_base_rate"
    }
    #expect(!named.isEmpty)
    for row in named { #expect(row.caveat == "looks_ahead", "\(row.target)") }
    for row in rows where row.candidate == "floor:event_base_rate_matured" {
      #expect(row.caveat == nil)
    }
  }

  @Test("persistence of a label shares days with it and is marked, of a value it is a floor")
  func overlap() throws {
    for row in try Self.result().evidence where row.candidate == "floor:persistence_yesterday" {
      let isEvent = row.target.hasPrefix("acute") || row.target.hasPrefix("chronic")
      #expect(row.caveat == (isEvent ? "window_overlap" : nil), "\(row.target)")
    }
  }

  @Test("a headline holds an event model against the matured base rate only")
  func headlines() throws {
    let headlines = try Self.result().headlines
    #expect(!headlines.isEmpty)
    for headline in headlines {
      let row = try #require(headline.evidence)
      #expect(row.verdict != nil && row.reference != "event_base_rate")
    }
  }

  @Test("common rows are a part of the rows of every baseline")
  func commonRows() throws {
    for outcome in try Self.result().origin where !outcome.table.commonRows.isEmpty {
      let counts = Set(outcome.table.commonRows.map(\.count))
      #expect(counts.count == 1)
      for row in outcome.table.rows { #expect(row.count >= counts.first!) }
    }
  }

  @Test("one and two threads give the same bits")
  func threads() throws {
    func bits(_ result: ValidationResult) -> [String] {
      result.evidence.map { row in
        let numbers = [
          row.loss, row.rmse, row.blockLow, row.blockHigh, row.bootstrapLow, row.bootstrapHigh,
          row.precision, row.auc, row.referenceLoss,
        ]
        let printed = numbers.map { $0.map { String($0.bitPattern) } ?? "" }.joined(separator: ",")
        return "\(row.person ?? "") \(row.target) \(row.candidate) \(row.slice ?? "") \(printed)"
      }
    }
    #expect(try bits(Self.run(threads: 1)) == bits(Self.result()))
  }

  @Test("sign words are those of the origin")
  func signs() throws {
    let words: Set = ["expected_signed", "wrong_signed", "mixed_signed", "insufficient_evidence"]
    let signs = try Self.result().signs
    #expect(signs.map(\.candidate) == ["persistence", "persistence"])
    #expect(signs.allSatisfy { words.contains($0.answer) })
  }

  @Test("a person with a few days gets tables without numbers and says why there is no model")
  func shortSeries() throws {
    var series = try DailySeries(firstDay: Day("2025-01-01")!, dayCount: 6)
    try series.set([90, 91, 92, 93, 94, 95], for: .walkingHR)
    let result = try OriginRun(people: [series]).result(Self.identity)
    let model = try #require(
      result.evidence.first {
        $0.target == "passive_efficiency/daily_point" && $0.role == "model"
      })
    #expect(model.verdict == "insufficient_evidence" && model.reason == "not_enough_rows_primary")
    #expect(model.nRows == 5)
    let empty = result.evidence.filter { $0.target == "recovery_stability/rolling_3d" }
    #expect(empty.allSatisfy { $0.loss == nil })
    #expect(result.caveats == ["single_person_evidence"])
  }

  @Test("months of the walk forward are calendar months after the training rows")
  func months() throws {
    for outcome in try Self.result().origin {
      guard case .event(let check, _, _) = outcome.check,
        case .success(let folds) = check.walkForward
      else { continue }
      #expect(!folds.isEmpty)
      for fold in folds {
        #expect(fold.fold.month.hasPrefix("2022-") || fold.fold.month.hasPrefix("2023-"))
        #expect(fold.fold.trainCount == fold.fold.test.lowerBound)
        #expect(fold.testCount >= 5 && fold.testCount <= fold.fold.test.count)
      }
    }
  }

  @Test("the deciding slice is the epoch of the last day")
  func slices() throws {
    let epochs = [
      SourceEpoch(id: "a", first: nil, last: Day("2025-01-02")),
      SourceEpoch(id: "b", first: Day("2025-01-03"), last: nil),
    ]
    let series = try DailySeries(firstDay: Day("2025-01-01")!, dayCount: 4, epochs: epochs)
    let slices = OriginSlice.standard(series)
    #expect(slices.map(\.name) == ["current_epoch", "all"])
    #expect(slices[0].contains(series) == [false, false, true, true])
    #expect(
      OriginSlice(name: "x", from: Day("2025-01-02"), to: Day("2025-01-03"), epoch: "b")
        .contains(series) == [false, false, true, false])
    let plain = try DailySeries(firstDay: Day("2025-01-01")!, dayCount: 4)
    #expect(OriginSlice.standard(plain) == [.all])
  }

  @Test("persistence of a label never looks out of the slice")
  func persistence() throws {
    let series = try Self.people.get()[0]
    let targets = PersonTargets(series)
    let floors = OriginFloors(.acuteEvent, of: targets, series: series)
    let slice = (0..<series.dayCount).map { $0 >= 200 }
    let column = floors.column(named: "persistence_yesterday", in: slice)
    #expect(column[200].isNaN)
    let labels = targets.labels(.acuteEvent)
    for day in 201..<series.dayCount {
      #expect(column[day] == labels[day - 1] || (column[day].isNaN && labels[day - 1].isNaN))
    }
  }

  @Test("chips are cut on the matured base rate of the last 180 days of the deciding slice")
  func chips() throws {
    let series = try Self.people.get()[0]
    let targets = PersonTargets(series)
    let inside = OriginSlice.all.contains(series)
    let outcome = OriginOutcome(
      .acuteEvent, of: targets, series: series, slice: .all, decides: true)
    let chip = try #require(outcome.chip)
    let predicted = OriginFloors(.acuteEvent, of: targets, series: series)
      .column(named: "event_base_rate_matured", in: inside)
    let labels = targets.labels(.acuteEvent)
    let recent = (series.dayCount - 180..<series.dayCount).filter {
      !labels[$0].isNaN && !predicted[$0].isNaN
    }
    #expect(
      chip.runtime
        == ChipCutoff(
          predictions: recent.map { predicted[$0] }, events: recent.map { labels[$0] == 1 }))
    #expect(chip.report != nil)
    for outcome in try Self.result().origin {
      let decides = outcome.slice == OriginSlice.standard(
        try #require(try Self.people.get().first { $0.person == outcome.person }))[0]
      #expect((outcome.chip != nil) == (decides && outcome.table.target.isEvent))
    }
  }
}
