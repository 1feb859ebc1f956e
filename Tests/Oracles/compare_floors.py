"""Floors, errors and order statistics: pandas, numpy, scipy and scikit-learn against the golden vectors.

Usage: compare_floors.py [WINDOWS.csv]. With a file name it also writes the windows and forecasts that
compare_forecast.R holds R's forecast package to, so that both languages see the same numbers.
"""

import csv
import sys

import numpy as np
import pandas as pd
from scipy import stats
from sklearn.metrics import mean_absolute_error, precision_recall_curve, roc_auc_score, root_mean_squared_error

from oracle import TESTS, Comparisons, cases, golden

report = Comparisons()
CALLS = {
    "persistence_yesterday": "value of the day",
    "rolling_7d_mean": "mean over calendar days",
    "rolling_30d_mean": "mean over calendar days",
    "ewma_45d": "ewm(span=45, adjust=False) on observed values",
    "ewma_180d": "ewm(span=180, adjust=False) on observed values",
}
LOOKBACK_DAYS = {"ewma_45d": 135, "ewma_180d": 540}
CHANNEL_FLOORS = {"hr_awake": 3.0, "hr_overnight": 3.0, "hrv": 5.0, "resp": 0.5, "temp": 0.1}


def window(series, anchor, epoch_start, lookback):
    """Values dated anchor - lookback ... anchor, not before the epoch of the anchor."""
    first = max(anchor - pd.Timedelta(days=lookback), epoch_start)
    return series[first:anchor]


def baselines():
    """The four naive forecasts; our EWMA forgets what is older than its lookback, so pandas gets that window."""
    found = {name: [] for name in CALLS}
    windows = []
    for case in cases("validation/continuous_baselines"):
        inputs = case["inputs"]
        series = pd.Series({pd.Timestamp(day): value for day, value in inputs["series"]}, dtype=float).sort_index()
        if series.empty:
            series.index = pd.DatetimeIndex([])
        starts = {epoch["id"]: pd.Timestamp(epoch["start"]) for epoch in inputs["epochs"]}
        for expected in case["expected"]:
            anchor = pd.Timestamp(expected["anchor"])
            start = starts.get(expected["epoch"], pd.Timestamp.min)
            ours = {name: row["value"] for name, row in expected["baselines"].items()}
            ours["ewma_180d"] = expected["ewma_180d"]
            outside = {"persistence_yesterday": series.get(anchor)}
            for days in (7, 30):
                part = window(series, anchor, start, days - 1)
                outside[f"rolling_{days}d_mean"] = part.mean() if len(part) else None
            for span in (45, 180):
                part = window(series, anchor, start, LOOKBACK_DAYS[f"ewma_{span}d"])
                value = part.ewm(span=span, adjust=False).mean().iloc[-1] if len(part) else None
                outside[f"ewma_{span}d"] = value
                if span == 45 and len(part):
                    windows.append((part, anchor, ours))
            for name, pairs in found.items():
                pairs.append((outside[name], ours[name]))
    for name, pairs in found.items():
        report.check(f"{name}, pandas {CALLS[name]}", pairs, absolute=1e-9, relative=1e-9)
    return windows


def end_to_end_forecasts():
    """(target, floor, outcomes beside forecasts, golden row) of every slice of the golden person."""
    document = golden("validation/e2e/expected")
    folder = TESTS / "Golden/validation/e2e"
    targets = pd.read_csv(folder / "expected_targets.csv")
    forecasts = pd.read_csv(folder / "expected_baselines.csv", index_col="date")
    for slice_name, tables in document["floors"].items():
        limits = document["slices"][slice_name]
        for name, table in tables.items():
            sub_score = name.split("/")[0]
            if sub_score not in ("recovery_stability", "passive_efficiency"):
                continue
            mine = targets[(targets.target == name) & (targets.eligible == 1)]
            if limits["epoch"]:
                mine = mine[(mine.source_epoch == limits["epoch"]) & mine.date.between(limits["from"], limits["to"])]
            outcome = mine.set_index("date").value
            for row in table["rows"]:
                forecast = forecasts[f"{sub_score}/rolling_3d|{row['baseline']}"]
                yield name, row["baseline"], pd.concat([outcome, forecast], axis=1, join="inner").dropna(), row


def errors():
    found = []
    for case in cases("validation/metrics_continuous"):
        residuals, expected = case["inputs"]["residuals"], case["expected"]
        if residuals:
            zeros = np.zeros(len(residuals))
            found += [(mean_absolute_error(residuals, zeros), expected["mae"]),
                      (root_mean_squared_error(residuals, zeros), expected["rmse"])]
    report.check("MAE and RMSE of residuals, sklearn", found, absolute=1e-9, relative=1e-9)

    found, rows = [], []
    for name, floor, both, row in end_to_end_forecasts():
        assert len(both) == row["n"], f"{name} {floor}: {len(both)} pairs, golden {row['n']}"
        actual, forecast = both.iloc[:, 0], both.iloc[:, 1]
        found += [(mean_absolute_error(actual, forecast), row["mae"]),
                  (root_mean_squared_error(actual, forecast), row["rmse"])]
        rows.append((actual, forecast, row))
    report.check("MAE and RMSE of the golden person's floors, sklearn", found, absolute=1e-9, relative=1e-9)
    return rows


def precision_at_half(labels, scores, recall):
    """The precision of the first group of equal scores, from the top, that captures the wanted recall."""
    precision, captured, _ = precision_recall_curve(labels, scores)
    enough = np.flatnonzero(captured >= recall)
    return precision[enough[-1]]


def classification():
    areas, precisions = [], []
    for case in cases("validation/metrics_classification"):
        scores, labels = case["inputs"]["scores"], case["inputs"]["labels"]
        expected = case["expected"]
        if expected["auc"] is not None:
            areas.append((roc_auc_score(labels, scores), expected["auc"]))
        if expected["precision"] is not None and len(set(labels)) == 2:
            precisions.append((precision_at_half(labels, scores, case["inputs"]["recall"]), expected["precision"]))
    report.check("AUC with ties, sklearn roc_auc_score", areas, absolute=1e-9)
    report.check("precision at recall, sklearn precision_recall_curve", precisions, absolute=1e-9)


def robust_scale():
    """Our factor is 1.4826 as published; scipy's 'normal' is 1/0.67449... = 1.482602..., 1.5e-6 higher."""
    medians, scales, normal = [], [], 0.0
    for case in cases("formulas/channel_baseline"):
        inputs, expected = case["inputs"], case["expected"]
        hours = 24 * inputs["window_days"] if inputs["window_days"] > 0 else 720
        if inputs["epoch_start_hours"] is not None:
            hours = min(hours, inputs["epoch_start_hours"])
        values = [value for age, value in inputs["samples"] if 0 < age <= hours and value is not None]
        if not expected["ok"]:
            continue
        assert len(values) == expected["count"], case["id"]
        medians.append((np.quantile(values, 0.5, method="linear"), expected["median"]))
        floor = CHANNEL_FLOORS.get(inputs["channel"], 0.0)
        scale = stats.median_abs_deviation(values, scale=1 / 1.4826)
        scales.append((max(floor, scale), expected["sd"]))
        if scale > floor:
            normal = max(normal, stats.median_abs_deviation(values, scale="normal") / scale - 1)
    report.check("median, numpy quantile 'linear'", medians, absolute=1e-9, relative=1e-9)
    report.check("robust scale, scipy median_abs_deviation(scale = 1/1.4826)", scales, absolute=1e-9, relative=1e-9,
                 note=f"scale='normal' differs by {normal:.2e} relative, as the constants do")


def quantiles():
    pairs = []
    for case in cases("formulas/personal_bands"):
        snapshots, expected = case["inputs"]["snapshots"], case["expected"]
        plain = all(row[3] == 2 and not row[4] and 0 <= row[0] < 180 for row in snapshots)
        one_a_day = len({row[0] for row in snapshots}) == len(snapshots)
        everything = one_a_day and len(snapshots) == expected["used_days"]
        if expected["mode"] == "personal_latest_formula" and plain and everything:
            banks = np.clip([row[2] for row in snapshots], 0, 100)
            for p, band in ((0.2, "rest"), (0.5, "recovery"), (0.8, "push_hard")):
                pairs.append((int(np.quantile(banks, p, method="linear")), expected[band]))
    report.check("20/50/80 % quantiles of the energy bands, numpy 'linear', truncated", pairs,
                 note="cases in which every snapshot counts")


def rolling():
    found = []
    for case in cases("formulas/rolling_baseline"):
        values = [value for value in case["inputs"]["series"] if value is not None]
        expected = case["expected"]
        if len(values) >= 9 and expected["usable"]:
            found += [(np.mean(values[:7]), expected["recent_mean"]), (np.mean(values[7:]), expected["baseline_mean"]),
                      (np.std(values[7:]), expected["baseline_sd"]),
                      (np.std(values[7:], ddof=1), expected["baseline_sd_sample"])]
    report.check("rolling means and SDs, numpy", found, absolute=1e-9, relative=1e-9)


def resting_level():
    found = []
    for case in cases("formulas/rhr_ewma"):
        expected = case["expected"]
        samples = sorted((row for row in case["inputs"]["samples"] if row[1] is not None), reverse=True)
        values = pd.Series([value for _, value in samples], dtype=float)
        if expected["state"] != "steady" or len(values) != expected["count"]:
            continue
        found.append((values.ewm(alpha=0.25, adjust=False).mean().iloc[-1], expected["value_window"]))
        found.append((values[-7:].ewm(alpha=0.25, adjust=False).mean().iloc[-1], expected["value_last7"]))
    report.check("resting-HR level, pandas ewm(alpha=0.25, adjust=False)", found, absolute=1e-9, relative=1e-9)


def write_for_r(path, windows, rows):
    """One line a number: kind, set, x (value or outcome), forecast; one line a set with what is expected."""
    with open(path, "w", newline="") as file:
        out = csv.writer(file)
        out.writerow(["kind", "set", "x", "y"])
        for number, (part, anchor, ours) in enumerate(windows):
            for value in part:
                out.writerow(["window", number, repr(float(value)), ""])
            out.writerow(["ewma", number, repr(ours["ewma_45d"]), ""])
            if ours["persistence_yesterday"] is not None:
                out.writerow(["persistence", number, repr(ours["persistence_yesterday"]), ""])
        for number, (actual, forecast, row) in enumerate(rows):
            for outcome, value in zip(actual, forecast):
                out.writerow(["pair", number, repr(float(outcome)), repr(float(value))])
            out.writerow(["error", number, repr(row["mae"]), repr(row["rmse"])])


windows = baselines()
rows = errors()
classification()
robust_scale()
quantiles()
rolling()
resting_level()
if len(sys.argv) > 1:
    write_for_r(sys.argv[1], windows, rows)
report.finish()
