import Foundation
import MethodologyRegistry
import Scoring
import Validation

/// The certificates that badges are computed from, and why some of them count no more.
struct CertificateFolder {
  static let flag = Flag(
    "certificates", "FOLDER", "certificates that count, instead of those beside the program")

  /// In order of file names.
  let valid: [(name: String, certificate: Certificate)]
  /// One line per fault, naming file and reason.
  let findings: [String]

  init(_ arguments: Arguments, threads: Int?) throws {
    guard let folder = arguments.text("certificates") ?? CertificateFolder.besideProgram else {
      (valid, findings) = ([], [])
      return
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".json") }.sorted()
    var read: [(name: String, certificate: Certificate)] = []
    var findings: [String] = []
    for name in names {
      do {
        read.append((name, try CertificateFile.read(folder + "/" + name)))
      } catch let fault as CertificateFile.Fault {
        findings.append(fault.description)
      }
    }
    let computed = read.isEmpty ? [] : try CohortFingerprints.all(threads: threads)
    let fingerprints = Dictionary(uniqueKeysWithValues: computed.map { ($0.key, $0.digest) })
    valid = read.filter { name, certificate in
      let found = CertificateCheck.findings(certificate, fingerprints: fingerprints, place: name)
      findings += found
      return found.isEmpty
    }
    self.findings = findings
  }

  /// Evidence by formula key.
  var evidence: [String: [CertificateEvidence]] {
    Dictionary(
      uniqueKeysWithValues: Methodology.all.map { row in
        (row.key, valid.flatMap { CertificateEvidence.all(of: $0.certificate, for: row) })
      })
  }

  /// Says on stderr which certificates were left out.
  func warn() { for finding in findings { Terminal.error("not counted: \(finding)\n") } }

  /// `Certificates` in the nearest folder above the program, which does not depend on where it is
  /// started.
  private static var besideProgram: String? {
    guard var folder = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let path = folder.appendingPathComponent("Certificates").path
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    return nil
  }
}
