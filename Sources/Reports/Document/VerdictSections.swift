import Validation

/// The answer first, then what would change it.
extension ReportBuilder {
  var verdicts: ReportDocument.Section {
    var blocks: [ReportDocument.Block] = [.paragraph(lead)]
    if result.dataset.synthetic { blocks.append(.note(words.text("report.synthetic"))) }
    if result.caveats.contains("single_person_evidence") {
      blocks.append(.note(words(.onePersonNote)))
    }
    // With many formulas the cards alone could not be surveyed.
    if result.headlines.count > 3 { blocks.append(.table(summary)) }
    blocks.append(.verdicts(result.headlines.map(card)))
    return .init(id: "verdicts", title: words.text("report.verdicts"), blocks: blocks)
  }

  private var lead: String {
    let winners = result.headlines.filter {
      !$0.isBaseline && $0.evidence?.verdict == "beats_floor"
    }
    let main =
      winners.isEmpty
      ? words(.nothingBeats)
      : words(
        .someBeat,
        ["names": winners.map { words.title("formula", $0.candidate) }.joined(separator: ", ")])
    let elsewhere = self.elsewhere
    return elsewhere.isEmpty
      ? main : main + " " + words(.elsewhere, ["list": elsewhere.joined(separator: "; ")])
  }

  /// Wins on primary targets that are not the headline's: silence about them would mislead too.
  private var elsewhere: [String] {
    targetIDs.compactMap { target in
      let names = result.headlines.filter { headline in
        !headline.isBaseline && headline.evidence?.target != target
          && spoken(target).contains {
            $0.candidate == headline.candidate && $0.verdict == "beats_floor"
          }
      }.map(\.candidate)
      return names.isEmpty ? nil : "\(words.target(target)): \(names.joined(separator: ", "))"
    }
  }

  private var summary: ReportTable {
    ReportTable(
      words(.summary),
      [
        .text(words.text("report.formula")), .text(words.text("report.verdict")),
        .text(words.text("report.target")), .number(words.text("report.skill")),
        .number(words.text("report.interval")), .text(words(.badgeColumn)),
      ],
      result.headlines.map { headline in
        let row = headline.evidence
        let interval = row?.skillInterval
        let verdict = words.verdict(row?.verdict ?? "insufficient_evidence")
        return [
          headline.candidate,
          headline.isBaseline ? "\(verdict) (\(words(.comparisonShort)))" : verdict,
          row.map { words.target($0.target) } ?? NumberText.absent, number.percent(row?.skill),
          number.percentInterval(interval?.low, interval?.high),
          input.badges.first { $0.formula == headline.candidate }?.label ?? NumberText.absent,
        ]
      })
  }

  private func card(_ headline: Headline) -> VerdictCard {
    let row = headline.evidence
    let badge = input.badges.first { $0.formula == headline.candidate }
    var notes = badge?.caveats.map(\.text) ?? []
    if headline.isBaseline { notes.insert(words.text("report.baseline_note"), at: 0) }
    let interval = row?.skillInterval
    return VerdictCard(
      formula: headline.candidate, title: words.title("formula", headline.candidate),
      sentence: words.sentence(headline), verdict: row?.verdict ?? "",
      verdictText: row == nil
        ? words.verdict("insufficient_evidence") : words.verdict(row?.verdict),
      notes: notes, badge: badge,
      facts: row == nil
        ? []
        : [
          (words.text("report.skill"), number.percent(row?.skill)),
          (words.text("report.interval"), number.percentInterval(interval?.low, interval?.high)),
          (words.text("report.rows_test"), number.count(row?.nTest)),
        ]
          + (row?.people.map { [(words(.peopleCount), $0.description)] } ?? []))
  }

  var change: ReportDocument.Section {
    var blocks: [ReportDocument.Block] = [.paragraph(words(.changeNote))]
    if hasSeveralPeople { blocks.append(.paragraph(words(.morePeople))) }
    blocks.append(
      .table(
        changeTable(
          words(.change),
          result.headlines.map { ($0.candidate, $0.evidence) })))
    if hasSeveralPeople {
      let own = result.headlines.flatMap { headline in
        result.evidence.filter {
          $0.person != nil && $0.candidate == headline.candidate
            && $0.target == headline.evidence?.target && $0.role == headline.evidence?.role
        }.map { ("\(headline.candidate) · \(words.person($0.person))", Optional($0)) }
      }
      blocks.append(.details(words(.perPerson), [.table(changeTable(words(.perPerson), own))]))
    }
    return .init(id: "change", title: words(.change), blocks: blocks)
  }

  private func changeTable(_ caption: String, _ rows: [(String, Evidence?)]) -> ReportTable {
    ReportTable(
      caption,
      [
        .text(words.text("report.formula")), .number(words.text("report.rows_test")),
        .number(words(.smallestGain)), .number(words(.referenceLoss)),
        .text(words.text("report.verdict")), .text(words.text("report.reason")),
        .number(words(.moreDays)),
      ],
      rows.map { name, row in
        [
          name, number.count(row?.nTest), number.significant(row?.mdd),
          number.significant(row?.referenceLoss), words.verdict(row?.verdict),
          words.reason(row?.reason), number.days(row?.daysNeeded),
        ]
      })
  }
}
