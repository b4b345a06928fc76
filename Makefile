# Spinney: `make play` opens the table, `make test` checks everything. Each sets up what it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test test-quick test-long lint golden clean

play: $(VENV)/.installed
	@$(BIN)/spinney play

test: lint
	$(BIN)/python -m pytest -n auto

test-quick: $(VENV)/.dev
	$(BIN)/python -m pytest -n auto tests/engine tests/games tests/bots

test-long: $(VENV)/.dev
	$(BIN)/python -m pytest -n auto --long tests/laws

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

golden: $(VENV)/.dev
	$(BIN)/python tests/records/make_golden.py

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Spinney needs Python 3.11 or newer; set PYTHON=python3.x"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@ $(VENV)/.installed
