# Two commands: `make play` and `make test`. Each sets up everything it needs (Python 3.11 and make aside).
PYTHON ?= python3.11
UV_VERSION := 0.13.8
UV := .tools/bin/uv
RUN := $(UV) run --frozen --no-sync

.PHONY: play test setup check lint types layers migrations-check tests browser format clean

play: setup
	@$(RUN) emberhall play

test: setup browser lint types layers migrations-check tests

setup: .venv/.ready

$(UV):
	@$(PYTHON) -m venv .tools
	@.tools/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)

.venv/.ready: $(UV) pyproject.toml uv.lock
	@UV_PYTHON_DOWNLOADS=never $(UV) sync --frozen --quiet --python $(PYTHON)
	@touch $@

lint: setup
	$(RUN) ruff format --check .
	$(RUN) ruff check .

types: setup
	$(RUN) mypy

layers: setup
	$(RUN) lint-imports

migrations-check: setup
	$(RUN) emberhall migrations-check

tests: setup
	$(RUN) pytest -n auto

format: setup
	$(RUN) ruff format .
	$(RUN) ruff check --fix .

clean:
	rm -rf .venv .tools .mypy_cache .ruff_cache .pytest_cache .hypothesis
