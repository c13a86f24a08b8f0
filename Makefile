# Two commands: `make play` and `make test`. Each sets up all it needs on a machine with Python 3.11.
PYTHON ?= python3.11
UV_VERSION := 0.13.8
UV := .tools/bin/uv
RUN := $(UV) run --frozen --no-sync
export UV_PYTHON_DOWNLOADS := never

.PHONY: play test setup browser lint types layers migrations-check tests format clean

play: setup
	@$(RUN) emberhall play

test: setup browser lint types layers migrations-check tests

setup: .venv/.ready

$(UV):
	@echo "Setting up uv $(UV_VERSION) ..."
	@$(PYTHON) -m venv .tools
	@.tools/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)

.venv/.ready: $(UV) pyproject.toml uv.lock
	@echo "Installing what uv.lock names ..."
	@$(UV) sync --frozen --quiet --python $(PYTHON)
	@touch $@

# The browser test needs Chromium; without it, and without the right to install it, only that test is skipped.
browser:
	@command -v chromium >/dev/null || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	    && echo "Installing Chromium for the browser test ..." \
	    && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; \
	} || echo "!!! NO CHROMIUM: the browser test will be skipped !!!"

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
