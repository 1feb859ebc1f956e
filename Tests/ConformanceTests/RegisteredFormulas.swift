import MethodologyRegistry
import Scoring
import Testing

/// The formulas every conformance test runs over: the rows of the registry.
let registered = Methodology.all.map { AnyFormula($0.formula) }

/// Names a formula in the list of test cases.
struct AnyFormula: Sendable, CustomTestStringConvertible {
  let value: any Formula

  init(_ value: any Formula) { self.value = value }

  var testDescription: String { value.identity.key }
}
