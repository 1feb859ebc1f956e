import Scoring

/// The truth file: the part of a cohort that a method is asked to find again.
extension SyntheticCohort {
  /// Everything that was put into the data: constants, traits, and dated events per person.
  package func truthJSON() -> [UInt8] {
    let constants = SyntheticPhysiology.listed.map { ($0.name, $0.amount.text) }
    let tables = SyntheticPhysiology.tables.map { table in
      (table.name, SyntheticJSON.array(table.amounts.map(\.text)))
    }
    let members = [
      ("schema", SyntheticJSON.string("synthetic-truth-1")),
      ("synthetic", "true"),
      ("seed", String(seed)),
      ("gaps", gaps ? "true" : "false"),
      ("constants", SyntheticJSON.object(constants, indent: 1)),
      ("tables", SyntheticJSON.object(tables, indent: 1)),
      ("persons", SyntheticJSON.array(persons.map(truth), indent: 1)),
    ]
    return Array((SyntheticJSON.object(members, indent: 0) + "\n").utf8)
  }

  private func truth(of person: SyntheticPerson) -> String {
    func date(_ day: Int) -> String { SyntheticJSON.string((person.firstDay + day).description) }
    func stretch(_ days: Range<Int>) -> [(String, String)] {
      [("first", date(days.lowerBound)), ("last", date(days.upperBound - 1))]
    }
    let events = person.events
    let illnesses = events.illnesses.map {
      SyntheticJSON.object(stretch($0.days) + [("severity", $0.severity.text)])
    }
    let change = events.deviceChange.map { change in
      SyntheticJSON.object(
        [("first", date(change.day))] + change.listed.map { ($0.name, $0.amount.text) })
    }
    let stress = person.intraday.stressBlocks.map {
      SyntheticJSON.object([
        ("date", date($0.day)), ("start_min", String($0.minutes.lowerBound)),
        ("end_min", String($0.minutes.upperBound)),
      ])
    }
    let offWrist =
      events.offWrist.isEmpty ? "null" : SyntheticJSON.object(stretch(events.offWrist))
    let coarse = events.coarseNights.map { SyntheticJSON.object(stretch($0)) }
    let traits = person.traits.listed.map { ($0.name, $0.amount.text) }
    return SyntheticJSON.object(
      [
        ("person", SyntheticJSON.string(person.id)),
        ("traits", SyntheticJSON.object(traits)),
        ("illnesses", SyntheticJSON.array(illnesses)),
        ("device_change", change ?? "null"),
        ("gap_dates", SyntheticJSON.array(gaps ? events.gaps.map(date) : [])),
        ("off_wrist", offWrist),
        ("coarse_nights", SyntheticJSON.array(coarse)),
        ("stress_blocks", SyntheticJSON.array(stress)),
      ], indent: 2)
  }
}
