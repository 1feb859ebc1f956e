import Scoring
import Validation

extension Command {
  /// Writes a synthetic cohort with known truth.
  static let synth = Command(
    name: "synth", summary: "a seeded synthetic cohort with known truth",
    usage: "FOLDER [options]",
    flags: [
      Flag("people", "N", "people, 1 to 10000 (12)"),
      Flag("days", "D", "days a person, 1 to 36525 (900)"),
      Flag("seed", "S", "whole number; the same seed gives the same bytes (1)"),
      Flag("no-gaps", nil, "the twin: the same values with a row for every day"),
    ],
    example: """
        plumbline synth cohort --people 12 --days 900
        writes cohort/daily.csv, samples.csv, segments.csv, labels.json, truth.json, README.md and
        manifest.json, byte for byte what stands in Datasets/synthetic-12x900
      """,
    run: { arguments in
      let folder = try arguments.single("FOLDER to write to")
      let cohort = SyntheticCohort(
        people: try arguments.integer("people", in: 1...10_000) ?? 12,
        days: try arguments.integer("days", in: 1...DailySeries.longestSpan) ?? 900,
        seed: try arguments.integer("seed", in: 0...Int.max).map(UInt64.init)
          ?? SyntheticCohort.defaultSeed,
        gaps: !arguments.has("no-gaps"))
      for file in cohort.files() {
        try Terminal.save(file.bytes, to: folder + "/" + file.name)
        Terminal.write("\(folder)/\(file.name)\n")
      }
      return .fine
    })
}
