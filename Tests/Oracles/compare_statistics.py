"""Distributions, correlations and tests: scipy and statsmodels against the golden vectors."""

import csv
import datetime
import math
import warnings

import numpy as np
from scipy import stats
from statsmodels.stats.multitest import multipletests

from cosine_test import cosine_test
from oracle import TESTS, Comparisons, cases

warnings.filterwarnings("ignore", category=stats.ConstantInputWarning)
report = Comparisons()


def student_t():
    with open(TESTS / "Fixtures/oracles/student_t.csv") as file:
        rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    pairs = []
    for row in rows:
        degrees, argument = float(row["degrees"]), float(row["argument"])
        outside = stats.t.ppf(argument, degrees) if row["kind"] == "quantile" else 2 * stats.t.sf(argument, degrees)
        pairs.append((outside, float(row["value"])))
    report.check("Student t quantiles and two-sided p, scipy.stats.t", pairs, relative=1e-13,
                 note="the fixture is scipy's own; a Swift test holds our code to it")


def sign_test():
    """The exact two-sided sign test over people."""
    pairs = []
    for case in cases("strict1/sign_audit"):
        if case["id"].startswith("people-"):
            for channel in ("hrv", "rhr"):
                row = case["expected"][channel]
                signs = row["expected"] + row["wrong"]
                if row["p"] is not None and signs:
                    pairs.append((stats.binomtest(row["expected"], signs).pvalue, row["p"]))
    report.check("exact sign test, scipy.stats.binomtest", pairs, absolute=1e-9)


def next_day_pairs(score, outcome):
    """Values of day d beside values of day d + 1."""
    outcome = dict(outcome)
    following = ((day, str(datetime.date.fromisoformat(day) + datetime.timedelta(1)), value) for day, value in score)
    found = [(value, outcome[after]) for _, after, value in following if after in outcome]
    return [x for x, _ in found], [y for _, y in found]


def audited_series():
    """(score, outcome, expected answer) of every channel of the two golden sign audits."""
    for case in cases("validation/forward_audit"):
        inputs, expected = case["inputs"], case["expected"]
        if inputs.get("lag_days") == 1:
            yield inputs["score"], inputs["hrv_ms"], expected["hrv"]
            yield inputs["score"], inputs["rhr_bpm"], expected["rhr"]
    for case in cases("strict1/sign_audit"):
        inputs, expected = case["inputs"], case["expected"]
        if case["id"].startswith("person-"):
            yield inputs["score"], inputs["hrv"], expected["hrv"]
            yield inputs["score"], inputs["rhr"], expected["rhr"]
        elif case["id"].startswith("persistence-"):
            yield inputs["hrv"], inputs["hrv"], expected["hrv"]
            negative = [(day, -value) for day, value in inputs["rhr"]]
            yield negative, inputs["rhr"], expected["rhr"]


def pearson():
    correlations, intervals = [], []
    for score, outcome, expected in audited_series():
        x, y = next_day_pairs(score, outcome)
        assert len(x) == expected["n"], "the script pairs other days than the golden case"
        if expected["r"] is None:
            continue
        result = stats.pearsonr(x, y)
        correlations.append((result.statistic, expected["r"]))
        if expected["ci"] is not None and expected["ci"][0] is not None:
            low, high = result.confidence_interval(0.95)
            intervals += [(low, expected["ci"][0]), (high, expected["ci"][1])]
    report.check("Pearson r, scipy.stats.pearsonr", correlations, absolute=1e-9)
    report.check("Fisher interval, scipy pearsonr().confidence_interval", intervals, absolute=1e-9)


def spearman():
    pairs = []
    for case in cases("strict1/spearman"):
        x, y = case["inputs"]["x"], case["inputs"]["y"]
        if len(x) < 3:
            continue
        outside = stats.spearmanr(x, y).statistic
        pairs.append((None if math.isnan(outside) else outside, case["expected"]["rho"]))
    report.check("Spearman with ties, scipy.stats.spearmanr", pairs, absolute=1e-9)


def holm():
    pairs = []
    for case in cases("strict1/holm"):
        given = [(p, ours) for p, ours in zip(case["inputs"]["p"], case["expected"]["adjusted"]) if p is not None]
        if given:
            adjusted = multipletests([p for p, _ in given], method="holm")[1]
            pairs += [(outside, ours) for outside, (_, ours) in zip(adjusted, given)]
    report.check("Holm, statsmodels multipletests", pairs, relative=1e-12)


def cosine():
    pairs = {key: [] for key in ("nu", "omega2", "se", "t", "p", "ci_low", "ci_high", "mdd")}
    left_out = 0
    for case in cases("strict1/ewc"):
        expected, d = case["expected"], case["inputs"]["d"]
        # Our guard against rounding noise (a constant series) is no part of the paper.
        if len(d) < 3 or expected["omega2"] == 0:
            left_out += 1
            continue
        outside = cosine_test(d)
        for key, found in pairs.items():
            found.append((outside[key], expected[key]))
    note = f"{left_out} constant or two-value series left out"
    report.check("cosine test degrees, numpy from the paper", pairs.pop("nu"), note=note)
    p = pairs.pop("p")
    report.check("cosine test p, scipy dct and t", p, absolute=1e-8)
    everything = [pair for found in pairs.values() for pair in found]
    report.check("cosine test omega2, se, t, interval, MDD, scipy dct and t", everything, absolute=1e-15, relative=1e-8)


def people_t():
    """One-sample t over people."""
    found, p = [], []
    for case in cases("strict1/person_bootstrap"):
        means, expected = case["inputs"]["means"], case["expected"]
        if expected["t"] is None or not expected["sd"]:
            continue
        result = stats.ttest_1samp(means, 0)
        interval = result.confidence_interval(0.95)
        found += [(result.statistic, expected["t"]),
                  (interval.low, expected["ci_low"]), (interval.high, expected["ci_high"]),
                  (np.std(means, ddof=1), expected["sd"]), (stats.sem(means), expected["se"])]
        p.append((result.pvalue, expected["p"]))
    report.check("t, SD, SE and interval over people, scipy ttest_1samp", found, absolute=1e-15, relative=1e-9)
    report.check("p over people, scipy ttest_1samp", p, absolute=1e-8)


student_t()
sign_test()
pearson()
spearman()
holm()
cosine()
people_t()
report.finish()
