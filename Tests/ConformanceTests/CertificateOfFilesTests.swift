import Foundation
import Formulas
import Ingest
import Scoring
import Testing
import Validation

@Suite("certificate of files")
struct CertificateOfFilesTests {
  static func certificate(_ people: [DailySeries]) throws -> Certificate {
    let formulas: [any Formula] = [RecoveryStability1()]
    let result = try StrictRun(people: people, anchors: formulas).result(
      DatasetIdentity(
        name: "x", digest: datasetDigest(people), people: people.count, days: 0, synthetic: true))
    return try Certificate(
      result, people: people, formulas: formulas, audits: [], rules: "badge-rules-1")
  }

  @Test("the same data from files and from memory give the same bytes")
  func same() throws {
    let cohort = SyntheticCohort(people: 2, days: 150)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumbline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in cohort.files() {
      try Data(file.bytes).write(to: folder.appendingPathComponent(file.name))
    }
    let read = try DatasetReader.read(path: folder.path).people
    let made = try Self.certificate(cohort.series())
    #expect(try Self.certificate(read).file(look: 1) == made.file(look: 1))
    #expect(made.content["exact"]?["evidence"]?.elements.isEmpty == false)
  }
}
