# Ronde: `make run` does the main job, `make test` passes everything. Only Python 3.11+ and make are needed.
PYTHON ?= python3
BIN := .venv/bin
RUN := .venv/.run
DEV := .venv/.dev
# the versions that were tested; what is released tomorrow does not break today's checkout
PIP := $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt
# the same with the hashes of their files
LOCK := locks/run.txt
# and of what builds Ronde: pip would fetch it without
BUILD := locks/build.txt

.PHONY: all run test needs format lint types rules rest docs edition site dist bundle compiled bench budgets torture campaign second planted endorse asked studies clicks claims fuzz mutations lock audit damage compat clean

all: format test

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Ronde needs Python 3.11 or later: set PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "Python's venv module is missing: on Debian 'apt-get install python3-venv'"; exit 1; }

$(RUN): .venv/bin/python pyproject.toml constraints.txt $(BUILD) $(LOCK)
	$(PIP) --require-hashes -r $(BUILD)
	$(PIP) --require-hashes --no-build-isolation -r $(LOCK)
	$(PIP) --no-build-isolation -e '.[desk,web]'
	@touch $(RUN)

$(DEV): $(RUN)
	$(PIP) -e '.[dev,desk,web,postgres,tls,lab,cluster]'
	@touch $(DEV)

run: $(RUN)  ## the desk on this machine, with a sample event (PORT=8001)
	@RONDE_MAKE=1 $(BIN)/ronde serve --with-sample $(if $(PORT),--port $(PORT))

test: needs lint types rules rest  ## every check and test

needs: $(DEV)  ## what the tests need beside Python; what is missing and was not left out ends it here
	@sh scripts/postgres.sh
	@sh scripts/browser.sh
	@sh scripts/ssh.sh

TEMPLATES := src/ronde/web/templates src/ronde/tables/templates src/ronde/output/templates src/ronde/cli/templates
lint: $(DEV)  ## style and spelling of code, templates and scripts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/codespell src tests docs scripts bench README.md CHANGELOG.md CONTRIBUTING.md
	$(BIN)/djlint --lint --quiet $(TEMPLATES)
	@! LC_ALL=C.UTF-8 grep -rnE '.{201}' $(TEMPLATES) || { echo 'a template line is longer than 200 characters'; exit 1; }
	$(BIN)/oxlint --deny-warnings src/ronde/web/static

types: $(DEV)
	$(BIN)/mypy

# a file is one process's: what its tests share is made once; tests/conftest.py has the longest begin
PYTEST := $(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder
# the tests of the rules alone reach this share of the branches of every system
FLOOR := 95
# the share is reached without these, which take twice as long while it is measured
UNMEASURED := $(foreach name,dutch_modern tiebreaks team_tiebreaks,tests/test_literal_$(name).py)
MEASURED := tests/rules $(filter-out $(UNMEASURED),$(sort $(wildcard tests/test_literal_*.py)))
rules: $(DEV)  ## the rules article by article, and how much of the systems they reach
	$(PYTEST) $(MEASURED) --cov --cov-report= --cov-fail-under=$(FLOOR)

rest: $(DEV) needs  ## everything else: formats, tables, desk, pages in a browser
	$(PYTEST) $(addprefix --ignore=,$(MEASURED)) -rf || $(ALONE)

# what failed beside other tests on a busy machine is run once more, alone, and named above
ALONE := $(BIN)/pytest --last-failed --last-failed-no-failures none

format: $(DEV)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

docs: $(DEV)  ## docs/commands.md from the help of the commands, the list of systems; every text beside its code in out/texts
	$(BIN)/python scripts/manual.py
	$(BIN)/python scripts/texts.py

site: $(DEV)  ## the documentation in out/site, with screenshots of the desk as it is now, each page checked (offline)
	$(PIP) -e '.[docs]'
	sh scripts/browser.sh
	sh scripts/browser_words.sh
	NO_MKDOCS_2_WARNING=1 $(BIN)/python scripts/documentation.py
	$(BIN)/python scripts/reviewing.py

dist: $(DEV)  ## sdist, wheel and ronde.pyz, checked by twine and tried in an empty environment
	$(BIN)/python scripts/distribution.py

bundle: $(DEV)  ## a folder with the desk for machines without Python, by PyInstaller, for this system
	$(BIN)/python scripts/bundle.py

# needs a C compiler; `RONDE_COMPILE=1 pip install .` does the same for a user
COMPILED := .venv-compiled
compiled: $(DEV)  ## the engine compiled by mypyc in .venv-compiled, with its rule tests (RONDE_COMPILE=1 pip install .)
	$(PYTHON) -m venv --clear $(COMPILED)
	RONDE_COMPILE=1 $(COMPILED)/bin/pip install --quiet --disable-pip-version-check -c constraints.txt '.[dev]'
	$(BIN)/python -m tests.compiled $(BIN)/python $(COMPILED)/bin/python
	$(COMPILED)/bin/pytest -n 2 tests/rules tests/test_literal_*.py tests/test_matching.py tests/test_weighted_matching.py

edition: $(DEV)  ## make edition KEY=dutch-2031 [LIKE=dutch-2026]: the files of a new edition, see CONTRIBUTING.md
	$(BIN)/python scripts/edition.py $(KEY) $(if $(LIKE),--like $(LIKE))
	$(BIN)/python scripts/manual.py

# --- long campaigns, not part of `make test` ---------------------------------------------------------

SYSTEM ?= elo-swiss
ROUNDS ?= 20000
campaign: $(DEV)  ## make campaign SYSTEM=lim ROUNDS=20000: against the literal reading (OPTIONS=--large: absolute rules)
	$(BIN)/python -m tests.campaign $(SYSTEM) --rounds $(ROUNDS) $(OPTIONS)

second: SYSTEM = dutch-2026
second: ROUNDS = 300
second: $(DEV)  ## make second SYSTEM=dutch-2017 ROUNDS=300: rounds of 60 to 300 players proved without the search
	$(BIN)/python -m tests.claims $(SYSTEM) --large --rounds $(ROUNDS)

EVENTS ?= 200
planted: $(DEV)  ## errors planted in events of every system, and clean events
	$(BIN)/python -m tests.planted --events $(EVENTS)

endorse: EVENTS = 5000
endorse: $(DEV)  ## make endorse EVENTS=5000: events of the generator, every round checked, for every system
	$(BIN)/python -m tests.endorse --events $(EVENTS)

QUESTIONS ?= 5000
# a five-round open of 60 players in French in the browser: how many clicks and keys
clicks: $(DEV)
	$(BIN)/python -m tests.web.clicks

studies: $(DEV)  ## play the studies that ship, and make the pictures and tables of their pages anew
	for name in ranking accelerations editions; do \
		$(BIN)/ronde study studies/$$name.toml out/studies/$$name --resume && \
		$(BIN)/python scripts/studies.py $$name out/studies/$$name || exit 1; \
	done

asked: $(DEV)  ## 5,000 questions to `ronde why` for every system, each answer proved by brute force
	$(BIN)/python -m tests.asked --questions $(QUESTIONS)

CLAIMS ?= 100000
claims: $(DEV)  ## make claims CLAIMS=100000: every claim of random rounds is proved, then changed claims are noticed
	$(BIN)/python -m tests.claims --claims $(CLAIMS)
	$(BIN)/python -m tests.claims --mutate --claims $$(( $(CLAIMS) / 100 ))

# inputs for each door: a million in all
FUZZ ?= trf:150000 csv:300000 list:200000 papi:80000 json:250000 http:20000
fuzz: $(DEV)  ## a million inputs that follow the coverage: reports, tables, lists, Papi, JSON, HTTP
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[fuzz]' || echo "without atheris: mutations only"
	for one in $(FUZZ); do $(BIN)/python -m tests.by_coverage $${one%%:*} --runs $${one##*:} || exit 1; done

FILES ?= 50000
mutations: $(DEV)  ## make mutations FILES=50000: mutated reports, written and read again
	$(BIN)/python -m tests.fuzz --files $(FILES)

damage: FILES = 1000
damage: $(DEV)  ## make damage FILES=1000: bytes flipped in event files, each opens as it was or is restored
	$(BIN)/python -m tests.damage --files $(FILES)

torture: $(DEV)  ## kill -9 two hundred times while results are entered
	RONDE_KILLS=200 $(BIN)/pytest -s --timeout 3600 tests/desk/test_torture.py

# other engines, aside from what Ronde needs
OTHERS := .venv-compat/.installed
$(OTHERS):
	$(PYTHON) -m venv .venv-compat
	.venv-compat/bin/pip install --quiet --disable-pip-version-check 'py4swiss>=0.3,<1' 'gacrux>=1.11,<2'
	@touch $(OTHERS)

compat: $(DEV) $(OTHERS)  ## other programs take our reports, and we theirs
	$(BIN)/python -m tests.compat .venv-compat/bin

budgets: $(DEV)  ## legal files that ask much of the engines, each within 2 seconds and 300 MB (SYSTEMS=lim)
	$(BIN)/python -m bench.budgets $(SYSTEMS)

bench: $(DEV) $(OTHERS)  ## seconds and growth: other engines beside ours, every system, desk, standings, start
	$(BIN)/python -m bench.engines .venv-compat/bin
	$(BIN)/python -m bench.start
	$(BIN)/python -m bench.reading
	$(BIN)/python -m bench.pairing
	$(BIN)/python -m bench.pairing --sizes 1250,2500,5000,10000 --rounds 9 --events 1 --runs 2
	$(BIN)/python -m bench.explaining
	$(BIN)/python -m bench.standings
	$(BIN)/python -m bench.desk
	$(BIN)/python -m bench.lists
	$(BIN)/python -m bench.keyboard
	$(BIN)/python -m bench.web
	$(BIN)/python -m bench.web --boards 1000
	$(BIN)/python -m bench.web --clients 1000 --descriptors 1024
	$(BIN)/python -m bench.web --clients 1000 --descriptors 1024 --postgres
	$(BIN)/python -m bench.web --clients 1000 --descriptors 1024 --hours

lock: $(DEV)  ## locks/: the versions and hashes of what `make run` installs, on any platform
	$(BIN)/pip install --quiet --disable-pip-version-check 'uv>=0.9,<1'
	$(BIN)/python scripts/lock.py

audit: $(DEV)  ## known vulnerabilities (asks the internet), missing packages, licences
	$(BIN)/pip check
	$(BIN)/python scripts/licences.py --check
	$(BIN)/pip install --quiet --disable-pip-version-check 'pip-audit>=2.7,<3'
	@$(BIN)/pip-audit --no-deps --disable-pip -r constraints.txt || { \
	  echo "Not audited, or not clean: see above. pip-audit asks https://api.osv.dev or https://pypi.org; run it where they can be reached."; \
	  exit 1; }

clean:
	rm -rf .venv .venv-compat .venv-compiled .mypy_cache .ruff_cache .pytest_cache .hypothesis
