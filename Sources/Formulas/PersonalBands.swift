import Scoring

/// The borders of one person's own energy banks, once there are enough days of them.
///
/// 20, 50 and 80 % quantiles of the daily banks of the last 180 days, fraction dropped.
///
///     PersonalBands(latest: counts, compatible: counts).mode     // by the number of days
///
/// - Missing data: fewer than 20 days → 15, 41 and 55; 20 to 29 days → each border at least its
///   default, if they still rise.
/// - Complexity: O(101) whatever the number of days.
/// - Source: spec/formulas.md §5.5.
package struct PersonalBands: Sendable {
  package enum Mode: Int, CaseIterable, Sendable {
    case defaultWarmup, provisional, mixed, latest

    package var word: String {
      [
        "default_warmup", "provisional_compatible_formula_warmup",
        "personal_mixed_formula_warmup", "personal_latest_formula",
      ][rawValue]
    }
  }

  static let matureDays = 30
  static let provisionalDays = 20
  package static let window = 180  // days, the scored day included

  package let bands: EnergyBands
  package let mode: Mode
  package let usedDays: Int
  package let latestDays: Int
  package let compatibleDays: Int

  package var source: String { mode == .defaultWarmup ? "default" : "personal" }

  package init(latest: BankCounts, compatible: BankCounts) {
    latestDays = latest.count
    compatibleDays = compatible.count
    if latest.count >= PersonalBands.matureDays {
      (bands, mode, usedDays) = (latest.bands, .latest, latest.count)
    } else if compatible.count >= PersonalBands.matureDays {
      (bands, mode, usedDays) = (compatible.bands, .mixed, compatible.count)
    } else {
      let own = compatible.bands
      let raised = EnergyBands(
        rest: max(own.rest, EnergyBands.usual.rest),
        recovery: max(own.recovery, EnergyBands.usual.recovery),
        pushHard: max(own.pushHard, EnergyBands.usual.pushHard))
      if compatible.count >= PersonalBands.provisionalDays && raised.rest <= raised.recovery
        && raised.recovery < raised.pushHard
      {
        (bands, mode, usedDays) = (raised, .provisional, compatible.count)
      } else {
        (bands, mode, usedDays) = (.usual, .defaultWarmup, 0)
      }
    }
  }
}

/// How many days ended with which bank; whole points 0...100, so counts lose nothing and a day can
/// be taken out again exactly.
package struct BankCounts: Sendable {
  private var counts = [Int32](repeating: 0, count: 101)
  package private(set) var count = 0

  package init() {}

  /// Banks below 0 count as 0, above 100 as 100.
  package mutating func add(_ bank: Double) {
    counts[Int(bank.clamped(0, 100))] += 1
    count += 1
  }

  package mutating func remove(_ bank: Double) {
    counts[Int(bank.clamped(0, 100))] -= 1
    count -= 1
  }

  /// 20, 50 and 80 % quantiles with the fraction dropped.
  var bands: EnergyBands {
    EnergyBands(
      rest: quantile(0.2).rounded(.towardZero), recovery: quantile(0.5).rounded(.towardZero),
      pushHard: quantile(0.8).rounded(.towardZero))
  }

  /// `Quantile.of` without a sorted list, same operations, same bits.
  package func quantile(_ p: Double) -> Double {
    guard count > 0 else { return 0 }
    let rank = p * Double(count - 1)
    let low = Int(rank)
    let value = ranked(low)
    if low >= count - 1 { return value }
    return value + (rank - Double(low)) * (ranked(low + 1) - value)
  }

  private func ranked(_ rank: Int) -> Double {
    var left = rank
    for (bank, days) in counts.enumerated() {
      left -= Int(days)
      if left < 0 { return Double(bank) }
    }
    return 100
  }
}

/// One stored bank of the origin's snapshot table.
package struct BankSnapshot: Sendable {
  package let age: Int  // days
  /// Orders the rows of one date.
  package let bucket: Int
  package let bank: Double
  package let version: Int
  package let flags: [String]
  /// Computed before the last change of a coefficient.
  package let beforeChange: Bool

  package init(
    age: Int, bucket: Int, bank: Double, version: Int, flags: [String], beforeChange: Bool
  ) {
    self.age = age
    self.bucket = bucket
    self.bank = bank
    self.version = version
    self.flags = flags
    self.beforeChange = beforeChange
  }

  static let disqualifying: Set = ["imputed_sleep", "imputed_activity", "bootstrap_tail"]
}

extension PersonalBands {
  /// Bands from stored snapshots under the settings in force.
  package init(_ snapshots: [BankSnapshot], settings: EnergySettings) {
    let usual = EnergySettings()
    let changed =
      settings.effectiveAlpha != usual.effectiveAlpha
      || settings.effectiveBeta != usual.effectiveBeta
    let current = settings.formulaVersion
    var versions: Set = [current]
    if current == 2 && !settings.stressDrainEnabled
      && settings.effectiveAlpha == usual.effectiveAlpha
    {
      versions.insert(1)
    }
    func counts(_ versions: Set<Int>) -> BankCounts {
      var newest: [Int: BankSnapshot] = [:]
      for row in snapshots
      where (0..<PersonalBands.window).contains(row.age) && versions.contains(row.version)
        && BankSnapshot.disqualifying.isDisjoint(with: row.flags) && !(changed && row.beforeChange)
      {
        if let held = newest[row.age],
          (held.bucket, held.version, held.bank) >= (row.bucket, row.version, row.bank)
        {
          continue
        }
        newest[row.age] = row
      }
      var counts = BankCounts()
      for row in newest.values { counts.add(row.bank) }
      return counts
    }
    self.init(latest: counts([current]), compatible: counts(versions))
  }
}
