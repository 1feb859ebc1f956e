"""The equal-weighted cosine test, written from the paper with scipy's cosine transform."""

import math

import numpy as np
from scipy import fft, stats


def cosine_test(d):
    """Equal-weighted cosine test of mean zero, from Lazarus, Lewis, Stock & Watson (2018).

    Their estimator is the mean of the first nu squared cosine weights of the residuals, nu = 0.4 T^(2/3);
    those weights are the coefficients 1... of the orthonormal type-II cosine transform.
    """
    d = np.asarray(d, dtype=float)
    n = len(d)
    nu = max(2, math.floor(0.4 * n ** (2 / 3) + 1e-9))
    weights = fft.dct(d - d.mean(), type=2, norm="ortho")[1:nu + 1]
    omega2 = np.mean(weights ** 2)
    se = math.sqrt(omega2 / n)
    t = d.mean() / se
    half = stats.t.ppf(0.975, nu) * se
    return {"nu": nu, "omega2": omega2, "se": se, "t": t, "p": 2 * stats.t.sf(abs(t), nu),
            "ci_low": d.mean() - half, "ci_high": d.mean() + half,
            "mdd": (stats.t.ppf(0.975, nu) + stats.t.ppf(0.8, nu)) * se}
