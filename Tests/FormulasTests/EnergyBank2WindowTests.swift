import Formulas
import Scoring
import Testing

/// The banks and bands of `energy-bank@2` against plain re-computation.
@Suite("energy-bank@2 windows")
struct EnergyBank2WindowTests {
  let series: DailySeries
  let table: ScoreTable

  init() throws {
    series = try SampleDays.random(300, gap: 0.04).series()
    table = try EnergyBank2().score(series)
  }

  @Test("every bank is its own 21-day walk")
  func walks() throws {
    func input(_ day: Int) -> EnergyDays.Input {
      EnergyDays.Input(
        total: series.values(.sleepTotal)[day], deep: series.values(.sleepDeep)[day],
        rem: series.values(.sleepREM)[day], awake: series.values(.sleepAwake)[day],
        kcal: series.values(.activeEnergy)[day], load: series.values(.hrLoadZ)[day])
    }
    for day in 20..<300 {
      let window = try #require(
        EnergyWindow((day - 20...day).map(input), settings: EnergySettings()))
      #expect(table.value("bank_exact", day: day) == window.exact)
      #expect(table.word("trust", day: day) == window.state.word)
    }
  }

  @Test("bands are the truncated quantiles of the days that count")
  func bands() throws {
    for day in [60, 150, 250, 299] where table.status(day: day).hasValue {
      let snapshots = (max(20, day - 179)...day).compactMap { past -> BankSnapshot? in
        guard table.word("trust", day: past) != "stale" else { return nil }
        let flags =
          (table.value("imputed_sleep", day: past) == 1 ? ["imputed_sleep"] : [])
          + (table.value("imputed_activity", day: past) == 1 ? ["imputed_activity"] : [])
        return BankSnapshot(
          age: day - past, bucket: 0, bank: table.value("bank", day: past), version: 2,
          flags: flags, beforeChange: false)
      }
      let want = PersonalBands(snapshots, settings: EnergySettings())
      #expect(table.value("band_rest", day: day) == want.bands.rest)
      #expect(table.value("band_recovery", day: day) == want.bands.recovery)
      #expect(table.value("band_push_hard", day: day) == want.bands.pushHard)
      #expect(table.value("band_days", day: day) == Double(want.usedDays))
      #expect(table.word("band_mode", day: day) == want.mode.word)
    }
  }

  @Test("quantiles of counted banks have the bits of quantiles of a sorted list")
  func quantiles() {
    var noise = Noise(seed: 3)
    for size in [1, 2, 3, 20, 57, 180] {
      var counts = BankCounts()
      let banks = (0..<size).map { _ in (50 + 50 * noise.next()).rounded() }
      for bank in banks { counts.add(bank) }
      for p in [0, 0.2, 0.5, 0.8, 1] {
        #expect(counts.quantile(p) == Quantile.of(banks, at: p))
      }
    }
  }

  @Test("the starting bank is forgotten: 10, 50 and 90 give the same rounded bank after good nights")
  func seeds() throws {
    var days = SampleDays.random(200, gap: 0)
    for day in 0..<200 {
      days.deep[day] = 0.16 * days.total[day]
      days.rem[day] = 0.21 * days.total[day]
      days.kcal[day] /= 2
    }
    let series = try days.series()
    let low = try EnergyBank2(seed: 10).score(series)
    let middle = try EnergyBank2(seed: 50).score(series)
    let high = try EnergyBank2(seed: 90).score(series)
    var compared = 0
    for day in 20..<200 {
      let qualities = (day - 13...day).map { middle.value("sleep_quality", day: $0) }
      guard Spread.mean(qualities) >= 0.7 else { continue }
      compared += 1
      #expect(low.value(day: day) == middle.value(day: day))
      #expect(high.value(day: day) == middle.value(day: day))
    }
    #expect(compared > 100)
  }

  @Test("without a clamp the gap between two starting banks shrinks by the product of 1 - quality")
  func gap() throws {
    var days = SampleDays.even(60)
    days.kcal = Array(repeating: 300, count: 60)
    for day in 0..<60 {  // poor nights, so that the gap is still visible
      days.total[day] = 1 + 0.02 * Double(day % 7)
      days.deep[day] = 0.1
      days.rem[day] = 0.15
      days.kcal[day] = 20
    }
    let series = try days.series()
    let low = try EnergyBank2(seed: 10).score(series)
    let high = try EnergyBank2(seed: 90).score(series)
    // The first bank whose walked nights all show their quality in the table.
    for day in 33..<60 {
      var shrink = 1.0
      for past in day - 13...day { shrink *= 1 - low.value("sleep_quality", day: past) }
      let gap = high.value("bank_exact", day: day) - low.value("bank_exact", day: day)
      #expect(abs(gap - 80 * shrink) < 1e-9)
      #expect(gap > 1)
    }
  }
}
