import MethodologyRegistry
import Reports
import Scoring
import Testing
import Validation

@Suite("test rows behind the figures")
struct TestRowsTests {
  @Test("the mean loss of the rows is the loss of the evidence row, for entry and reference")
  func losses() throws {
    let result = try Sample.onePerson().result
    let person = try #require(result.people.first)
    #expect(!person.testRows.isEmpty)
    for rows in person.testRows {
      for entry in rows.entries {
        let row = try #require(
          result.evidence.first {
            $0.candidate == entry.candidate && $0.target == rows.target && $0.role == entry.role
          })
        #expect(rows.days.count == row.nTest)
        #expect(row.loss == mean(rows, entry.predictions))
        #expect(row.referenceLoss == mean(rows, entry.references))
      }
    }
  }

  private func mean(_ rows: TestRows, _ predictions: [Double]) -> Double {
    Spread.mean(predictions.indices.map { rows.loss(predictions[$0], row: $0) })
  }

  @Test("weeks hold every test row once; a week without one has no error")
  func weeks() throws {
    let rows = try #require(try Sample.onePerson().result.people.first?.testRows.first)
    let entry = try #require(rows.entries.first)
    let days = rows.days.first! - 10..<rows.days.last! + 1
    let weeks = WeeklyErrors(rows, entry, days: days).weeks
    #expect(weeks.reduce(0) { $0 + $1.rows } == rows.days.count)
    #expect(weeks.map(\.firstDay).first == days.lowerBound && weeks[0].rows == 0)
    #expect(weeks[0].loss == nil && weeks[0].referenceLoss == nil)
    let total = weeks.reduce(0) { $0 + Double($1.rows) * ($1.loss ?? 0) }
    #expect(abs(total / Double(rows.days.count) - mean(rows, entry.predictions)) < 1e-12)
  }

  @Test("a score on an edge belongs to the lower group; groups hold every test row once")
  func calibration() throws {
    #expect(Calibration.bin(of: 60, edges: [50, 60, 70, 80]) == 1)
    #expect(Calibration.bin(of: 49, edges: [50, 60, 70, 80]) == 0)
    #expect(Calibration.bin(of: 81, edges: [50, 60, 70, 80]) == 4)
    let people = try Sample.cohort().result.people
    for curve in Calibration.all(people) {
      let rows = people.flatMap(\.testRows).filter { rows in
        rows.target == curve.target && rows.entries.contains { $0.candidate == curve.candidate }
      }
      #expect(curve.bins.count == Calibration.binCount && curve.people == rows.count)
      #expect(curve.bins.reduce(0) { $0 + $1.count } == rows.reduce(0) { $0 + $1.days.count })
      let means = curve.bins.compactMap(\.meanScore)
      #expect(means.count > 1)
    }
  }

  @Test("differences between people count the people of the headline's own entry")
  func heterogeneity() throws {
    let result = try Sample.cohort().result
    for headline in result.headlines {
      guard let spread = Heterogeneity(headline, result.evidence) else { continue }
      let skills = result.evidence.filter {
        $0.person != nil && $0.candidate == headline.candidate
          && $0.target == headline.evidence?.target && $0.role == headline.evidence?.role
      }.compactMap(\.skill)
      #expect(spread.people == skills.count && spread.positive == skills.count { $0 > 0 })
      #expect(spread.meanSkill == Spread.mean(skills))
      #expect(spread.significantlyBetter + spread.significantlyWorse <= spread.people)
    }
  }

  @Test("English sentences name the floor with its article", arguments: [1, 12])
  func articles(people: Int) throws {
    let input = try people == 1 ? Sample.onePerson() : Sample.cohort()
    let text = MarkdownReport.text(input)
    for floor in ["7-day mean", "30-day mean", "45-day weighted mean", "mean of the training days"] {
      #expect(!text.contains("from \(floor)") && !text.contains("than \(floor)"))
    }
    #expect(!text.contains("up to 10 %"))
  }
}
