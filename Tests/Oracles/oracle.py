"""What every comparison script shares: reading golden files, comparing, one line a comparison."""

import json
import math
import pathlib
import sys

TESTS = pathlib.Path(__file__).resolve().parent.parent


def golden(name):
    """The document Tests/Golden/NAME.json; Python's reader rounds correctly."""
    return json.loads((TESTS / "Golden" / f"{name}.json").read_text())


def cases(name):
    return golden(name)["cases"]


class Comparisons:
    """Collects the lines of one script and fails it when a difference is too large or nothing was compared."""

    def __init__(self):
        self.failed = False

    def check(self, title, pairs, absolute=0.0, relative=0.0, note=""):
        """Compares (outside value, our value) pairs and prints one line.

        A pair agrees when |outside - ours| <= absolute + relative * |ours|, or when both are None. The largest
        difference is printed relative to our value where that is above 1.
        """
        count, absent, largest, worst_excess = 0, 0, 0.0, -math.inf
        for outside, ours in pairs:
            if (outside is None) != (ours is None):
                largest, worst_excess = math.inf, math.inf
                continue
            if outside is None:
                absent += 1
                continue
            count += 1
            difference = abs(float(outside) - float(ours))
            if math.isnan(difference):
                difference = math.inf
            largest = max(largest, difference / max(1.0, abs(float(ours))))
            worst_excess = max(worst_excess, difference - (absolute + relative * abs(float(ours))))
        agrees = count > 0 and worst_excess <= 0
        if absent:
            note = f"absent on both sides {absent}" + (f"; {note}" if note else "")
        self.failed = self.failed or not agrees
        tolerance = " + ".join(
            text for text, value in ((f"{absolute:g}", absolute), (f"{relative:g} relative", relative))
            if value) or "exact"
        print(f"{'agrees ' if agrees else 'DIFFERS'} {title}: n {count}, largest difference "
              f"{largest:.1e}, tolerance {tolerance}{'; ' + note if note else ''}", flush=True)

    def finish(self):
        sys.exit(1 if self.failed else 0)
