"""Prints VERSIONS.md: the outside versions of one run and every line it printed.

usage: versions.py LINES.txt
"""

import importlib.metadata
import pathlib
import platform
import subprocess
import sys

requirements = (pathlib.Path(__file__).parent / "requirements.txt").read_text().split()
r_versions = subprocess.run(
    ["Rscript", "--vanilla", "-e", "cat(R.version.string, '|', as.character(packageVersion('forecast')))"],
    capture_output=True, text=True, check=True).stdout.split("|")

print("# Versions and results\n")
print("Written by `Tests/Oracles/run --record`; every line below was printed by that run.\n")
print("| outside program | version |\n|---|---|")
print(f"| Python | {platform.python_version()} |")
for name in (line.split("==")[0] for line in requirements):
    print(f"| {name} | {importlib.metadata.version(name)} |")
print(f"| R (Debian r-base-core) | {r_versions[0].strip()} |")
print(f"| R forecast (Debian r-cran-forecast) | {r_versions[1].strip()} |")
print("\n```text")
print(pathlib.Path(sys.argv[1]).read_text(), end="")
print("```")
