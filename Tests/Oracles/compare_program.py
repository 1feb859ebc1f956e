"""A whole strict-1 run, rebuilt with pandas, statsmodels and scipy from the daily file.

Usage: compare_program.py REPORT.json SCORES.csv DAILY.csv
    plumbline validate DATA --json > REPORT.json
    plumbline score DATA --wide > SCORES.csv

Scores are taken from the program; targets, floors, rows, split, least squares, the cosine test, Holm, the
pooled test and the sign audit are computed here. One person's borrowed slopes and the resampling controls
are ours alone and not rebuilt.
"""

import json
import sys

import numpy as np
import pandas as pd
import statsmodels.api as sm
from scipy import stats
from sklearn.metrics import mean_absolute_error, root_mean_squared_error
from statsmodels.stats.multitest import multipletests

from cosine_test import cosine_test
from oracle import Comparisons

FLOORS = ["persistence_yesterday", "rolling_7d_mean", "rolling_30d_mean", "ewma_45d"]
ANCHORS = {"recovery_stability": ["readiness@1", "readiness@2", "recovery-stability@1"],
           "passive_efficiency": ["readiness@1", "readiness@2", "passive-efficiency@1"]}
PREDICTS_THE_UNIT = {"recovery_stability": "recovery-stability@1", "passive_efficiency": "passive-efficiency@1"}
HORIZONS = {"rolling_3d": 3, "daily_point": 1}

report_file, scores_file, daily_file = sys.argv[1:]
with open(report_file) as file:
    document = json.load(file)
evidence = document["evidence"]
scores = pd.read_csv(scores_file, parse_dates=["date"])
daily = pd.read_csv(daily_file, parse_dates=["date"], dtype={"source_epoch": str})
report = Comparisons()


def calendar(rows):
    """One row for every calendar day from the first to the last."""
    rows = rows.set_index("date").sort_index()
    return rows.reindex(pd.date_range(rows.index[0], rows.index[-1]))


def sleep_efficiency(days):
    """Eligible sleep efficiency of every night, NaN when the night may not be used."""
    total, awake = days.sleep_total_h, days.sleep_awake_h
    staged = days[["sleep_deep_h", "sleep_rem_h", "sleep_core_h"]].fillna(0).sum(axis=1)
    usable = total.between(4, 14) & (staged > 0)
    unknown_awake = awake.isna() | (awake == 0)
    never_awake = unknown_awake & ((staged - total).abs() / total <= 0.02 + 1e-9)
    efficiency = (total / (total + awake)).where(~unknown_awake, 1.0)
    return efficiency.where(usable & (never_awake | ~unknown_awake))


def outcomes(days, sub_score):
    if sub_score == "recovery_stability":
        return sleep_efficiency(days)
    return days.walking_hr_bpm.where(days.walking_hr_bpm.between(50, 180))


def epoch_starts(days):
    """First day of every day's source epoch; a person without epochs has none."""
    epoch = days.source_epoch.ffill()
    if epoch.isna().all():
        return pd.Series(days.index[0], index=days.index)
    return epoch.map({name: epoch.index[epoch == name][0] for name in epoch.dropna().unique()})


def forecasts(series, starts):
    """The four naive floors of every day."""
    found = pd.DataFrame(np.nan, index=series.index, columns=FLOORS)
    found["persistence_yesterday"] = series
    for start in starts.unique():
        mine = starts == start
        part = series[mine]
        for days in (7, 30):
            found.loc[mine, f"rolling_{days}d_mean"] = part.rolling(days, min_periods=1).mean()
        for day in part.index:
            seen = part[day - pd.Timedelta(days=135):day].dropna()
            if len(seen):
                found.loc[day, "ewma_45d"] = seen.ewm(span=45, adjust=False).mean().iloc[-1]
    return found


def least_squares(train, test, target, columns):
    """Predictions on the test rows of least squares with intercept; columns standardised by the training rows.

    A floor constant on the training rows, or a score that is the floor itself, leaves the rank short: then
    numpy's minimum-norm answer, singular values below eps * max(rows, columns) counting as zero.
    """
    scale = train[columns].std(ddof=0).where(lambda sd: sd > 1e-12, 1.0)
    design, applied = (sm.add_constant((part[columns] - train[columns].mean()) / scale, has_constant="add").to_numpy()
                       for part in (train, test))
    rcond = np.finfo(float).eps * max(design.shape)
    coefficients, _, rank, _ = np.linalg.lstsq(design, train[target].to_numpy(), rcond=rcond)
    if rank == design.shape[1]:
        coefficients = sm.OLS(train[target].to_numpy(), design).fit().params
    return pd.Series(applied @ coefficients, index=test.index)


def tables():
    """(golden key, rebuilt entry) of every continuous table of every person."""
    for person, rows in daily.groupby("person"):
        days = calendar(rows)
        starts = epoch_starts(days)
        mine = scores[scores.person == person].set_index("date").reindex(days.index)
        for sub_score, anchors in ANCHORS.items():
            series = outcomes(days, sub_score)
            floors = forecasts(series, starts)
            candidates = pd.DataFrame({name: mine[name].where(mine[f"{name}:status"].isin(["scored", "provisional"]))
                                       for name in anchors})
            for kind, horizon in HORIZONS.items():
                following = pd.concat([series.shift(-k) for k in range(1, horizon + 1)], axis=1)
                target = following.mean(axis=1).where(following.notna().all(axis=1))
                target = target.where(starts.shift(-horizon) == starts)
                table = pd.concat([target.rename("target"), floors, candidates], axis=1).dropna()
                yield from entries(person, f"{sub_score}/{kind}", table, horizon, anchors, PREDICTS_THE_UNIT[sub_score])


def entries(person, target, table, horizon, anchors, same_unit):
    cut = round(0.7 * len(table))
    test = table.iloc[cut:].copy()
    train = table.iloc[:cut]
    train = train[train.index + pd.Timedelta(days=horizon) < test.index[0]].copy()
    train["training_mean"] = test["training_mean"] = train.target.mean()
    losses = {name: mean_absolute_error(train.target, train[name]) for name in FLOORS + ["training_mean"]}
    floor = min(losses, key=losses.get)
    for name in FLOORS + ["training_mean"]:
        yield (person, target, f"floor:{name}", "floor"), {
            "n_rows": len(table), "n_train": len(train), "n_test": len(test),
            "loss": mean_absolute_error(test.target, test[name]),
            "rmse": root_mean_squared_error(test.target, test[name])}
    refitted = least_squares(train, test, "target", [floor])
    for name in anchors:
        predictions = {"calibrated": (least_squares(train, test, "target", [name]), test[floor]),
                       "incremental": (least_squares(train, test, "target", [floor, name]), refitted)}
        if name == same_unit:
            predictions["as_is"] = (test[name], test[floor])
        for role, (prediction, reference) in predictions.items():
            yield (person, target, name, role), entry(test.target, prediction, reference, len(table), len(train))


def entry(actual, prediction, reference, n_rows, n_train):
    difference = (actual - reference).abs() - (actual - prediction).abs()
    found = {"n_rows": n_rows, "n_train": n_train, "n_test": len(actual),
             "loss": mean_absolute_error(actual, prediction), "reference_loss": mean_absolute_error(actual, reference),
             "mean_difference": difference.mean(), "rmse": root_mean_squared_error(actual, prediction)}
    if np.ptp(difference) > 1e-12:
        found |= cosine_test(difference)
        found["spearman"] = stats.spearmanr(prediction, actual).statistic
    return found


def whole_tables():
    ours = {(row["person"], row["target"], row["candidate"], row["role"]): row for row in evidence
            if row["person"] is not None and row["rows"] == "anchor"}
    continuous = {key for key in ours if key[1].split("/")[0] in ANCHORS and key[3] != "borrowed"}
    rebuilt = set()
    counts, errors, tests, p_values, ranks = [], [], [], [], []
    for key, found in tables():
        row = ours[key]
        rebuilt.add(key)
        counts += [(found[name], row[name]) for name in ("n_rows", "n_train", "n_test")]
        errors += [(found[name], row[name]) for name in ("loss", "reference_loss", "rmse", "mean_difference")
                   if name in found]
        if "p" in found and row["p"] is not None and abs(row["mean_difference"]) > 1e-12:
            tests += [(found[name], row[name]) for name in ("ci_low", "ci_high", "mdd")]
            p_values.append((found["p"], row["p"]))
            if key[3] != "incremental":
                ranks.append((found["spearman"], row["spearman"]))
    report.check("entries of the continuous tables, all rebuilt", [(key in rebuilt, True) for key in continuous])
    report.check("rows, training and test rows of every continuous table, pandas", counts)
    report.check("losses, RMSE, mean difference of floors, as_is, calibrated, incremental, statsmodels + sklearn", errors,
                 absolute=1e-9, relative=1e-9)
    report.check("cosine interval and MDD of those entries, scipy", tests, absolute=1e-9, relative=1e-7)
    report.check("cosine p of those entries, scipy", p_values, absolute=1e-7)
    report.check("Spearman of those entries, scipy", ranks, absolute=1e-9,
                 note="not incremental: predictions that are equal but for rounding may or may not tie")


def families():
    found = []
    for rows_kind in ("anchor", "own"):
        rows = [row for row in evidence if row["rows"] == rows_kind and row["family"]]
        for person in {row["person"] for row in rows}:
            family = [row for row in rows if row["person"] == person and row["p"] is not None]
            adjusted = multipletests([row["p"] for row in family], method="holm")[1]
            found += zip(adjusted, (row["p_holm"] for row in family))
    report.check("Holm of every family, statsmodels multipletests", found, absolute=1e-12)


def pooled():
    found, p_values = [], []
    for row in (row for row in evidence if row["people"] is not None and row["p"] is not None):
        same = ("target", "candidate", "role", "rows")
        means = [one["mean_difference"] for one in evidence if one["person"] is not None
                 and one["mean_difference"] is not None and all(one[key] == row[key] for key in same)]
        if len(means) != row["people"] or np.ptp(means) <= 1e-12:
            report.failed = report.failed or len(means) != row["people"]
            continue
        result = stats.ttest_1samp(means, 0)
        interval = result.confidence_interval(0.95)
        found += [(np.mean(means), row["mean_difference"]),
                  (interval.low, row["ci_low"]), (interval.high, row["ci_high"])]
        p_values.append((result.pvalue, row["p"]))
    report.check("pooled mean and interval over people, scipy ttest_1samp", found, absolute=1e-12, relative=1e-9)
    report.check("pooled p over people, scipy ttest_1samp", p_values, absolute=1e-8)


def signs():
    correlations, counts, intervals, p_values = [], [], [], []
    people = {person: calendar(rows) for person, rows in daily.groupby("person")}
    for row in document["sign"]:
        for channel, column in (("hrv", "hrv_sdnn_ms"), ("resting_hr", "resting_hr_bpm")):
            ours = row[channel]
            if row["person"] is None:
                told = (ours["expected"] or 0) + (ours["wrong"] or 0)
                if ours["p"] is not None and told:
                    p_values.append((stats.binomtest(ours["expected"], told).pvalue, ours["p"]))
                continue
            if row["candidate"] not in scores.columns or ours["r"] is None:
                continue
            days = people[row["person"]]
            mine = scores[scores.person == row["person"]].set_index("date").reindex(days.index)
            usable = mine[f"{row['candidate']}:status"].isin(["scored", "provisional"])
            both = pd.concat([mine[row["candidate"]].where(usable), days[column].shift(-1)], axis=1).dropna()
            result = stats.pearsonr(both.iloc[:, 0], both.iloc[:, 1])
            low, high = result.confidence_interval(0.95)
            correlations.append((result.statistic, ours["r"]))
            counts.append((len(both), ours["count"]))
            intervals += [(low, ours["ci_low"]), (high, ours["ci_high"])]
    report.check("sign audit pair counts, pandas", counts)
    report.check("sign audit r, scipy pearsonr", correlations, absolute=1e-9)
    report.check("sign audit Fisher intervals, scipy", intervals, absolute=1e-9)
    report.check("sign test over people, scipy binomtest", p_values, absolute=1e-12)


whole_tables()
families()
pooled()
signs()
report.finish()
