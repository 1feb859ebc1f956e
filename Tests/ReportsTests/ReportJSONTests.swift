import Reports
import Scoring
import Testing

@Suite("report.json")
struct ReportJSONTests {
  private static let evidenceKeys: Set = [
    "person", "target", "candidate", "role", "rows", "family", "people", "n_train", "n_test",
    "n_rows", "purged", "horizon", "loss", "rmse", "reference", "reference_loss", "skill",
    "mean_difference", "ci_low", "ci_high", "p", "p_holm", "block_low", "block_high",
    "bootstrap_low", "bootstrap_high", "spearman", "mdd", "days_needed", "surrogate_share",
    "surrogate_share_worse", "surrogate_approximate", "rank_deficient", "precision", "captured",
    "lift", "auc", "verdict", "reason", "slice", "caveat", "headroom", "penalty",
  ]

  private func members(_ value: JSONValue?) -> [String: JSONValue] {
    if case .object(let members) = value { members } else { [:] }
  }

  private func elements(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let elements) = value { elements } else { [] }
  }

  @Test("top level and dataset hold the keys of the interface")
  func topLevel() throws {
    let report = members(ReportJSON.value(try Sample.onePerson()))
    #expect(
      Set(report.keys) == [
        "schema", "tool_version", "language", "protocol", "seed", "dataset", "headlines",
        "evidence", "tables", "targets", "audits", "sign", "account", "badges", "caveats",
        "calibration", "heterogeneity", "band_flips", "self_report", "origin", "tolerance",
      ])
    #expect(
      Set(members(report["dataset"]).keys) == ["name", "digest", "people", "days", "synthetic"])
    #expect(report["schema"] == "plumbline-report-1")
    #expect(report["protocol"] == "strict-1" && report["origin"] == .null)
  }

  @Test("every evidence row has exactly the listed keys, pooled rows a null person")
  func evidence() throws {
    let input = try Sample.cohort()
    let rows = elements(members(ReportJSON.value(input))["evidence"]).map(members)
    #expect(rows.count == input.result.evidence.count && !rows.isEmpty)
    #expect(rows.allSatisfy { Set($0.keys) == Self.evidenceKeys })
    #expect(rows.contains { $0["person"] == .null })
    #expect(rows.contains { $0["person"] == .string(Sample.hostile) })
  }

  @Test("the anonymous person is an empty string, not null")
  func anonymous() throws {
    let rows = elements(members(ReportJSON.value(try Sample.onePerson()))["evidence"])
    #expect(rows.allSatisfy { members($0)["person"] == "" })
  }

  @Test("every evidence key is either exact or within the tolerance, for fitted and plain roles")
  func tolerance() throws {
    let tolerance = members(members(ReportJSON.value(try Sample.onePerson()))["tolerance"])
    let lists = members(tolerance["evidence"]).values.map(elements)
    let named = lists.flatMap { $0 }.compactMap { value -> String? in
      if case .string(let name) = value { name } else { nil }
    }
    #expect(Set(named) == Self.evidenceKeys && named.count == Self.evidenceKeys.count)
  }

  @Test("no NaN and no infinity is written")
  func finite() throws {
    for input in [try Sample.onePerson(), try Sample.cohort()] {
      let text = ReportJSON.value(input).canonical.lowercased()
      #expect(!text.contains(":nan") && !text.contains(":inf") && !text.contains(":-inf"))
    }
  }

  @Test("the same run twice gives the same bytes in all three forms")
  func bytes() throws {
    let (a, b) = (try Sample.cohort(), try Sample.cohortAgain())
    #expect(ReportJSON.value(a).indented == ReportJSON.value(b).indented)
    #expect(HTMLReport.text(a) == HTMLReport.text(b))
    #expect(MarkdownReport.text(a) == MarkdownReport.text(b))
  }
}
