import Scoring
import Testing
import Validation

/// The shapes of `golden/strict1/e2e/expected.json` and `lifesnaps.json`, and how they are compared.
///
/// Tolerances are those of the files' `note`.
struct StrictTest: Decodable {
  let candidate: String
  let role: String
  let reference: String?
  let loss: Double?
  let reference_loss: Double?
  let skill: Double?
  let spearman: Double?
  let coefficients: [Double]?
  let mean_difference: Double?
  let nu: Int?
  let omega2: Double?
  let se: Double?
  let t: Double?
  let p: Double?
  let ci_low: Double?
  let ci_high: Double?
  let mdd: Double?
  let days_needed: Double?
  let block_low: Double?
  let block_high: Double?
  let surrogate_share: Double?
  let surrogate_share_worse: Double?
  let surrogate_approximate: Bool?
  let rank_deficient: Bool?
  let p_holm: Double?
  let verdict: String
  let reason: String?
  let n_test: Int?
  let precision: Double?
  let captured: Int?
  let lift: Double?
  let auc: Double?
  // Pooled rows.
  let target: String?
  let people: Int?
  let people_n_test_60: Int?
  let bootstrap_low: Double?
  let bootstrap_high: Double?
  let sd: Double?
  let people_positive: Int?
  let people_negative: Int?
  let significant_better: Int?
  let significant_worse: Int?

  func compare(with row: Evidence, _ label: String) {
    let what = "\(label) \(candidate) \(role)"
    let scale = reference_loss ?? 0
    let tolerance = scale == 0 ? 1e-12 : 1e-9 * scale
    func close(_ a: Double?, _ b: Double?, _ name: String) {
      guard let a, let b else {
        #expect(a == nil && b == nil, "\(what) \(name)")
        return
      }
      #expect(abs(a - b) <= tolerance, "\(what) \(name): \(a) is not \(b)")
    }
    if people == nil { #expect(row.reference == reference, "\(what)") }
    close(row.loss, loss, "loss")
    close(row.referenceLoss, reference_loss, "reference loss")
    close(row.meanDifference, mean_difference, "mean difference")
    close(row.ciLow, ci_low, "ci low")
    close(row.ciHigh, ci_high, "ci high")
    close(row.blockLow, block_low, "block low")
    close(row.blockHigh, block_high, "block high")
    close(row.bootstrapLow, bootstrap_low, "bootstrap low")
    close(row.bootstrapHigh, bootstrap_high, "bootstrap high")
    close(row.mdd, mdd, "mdd")
    close(row.standardError, se, "se")
    close(row.precision, precision, "precision")
    close(row.lift, lift, "lift")
    close(row.auc, auc, "auc")
    #expect(row.captured == captured, "\(what) captured")
    #expect(near(row.skill, skill), "\(what) skill")
    #expect(row.surrogateShare == surrogate_share, "\(what) share")
    #expect(row.surrogateShareWorse == surrogate_share_worse, "\(what) share worse")
    #expect(row.surrogateApproximate == surrogate_approximate, "\(what) approximate")
    if let rank_deficient { #expect(row.rankDeficient == rank_deficient, "\(what) rank") }
    #expect(row.verdict == verdict, "\(what) verdict")
    #expect(row.reason == reason, "\(what) reason")
    if loss != nil { #expect(row.nTest == n_test, "\(what) n_test") }
    if abs(mean_difference ?? 0) >= 1e-12 {
      #expect(near(row.spearman, spearman), "\(what) spearman")
      #expect(within(row.t, t, 1e-7 * abs(t ?? 0)), "\(what) t")
      #expect(within(row.p, p, 1e-7), "\(what) p")
      #expect(within(row.pHolm, p_holm, 1e-7), "\(what) p_holm")
      #expect(within(row.daysNeeded, days_needed, 1e-6 * (days_needed ?? 0)), "\(what) days")
      if let omega2, let se = row.standardError, let count = row.nTest {
        #expect(within(Double(count) * se * se, omega2, 1e-7 * omega2), "\(what) omega2")
      }
    }
    if let nu { #expect(row.degrees == nu, "\(what) nu") }
    if let coefficients, rank_deficient == false {
      #expect(row.coefficients?.count == coefficients.count, "\(what) coefficients")
      for (a, b) in zip(row.coefficients ?? [], coefficients) {
        #expect(within(a, b, 1e-7 * abs(b)), "\(what) coefficient \(a) is not \(b)")
      }
    }
    guard let people else { return }
    #expect(row.people == people, "\(what) people")
    #expect(row.pooled?.peopleWith60TestRows == people_n_test_60, "\(what)")
    #expect(row.pooled?.positive == people_positive, "\(what)")
    #expect(row.pooled?.negative == people_negative, "\(what)")
    #expect(row.pooled?.significantBetter == significant_better, "\(what)")
    #expect(row.pooled?.significantWorse == significant_worse, "\(what)")
    close(row.standardError.map { $0 * Double(people).squareRoot() }, sd, "sd")
  }
}

struct StrictTableExpected: Decodable {
  struct Account: Decodable {
    let eligible: Int
    let crosses_source_epoch: Int
    let floor_missing: Int
    let score_missing: Int
    let rows: Int
  }
  struct Event: Decodable {
    let train_positives: Int
    let test_positives: Int
    let floor_precision: Double?
    let floor_captured: Int
    let floor_lift: Double?
    let floor_auc: Double?
  }
  let target: String
  let horizon: Int?
  let loss_kind: String?
  let account: Account
  let error: String?
  let n_rows: Int?
  let n_train: Int?
  let purged: Int?
  let n_test: Int?
  let train_first: String?
  let train_last: String?
  let test_first: String?
  let test_last: String?
  let floor: String?
  let floor_train_loss: [String: Double]?
  let floor_test_loss: [String: Double]?
  let floor_loss: Double?
  let floor_spearman: Double?
  let recalibrated_floor_loss: Double?
  let event: Event?
  let tests: [StrictTest]?

  func compare(with table: TableSummary, _ rows: [Evidence], _ label: String) {
    let what = "\(label) \(target)"
    #expect(table.target == target, "\(what)")
    if let horizon { #expect(table.horizon == horizon, "\(what)") }
    if let loss_kind { #expect(table.lossKind == loss_kind, "\(what)") }
    #expect(table.account.eligible == account.eligible, "\(what)")
    #expect(table.account.crossesSourceEpoch == account.crosses_source_epoch, "\(what)")
    #expect(table.account.floorMissing == account.floor_missing, "\(what)")
    #expect(table.account.scoreMissing == account.score_missing, "\(what)")
    #expect(table.account.rows == account.rows, "\(what)")
    #expect(table.error == error, "\(what)")
    if error == nil { #expect(table.nRows == n_rows, "\(what)") }
    #expect(table.nTrain == n_train, "\(what)")
    #expect(table.purged == purged, "\(what)")
    #expect(table.nTest == n_test, "\(what)")
    #expect(table.trainFirst?.description == train_first, "\(what)")
    #expect(table.trainLast?.description == train_last, "\(what)")
    #expect(table.testFirst?.description == test_first, "\(what)")
    #expect(table.testLast?.description == test_last, "\(what)")
    #expect(table.floor == floor, "\(what)")
    let tolerance = floor_loss.map { $0 == 0 ? 1e-12 : 1e-9 * $0 } ?? 0
    for (name, loss) in table.floorTrainLosses {
      #expect(within(loss, floor_train_loss?[name], tolerance), "\(what) \(name)")
    }
    for (name, loss) in table.floorTestLosses {
      #expect(within(loss, floor_test_loss?[name], tolerance), "\(what) \(name)")
    }
    #expect(table.floorTrainLosses.count == floor_train_loss?.count ?? 0, "\(what)")
    #expect(within(table.floorLoss, floor_loss, tolerance), "\(what)")
    #expect(near(table.floorSpearman, floor_spearman), "\(what)")
    #expect(within(table.recalibratedFloorLoss, recalibrated_floor_loss, tolerance), "\(what)")
    #expect(table.event?.trainPositives == event?.train_positives, "\(what)")
    #expect(table.event?.testPositives == event?.test_positives, "\(what)")
    #expect(near(table.event?.floorPrecision, event?.floor_precision), "\(what)")
    #expect(table.event?.floorCaptured == event?.floor_captured, "\(what)")
    #expect(near(table.event?.floorLift, event?.floor_lift), "\(what)")
    #expect(near(table.event?.floorAUC, event?.floor_auc), "\(what)")
    let tests = rows.filter { $0.role != "floor" && $0.target == target }
    #expect(tests.count == self.tests?.count ?? 0, "\(what)")
    for (test, row) in zip(self.tests ?? [], tests) {
      #expect(row.candidate == test.candidate && row.role == test.role, "\(what)")
      test.compare(with: row, what)
    }
  }
}

struct StrictSign: Decodable {
  struct Channel: Decodable {
    let n: Int?
    let r: Double?
    let ci: [Double]?
    let sign: String?
    let people: Int?
    let expected: Int?
    let wrong: Int?
    let zero: Int?
    let p: Double?
    let answer: String?

    func compare(with channel: SignSummary.Channel, _ what: String) {
      #expect(channel.count == n ?? people, "\(what)")
      #expect(near(channel.r, r), "\(what)")
      #expect(near(channel.ciLow, ci?[0]) && near(channel.ciHigh, ci?[1]), "\(what)")
      #expect(channel.word == sign ?? answer, "\(what)")
      #expect(channel.expected == expected && channel.wrong == wrong, "\(what)")
      #expect(channel.zero == zero && near(channel.p, p), "\(what)")
    }
  }
  let hrv: Channel
  let rhr: Channel
  let answer: String

  func compare(with sign: SignSummary, _ what: String) {
    #expect(sign.answer == answer, "\(what)")
    hrv.compare(with: sign.hrv, "\(what) hrv")
    rhr.compare(with: sign.restingHR, "\(what) rhr")
  }
}
