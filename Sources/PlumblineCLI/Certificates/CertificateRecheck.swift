import Scoring
import Validation

/// What `registry check` says about the certificates.
enum CertificateRecheck {
  /// Prints a line per certificate or fault.
  ///
  /// - Returns: whether nothing was found; certificates whose data are not at hand are no finding.
  static func run(_ folder: CertificateFolder, _ arguments: Arguments, threads: Int?) throws -> Bool {
    for finding in folder.findings { Terminal.write("\(finding)\n") }
    guard let data = arguments.text("data") else {
      for (name, _) in folder.valid { Terminal.write("\(name): not rechecked here\n") }
      return folder.findings.isEmpty
    }
    let dataset = try DatasetArguments.read(arguments, path: data)
    let digest = DatasetArguments.identity(dataset, path: data).digest
    var fine = folder.findings.isEmpty
    var matched = false
    for (name, certificate) in folder.valid {
      guard certificate.content["dataset"]?["digest"] == .string(digest) else {
        Terminal.write("\(name): not rechecked here\n")
        continue
      }
      matched = true
      let lines = try Verification.differences(
        certificate, arguments, data: data, threads: threads)
      for line in lines { Terminal.write("\(name): \(line)\n") }
      if lines.isEmpty { Terminal.write("\(name): verified\n") }
      fine = fine && lines.isEmpty
    }
    if !matched {
      Terminal.write("\(data): digest \(digest) is in no certificate that counts\n")
    }
    return fine && matched
  }
}
