/// Whether a score points the right way: next-day HRV up, next-day resting heart rate down.
///
/// A wrong sign means that the score or its target is mis-specified; it is never tuned away. The
/// right sign is no evidence of forecasting, because today's HRV alone has it too.
///
/// - Source: spec/validation.md §13, spec/decisions.md B 10.
package struct SignAudit: Equatable, Sendable {
  /// The answer of protocol strict-1.
  package enum Word: String, Sendable {
    case expected
    case wrongSigned = "wrong_signed"
    case mixed
    case insufficient
  }

  package let hrv: ChannelSign
  package let restingHR: ChannelSign

  package init(hrv: ChannelSign, restingHR: ChannelSign) {
    self.hrv = hrv
    self.restingHR = restingHR
  }

  /// The audit of a score that means "full = recovered".
  ///
  /// - Parameters: one value per calendar day of the same days; NaN = missing.
  package init(
    score: [Double], hrv: [Double], restingHR: [Double], lagDays: Int = 1,
    minPairs: Int = ChannelSign.minPairs
  ) {
    self.hrv = ChannelSign(
      ForwardPairs(score: score, outcome: hrv, lagDays: lagDays), expectedSign: 1,
      minPairs: minPairs)
    self.restingHR = ChannelSign(
      ForwardPairs(score: score, outcome: restingHR, lagDays: lagDays), expectedSign: -1,
      minPairs: minPairs)
  }

  /// The same audit for persistence: today's HRV, and today's resting heart rate turned over.
  package static func persistence(hrv: [Double], restingHR: [Double]) -> SignAudit {
    SignAudit(
      hrv: ChannelSign(ForwardPairs(score: hrv, outcome: hrv), expectedSign: 1),
      restingHR: ChannelSign(
        ForwardPairs(score: restingHR.map { -$0 }, outcome: restingHR), expectedSign: -1))
  }

  package var word: Word {
    switch (hrv.word, restingHR.word) {
    case (.insufficient, _), (_, .insufficient): .insufficient
    case (.expected, .expected): .expected
    case (.wrong, .wrong): .wrongSigned
    default: .mixed
    }
  }

  /// The answer in the words of protocol origin-2026.
  package var originVerdict: String {
    switch word {
    case .expected: "expected_signed"
    case .wrongSigned: "wrong_signed"
    case .mixed: "mixed_signed"
    case .insufficient: "insufficient_evidence"
    }
  }
}
