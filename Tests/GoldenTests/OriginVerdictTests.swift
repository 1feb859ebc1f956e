import Testing
import Validation

@Suite("golden verdict rules of protocol origin-2026")
struct OriginVerdictTests {
  struct Inputs: Decodable {
    let kind: String
    let model_mae: Double?
    let model_ci_hi: Double?
    let floor_ci_lo: Double?
    let model_precision: Double?
    let model_ci: [Double?]?
    let floor_precision: Double?
    let floor_ci: [Double?]?
    let best_mae: Double?
    let target_sd: Double?
    let floor_auc: Double?
    let positives: Int?
    let horizon: Int?
    let lag: Int?
    let r: Double?
    let missing_sleep_frac: Double?
    let missing_activity_frac: Double?
    let r_hrv: Double?
    let hrv_n: Int?
    let r_rhr: Double?
    let sleep_votes: Int?
    let sleep_n: Int?
    let predicted: [Double]?
    let labels: [Int]?
  }
  struct Rule: Decodable {
    let threshold: Double
    let elevated_rate: Double
    let precision: Double?
    let recall: Double?
    let f1: Double?
    let n_flagged: Int
  }
  struct Rules: Decodable {
    let status: String
    let n: Int
    let base_rate: Double?
    let rules: [String: Rule]?
    let recommended: String?
  }
  struct Runtime: Decodable {
    let status: String
    let p80: Double?
    let base_rate: Double?
    let cutoff: Double?
  }
  struct Expected: Decodable {
    let verdict: String?
    let headroom: String?
    let shared_fraction: Double?
    let admissible_floor: Bool?
    let range: [Double]?
    let flags: [String]?
    let rules: Rules?
    let p80: Runtime?
  }

  @Test("every rule gives the expected words and numbers")
  func matches() throws {
    for item in try Golden.cases(
      "validation/verdicts.json", inputs: Inputs.self, expected: Expected.self)
    {
      let inputs = item.inputs
      let expected = item.expected
      let id = "\(item.id)"
      switch inputs.kind {
      case "continuous":
        let verdict = FloorVerdict.continuous(
          modelError: inputs.model_mae!, modelHigh: inputs.model_ci_hi!,
          floorLow: inputs.floor_ci_lo!)
        #expect(verdict.rawValue == expected.verdict, "\(id)")
      case "classifier":
        let verdict = FloorVerdict.classifier(
          modelPrecision: inputs.model_precision, modelInterval: interval(inputs.model_ci),
          floorPrecision: inputs.floor_precision, floorInterval: interval(inputs.floor_ci))
        #expect(verdict.rawValue == expected.verdict, "\(id)")
      case "continuous_headroom":
        let headroom = Headroom.continuous(
          bestError: inputs.best_mae, targetSD: inputs.target_sd)
        #expect(headroom.rawValue == expected.headroom, "\(id)")
      case "classifier_headroom":
        let headroom = Headroom.classifier(
          floorAreaUnderCurve: inputs.floor_auc, positives: inputs.positives!)
        #expect(headroom.rawValue == expected.headroom, "\(id)")
      case "window_overlap":
        let overlap = WindowOverlap(horizon: inputs.horizon!, lag: inputs.lag!)
        #expect(near(overlap.sharedFraction, expected.shared_fraction), "\(id)")
        #expect(overlap.isAdmissibleFloor == expected.admissible_floor, "\(id)")
      case "autotune":
        let permit = TuningPermit(
          correlation: inputs.r, missingSleep: inputs.missing_sleep_frac!,
          missingActivity: inputs.missing_activity_frac!)
        #expect(permit.word.rawValue == expected.verdict, "\(id)")
        #expect(permit.range == interval(expected.range), "\(id)")
      case "stress_rubric":
        let verdict = LoadVerdict(
          hrvCorrelation: inputs.r_hrv, hrvPairs: inputs.hrv_n!,
          restingHRCorrelation: inputs.r_rhr, sleepVotes: inputs.sleep_votes!,
          sleepDays: inputs.sleep_n!)
        #expect(verdict.word.rawValue == expected.verdict, "\(id)")
        #expect(verdict.flags.map(\.rawValue) == expected.flags, "\(id)")
      case "chip":
        checkChip(inputs, expected, id)
      default:
        Issue.record("\(id): unknown kind \(inputs.kind)")
      }
    }
  }

  private func checkChip(_ inputs: Inputs, _ expected: Expected, _ id: String) {
    let events = inputs.labels!.map { $0 == 1 }
    let runtime = ChipCutoff(predictions: inputs.predicted!, events: events)
    #expect(runtime.status.rawValue == expected.p80!.status, "\(id)")
    #expect(near(runtime.percentile80, expected.p80!.p80), "\(id)")
    #expect(near(runtime.baseRate, expected.p80!.base_rate), "\(id)")
    #expect(near(runtime.cutoff, expected.p80!.cutoff), "\(id)")
    #expect(events.count == expected.rules!.n, "\(id)")
    guard let rules = ChipRules(predictions: inputs.predicted!, events: events) else {
      #expect(expected.rules!.status == "insufficient_data", "\(id)")
      return
    }
    #expect(expected.rules!.status == "ok", "\(id)")
    #expect(near(rules.baseRate, expected.rules!.base_rate), "\(id)")
    #expect(rules.recommended?.rawValue == expected.rules!.recommended, "\(id)")
    let computed: [ChipRules.Choice: ChipRule] = [
      .percentile85: rules.percentile85, .baseRate: rules.raisedBaseRate,
      .maxF1: rules.maxF1,
    ]
    #expect(expected.rules!.rules!.count == computed.count, "\(id)")
    for (choice, rule) in computed {
      let wanted = expected.rules!.rules![choice.rawValue]!
      #expect(near(rule.threshold, wanted.threshold), "\(id) \(choice)")
      #expect(near(rule.elevatedRate, wanted.elevated_rate), "\(id) \(choice)")
      #expect(near(rule.precision, wanted.precision), "\(id) \(choice)")
      #expect(near(rule.recall, wanted.recall), "\(id) \(choice)")
      #expect(near(rule.f1, wanted.f1), "\(id) \(choice)")
      #expect(rule.flagged == wanted.n_flagged, "\(id) \(choice)")
    }
  }

  private func interval(_ bounds: [Double?]?) -> Interval? {
    guard let low = bounds?[0], let high = bounds?[1] else { return nil }
    return Interval(low: low, high: high)
  }
}
