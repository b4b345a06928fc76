# Spinney: `make play` opens the table, `make test` checks everything. Each sets up what it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
# The wheel without CUDA has a tenth of the size; where pip finds none, the ordinary one is taken.
TORCH ?= torch==2.13.0+cpu
export PIP_DISABLE_PIP_VERSION_CHECK := 1

ON_COMPILED := tests/compiled tests/laws tests/records tests/bots tests/learn tests/research \
	--ignore tests/research/test_maskable_ppo.py --ignore tests/research/test_training.py

SOURCES := $(shell find src -name '*.py' -o -name '*.md' -o -name '*.toml' -o -name '*.js' -o -name '*.css')

.PHONY: play play-here test test-sources test-quick test-long test-compiled lint golden bench bench-peers bench-web \
	tables dist pure clean

play: $(VENV)/.installed
	@$(BIN)/python tools/make_play.py serve --port 0 --browse

play-here: $(VENV)/.installed
	@$(BIN)/python tools/make_play.py play

test: lint test-sources test-compiled

test-sources: $(VENV)/.dev
	$(BIN)/python -m pytest -n auto --ignore tests/compiled

test-compiled: $(COMPILED)/.installed
	@if $(COMPILED)/bin/spinney --version | grep -q compiled; \
	then $(COMPILED)/bin/python -m pytest -n auto -p no:cacheprovider $(ON_COMPILED); \
	else echo "SKIPPED: there is no working C compiler, so the compiled package was not tested"; fi

test-quick: $(VENV)/.dev
	$(BIN)/python -m pytest -n auto tests/engine tests/games tests/bots

test-long: $(VENV)/.dev $(COMPILED)/.installed
	$(BIN)/python -m pip install --quiet --editable '.[ray]' || \
		echo "SKIPPED: there is no Ray for this Python, so the lab was not tested on a cluster"
	$(BIN)/python -m pytest -n auto --long tests/laws tests/web tests/lab tests/package
	$(COMPILED)/bin/python -m pytest -n auto --long -p no:cacheprovider tests/laws

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

golden: $(VENV)/.dev
	PYTHONPATH=tests $(BIN)/python tests/records/make_golden.py

bench: $(COMPILED)/.installed
	$(COMPILED)/bin/python bench/bench.py
	$(COMPILED)/bin/python bench/bench_lab.py

bench-peers:
	$(PYTHON) bench/peers.py

tables: $(COMPILED)/.installed
	PYTHONPATH=tests $(COMPILED)/bin/python tests/research/make_tables.py

bench-web: $(VENV)/.dev
	$(BIN)/python bench/bench_web.py

# An sdist, and from it a compiled wheel for this Python and a pure one for any.
dist: $(VENV)/.dev
	$(BIN)/python -m build --no-isolation
	SPINNEY_PURE=1 $(BIN)/python -m build --no-isolation

pure:
	find src -name '*.so' -delete
	SPINNEY_PURE=1 $(BIN)/python -m pip install --quiet --editable .

clean:
	rm -rf $(VENV) $(COMPILED) .play build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Spinney needs Python 3.11 or newer; set PYTHON=python3.x"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(COMPILED)/.installed: pyproject.toml setup.py $(SOURCES) | $(VENV)/bin/python
	test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	rm -rf build  # or modules that have moved since would be installed too
	$(COMPILED)/bin/python -m pip install --quiet '.[test,bench,research]' 'shimmy>=2.0'
	@touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/bin/python
	@$(BIN)/python -m pip install --quiet '$(TORCH)' 2> /dev/null || echo "no $(TORCH) here: the ordinary wheel is taken"
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@ $(VENV)/.installed
