import MethodologyRegistry
import Scoring
import Validation

/// Fingerprints of every registered formula on the bundled cohort, made in memory from its seed.
enum CohortFingerprints {
  static func all(threads: Int?) throws -> [(key: String, digest: String)] {
    let digests = try concurrentMap(Methodology.all.count, threads: threads) {
      index throws(ScoringError) in
      try formulaFingerprint(Methodology.all[index].formula)
    }
    return zip(Methodology.all, digests).map { ($0.key, $1) }
  }
}
