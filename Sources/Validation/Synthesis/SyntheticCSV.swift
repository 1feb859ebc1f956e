import Scoring

/// The three CSV files of a synthetic cohort.
extension SyntheticCohort {
  /// `person,date,source_epoch`, the signals, the labels; a gap has no row.
  package func dailyCSV() -> [UInt8] {
    var text = SyntheticText(capacity: persons.count * dayCount * 110)
    text.append("person,date,source_epoch")
    for column in SyntheticColumn.allCases { text.append("," + column.name) }
    text.endLine()
    for person in persons {
      var gaps = self.gaps ? person.events.gaps[...] : []
      for day in 0..<dayCount {
        if gaps.first == day {
          gaps.removeFirst()
          continue
        }
        text.append(person.id, date: person.firstDay + day)
        text.append(",")
        text.append(person.sourceEpoch(day: day) ?? "")
        for column in SyntheticColumn.allCases {
          text.append(",")
          guard let count = person.count(column, day: day) else { continue }
          text.append(count, decimals: column.facts.decimals)
        }
        text.endLine()
      }
    }
    return text.bytes
  }

  /// `person,date,minute,signal,value`.
  package func samplesCSV() -> [UInt8] {
    var text = SyntheticText(capacity: persons.count * 1024)
    text.append("person,date,minute,signal,value")
    text.endLine()
    for person in persons {
      for sample in person.intraday.samples {
        text.append(person.id, date: person.firstDay + sample.day)
        text.append(",")
        text.append(sample.minute, decimals: 0)
        text.append(",")
        text.append(sample.channel.rawValue)
        text.append(",")
        text.append(sample.count, decimals: SyntheticIntraday.decimals(sample.channel))
        text.endLine()
      }
    }
    return text.bytes
  }

  /// `person,date,source,start_min,end_min`.
  package func segmentsCSV() -> [UInt8] {
    var text = SyntheticText(capacity: persons.count * 1024)
    text.append("person,date,source,start_min,end_min")
    text.endLine()
    for person in persons {
      for segment in person.intraday.segments {
        text.append(person.id, date: person.firstDay + segment.day)
        text.append(",")
        text.append(SyntheticIntraday.source)
        text.append(",")
        text.append(segment.start, decimals: 0)
        text.append(",")
        text.append(segment.end, decimals: 0)
        text.endLine()
      }
    }
    return text.bytes
  }
}
