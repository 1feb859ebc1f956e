import MethodologyRegistry
import Scoring
import Testing

/// Bands, tokens and words of decisions D on tables that are written down.
@Suite("payload: bands")
struct PayloadBandTests {
  static let points = Output("score", unit: "points", range: 0...100)

  static func words(_ payloads: [ScorePayload]) -> [String] { payloads.map(\.statusWord) }

  @Test("readiness: 80 optimal, 50 fair, below low")
  func readiness() throws {
    let row = try Methodology.named("readiness@1")
    let payloads = try ScriptedFormula(
      outputs: [Self.points], rows: [99, 80, 79, 50, 49, 2].map { .init([$0]) }
    ).payloads(row.band)
    #expect(payloads.map(\.band) == [.optimal, .optimal, .fair, .fair, .low, .low])
    #expect(Self.words(payloads) == ["good", "good", "fair", "fair", "low", "low"])
    #expect(
      payloads.map(\.colorToken).suffix(3) == [
        "ds.semantic.caution", "ds.semantic.negative", "ds.semantic.negative",
      ])
    #expect(payloads[0].colorToken == "ds.semantic.positive")
    #expect(try Methodology.named("readiness@2").band == row.band)
  }

  @Test("energy-bank@1: good is optimal, medium fair, low and critical low")
  func dailyBank() throws {
    let payloads = try ScriptedFormula(
      outputs: [Self.points], rows: [70, 69, 40, 39, 20, 19].map { .init([$0]) }
    ).payloads(Methodology.named("energy-bank@1").band)
    #expect(Self.words(payloads) == ["good", "fair", "fair", "low", "low", "low"])
  }

  @Test("energy-bank@2: at push_hard optimal, above recovery fair, at it low")
  func walkedBank() throws {
    let outputs = [
      Output("display", unit: "points"), Output("band_recovery", unit: "points"),
      Output("band_push_hard", unit: "points"),
    ]
    let rows: [ScriptedFormula.Row] = [
      .init([55, 41, 55]), .init([54, 41, 55]), .init([42, 41, 55]), .init([41, 41, 55]),
      .init([60, .nan, 55]),
    ]
    let payloads = try ScriptedFormula(outputs: outputs, rows: rows).payloads(
      Methodology.named("energy-bank@2").band)
    #expect(Self.words(payloads) == ["good", "fair", "fair", "low", "unknown"])
  }

  @Test("hr-load: a strong flag is low, another fair, none optimal")
  func flags() throws {
    let outputs = [
      Output("load", unit: "z·h"), Output("acute_stress", kind: .flag, unit: "0/1"),
      Output("recovery_debt", kind: .flag, unit: "0/1"),
    ]
    let rows: [ScriptedFormula.Row] = [
      .init([1, 0, 0]), .init([1, 0, 1]), .init([1, 1, 0]), .init([1, 1, 1]),
      .init([1, .nan, .nan]),
      .init([.nan, 1, 1], .inputMissing),
    ]
    let payloads = try ScriptedFormula(outputs: outputs, rows: rows).payloads(
      Methodology.named("hr-load@1").band)
    #expect(Self.words(payloads) == ["good", "fair", "low", "low", "good", "unknown"])
  }

  @Test("a formula without a supported threshold has no band and says why")
  func unsupported() throws {
    let payloads = try ScriptedFormula(
      outputs: [Self.points], reasons: ["imputed_days"],
      rows: [.init([50]), .init([50], .estimated, Reasons(index: 0)), .init([.nan], .inputMissing)]
    ).payloads(.unsupported)
    #expect(payloads.map(\.band) == [nil, nil, nil])
    #expect(payloads.allSatisfy { $0.colorToken == "ds.semantic.neutral" })
    #expect(
      payloads.map(\.reason) == [
        "no_threshold_is_supported", "imputed_days+no_threshold_is_supported", "ok",
      ])
    #expect(
      payloads[1].reasonText
        == "Some of the last two weeks are missing and were filled in. "
        + "No threshold between good and poor is supported by evidence.")
  }

  @Test(
    "a status without a value is neutral and unknown whatever the rule",
    arguments: ScoreStatus.allCases.filter { !$0.hasValue })
  func withoutValue(status: ScoreStatus) throws {
    for language in Language.allCases {
      let payload = try ScriptedFormula(outputs: [Self.points], rows: [.init([90], status)])
        .payloads(.fixed(optimal: 80, fair: 50), in: language)[0]
      #expect(payload.value == nil && payload.band == nil)
      #expect(payload.statusWord == "unknown" && payload.colorToken == "ds.semantic.neutral")
      #expect(payload.status == status && payload.unitText == nil)
      #expect(payload.valueText == TextCatalogue.text("report.no_value", language))
    }
  }

  @Test("a stale day shows none of its numbers")
  func stale() throws {
    let payload = try ScriptedFormula(
      outputs: [Self.points, Output("drain", unit: "points")], reasons: ["stale_run"],
      rows: [.init([44, 12], .stale, Reasons(index: 0))]
    ).payloads(.fixed(optimal: 80, fair: 50))[0]
    #expect(payload.value == nil && payload.components.isEmpty)
    #expect(payload.reason == "stale_run")
    #expect(!payload.json.canonical.contains("44"))
    #expect(!payload.sections.contains { $0.id == "seen" })
  }

  @Test("a window formula is stale when its newest value is older than seven days")
  func newestAge() throws {
    let outputs = [
      Output("efficiency", unit: "1", range: 0...1), Output("newest_age_days", unit: "days"),
    ]
    let rows: [ScriptedFormula.Row] = [
      .init([0.93, 0]), .init([0.93, 7]), .init([0.93, 8]), .init([.nan, .nan], .inputMissing),
    ]
    func payloads(_ presence: FormulaIdentity.Presence) throws -> [ScorePayload] {
      try ScriptedFormula(outputs: outputs, presence: presence, rows: rows).payloads(.unsupported)
    }
    let window = try payloads(.window)
    #expect(window.map(\.value) == [0.93, 0.93, nil, nil])
    #expect(window[2].status == .stale && window[2].reason == "newest_night_older_than_7_days")
    #expect(try payloads(.sameDay)[2].value == 0.93)
  }

  @Test("the shown output stands in for the primary where it exists")
  func shownOutput() throws {
    let payloads = try ScriptedFormula(
      outputs: [Self.points, Output("display", unit: "points")],
      rows: [.init([84, 65]), .init([84, .nan]), .init([.nan, 65], .inputMissing)]
    ).payloads(.fixed(optimal: 80, fair: 50), shown: "display")
    #expect(payloads.map(\.value) == [65, 84, nil])
    #expect(payloads.map(\.band) == [.fair, .optimal, nil])
    #expect(payloads[0].components.map(\.name) == ["score"])
    #expect(payloads[1].components.map(\.name) == ["display"])
  }
}
