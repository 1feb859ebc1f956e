/// The verdicts as a terminal shows them: one sentence per formula, then its badge.
///
///     SummaryReport.text(input)
public enum SummaryReport {
  public static func text(_ input: ReportInput) -> String {
    let words = Words(input.language)
    let dataset = input.result.dataset
    var text = "\(dataset.name) · \(input.result.protocolName)"
    if dataset.synthetic { text += "\n" + words.text("report.synthetic") }
    text += "\n\n"
    for headline in input.result.headlines {
      text += words.sentence(headline) + "\n"
      if let badge = input.badges.first(where: { $0.formula == headline.candidate }) {
        text += "  [\(badge.label)] "
        text += badge.caveats.map(\.code).joined(separator: " ") + "\n"
      }
    }
    return text
  }
}
