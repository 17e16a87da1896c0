# Ronde: `make run` does the main job, `make test` passes everything. Only Python 3.11+ and make are needed.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed

.PHONY: all run test format lint types docs bench torture campaign fuzz compat clean

all: format lint types test

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Ronde needs Python 3.11 or later: set PYTHON=python3.11"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev,desk]'
	touch $(STAMP)

run: $(STAMP)
	$(BIN)/ronde explain samples/open.trf

test: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	sh scripts/postgres.sh
	sh scripts/browser.sh
	$(BIN)/pytest -n 2

format: $(STAMP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lint: $(STAMP)
	$(BIN)/ruff check .

types: $(STAMP)
	$(BIN)/mypy

SYSTEM ?= elo-swiss
ROUNDS ?= 20000
campaign: $(STAMP)  ## make campaign SYSTEM=lim ROUNDS=20000 [OPTIONS=--large]
	$(BIN)/python -m tests.campaign $(SYSTEM) --rounds $(ROUNDS) $(OPTIONS)

FILES ?= 50000
fuzz: $(STAMP)  ## make fuzz FILES=50000
	$(BIN)/python -m tests.fuzz --files $(FILES)

docs: $(STAMP)  ## rewrite docs/commands.md from the help of the commands
	$(BIN)/python scripts/manual.py

EVENTS ?= 100
compat: $(STAMP)  ## other programs take our reports, and we theirs
	$(PYTHON) -m venv .venv-compat
	.venv-compat/bin/pip install --quiet --disable-pip-version-check 'py4swiss>=0.3,<1' 'gacrux>=1.11,<2'
	$(BIN)/python -m tests.compat .venv-compat/bin --events $(EVENTS)

bench: $(STAMP)
	$(BIN)/python -m bench.pairing
	$(BIN)/python -m bench.desk

torture: $(STAMP)  ## kill -9 two hundred times while results are entered
	RONDE_KILLS=200 $(BIN)/pytest -s tests/desk/test_torture.py

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
