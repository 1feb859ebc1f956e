import Foundation
import Testing

@Suite("certify, verify and registry check", .timeLimit(.minutes(60)))
struct CertificateCommandTests {
  /// A small cohort with its certificate in a folder of its own, for one test.
  struct Case {
    let folder: URL
    var data: String { folder.appendingPathComponent("data").path }
    var certificate: String { folder.appendingPathComponent("certificates/small.json").path }
    var certificates: String { folder.appendingPathComponent("certificates").path }

    init() throws {
      folder = try CommandRun.scratch()
      let synth = try CommandRun("synth", data, "--people", "2", "--days", "260")
      #expect(synth.status == 0)
      let run = try CommandRun("certify", data, "--out", certificate, "--threads", "1")
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }

    func text() throws -> String { try String(contentsOfFile: certificate, encoding: .utf8) }

    func rewrite(_ edit: (String) -> String) throws {
      let old = try text()
      let new = edit(old)
      #expect(new != old)
      try new.write(toFile: certificate, atomically: true, encoding: .utf8)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  @Test("the bytes depend on neither threads nor the working directory, and hold no person")
  func bytes() throws {
    let made = try Case()
    defer { made.remove() }
    let run = try CommandRun(
      "certify", "data", "--out", "again.json", "--threads", "2", folder: made.folder)
    #expect(run.status == 0)
    let again = try String(
      contentsOf: made.folder.appendingPathComponent("again.json"), encoding: .utf8)
    #expect(again == (try made.text()))
    for word in ["\"p01\"", "\"p02\"", "2022-", made.folder.lastPathComponent] {
      #expect(!again.contains(word), "\(word)")
    }
    let verified = try CommandRun("verify", made.certificate, made.data)
    #expect(verified.status == 0 && verified.output.hasPrefix("verified "), "\(verified.output)")
  }

  @Test("a flipped cell, a changed constant, rule word or byte is found and named")
  func tampering() throws {
    let made = try Case()
    defer { made.remove() }
    let text = try made.text()
    let edits: [(String, String, String)] = [
      ("badge-rules-1", "badge-rules-2", "small.json: digest mismatch"),
      ("\"value\":1", "\"value\":2", "small.json: digest mismatch"),
      ("\"synthetic\":true", "\"synthetic\":false", "small.json: digest mismatch"),
      ("\"sha256\":\"", "\"sha256\":\"0", "small.json: digest mismatch"),
      ("{\"certificate\"", "{ \"certificate\"", "small.json: is not in canonical form"),
      ("{\"certificate\"", "{\"certificat\"", "small.json: is no certificate"),
    ]
    for (old, new, message) in edits {
      try made.rewrite { $0.replacingOccurrences(of: old, with: new) }
      let verify = try CommandRun("verify", made.certificate, made.data)
      #expect(verify.status == 3 && verify.output.contains(message), "\(verify.output)")
      let list = try CommandRun(
        "registry", "show", "readiness@1", "--certificates", made.certificates)
      #expect(list.status == 0 && list.errors.contains("not counted: \(message)"))
      try text.write(toFile: made.certificate, atomically: true, encoding: .utf8)
    }
    let daily = made.data + "/daily.csv"
    var lines = try String(contentsOfFile: daily, encoding: .utf8).components(separatedBy: "\n")
    var cells = lines[50].components(separatedBy: ",")
    cells[cells.count - 3] = cells[cells.count - 3] == "1" ? "0" : "1"
    lines[50] = cells.joined(separator: ",")
    try lines.joined(separator: "\n").write(toFile: daily, atomically: true, encoding: .utf8)
    let verify = try CommandRun("verify", made.certificate, made.data)
    #expect(verify.status == 3 && verify.output.hasPrefix("dataset.digest: "), "\(verify.output)")
    let check = try CommandRun(
      "registry", "check", "--certificates", made.certificates, "--data", made.data)
    #expect(check.status == 3 && check.output.contains("is in no certificate that counts"))
  }

  @Test("registry check passes an untouched certificate and stops at a touched one")
  func registryCheck() throws {
    let made = try Case()
    defer { made.remove() }
    let alone = try CommandRun("registry", "check", "--certificates", made.certificates)
    #expect(alone.status == 0 && alone.output.contains("small.json: not rechecked here"))
    let rechecked = try CommandRun(
      "registry", "check", "--certificates", made.certificates, "--data", made.data)
    #expect(rechecked.status == 0 && rechecked.output.contains("small.json: verified"))
    try made.rewrite { $0.replacingOccurrences(of: "\"seed\":20260516", with: "\"seed\":20260517") }
    let touched = try CommandRun("registry", "check", "--certificates", made.certificates)
    #expect(touched.status == 3 && touched.output.contains("small.json: digest mismatch"))
  }

  @Test("the bundled certificate is verified from the bundled cohort, and badges are computed from it")
  func bundled() throws {
    let path = CommandRun.root.appendingPathComponent("Certificates")
    let run = try CommandRun(
      "verify", path.appendingPathComponent("synthetic-12x900.json").path, CommandRun.cohort)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let check = try CommandRun("registry", "check")
    #expect(check.status == 0, "\(check.output)")
    for name in try FileManager.default.contentsOfDirectory(atPath: path.path)
    where name.hasSuffix(".json") {
      #expect(check.output.contains("\(name): not rechecked here"))
    }
  }

  @Test("two runs at once keep the chain of the ledger; a repeated run is no look")
  func ledger() async throws {
    let made = try Case()
    defer { made.remove() }
    let other = made.folder.appendingPathComponent("other").path
    #expect(
      try CommandRun("synth", other, "--people", "1", "--days", "260", "--seed", "2").status == 0)
    let ledger = made.folder.appendingPathComponent("looks.jsonl").path
    @Sendable func certify(_ data: String) throws -> CommandRun {
      try CommandRun("certify", data, "--out", data + ".json", "--ledger", ledger)
    }
    let data = made.data
    async let first = certify(data)
    async let second = certify(other)
    for run in [try await first, try await second] {
      #expect(run.status == 0 && run.output.hasSuffix("\nlook 1\n"), "\(run.output)\(run.errors)")
    }
    let lines = try String(contentsOfFile: ledger, encoding: .utf8)
    let repeated = try certify(data)
    #expect(repeated.status == 0 && repeated.output.hasSuffix("\nlook 1\n"))
    #expect(try String(contentsOfFile: ledger, encoding: .utf8) == lines)
    #expect(lines.split(separator: "\n").count >= 8)

    try lines.replacingOccurrences(of: "\"seq\":3", with: "\"seq\":4")
      .write(toFile: ledger, atomically: true, encoding: .utf8)
    let broken = try certify(data)
    #expect(broken.status == 1 && broken.errors.contains("looks.jsonl: line 3 has seq 4, expected 3"))
    try lines.dropLast().write(toFile: ledger, atomically: true, encoding: .utf8)
    let cut = try certify(data)
    #expect(cut.status == 1 && cut.errors.contains("has no end of line"))
  }
}
