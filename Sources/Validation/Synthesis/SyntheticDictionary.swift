import Scoring

/// The README of a synthetic dataset: what it is and what every column means.
extension SyntheticCohort {
  package func dataDictionary() -> [UInt8] {
    var text = """
      # \(name)

      Synthetic: these people do not exist. `plumbline synth` made the files from a seed, and a test
      makes them again byte for byte. \(persons.count) people, \(dayCount) days from \(Self.firstDay) to \(lastDay),
      seed \(seed), generator version \(Self.generatorVersion). Everything that was put into the data stands in `truth.json`,
      so a method can be asked to find it again. The numbers are plausible, not measured: results on this
      dataset say nothing about people.

      ## Files

      | file | content |
      |---|---|
      | `daily.csv` | one row per person and day; empty cell = not measured |
      | `samples.csv` | samples within the last \(SyntheticEvents.intradayDays) days of the first two people |
      | `segments.csv` | when they were asleep; a night is split at midnight |
      | `labels.json` | meaning of the self-report columns |
      | `truth.json` | levels, drifts, weekly rhythms, illnesses, device changes, gaps |
      | `manifest.json` | seed, sizes, units, SHA-256 of every other file |

      ## What is in it

      | what | who |
      |---|---|
      | weekly rhythm, slow drift, illness episodes, self-report | everybody |
      | a device change: a new `source_epoch` and a step in level | 3rd and 9th of every twelve |
      | \(gapSentence) | 4th of every twelve |
      | off the wrist for three months (at most a quarter of the days), steps only | 5th of every twelve |
      | stretches of unstaged nights (`sleep_unspecified_h`) | 6th and 11th of every twelve |
      | samples and segments | the first two people |

      ## Columns of `daily.csv`

      | column | unit | decimals | meaning |
      |---|---|---|---|
      | `person` | | | id |
      | `date` | | | local calendar day; a night belongs to the day of waking |
      | `source_epoch` | | | device, for people who change it |

      """
    for column in SyntheticColumn.allCases {
      let facts = column.facts
      text += "| `\(facts.name)` | \(facts.unit) | \(facts.decimals) | \(facts.meaning) |\n"
    }
    text += """

      ## Columns of `samples.csv` and `segments.csv`

      | column | unit | meaning |
      |---|---|---|
      | `minute`, `start_min`, `end_min` | min | from local midnight of `date` |
      | `signal` | | `heart_rate_bpm` every 5 minutes; asleep also `hrv_ms`, `resp_rate_per_min`, `wrist_temp_c` |
      | `value` | of the signal | the sample |
      | `source` | | who recorded the segment |

      """
    return Array(text.utf8)
  }

  private var gapSentence: String {
    gaps
      ? "\(SyntheticEvents.gapPercent) % of the days have no row, scattered"
      : "(no gaps here: this is the twin with a row for every day)"
  }
}
