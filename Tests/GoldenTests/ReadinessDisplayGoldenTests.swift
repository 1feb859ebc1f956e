import Formulas
import Scoring
import Testing

/// `golden/formulas`: readiness_v2_served, sleep_quality_evidence, headline, illness.
@Suite("golden: what a day's readiness is shown as")
struct ReadinessDisplayGoldenTests {
  struct PartJSON: Decodable {
    let present: Bool
    let freshness: String
    let confidence: String
    let samples: Int

    func part() throws -> ReadinessEvidence.Part {
      let fresh: ReadinessEvidence.Freshness = try #require(.init(rawValue: freshness))
      return ReadinessEvidence.Part(
        present: present, freshness: fresh,
        confidence: try #require(confidenceNamed(confidence)), samples: samples)
    }
  }
  struct EvidenceJSON: Decodable {
    let hrv: PartJSON
    let rhr: PartJSON
    let overnight_hr: PartJSON
    let sleep: PartJSON
    let sleep_quality: PartJSON
    let illness: String?
  }
  struct ServedInput: Decodable {
    let hrv: [Double?]
    let rhr: [Double?]
    let sleep: [Double?]
    let evidence: EvidenceJSON?
    let headline: String?
    let illness: String?
  }
  struct ServedExpected: Decodable {
    let raw: Double
    let display: Double
    let band: String
    let confidence: String
    let cap_reason: String
    let serving: String
  }

  @Test("readiness_v2_served: evidence, caps and the serving word")
  func served() throws {
    let cases = try Golden.cases(
      "formulas/readiness_v2_served.json", inputs: ServedInput.self, expected: ServedExpected.self)
    for one in cases {
      let seen = one.inputs.evidence
      func baseline(_ series: [Double?], _ part: PartJSON?) -> Baseline? {
        part?.present ?? true ? FormulaKernelGoldenTests.baseline(series) : nil
      }
      let newest = one.inputs.sleep.compactMap { $0 }.prefix(Baseline.recentCount)
      let parts = Readiness2.parts(
        hrv: baseline(one.inputs.hrv, seen?.hrv), restingHR: baseline(one.inputs.rhr, seen?.rhr),
        sleep: baseline(one.inputs.sleep, seen?.sleep),
        sleepRecentSD: Spread.populationSD(newest))
      let evidence = try seen.map {
        ReadinessEvidence(
          hrv: try $0.hrv.part(), restingHR: try $0.rhr.part(), sleep: try $0.sleep.part(),
          overnightHR: try $0.overnight_hr.part(), sleepQuality: try $0.sleep_quality.part(),
          illness: suspicion($0.illness))
      }
      let shown = ReadinessDisplay(
        raw: parts.score, evidence: evidence,
        headline: Headline.Key.allCases.first { $0.word == one.inputs.headline },
        illness: suspicion(one.inputs.illness))
      let want = one.expected
      #expect(shown.raw == want.raw, "\(one.id)")
      #expect(shown.display == want.display, "\(one.id)")
      #expect(ReadinessBand(score: shown.display).rawValue == want.band, "\(one.id)")
      #expect(shown.confidence.word == want.confidence, "\(one.id)")
      #expect(
        (shown.capReason == .uncapped ? "" : shown.capReason.word) == want.cap_reason, "\(one.id)")
      #expect(shown.serving.word == want.serving, "\(one.id)")
    }
  }

  struct NightInput: Decodable {
    let total: Double?
    let deep: Double?
    let awake: Double?
  }
  struct NightExpected: Decodable {
    let present: Bool
    let confidence: String
    let missing_reason: String?
  }

  @Test("sleep_quality_evidence: too little deep sleep or too long awake")
  func sleepQuality() throws {
    let cases = try Golden.cases(
      "formulas/sleep_quality_evidence.json", inputs: NightInput.self,
      expected: NightExpected.self)
    for one in cases {
      let evidence = SleepQualityEvidence(
        total: one.inputs.total ?? .nan, deep: one.inputs.deep ?? .nan,
        awake: one.inputs.awake ?? .nan)
      #expect(evidence.present == one.expected.present, "\(one.id)")
      #expect(evidence.confidence.word == one.expected.confidence, "\(one.id)")
      #expect(evidence.missing?.rawValue == one.expected.missing_reason, "\(one.id)")
    }
  }

  struct HeadlineInput: Decodable {
    let hrv: [Double?]
    let rhr: [Double?]
    let sleep: [Double?]
    let awake: [Double?]
  }
  struct HeadlineExpected: Decodable {
    struct Metric: Decodable {
      let metric: String
      let value: Double
      let baseline: Double
      let delta_abs: Double
      let delta_pct: Double
      let z: Double
    }
    let key: String
    let severity: String
    let metrics: [Metric]
  }

  @Test("headline: stress, sleep debt, the largest deviation, or stable")
  func headline() throws {
    let cases = try Golden.cases(
      "formulas/headline.json", inputs: HeadlineInput.self, expected: HeadlineExpected?.self)
    for one in cases {
      let headline = Headline(
        hrv: FormulaKernelGoldenTests.baseline(one.inputs.hrv),
        restingHR: FormulaKernelGoldenTests.baseline(one.inputs.rhr),
        sleep: FormulaKernelGoldenTests.baseline(one.inputs.sleep),
        awakeToday: one.inputs.awake.lazy.compactMap { $0 }.first ?? .nan)
      #expect(headline?.key.word == one.expected?.key, "\(one.id)")
      #expect(headline?.severity.word == one.expected?.severity, "\(one.id)")
      let metrics = headline?.metrics ?? []
      let wanted = one.expected?.metrics ?? []
      #expect(metrics.map(\.metric.word) == wanted.map(\.metric), "\(one.id)")
      for (got, want) in zip(metrics, wanted) {
        #expect(near(got.delta.value, want.value), "\(one.id)")
        #expect(near(got.delta.baseline, want.baseline), "\(one.id)")
        #expect(near(got.delta.absolute, want.delta_abs), "\(one.id)")
        #expect(near(got.delta.percent, want.delta_pct), "\(one.id)")
        #expect(near(got.delta.z, want.z), "\(one.id)")
      }
    }
  }

  struct IllnessInput: Decodable {
    struct Metric: Decodable {
      let status: String
      let z: Double?
      let drop: Double?
      let activity: String?
    }
    struct Cluster: Decodable {
      let status: String
      let below94: Int
      let below92: Int
    }
    let metrics: [String: Metric]
    let spo2_cluster: Cluster?
    let flags: [String]?
    let sick: Bool?
    let objective_days: Int?
    let autonomic_days: Int?

    func signs() -> IllnessSigns {
      func trusted(_ name: String) -> Metric? {
        metrics[name].flatMap { ["ok", ""].contains($0.status) ? $0 : nil }
      }
      var signs = IllnessSigns()
      signs.respiratoryZ = trusted("resp")?.z
      signs.restingHRZ = trusted("rhr")?.z
      signs.hrvZ = trusted("hrv")?.z
      signs.temperatureZ = trusted("temp")?.z
      signs.sleepZ = trusted("sleep")?.z
      signs.oxygenZ = trusted("spo2")?.z
      signs.oxygenDrop = trusted("spo2")?.drop
      if let cluster = spo2_cluster, ["ok", ""].contains(cluster.status) {
        signs.readingsBelow94 = cluster.below94
        signs.readingsBelow92 = cluster.below92
      }
      signs.loadZ = trusted("hr_load")?.z
      signs.activity = trusted("hr_load")?.activity.flatMap { .init(rawValue: $0) } ?? .unknown
      signs.signatureFlag = flags?.contains("illness_signature") ?? false
      signs.saidSick = sick ?? false
      signs.objectiveDays = objective_days ?? 0
      signs.autonomicDays = autonomic_days ?? 0
      return signs
    }
  }
  struct IllnessExpected: Decodable {
    let confidence: String
    let pattern: String
  }

  @Test("illness: confidence and pattern of several channels together")
  func illness() throws {
    let cases = try Golden.cases(
      "formulas/illness.json", inputs: IllnessInput.self, expected: IllnessExpected.self)
    for one in cases {
      let suspicion = IllnessSuspicion(one.inputs.signs())
      #expect(suspicion.confidence.word == one.expected.confidence, "\(one.id)")
      #expect(suspicion.pattern.word == one.expected.pattern, "\(one.id)")
    }
  }
}

private func confidenceNamed(_ word: String) -> ReadinessDisplay.Confidence? {
  .allCases.first { $0.word == word }
}

private func suspicion(_ word: String?) -> IllnessSuspicion.Confidence? {
  .allCases.first { $0.word == word }
}
