import Foundation
import Testing
import Validation

@Suite("Student's t")
struct StudentTTests {
  @Test("quantiles and two-sided p values agree with scipy 1.17")
  func agreesWithScipy() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/oracles/student_t.csv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let rows = lines.drop { $0.hasPrefix("#") }.dropFirst()
    #expect(rows.count == 399)
    for row in rows {
      let cells = row.split(separator: ",")
      let student = StudentT(degrees: Int(cells[1])!)
      let argument = Double(cells[2])!
      let expected = Double(cells[3])!
      let value =
        cells[0] == "quantile" ? student.quantile(argument) : student.twoSided(argument)
      #expect(abs(value - expected) <= 1e-13 * abs(expected), "\(row)")
    }
  }

  @Test("two degrees of freedom have the closed form x/√(2 + x²)")
  func closedForm() {
    for x in [0.1, 1, 4.302652729749464, 50] {
      let expected = 1 - x / (2 + x * x).squareRoot()
      #expect(abs(StudentT(degrees: 2).twoSided(x) - expected) < 1e-15)
    }
    let cauchy = 0.99999936338022763  // 1 - 2 atan(1e-6)/π by mpmath, 40 digits
    #expect(abs(StudentT(degrees: 1).twoSided(1e-6) - cauchy) < 1e-14)
    #expect(abs(StudentT(degrees: 2).quantile(0.975) - 4.302652729749464) < 1e-14)
  }
}
