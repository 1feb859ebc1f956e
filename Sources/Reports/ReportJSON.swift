import Scoring
import Validation

/// `report.json`: machine output is an interface; absent values are null, keys are only added.
///
///     ReportJSON.value(input).indented
///
/// - Source: DESIGN.md §6.
public enum ReportJSON {
  public static let schema = "plumbline-report-1"

  public static func value(_ input: ReportInput) -> JSONValue {
    let result = input.result
    let words = Words(input.language)
    return [
      "schema": .string(schema),
      "tool_version": .string(input.toolVersion),
      "language": .string(input.language.rawValue),
      "protocol": .string(result.protocolName),
      "seed": .number(Double(result.seed)),
      "dataset": [
        "name": .string(result.dataset.name), "digest": .string(result.dataset.digest),
        "people": .optional(result.dataset.people), "days": .optional(result.dataset.days),
        "synthetic": .bool(result.dataset.synthetic),
      ],
      "headlines": .array(result.headlines.map { headline($0, words) }),
      "evidence": .array(result.evidence.map { .object(Dictionary(evidence($0)) { $1 }) }),
      "tables": .array(result.tables.map(table)),
      "targets": .array(result.targets.map(target)),
      "audits": .array(input.audits.map(audit)),
      "sign": .array(result.signs.map(sign)),
      "account": input.account.map(account) ?? .null,
      "badges": .array(input.badges.map(badge)),
      "caveats": .array(result.caveats.map { .string($0) }),
      "calibration": .array(Calibration.all(result.people).map(ContextJSON.calibration)),
      "heterogeneity": .array(
        result.people.count < 2
          ? []
          : result.headlines.compactMap { Heterogeneity($0, result.evidence) }
            .map(ContextJSON.heterogeneity)),
      "band_flips": .array(VersionPair.all(result).map(ContextJSON.bandFlips)),
      "self_report": .array(result.selfReport.map(ContextJSON.selfReport)),
      "origin": result.origin.isEmpty ? .null : OriginJSON.value(result.origin),
      "tolerance": tolerance,
    ]
  }

  /// The keys of one row in the order of DESIGN.md §6; the full table of a report has the same.
  static func evidence(_ row: Evidence) -> [(String, JSONValue)] {
    [
      ("person", .optional(row.person)), ("target", .string(row.target)),
      ("candidate", .string(row.candidate)), ("role", .string(row.role)),
      ("rows", .string(row.rows)), ("family", .bool(row.family)),
      ("people", .optional(row.people)), ("n_train", .optional(row.nTrain)),
      ("n_test", .optional(row.nTest)), ("n_rows", .optional(row.nRows)),
      ("purged", .optional(row.purged)), ("horizon", .optional(row.horizon)),
      ("loss", finite(row.loss)), ("rmse", finite(row.rmse)),
      ("reference", .optional(row.reference)), ("reference_loss", finite(row.referenceLoss)),
      ("skill", finite(row.skill)), ("mean_difference", finite(row.meanDifference)),
      ("ci_low", finite(row.ciLow)), ("ci_high", finite(row.ciHigh)), ("p", finite(row.p)),
      ("p_holm", finite(row.pHolm)), ("block_low", finite(row.blockLow)),
      ("block_high", finite(row.blockHigh)), ("bootstrap_low", finite(row.bootstrapLow)),
      ("bootstrap_high", finite(row.bootstrapHigh)), ("spearman", finite(row.spearman)),
      ("mdd", finite(row.mdd)), ("days_needed", finite(row.daysNeeded)),
      ("surrogate_share", finite(row.surrogateShare)),
      ("surrogate_share_worse", finite(row.surrogateShareWorse)),
      ("surrogate_approximate", .optional(row.surrogateApproximate)),
      ("rank_deficient", .optional(row.rankDeficient)), ("precision", finite(row.precision)),
      ("captured", .optional(row.captured)), ("lift", finite(row.lift)),
      ("auc", finite(row.auc)), ("verdict", .optional(row.verdict)),
      ("reason", .optional(row.reason)), ("slice", .optional(row.slice)),
      ("caveat", .optional(row.caveat)), ("headroom", .optional(row.headroom)),
      ("penalty", finite(row.penalty)),
    ]
  }

  /// NaN and infinity have no JSON form; they mean "no number".
  private static func finite(_ value: Double?) -> JSONValue {
    value.map { $0.isFinite ? .number($0) : .null } ?? .null
  }

  private static func headline(_ headline: Headline, _ words: Words) -> JSONValue {
    let row = headline.evidence
    return [
      "candidate": .string(headline.candidate), "is_baseline": .bool(headline.isBaseline),
      "person": .optional(row?.person), "pooled": .bool(row != nil && row?.person == nil),
      "target": .optional(row?.target), "role": .optional(row?.role),
      "verdict": .optional(row?.verdict), "reason": .optional(row?.reason),
      "sentence": .string(words.sentence(headline)),
    ]
  }

  private static func table(_ table: TableSummary) -> JSONValue {
    func losses(_ losses: [(name: String, loss: Double)]) -> JSONValue {
      .array(losses.map { ["name": .string($0.name), "loss": finite($0.loss)] })
    }
    return [
      "person": .string(table.person), "target": .string(table.target),
      "rows": .string(table.rows), "candidates": .array(table.candidates.map { .string($0) }),
      "horizon": .optional(table.horizon), "loss_kind": .string(table.lossKind),
      "account": [
        "eligible": .optional(table.account.eligible),
        "crosses_source_epoch": .optional(table.account.crossesSourceEpoch),
        "floor_missing": .optional(table.account.floorMissing),
        "score_missing": .optional(table.account.scoreMissing),
        "rows": .optional(table.account.rows),
      ],
      "error": .optional(table.error), "n_rows": .optional(table.nRows),
      "n_train": .optional(table.nTrain), "n_test": .optional(table.nTest),
      "purged": .optional(table.purged),
      "train_first": .optional(table.trainFirst?.description),
      "train_last": .optional(table.trainLast?.description),
      "test_first": .optional(table.testFirst?.description),
      "test_last": .optional(table.testLast?.description), "floor": .optional(table.floor),
      "floor_train_losses": losses(table.floorTrainLosses),
      "floor_test_losses": losses(table.floorTestLosses),
      "floor_loss": finite(table.floorLoss), "floor_spearman": finite(table.floorSpearman),
      "recalibrated_floor_loss": finite(table.recalibratedFloorLoss),
      "event": table.event.map(event) ?? .null,
    ]
  }

  private static func event(_ event: TableSummary.EventSummary) -> JSONValue {
    [
      "train_positives": .optional(event.trainPositives),
      "test_positives": .optional(event.testPositives),
      "floor_precision": finite(event.floorPrecision),
      "floor_captured": .optional(event.floorCaptured), "floor_lift": finite(event.floorLift),
      "floor_auc": finite(event.floorAUC), "noise_floor_auc": finite(event.noiseFloorAUC),
    ]
  }

  private static func target(_ counts: TargetCounts) -> JSONValue {
    func list(_ counts: [(reason: String, days: Int)]) -> JSONValue {
      .array(counts.map { ["reason": .string($0.reason), "days": .optional($0.days)] })
    }
    return [
      "target": .string(counts.target), "eligible": list(counts.eligible),
      "ineligible": list(counts.ineligible),
    ]
  }

  private static func audit(_ finding: AuditLine) -> JSONValue {
    [
      "name": .string(finding.name), "formula": .string(finding.formula),
      "passed": .bool(finding.passed), "detail": .string(finding.detail),
    ]
  }

  private static func sign(_ sign: SignSummary) -> JSONValue {
    func channel(_ channel: SignSummary.Channel) -> JSONValue {
      [
        "count": .optional(channel.count), "r": finite(channel.r),
        "ci_low": finite(channel.ciLow), "ci_high": finite(channel.ciHigh),
        "p": finite(channel.p), "expected": .optional(channel.expected),
        "wrong": .optional(channel.wrong), "zero": .optional(channel.zero),
        "word": .string(channel.word),
      ]
    }
    return [
      "person": .optional(sign.person), "candidate": .string(sign.candidate),
      "hrv": channel(sign.hrv), "resting_hr": channel(sign.restingHR),
      "answer": .string(sign.answer),
    ]
  }

  private static func account(_ account: AccountSummary) -> JSONValue {
    [
      "rows": .optional(account.rows), "duplicate_rows": .optional(account.duplicateRows),
      "columns": .array(
        account.columns.map { column in
          [
            "name": .string(column.name), "meaning": .string(column.meaning),
            "seen": .optional(column.seen), "kept": .optional(column.kept),
            "dropped": .array(
              column.dropped.map { ["reason": .string($0.reason), "cells": .optional($0.cells)] }),
            "flags": .array(
              column.flags.map { ["flag": .string($0.flag), "cells": .optional($0.cells)] }),
          ]
        }),
      "ignored": .array(
        account.ignored.map { ["name": .string($0.name), "nearest": .optional($0.nearest)] }),
    ]
  }

  private static func badge(_ badge: FormulaBadge) -> JSONValue {
    [
      "formula": .string(badge.formula), "class": .string(badge.badgeClass),
      "label": .string(badge.label), "meaning": .string(badge.meaning),
      "caveats": .array(
        badge.caveats.map { ["code": .string($0.code), "text": .string($0.text)] }),
      "missing_for_next_class": .array(badge.missing.map { .string($0) }),
    ]
  }
}
