"""The shape of the code: who may import whom, how long things may be, and what never stands in it."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "osada"
SOURCES = sorted(PACKAGE.rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
GAME_IDS = sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "RULES.md").exists())

BOT = "games/*/bot"  # of a game: it knows the search and the game's own rules, and nobody imports it
LAYERS = (("cli",), ("server", "arena", "envs"), (BOT,), ("bots", "games"), ("engine",), ("locales",))  # top down
SERVER = ("web", "thinking", "people", "archive", "asking", "tables", "identity", "storage")  # its packages, top down
LONGEST_FILE, LONGEST_FUNCTION, WIDEST = 300, 20, 120
SHORTEST_CHAIN = 6  # branches over one thing, by its name: such a chain over cards or questions may be long
LEFT = re.compile(r"\b(TODO|FIXME|XXX)\b")
CLOCK = re.compile(r"timeout=\d|^PATIENCE = \d", re.MULTILINE)
FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef
COMPILED_LOOPS = "loops.py"  # loops over scratch space may be longer


def named(path):
    return str(path.relative_to(ROOT))


def layer_of(folder):
    return next((depth for depth, folders in enumerate(LAYERS) if folder in folders), None)


def imports_of(path):
    """The modules of this package that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def room_of(parts):
    """The part of the package that a file or a module belongs to, or nothing for what lies beside them."""
    if len(parts) > 3 and Path(*parts[:3]).match(BOT):
        return BOT
    return parts[0] if len(parts) > 1 else None


# --- Imports ----------------------------------------------------------------


def test_every_folder_has_its_place():
    folders = {room_of(path.relative_to(PACKAGE).parts) for path in SOURCES} - {None}
    assert folders <= {folder for layer in LAYERS for folder in layer}


@pytest.mark.parametrize("path", SOURCES, ids=named)
def test_imports_point_one_way(path):
    own = room_of(path.relative_to(PACKAGE).parts)
    for module in imports_of(path):
        package, *parts = module.split(".")
        if package != "osada" or own is None:
            continue
        other = room_of(parts)
        is_face = other is None and layer_of(own) < layer_of("games")  # the package itself imports the games
        assert is_face or other == own or layer_of(other) > layer_of(own), f"{named(path)} imports {module}"


@pytest.mark.parametrize("package", SERVER)
def test_imports_of_the_server_point_one_way(package):
    """Between its packages; what lies beside them puts them together."""
    above = tuple(f"osada.server.{other}." for other in SERVER[: SERVER.index(package)])
    for path in (PACKAGE / "server" / package).rglob("*.py"):
        assert not [module for module in imports_of(path) if module.startswith(above)], named(path)


def test_every_package_of_the_server_has_its_place():
    assert {path.parent.name for path in (PACKAGE / "server").glob("*/__init__.py")} == set(SERVER)


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_game_imports_no_other_game(game):
    others = {f"osada.games.{other}" for other in GAME_IDS if other != game}
    for path in (PACKAGE / "games" / game).rglob("*.py"):
        assert not [module for module in imports_of(path) if any(module.startswith(other) for other in others)]


@pytest.mark.parametrize("folder", ["engine", "bots", "arena", "server"])
def test_no_game_is_named_where_all_are_served(folder):
    """Not even in an example: docstrings with `>>>` and what they show are left out."""
    for path in (PACKAGE / folder).rglob("*.py"):
        for number, row in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if ">>>" not in row:
                assert not re.search(rf"\b({'|'.join(GAME_IDS)})\b", row, re.IGNORECASE), f"{named(path)}:{number}"


# --- Sizes ------------------------------------------------------------------


def length_of(function):
    """Lines from `def` to the end, without the docstring; of a chain only the longest branch."""
    first = function.body[0]
    has_docstring = isinstance(first, ast.Expr) and isinstance(getattr(first, "value", None), ast.Constant)
    docstring = first.end_lineno - first.lineno + 1 if has_docstring and isinstance(first.value.value, str) else 0
    whole = function.end_lineno - function.lineno + 1 - docstring
    return whole - sum(sum(chain) - max(chain) for chain in chains_of(function) if len(chain) >= SHORTEST_CHAIN)


def chains_of(function):
    """Of each `if card == …` that goes on over the same `card`, with `elif` or after a `return`: lines by branch."""
    chains, before = [], None
    for statement in function.body:
        asked = subject_of(statement)
        if asked is None or asked != before:
            chains.append([])
        before = asked
        while asked is not None and subject_of(statement) == asked:
            chains[-1].append(statement.body[-1].end_lineno - statement.lineno + 1)
            statement = statement.orelse[0] if len(statement.orelse) == 1 else None
    return chains


def subject_of(statement):
    """What an `if` compares with something named: the `card` of `if card == TEACHER and …:`."""
    test = getattr(statement, "test", None)
    test = test.values[0] if isinstance(test, ast.BoolOp) else test
    if not isinstance(statement, ast.If) or not isinstance(test, ast.Compare):
        return None
    return ast.dump(test.left) if isinstance(test.ops[0], ast.Eq | ast.In) else None


@pytest.mark.parametrize("path", [*SOURCES, *TESTS], ids=named)
def test_files_are_short(path):
    rows = path.read_text(encoding="utf-8").splitlines()
    assert len(rows) <= LONGEST_FILE
    assert not [number for number, row in enumerate(rows, 1) if len(row) > WIDEST]


@pytest.mark.parametrize("path", [*SOURCES, *TESTS], ids=named)
def test_functions_are_short(path):
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    functions = [node for node in nodes if isinstance(node, FUNCTIONS)]
    long = {function.name: length_of(function) for function in functions if length_of(function) > LONGEST_FUNCTION}
    assert not long or path.name == COMPILED_LOOPS


def test_the_length_of_a_function_is_measured():
    source = "@rule\ndef sail(\n    state,\n):\n    '''R3.1\n\n    More.'''\n    return 1\n"
    assert length_of(ast.parse(source).body[0]) == 4


@pytest.mark.parametrize("word", ["elif", "if"])
def test_of_a_chain_the_longest_branch_is_measured(word):
    branch = "    {} card == {}:\n        return 1\n"
    branches = "".join(branch.format(word if name else "if", "ABCDEF"[name]) for name in range(SHORTEST_CHAIN))
    last = f"    {word} card == G:\n        x = 2\n        return x\n    return 0\n"
    source = f"def act(card):\n    x = 1\n{branches}{last}"
    assert length_of(ast.parse(source).body[0]) == 6
    assert length_of(ast.parse(source.replace("card == C", "cost > C")).body[0]) == 18


# --- Questions --------------------------------------------------------------

ASKING = ("is_", "has_", "can_", "are_")


def writers_of(sources):
    """The names of functions that write what they were given, or call one that does."""
    functions = [node for text in sources for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    stores = ast.Attribute | ast.Subscript
    found = {
        function.name
        for function in functions
        if any(isinstance(node, stores) and isinstance(node.ctx, ast.Store) for node in ast.walk(function))
    }
    while True:
        calling = {function.name for function in functions if called_by(function) & found} - found
        if not calling:
            return found
        found |= calling


def called_by(function):
    calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
    return {call.id if isinstance(call, ast.Name) else getattr(call, "attr", "") for call in calls}


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_question_changes_nothing(game):
    rules = [path for name in ("rules.py", "rules/*.py") for path in (PACKAGE / "games" / game).glob(name)]
    assert rules
    assert not [name for name in writers_of(path.read_text("utf-8") for path in rules) if name.startswith(ASKING)]


def test_a_question_that_changes_something_is_found():
    source = "def pop(state):\n    state.depth -= 1\ndef is_moot(state):\n    pop(state)\n    return True\n"
    assert writers_of([source]) == {"pop", "is_moot"}
    assert writers_of([source.replace("state.depth -= 1", "depth = state.depth - 1")]) == set()


# --- Words ------------------------------------------------------------------


@pytest.mark.parametrize("path", [path for path in [*SOURCES, *TESTS] if path != Path(__file__)], ids=named)
def test_nothing_is_left_to_do(path):
    text = path.read_text(encoding="utf-8")
    assert not LEFT.search(text)
    for row in re.findall(r"# (?:noqa|type: ignore).*", text):
        assert re.search(r"#.*# .+", row), f"{row} without a reason"


@pytest.mark.parametrize("path", [path for path in TESTS if path.name != "patience.py"], ids=named)
def test_no_test_has_a_clock_of_its_own(path):
    """What a busy machine takes longer for is waited for with the patience of all."""
    assert not CLOCK.search(path.read_text(encoding="utf-8"))


def test_every_module_says_what_it_is():
    silent = [named(path) for path in SOURCES if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))]
    assert not silent


# --- Documents --------------------------------------------------------------

README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", README, re.DOTALL | re.MULTILINE)


def test_the_readme_has_an_example():
    assert EXAMPLES


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.splitlines()[-1])
def test_the_example_of_the_readme_runs(example, capsys):
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out


def test_every_game_is_packaged_with_its_data():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["osada"]
    packaged = {path for pattern in patterns for path in PACKAGE.glob(pattern)}
    data = {path for path in PACKAGE.rglob("*") if path.suffix in (".json", ".md", ".ftl", ".csv", ".typed")}
    assert data <= packaged
