import Scoring
import Validation

/// Arranges a finished run as a document; chooses and words, never computes a result.
struct ReportBuilder {
  let input: ReportInput
  let words: Words

  init(_ input: ReportInput) {
    self.input = input
    words = Words(input.language)
  }

  var result: ValidationResult { input.result }
  var number: NumberText { words.number }
  var hasSeveralPeople: Bool { result.people.count > 1 }

  var document: ReportDocument {
    let dataset = result.dataset
    return ReportDocument(
      title: words.text("report.title"),
      subtitle: [
        "\(words.text("report.dataset")): \(dataset.name)",
        words.text("report.people").replacing("{n}", with: dataset.people.description),
        words.text("report.days").replacing("{n}", with: dataset.days.description),
        "\(words.text("report.protocol")): \(result.protocolName)",
      ].joined(separator: " · "),
      sections: [
        verdicts, change, skill, people, calibration, floors, errors, series, bandFlips, selfReport,
        coverage, account, signs, noise, audits, targets, method, evidence,
      ].compactMap { $0 })
  }

  /// Target ids with evidence, in the order of the run.
  var targetIDs: [String] {
    var seen: Set<String> = []
    return result.evidence.map(\.target).filter { seen.insert($0).inserted }
  }

  /// Rows over people when there are several, else the person's own; floors left out.
  func spoken(_ target: String) -> [Evidence] {
    result.evidence.filter {
      $0.target == target && $0.role != "floor" && ($0.person == nil) == hasSeveralPeople
    }
  }

  func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension Evidence {
  /// The interval of the mean difference in units of the reference loss.
  var skillInterval: (low: Double, high: Double)? {
    guard let ciLow, let ciHigh, let referenceLoss, referenceLoss > 0 else { return nil }
    return (ciLow / referenceLoss, ciHigh / referenceLoss)
  }
}
