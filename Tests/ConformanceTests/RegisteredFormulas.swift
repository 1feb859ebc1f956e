import Formulas
import Scoring
import Testing

/// The formulas every conformance test runs over.
let registered = ([Readiness1(), Readiness2(), RecoveryStability1()] as [any Formula]).map(AnyFormula.init)

/// Names a formula in the list of test cases.
struct AnyFormula: Sendable, CustomTestStringConvertible {
  let value: any Formula

  init(_ value: any Formula) { self.value = value }

  var testDescription: String { value.identity.key }
}
