import CBoostMath

/// One channel's signs over people, decided by the exact two-sided sign test.
///
/// - Source: spec/decisions.md B 10.
package struct PeopleSign: Equatable, Sendable {
  package enum Word: String, Sendable {
    case expected
    case wrong
    case mixed
    case insufficient
  }

  package static let minPeople = 6

  /// People whose own channel was sufficient.
  package let people: Int
  package let expected: Int
  package let wrong: Int
  /// Sufficient people with a correlation of exactly 0; they take no part in the test.
  package let zero: Int
  /// Two-sided p of the sign test; nil when nobody takes part.
  package let p: Double?
  package let word: Word

  ///     PeopleSign(Array(repeating: .expected, count: 6)).p   // 0.03125
  package init(_ words: [ChannelSign.Word]) {
    expected = words.count { $0 == .expected }
    wrong = words.count { $0 == .wrong }
    zero = words.count { $0 == .zero }
    people = expected + wrong + zero
    let voters = expected + wrong
    p =
      voters == 0
      ? nil : min(1, 2 * plumbline_binomial_cdf(Double(voters), 0.5, Double(min(expected, wrong))))
    if voters < Self.minPeople {
      word = .insufficient
    } else if p! >= 0.05 {
      word = .mixed
    } else {
      word = expected > wrong ? .expected : .wrong
    }
  }
}

/// The sign audit over people.
///
/// - Source: spec/decisions.md B 10.
package struct PeopleSignAudit: Equatable, Sendable {
  package let hrv: PeopleSign
  package let restingHR: PeopleSign

  package init(hrv: PeopleSign, restingHR: PeopleSign) {
    self.hrv = hrv
    self.restingHR = restingHR
  }

  package init(_ people: [SignAudit]) {
    hrv = PeopleSign(people.map(\.hrv.word))
    restingHR = PeopleSign(people.map(\.restingHR.word))
  }

  package var word: SignAudit.Word {
    switch (hrv.word, restingHR.word) {
    case (.insufficient, _), (_, .insufficient): .insufficient
    case (.expected, .expected): .expected
    case (.wrong, .wrong): .wrongSigned
    default: .mixed
    }
  }
}
