"""Writes Fixtures/oracles/student_t.csv: quantiles and two-sided p values of Student's t by scipy.

Run in Tests/: python3 Oracles/student_t.py
"""
import scipy
from scipy.stats import t

DEGREES = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 30, 50, 70, 100, 365, 1000, 1000000]
PROBABILITIES = [0.001, 0.025, 0.2, 0.4, 0.6, 0.8, 0.9, 0.95, 0.975, 0.99, 0.995, 0.9995]
# 1e-6 is left out: at one degree scipy 1.17.1 is 2.8e-11 off 1 - 2 atan(t)/pi there.
VALUES = [0.0, 0.1, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0]

with open("Fixtures/oracles/student_t.csv", "w") as out:
    out.write(f"# Student's t by scipy {scipy.__version__}, made by Oracles/student_t.py\n")
    out.write("# tolerance: 1e-13 relative (both sides use continued fractions in binary64)\n")
    out.write("kind,degrees,argument,value\n")
    for degrees in DEGREES:
        for p in PROBABILITIES:
            out.write(f"quantile,{degrees},{p!r},{float(t.ppf(p, degrees))!r}\n")
        for x in VALUES:
            out.write(f"two_sided,{degrees},{x!r},{float(2 * t.sf(x, degrees))!r}\n")
