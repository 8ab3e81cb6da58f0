# Osada: `make play` and `make test` do all the set-up they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CACHE := $(CURDIR)/.cache
RANDOM_PLAY := compiled or rebuilds or answers or imagined
SERVED := OSADA_TOWNS_ON="sqlite postgresql" OSADA_KILLS=300 OSADA_WIRES=1 OSADA_WORLDS=2000 OSADA_EXAMPLES=200 OSADA_BOARDS=all
EXAMPLES := $(patsubst src/osada/games/%/RULES.md,tests/%,$(wildcard src/osada/games/*/RULES.md)) examples/ferry/tests

WEB := web/node_modules/.ready
TYPES := web/src/generated

GOAL ?= $(MAKECMDGOALS)
export GOAL
# Dozens of processes read the same files: Python keeps what it made of them, also where the system says it should not.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup page play test compiled collected tests browsers beside check check-page page-checks examples bounds soak bench \
  bench-server bench-boards lock clean

help:            ## what can be made
	@grep -E '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## */  make \1	/'

setup: $(READY)  ## a virtual environment in .venv with everything

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Osada needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3 $(GOAL)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip uninstall -qq --yes osada; rm -rf src/osada.egg-info  # its name before `osada-games`
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(WEB): web/package-lock.json
	@node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' 2>/dev/null || \
	  { echo "The page is built with Node 20 or newer, from https://nodejs.org or your system's packages. Without it: $(BIN)/osada play --terminal"; exit 1; }
	npm ci --prefix web --silent
	@touch $@

page: setup $(WEB)  ## builds the page into the package
	@$(BIN)/python -m osada.server.typescript $(TYPES)
	@cd web && npx openapi-typescript src/generated/openapi.json --output src/generated/api.ts
	@cd web && npx vite build --logLevel warn

play: page       ## opens the page: five games, bots, friends
	@$(BIN)/osada play

test:            ## everything that must hold: style, types, rules, laws; compiled, interpreted, with bounds checked
	@$(MAKE) --no-print-directory --jobs 2 page compiled check collected
	@$(MAKE) --no-print-directory --jobs 2 tests beside

compiled: setup  ## what the tests use, compiled before they begin
	OSADA_CACHE=$(CACHE) $(BIN)/python -m tests.ahead

collected: setup    # once, before several processes do so: what one has made of the files is kept; mistakes are shown by `tests`
	@$(BIN)/python -m pytest --collect-only -qq > /dev/null || true

tests: setup     ## the tests alone, but for those in a browser
	OSADA_CACHE=$(CACHE) $(BIN)/python -m pytest --numprocesses 5 --dist worksteal --ignore tests/browser

browsers: setup  ## the page in real browsers, one after another: with one server, and one browser that stays open
	OSADA_CACHE=$(CACHE) $(BIN)/python -m pytest tests/browser

# While tests wait for servers and clocks, the rest is done; all but the browsers steps back for them. What it says is
# shown when it ends: two that speak at once cannot be read.
beside: setup
	@mkdir -p $(CACHE); { $(MAKE) --no-print-directory browsers && \
	  nice -n 19 $(MAKE) --no-print-directory page-checks examples bounds; } > $(CACHE)/beside.log 2>&1; \
	  code=$$?; echo; cat $(CACHE)/beside.log; exit $$code

examples: setup  ## with the compiler off: examples of the rules, each calling the rule it names; bots see no secrets
	OSADA_CACHE=$(CACHE) NUMBA_DISABLE_JIT=1 $(BIN)/python -W error -m pytest --numprocesses 2 -p tests.exercising $(EXAMPLES) tests/test_perft.py tests/bots/test_fairness.py $(foreach folder,$(EXAMPLES),--ignore $(folder)/test_reference.py)

bounds: setup    ## random play with every index checked
	OSADA_CACHE=$(CACHE) NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.ahead rules
	OSADA_CACHE=$(CACHE) OSADA_MATCHES=1 NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest --numprocesses 2 tests/test_every_game.py -k '$(RANDOM_PLAY)'

check: setup     ## style and types
	$(BIN)/ruff format --check --quiet src
	$(BIN)/ruff check --quiet src tests tuning examples
	$(BIN)/python -W error -m compileall -f -q src tests tuning examples
	$(BIN)/mypy

check-page: page ## the page: types, style, its own tests, and that a wrong type is found
	@$(MAKE) --no-print-directory page-checks

page-checks: $(WEB)  # of a page that is built: building it again would take it away from the tests that look at it
	@cd web && npx svelte-check --fail-on-warnings --output human
	@cd web && ./planted/check.sh
	@cd web && npx prettier --check --log-level warn .
	@cd web && npx eslint .
	@cd web && npx vitest run --reporter dot

soak: page      ## the same tests with large counts: 40 matches for each law and case, 20,000 compiled ones for each case
	OSADA_CACHE=$(CACHE) OSADA_MATCHES=40 OSADA_PLAYOUTS=20000 OSADA_TOWNS=10000 OSADA_DISTRICTS=10000 $(SERVED) $(BIN)/python -m pytest --numprocesses 2
	OSADA_CACHE=$(CACHE) OSADA_PLAYOUTS=20000 NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest --numprocesses 2 tests/test_every_game.py

bench: setup     ## our speed beside the peers'; the figures land in bench/
	$(BIN)/python -m pip install --quiet --disable-pip-version-check '.[bench]'
	$(BIN)/osada bench --json > bench/speed.json
	@cat bench/speed.json

bench-server: setup  ## moves of 500 sockets, with bots that think and without; a long table; durable commits
	OSADA_CACHE=$(CACHE) $(BIN)/python -m bench.sockets

bench-boards: page  ## work a frame while things move on each board, how soon a table opens, how much it loads
	OSADA_CACHE=$(CACHE) $(BIN)/python -m bench.boards

lock: setup      ## requirements.lock anew: what a server needs, with hashes; asks the package index
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip compile pyproject.toml --extra postgres --extra push --universal --generate-hashes --upgrade --no-annotate \
	  --custom-compile-command 'make lock' --quiet --output-file requirements.lock

clean:           ## removes what was built
	rm -rf $(VENV) $(CACHE) web/node_modules $(TYPES) src/osada/page build *.egg-info src/*.egg-info
