# Two commands on a fresh Debian 12 machine with Swift 6.3: `make demo` and `make test`.
# Each installs the Debian packages it needs when it may, or prints the line that does.

# Swift itself needs the first row; the second is what Plumbline links; the third is for tests.
BUILD_PACKAGES := make binutils libc6-dev libstdc++-12-dev libncurses6 libsqlite3-0 libcurl4 libxml2 \
  pkg-config libopenblas-dev libboost-dev libssl-dev libtomlplusplus-dev
TEST_PACKAGES := $(BUILD_PACKAGES) python3 python3-venv bsdutils
ORACLE_PACKAGES := $(TEST_PACKAGES) r-base-core r-cran-forecast
FULL_PACKAGES := $(ORACLE_PACKAGES) chromium chromium-driver fonts-dejavu
BENCH_PACKAGES := $(BUILD_PACKAGES) python3 time

# `swift build` and `swift test` share objects only with this flag; golden tests use `package`.
SWIFT_TEST := swift test -c release --disable-testable-imports
PLUMBLINE := .build/release/plumbline
VENV := .build/venv

.PHONY: demo test test-full bench oracles clean packages packages-test packages-full packages-oracles packages-bench

demo: packages
	swift build -c release --product plumbline
	$(PLUMBLINE) validate Datasets/synthetic-12x900 --report out/demo
	@echo "report: $(CURDIR)/out/demo/report.html"

test: packages-test $(VENV)/ready
	PLUMBLINE_PYTHON=$(CURDIR)/$(VENV)/bin/python $(SWIFT_TEST)

test-full: packages-full test
	Tests/Full/run

oracles: packages-oracles
	swift build -c release --product plumbline
	Tests/Oracles/run

bench: packages-bench
	swift build -c release --product plumbline
	Benchmarks/run

clean:
	rm -rf .build out

packages:
	@Scripts/need $(BUILD_PACKAGES)

packages-test:
	@Scripts/need $(TEST_PACKAGES)

packages-full:
	@Scripts/need $(FULL_PACKAGES)

packages-oracles:
	@Scripts/need $(ORACLE_PACKAGES)

packages-bench:
	@Scripts/need $(BENCH_PACKAGES)

$(VENV)/ready: Tests/requirements.txt
	@mkdir -p .build
	python3 -m venv $(VENV)
	$(VENV)/bin/pip install --quiet --disable-pip-version-check -r Tests/requirements.txt
	@touch $@
