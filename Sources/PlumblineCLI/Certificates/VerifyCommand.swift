import Scoring
import Validation

extension Command {
  /// Makes a certificate again from the data and compares.
  static let verify = Command(
    name: "verify", summary: "recompute a certificate from its data and compare",
    usage: "CERTIFICATE DATA [options]",
    flags: [
      Flag("threads", "N", "at most N threads")
    ] + DatasetArguments.wholeDataset,
    example: """
        plumbline verify Certificates/synthetic-12x900.json Datasets/synthetic-12x900
        prints 'verified' and exits 0, or one line per member that differs and exits 3; exact members
        must be equal to the bit, the others within 1e-9
      """,
    run: { arguments in
      guard arguments.positional.count == 2 else {
        throw UsageError("expected CERTIFICATE and DATA, found \(arguments.positional.count) words")
      }
      let threads = try arguments.integer("threads", in: 1...256)
      let (path, data) = (arguments.positional[0], arguments.positional[1])
      let certificate: Certificate
      do {
        certificate = try CertificateFile.read(path)
      } catch let fault as CertificateFile.Fault {
        Terminal.write("\(fault)\n")
        return .finding
      }
      let differences = try Verification.differences(
        certificate, arguments, data: data, threads: threads)
      for line in differences { Terminal.write("\(line)\n") }
      if differences.isEmpty { Terminal.write("verified \(certificate.digest)\n") }
      return differences.isEmpty ? .fine : .finding
    })
}

/// Comparing a certificate with what the data give now.
enum Verification {
  /// A changed formula moves every number; the first lines say enough.
  private static let shown = 20

  static func differences(
    _ certificate: Certificate, _ arguments: Arguments, data: String, threads: Int?
  ) throws -> [String] {
    let dataset = try DatasetArguments.read(arguments, path: data)
    let identity = DatasetArguments.identity(dataset, path: data)
    // Other data give other numbers everywhere: the digest alone says why.
    let recorded = certificate.content["dataset"]?["digest"]?.text ?? "missing"
    guard identity.digest == recorded else {
      return ["dataset.digest: certificate \(recorded), data \(identity.digest)"]
    }
    let made = try Certification(dataset.people, identity, threads: threads).certificate
    let lines = certificate.differences(from: made)
    return lines.count <= shown
      ? lines : lines.prefix(shown) + ["… and \(lines.count - shown) more differences"]
  }
}
