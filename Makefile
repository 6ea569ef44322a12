# Meadhall: `make play` to play, `make test` to check everything.
# ARGS is handed on to the command, e.g. make play ARGS="--lang de".

.DEFAULT_GOAL := help
.PHONY: help setup play terminal browser test compiled wheel bench pages rulebooks notebooks docs format lock clean

ARGS ?=
BIN  := .venv/bin
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
PIP  := $(BIN)/python -m pip --disable-pip-version-check
# COMPILED=1 compiles first, if need be, and runs that build.
MEADHALL = $(if $(COMPILED),PYTHONPATH=$$($(BIN)/python hatch_build.py)) $(BIN)/meadhall

# The first of these that runs and is new enough; or say make PYTHON=/path/to/python.
PYTHON ?= $(shell for p in python3.11 python3 python3.12 python3.13 python3.14; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

setup: .venv/.package ## create .venv from the lock files

# Everything is pinned: a new lock file means a new .venv, and the package itself is installed
# without fetching anything. The stamp files make the second run quick.
.venv/.locked: requirements.lock requirements-bench.lock
	@test -n "$(PYTHON)" || { echo "Meadhall needs Python 3.11 or newer." >&2; exit 1; }
	@echo "Setting up .venv from the lock files; this is done once."
	$(PYTHON) -m venv --clear .venv
	$(PIP) install --quiet --require-hashes -r requirements.lock
	$(PIP) install --quiet --require-hashes -r requirements-bench.lock
	@touch $@

.venv/.package: .venv/.locked pyproject.toml
	$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@$(PIP) check --quiet || { echo "pyproject.toml and the lock differ: make lock" >&2; exit 1; }
	@$(BIN)/python -m meadhall.web.fonts
	@touch $@

play: setup ## open the hall in the browser; with COMPILED=1 masters think several times as far
	@$(MEADHALL) serve --open $(ARGS)

terminal: setup ## play The Lord of the Ice Garden in the terminal
	@$(MEADHALL) play ice-garden $(ARGS)

# The page is tested in Debian's Chromium without windows; where there is none, in any other Chromium.
browser: setup
	@command -v chromium-headless-shell >/dev/null || \
		$(SUDO) sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends \
			chromium-headless-shell fonts-liberation >/dev/null' || \
		command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
		$(SUDO) apt-get install -y -qq chromium >/dev/null

# What checks the types of the page's script. Without npm or a net that check is skipped, and tried anew the next time.
.venv/.typescript: tests/web/typescript.py .venv/.package
	@$(BIN)/python -m tests.web.typescript && touch $@ || true

# Python keeps what it has compiled: each worker and each server of the tests would do it anew otherwise, so the tests
# are looked through once before, while types are checked.
test: export PYTHONDONTWRITEBYTECODE =
test: browser .venv/.typescript ## style, types, layers and all tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo
	$(BIN)/mypy & types=$$!; \
		$(BIN)/python -m pytest -p no:xdist --collect-only -qq >/dev/null; \
		$(BIN)/python -m pytest -n 4 --dist worksteal $(ARGS); tests=$$?; \
		wait $$types && exit $$tests

compiled: setup ## compile kernel, games and bots; PYTHONPATH of what it shows uses them
	@$(BIN)/python hatch_build.py

wheel: setup ## a wheel with the compiled build in dist/
	MEADHALL_COMPILE=1 $(PIP) wheel --quiet --no-deps --no-build-isolation -w dist .

bench: setup ## measure speed, beside other engines
	@$(BIN)/meadhall bench $(ARGS)

pages: setup ## write the pages that are made from data
	$(BIN)/python docs/generate.py

rulebooks: browser ## print the illustrated rulebooks of all games, in both languages, into rulebooks/
	@$(MEADHALL) rulebook --all rulebooks $(ARGS)

notebooks: setup ## run the notebooks of the documentation and keep what they show
	$(BIN)/python docs/notebooks.py

docs: setup ## build the documentation into site/
	$(BIN)/mkdocs build --strict $(ARGS)

format: setup ## format the code and sort the imports
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

# Keeps the pins that still fit; make lock ARGS=--upgrade takes the newest of everything.
COMPILE = .venv-lock/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--fork-strategy fewest --generate-hashes --no-emit-index-url --no-emit-find-links \
	--custom-compile-command "make lock" $(ARGS)

lock: .venv-lock/bin/uv ## resolve the lock files again from pyproject.toml
	$(COMPILE) --extra dev -o requirements.lock
	$(COMPILE) --extra bench -c requirements.lock -o requirements-bench.lock

.venv-lock/bin/uv:
	@test -n "$(PYTHON)" || { echo "Meadhall needs Python 3.11 or newer." >&2; exit 1; }
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python -m pip install --quiet uv==0.13.7

clean: ## remove everything that make created
	rm -rf .venv .venv-lock build dist site .hypothesis .import_linter_cache .mypy_cache \
		.pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
