import Scoring
import Testing
import Validation

@Suite("golden splits")
struct SplitsTests {
  struct Inputs: Decodable {
    let n: Int?
    let dates: [String]?
    let min_train: Int?
    let min_test: Int?
  }
  struct Fold: Decodable {
    let month: String
    let n_train: Int
    let test_first: Int
    let test_last: Int
    let n_test: Int
  }
  struct Expected: Decodable {
    let error: String?
    let cut: Int?
    let inner_cut: Int?
    let folds: [Fold]?
  }

  @Test("cuts, monthly folds and refusals match")
  func matches() throws {
    for item in try Golden.cases(
      "validation/splits.json", inputs: Inputs.self, expected: Expected.self)
    {
      if let rows = item.inputs.n {
        checkCut(rows, item.expected, item.id)
      } else {
        checkFolds(item.inputs, item.expected, item.id)
      }
    }
  }

  private func checkCut(_ rows: Int, _ expected: Expected, _ id: String) {
    do {
      let split = try ChronologicalSplit(rows: rows)
      #expect(expected.error == nil, "\(id)")
      #expect(split.cut == expected.cut && split.innerCut == expected.inner_cut, "\(id)")
    } catch {
      #expect(error.rawValue == expected.error, "\(id)")
    }
    #expect(ChronologicalSplit.primaryCut(rows: rows) == expected.cut, "\(id)")
  }

  private func checkFolds(_ inputs: Inputs, _ expected: Expected, _ id: String) {
    do {
      let folds = try monthlyFolds(
        days: inputs.dates!.map { Day($0)!.number }, minTrain: inputs.min_train!,
        minTest: inputs.min_test!)
      #expect(
        folds
          == expected.folds?.map {
            MonthlyFold(
              month: $0.month, trainCount: $0.n_train, test: $0.test_first..<($0.test_last + 1))
          }, "\(id)")
    } catch {
      #expect(error.rawValue == expected.error, "\(id)")
    }
  }
}
