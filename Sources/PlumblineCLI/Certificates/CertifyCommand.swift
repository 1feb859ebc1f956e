import Ingest
import Scoring
import Validation

extension Command {
  /// Writes the immutable record of one run.
  static let certify = Command(
    name: "certify", summary: "run strict-1 with default settings and write the certificate",
    usage: "DATA --out FILE [options]",
    flags: [
      Flag("out", "FILE", "the certificate to write"),
      Flag("ledger", "FILE", "count looks at the same data there, in a chain of JSON lines"),
      Flag("threads", "N", "at most N threads; the bytes do not depend on it"),
    ] + DatasetArguments.wholeDataset,
    example: """
        plumbline certify Datasets/synthetic-12x900 --out my.json --ledger looks.jsonl
        writes my.json and prints its SHA-256 and the number of the look
      """,
    run: { arguments in
      let path = try arguments.single("DATA, a CSV file or a folder with daily.csv")
      guard let out = arguments.text("out") else {
        throw UsageError("option '--out' is missing: --out FILE")
      }
      let threads = try arguments.integer("threads", in: 1...256)
      let dataset = try DatasetArguments.read(arguments)
      for line in DatasetArguments.warnings(dataset.account) { Terminal.error(line + "\n") }
      let identity = DatasetArguments.identity(dataset, path: path)
      let made = try Certification(dataset.people, identity, threads: threads)
      let look = try arguments.text("ledger").flatMap {
        try LedgerFile.record($0, made, dataset: identity.digest)
      }
      try Terminal.save(made.certificate.file(look: look), to: out)
      Terminal.write("\(made.certificate.digest)  \(out)\n")
      if let look { Terminal.write("look \(look)\n") }
      return .fine
    })
}
