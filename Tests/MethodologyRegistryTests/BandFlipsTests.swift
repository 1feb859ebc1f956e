import MethodologyRegistry
import Testing

@Suite("band flips between two versions")
struct BandFlipsTests {
  @Test("a day without a band in one version does not count; the rest stand in a matrix")
  func counts() {
    let flips = BandFlips(from: [.low, .fair, nil, .fair], to: [.low, .optimal, .low, nil])
    #expect(flips.count(from: .low, to: .low) == 1)
    #expect(flips.count(from: .fair, to: .optimal) == 1)
    #expect(flips.count(from: .optimal, to: .fair) == 0)
    #expect(flips.days == 2 && flips.flipped == 1)
  }

  @Test("the days of several people add up")
  func sum() {
    let one = BandFlips(from: [.low], to: [.fair])
    let two = BandFlips(from: [.low, .optimal], to: [.fair, .optimal])
    let both = one + two
    #expect(both.count(from: .low, to: .fair) == 2 && both.days == 3 && both.flipped == 2)
  }

  @Test("a fixed rule bands a value alone, at the threshold the better band; other rules do not")
  func fixedRule() {
    let rule = BandRule.fixed(optimal: 80, fair: 50)
    #expect(rule.band(of: 80) == .optimal && rule.band(of: 79.9) == .fair)
    #expect(rule.band(of: 50) == .fair && rule.band(of: 49.9) == .low)
    #expect(rule.band(of: .nan) == nil)
    #expect(BandRule.unsupported.band(of: 90) == nil)
    #expect(BandRule.personal(optimal: "a", fair: "b").band(of: 90) == nil)
  }
}
