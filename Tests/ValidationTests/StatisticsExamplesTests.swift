import Scoring
import Testing
import Validation

/// The worked examples of the doc comments.
@Suite("statistics: worked examples")
struct StatisticsExamplesTests {
  @Test("errors of two numbers")
  func errors() {
    #expect(meanAbsoluteError([-1, 3]) == 2)
    #expect(rootMeanSquareError([-3, 3]) == 3)
    #expect(meanAbsoluteError([]) == nil && rootMeanSquareError([]) == nil)
  }

  @Test("equal values share their mid-rank")
  func ranks() {
    #expect(midRanks([5, 1, 5]) == [2.5, 1, 2.5])
    #expect(areaUnderCurve([0.2, 0.8], events: [false, true]) == 1)
    #expect(areaUnderCurve([0.2, 0.8], events: [true, true]) == nil)
  }

  @Test("correlations of straight lines are 1, of constants absent")
  func correlations() {
    #expect(pearson([1, 2, 3], [2, 4, 6]) == 1)
    #expect(spearman([1, 2, 3], [10, 100, 1000]) == 1)
    #expect(pearson([0.1, 0.1, 0.1], [1, 2, 3]) == nil)
    #expect(pearson([1, 2], [1, 2]) == nil)
    #expect(fisherInterval(1, count: 40) == Interval(low: 1, high: 1))
  }

  @Test("equal values make a bootstrap interval of one point")
  func bootstraps() {
    #expect(meanBootstrap([5, 5]) == Interval(low: 5, high: 5))
    #expect(blockBootstrap([2.5], days: [20_098]) == Interval(low: 2.5, high: 2.5))
    #expect(meanBootstrap([5]) == nil && blockBootstrap([], days: []) == nil)
  }

  @Test("the highest score is the only event")
  func precision() {
    let result = precisionAtRecall([0.9, 0.1], events: [true, false])
    #expect(result == PrecisionAtRecall(precision: 1, captured: 1))
    #expect(result.lift(baseRate: 0.5) == 2 && result.lift(baseRate: 0) == nil)
  }

  @Test("Holm's rule passes over absent tests")
  func holm() {
    #expect(holmAdjusted([0.02, nil, 0.01]) == [0.02, nil, 0.02])
  }

  @Test("a constant difference has no variance and no p; a zero difference has p 1")
  func noVariance() {
    let constant = cosineTest([0.25, 0.25])
    #expect(constant.p == nil && constant.interval == Interval(low: 0.25, high: 0.25))
    #expect(constant.daysNeeded(referenceLoss: 0) == 0)
    #expect(cosineTest([0, 0]).p == 1)
    #expect(abs(peopleTest([0.1, 0.2]).t! - 3) < 1e-12)
  }

  @Test("six people of one sign are the fewest that decide")
  func signTest() {
    #expect(PeopleSign(Array(repeating: .expected, count: 6)).word == .expected)
    #expect(PeopleSign(Array(repeating: .expected, count: 6)).p == 0.03125)
    #expect(PeopleSign(Array(repeating: .expected, count: 5)).word == .insufficient)
  }

  @Test("pairs need both days")
  func pairs() {
    let pairs = ForwardPairs(score: [1, 2, .nan], outcome: [.nan, 5, 6])
    #expect(pairs.scores == [1, 2] && pairs.outcomes == [5, 6])
    #expect(ForwardPairs(score: [], outcome: []).count == 0)
  }

  @Test("least squares continues a straight line; Ridge halves a slope")
  func models() {
    let line = LeastSquares().fit([[0, 1, 2]], target: [1, 3, 5], trainCount: 3)
    #expect(abs(line.predictions([[3]], rows: 0..<1)[0] - 7) < 1e-12)
    let ridge = ridgeModel([[-1, 1]], target: [-1, 1], trainCount: 2, penalty: 2)
    #expect(ridge.coefficients == [0, 0.5])
    #expect(ColumnScale([1, 3]) == ColumnScale([5, 7, 1, 3][2...]))
    #expect(LogisticModel([[0, 1]], events: [true, true], trainCount: 2, penalty: 1) == nil)
  }

  @Test("a label that overlaps itself is no floor")
  func overlap() {
    #expect(WindowOverlap(horizon: 3, lag: 1).sharedFraction == 2.0 / 3)
    #expect(!WindowOverlap(horizon: 17, lag: 16).isAdmissibleFloor)
    #expect(
      TuningPermit(correlation: 0.3, missingSleep: 0, missingActivity: 0).word == .full)
  }
}
