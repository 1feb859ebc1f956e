import CBoostMath

/// Student's t distribution, computed by Boost.Math.
///
/// - Source: Boost.Math `students_t_distribution`; checked against scipy 1.17 in ValidationTests.
package struct StudentT: Sendable {
  package let degrees: Double

  package init(degrees: Int) {
    precondition(degrees >= 1, "Student's t needs a degree of freedom")
    self.degrees = Double(degrees)
  }

  /// The value that a draw stays below with this probability, 0 < probability < 1.
  ///
  ///     StudentT(degrees: 2).quantile(0.975)   // 4.302652729749464
  package func quantile(_ probability: Double) -> Double {
    precondition(probability > 0 && probability < 1, "a quantile needs 0 < probability < 1")
    return plumbline_t_quantile(degrees, probability)
  }

  /// The probability of a value at least as far from zero as `t`, in either direction.
  package func twoSided(_ t: Double) -> Double { plumbline_t_two_sided(degrees, t) }

  /// What a test at 5 % with power 80 % must be able to see, in standard errors.
  package var detectable: Double { quantile(0.975) + quantile(0.80) }
}
