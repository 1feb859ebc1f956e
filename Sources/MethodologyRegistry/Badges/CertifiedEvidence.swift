import Scoring
import Validation

extension CertificateEvidence {
  /// What a certificate says about one row of the registry: an entry per target and, where no pooled
  /// row of ten people speaks, per person.
  ///
  /// A certificate that `CertificateCheck` finds fault with must not come here.
  public static func all(of certificate: Certificate, for row: Methodology) -> [CertificateEvidence] {
    let certified = CertifiedContent(certificate)
    return row.kind == .labelFramework || row.kind == .researchLabel
      ? certified.labels(of: row) : certified.tables(of: row)
  }
}

/// The parallel lists of a certificate, joined again.
private struct CertifiedContent {
  /// One row with its words: `exact` and `verdicts` at the same index.
  struct Row {
    let facts: JSONValue
    let words: JSONValue

    func text(_ name: String) -> String? { facts[name]?.text }
    var rank: Int? { facts["person"]?.integer }
    var people: Int { facts["people"]?.integer ?? 1 }
    var testRows: Int { facts["n_test"]?.integer ?? 0 }
    var verdict: String? { words["verdict"]?.text }
  }

  let content: JSONValue

  init(_ certificate: Certificate) { content = certificate.content }

  private func rows(_ name: String) -> [Row] {
    zip(content["exact"]?[name]?.elements ?? [], content["verdicts"]?[name]?.elements ?? [])
      .map { Row(facts: $0, words: $1) }
  }

  private var digest: String { content["dataset"]?["digest"]?.text ?? "" }

  /// Only a mark that says no is believed.
  private var synthetic: Bool { content["dataset"]?["synthetic"] != .bool(false) }

  func tables(of row: Methodology) -> [CertificateEvidence] {
    let evidence = rows("evidence")
    let mine = evidence.filter { $0.text("candidate") == row.key && $0.facts["n_test"] != nil }
    let sign = sign(of: row)
    var result: [CertificateEvidence] = []
    var seen: Set<[String]> = []
    for one in mine {
      guard let target = one.text("target"),
        seen.insert([target, one.rank?.description ?? ""]).inserted
      else { continue }
      let same = mine.filter { $0.text("target") == target && $0.rank == one.rank }
      result.append(
        CertificateEvidence(
          datasetDigest: digest, synthetic: synthetic, target: target,
          people: same.map(\.people).max()!, testRows: same.map(\.testRows).max()!,
          verdicts: same.compactMap(\.verdict).filter { $0 != "not_in_family" },
          floorBeatenBy: row.kind == .floor
            ? beaten(target, one.rank, by: evidence, except: row.key) : nil,
          signAudit: sign))
    }
    return result
  }

  /// The naive baselines and candidates that beat the floor of a target; nil when none was tested.
  private func beaten(_ target: String, _ rank: Int?, by evidence: [Row], except key: String)
    -> [String]?
  {
    let floors = rows("floors").filter { $0.text("target") == target && $0.rank == rank }
    guard !floors.isEmpty else { return nil }
    let baselines = floors.filter { $0.words["beaten"]?.isTrue ?? true }.map {
      "floor:" + ($0.text("challenger") ?? "")
    }
    let candidates = evidence.filter {
      $0.text("target") == target && $0.rank == rank && $0.text("candidate") != key
        && $0.verdict == "beats_floor"
    }.compactMap { $0.text("candidate") }
    return baselines + candidates
  }

  /// The word of the sign audit in the direction the row declares; nil when it declares none for the
  /// next day's HRV and pulse.
  private func sign(of row: Methodology) -> String? {
    guard let hrv = row.outcomes.first(where: { $0.outcome == .nextDayHRV }) else { return nil }
    let answer = rows("signs").first { $0.text("candidate") == row.key }?.words["answer"]?.text
    // The audit reads every score as "full = recovered"; a load means the opposite.
    switch (hrv.sign, answer) {
    case (.negative, "expected"): return "wrong_signed"
    case (.negative, "wrong_signed"): return "expected"
    default: return answer
    }
  }

  /// The labels of a target in the registry row of the same name: `acute-risk` is `acute_risk/…`.
  func labels(of row: Methodology) -> [CertificateEvidence] {
    let subScore = String(row.identity.id.map { $0 == "-" ? "_" : $0 })
    return (content["exact"]?["labels"]?.elements ?? []).compactMap { label in
      guard let target = label["target"]?.text, target.hasPrefix(subScore + "/"),
        let people = label["people"]?.integer, let labelled = label["labelled"]?.number,
        let positive = label["positive"]?.number, labelled > 0
      else { return nil }
      return CertificateEvidence(
        datasetDigest: digest, synthetic: synthetic, target: target, people: people,
        testRows: Int(labelled), baseRate: positive / labelled,
        // strict-1 uses a label only from the day it is known and gives undecided days none.
        labelGuards: content["protocol"]?.text == StrictRun.name)
    }
  }
}
