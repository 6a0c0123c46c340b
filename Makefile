# Ludoteca. `make run` plays, `make test` tests, `make` alone lists the rest.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:  # the steps share folders; the tests are spread over the cores by themselves

# To be set on the command line: make test JOBS=4, make fast OPT=3, make run PYTHON=python3.12 PORT=8800 OPEN=no
JOBS ?= 2
OPT ?= 2
PYTHON ?=
PORT ?=
OPEN ?= yes

BIN := .venv/bin
FAST := $(CURDIR)/build/fast
PURE := $(CURDIR)/build/pure
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest --quiet -n $(JOBS) --dist worksteal
SETUP := PYTHONDONTWRITEBYTECODE= $(BIN)/python setup.py --quiet
COMPILE := LUDOTECA_COMPILE=1 LUDOTECA_OPT=$(OPT) $(SETUP)
PEERS := catanatron openspiel pettingzoo
CLIENT := src/ludoteca/server/static/sources.sha256
SOURCES := pyproject.toml setup.py \
	$(shell find src/ludoteca -type f ! -path '*/__pycache__/*' ! -path '*/server/static/*' ! -name '*.so')
TESTED := README.md CHANGELOG.md Makefile \
	$(shell find tests docs examples tools benchmarks requirements web -type f ! -path '*/__pycache__/*' ! -path '*/node_modules/*')

.PHONY: help
help:
	@echo "make run      install what is needed and open the table in the browser;"
	@echo "              with PORT=8800 at that port, with OPEN=no without opening the browser"
	@echo "make terminal the same table in this terminal"
	@echo "make test     linters, types, layers and the tests"
	@echo "make check    everything: the long tests too, interpreted and compiled"
	@echo "make fast     compile the core in place (needs a C compiler); make pure undoes it"
	@echo "make bench    measure speed beside Catanatron, OpenSpiel and PettingZoo, interpreted and compiled"
	@echo "make load     measure how long people at 50, 100 and 200 live tables wait"
	@echo "make thinking measure how long bots take that may spend 0.1 seconds on a decision"
	@echo "make lab      install what ludoteca lab needs for its tables and pictures"
	@echo "make web      build the web client, if its source has changed"
	@echo "make pictures take the pictures of the documentation anew"
	@echo "make format   put the source in its standard layout"
	@echo "make lock     pin the newest versions of everything that is installed"
	@echo "make dist     build the source archive and the wheel; with COMPILED=1 a compiled wheel"
	@echo "make clean    remove what was built; make distclean removes .venv too"

# ------------------------------------------------------------------ play

.PHONY: run terminal
run: .venv/.installed $(CLIENT)
	@$(BIN)/python tools/compiled.py stale || true
	@$(BIN)/ludoteca serve $(if $(PORT),--port $(PORT)) $(if $(filter no,$(OPEN)),,--open)

terminal: .venv/.installed
	@$(BIN)/python tools/compiled.py stale || true
	@$(BIN)/ludoteca

# ------------------------------------------------------------------ install

.venv/bin/python:
	@sh tools/make-venv.sh .venv "$(PYTHON)"

.venv/.installed: requirements/run.txt pyproject.toml setup.py src/ludoteca/__init__.py | .venv/bin/python
	@echo "Installing Ludoteca into .venv"
	@$(PIP) --require-hashes -r requirements/run.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.PHONY: lab
lab: .venv/.installed-lab

.venv/.installed-lab: requirements/lab.txt .venv/.installed
	@echo "Installing the lab into .venv"
	@$(PIP) --require-hashes -r requirements/lab.txt
	@touch $@

.venv/.installed-test: requirements/test.txt .venv/.installed .venv/.installed-lab
	@echo "Installing the test tools into .venv"
	@$(PIP) --require-hashes -r requirements/test.txt
	@touch $@

# ------------------------------------------------------------------ web client

.PHONY: web
web: $(CLIENT)

# Asked every time, but changed only when the client is built anew: whatever is made from it is left alone as well.
$(CLIENT): FORCE | .venv/bin/python
	@$(BIN)/python tools/build_web.py

FORCE:

# ------------------------------------------------------------------ test

.PHONY: test
test: lint $(CLIENT)
	@$(BIN)/python tools/compiled.py stale
	@echo "== web client tests"
	@$(BIN)/python tools/build_web.py run test
	@echo "== tests"
	@$(PYTEST) -m "not long"
	@$(if $(wildcard src/ludoteca_core__mypyc.*),,touch build/.tested)

# Both builds are laid out apart from the source, so that a compiled core in the working tree changes nothing here.
# A browser sees no difference between them, and a server that is killed neither: they get the compiled one.
LONG := long and not browser and not either_build
.PHONY: check
check: lint build/pure/.built build/fast/.built build/.tested
	@echo "== long tests, interpreted"
	@PYTHONPATH="$(PURE)" LUDOTECA_BUILD=interpreted LUDOTECA_FAST_TREE="$(FAST)" $(PYTEST) -m "$(LONG)"
	@echo "== all tests, compiled"
	@PYTHONPATH="$(FAST)" LUDOTECA_BUILD=compiled LUDOTECA_FAST_TREE="$(FAST)" $(PYTEST)

# The quick tests, interpreted: not once more where `make test` has passed with these very files.
build/.tested: $(SOURCES) $(TESTED) | $(CLIENT) build/pure/.built
	@echo "== web client tests"
	@$(BIN)/python tools/build_web.py run test
	@echo "== tests, interpreted"
	@PYTHONPATH="$(PURE)" LUDOTECA_BUILD=interpreted $(PYTEST) -m "not long and not browser"
	@touch $@

.PHONY: pictures
pictures: .venv/.installed-test $(CLIENT)
	@LUDOTECA_PICTURES=1 $(PYTEST) tests/browser
	@ls docs/pictures

.PHONY: lint
lint: .venv/.installed-test
	@echo "== ruff"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "The layout of these files is not the standard one: make format"; exit 1; }
	@echo "== mypy"
	@$(BIN)/mypy --no-error-summary
	@echo "== import layers"
	@mkdir -p build
	@$(BIN)/lint-imports --no-logo > build/layers.txt 2>&1 || { cat build/layers.txt; exit 1; }
	@echo "== svelte-check"
	@$(BIN)/python tools/build_web.py run check > build/svelte-check.txt 2>&1 || { cat build/svelte-check.txt; exit 1; }

.PHONY: format
format: .venv/.installed-test
	@$(BIN)/ruff check --quiet --select I --fix .
	@$(BIN)/ruff format .

# ------------------------------------------------------------------ compiled core

.PHONY: fast
fast: .venv/.installed-test
	@$(BIN)/python tools/compiled.py compiler
	@$(COMPILE) build_ext --inplace --build-temp build/temp
	@touch src/ludoteca_core__mypyc.*
	@echo "The core is compiled. After a change in its source: make fast again, or make pure."

.PHONY: pure
pure:
	@find src -name '*.so' -delete
	@echo "The core is interpreted."

build/fast/.built: $(SOURCES) $(CLIENT) .venv/.installed-test
	@$(BIN)/python tools/compiled.py compiler
	@echo "== compiling the core into build/fast"
	@rm -rf build/fast
	@$(COMPILE) build --build-lib build/fast --build-temp build/temp
	@touch $@

build/pure/.built: $(SOURCES) $(CLIENT) .venv/.installed-test
	@rm -rf build/pure
	@$(SETUP) build --build-lib build/pure --build-temp build/temp
	@touch $@

# ------------------------------------------------------------------ measure

.PHONY: bench load thinking
bench: build/pure/.built build/fast/.built $(PEERS:%=build/peers/%/.installed)
	@$(BIN)/python benchmarks/run.py $(BENCH)

load: build/fast/.built
	@PYTHONPATH="$(FAST)" $(BIN)/python benchmarks/load.py $(LOAD)

thinking: build/fast/.built
	@PYTHONPATH="$(FAST)" $(BIN)/python benchmarks/thinking.py $(THINKING)

build/peers/%/.installed: benchmarks/%.txt | .venv/bin/python
	@echo "Installing the peer $* into build/peers/$*"
	@$(BIN)/python -m venv --clear build/peers/$*
	@build/peers/$*/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r $<
	@touch $@

# ------------------------------------------------------------------ release

.PHONY: dist
dist: .venv/.installed-test $(CLIENT)
	@rm -rf dist && mkdir -p build
	@$(if $(COMPILED),LUDOTECA_COMPILE=1) $(BIN)/python -m build --no-isolation --outdir dist > build/dist.txt 2>&1 \
		|| { cat build/dist.txt; exit 1; }
	@ls dist

# A lock names versions and hashes only, never the place they come from, and holds for every platform.
UV_COMPILE = build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --upgrade --generate-hashes --no-header

.PHONY: lock
lock: build/lock/.installed
	@$(UV_COMPILE) --extra web pyproject.toml requirements/build.in --output-file requirements/run.txt
	@$(UV_COMPILE) requirements/node.in --output-file requirements/node.txt
	@$(UV_COMPILE) requirements/test.in --output-file requirements/test.txt
	@$(UV_COMPILE) requirements/lab.in --output-file requirements/lab.txt
	@$(UV_COMPILE) requirements/lock.in --output-file requirements/lock.txt
	@$(UV_COMPILE) benchmarks/catanatron.in --output-file benchmarks/catanatron.txt
	@$(UV_COMPILE) benchmarks/openspiel.in --output-file benchmarks/openspiel.txt
	@$(UV_COMPILE) benchmarks/pettingzoo.in --output-file benchmarks/pettingzoo.txt

build/lock/.installed: requirements/lock.txt | .venv/bin/python
	@$(BIN)/python -m venv --clear build/lock
	@build/lock/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r $<
	@touch $@

.PHONY: clean distclean
clean:
	@rm -rf build dist web/node_modules src/ludoteca/server/static src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean pure
	@rm -rf .venv
