import Formulas
import MethodologyRegistry
import Scoring
import Testing

/// `golden/formulas`: quality_range, quality_sweep.
@Suite("golden: data quality")
struct QualityGoldenTests {
  struct RangeInput: Decodable {
    let metric: String
    let value: Double?
  }
  struct RangeExpected: Decodable { let impossible: Bool }

  @Test("quality_range: closed ranges by the origin's metric names")
  func range() throws {
    let cases = try Golden.cases(
      "formulas/quality_range.json", inputs: RangeInput.self, expected: RangeExpected.self)
    for one in cases {
      let impossible = PlausibleRange.isImpossible(
        one.inputs.value ?? .nan, metric: one.inputs.metric)
      #expect(impossible == one.expected.impossible, "\(one.id)")
    }
  }

  struct PointJSON: Decodable {
    let point: SuspectSweep.Point

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      let age = try row.decode(Int.self)
      let value = try row.decode(Double?.self) ?? .nan
      point = SuspectSweep.Point(
        age: age, value: value,
        quality: try #require(SuspectSweep.Quality(rawValue: try row.decode(String.self))))
    }
  }
  struct SweepInput: Decodable {
    let metric: String
    let points: [PointJSON]
    let days: Int
    let sigma: Double
  }
  struct SweepExpected: Decodable {
    let marked: [Int]
    let mean: Double?
    let sd: Double?
    let baseline_count: Int
  }

  @Test("quality_sweep: recent points far from their own month")
  func sweep() throws {
    let cases = try Golden.cases(
      "formulas/quality_sweep.json", inputs: SweepInput.self, expected: SweepExpected.self)
    for one in cases {
      let sweep = SuspectSweep(
        metric: one.inputs.metric, points: one.inputs.points.map(\.point), days: one.inputs.days,
        sigma: one.inputs.sigma)
      #expect(sweep.marked == one.expected.marked, "\(one.id)")
      #expect(near(sweep.mean, one.expected.mean), "\(one.id)")
      #expect(near(sweep.sd, one.expected.sd), "\(one.id)")
      #expect(sweep.baselineCount == one.expected.baseline_count, "\(one.id)")
    }
  }
}
