"""The locale files: both languages say the same things, every message can be said, and none is there for nobody."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from osada import GAMES, locales
from osada.engine.plugin import messages_of
from osada.locales import LANGUAGES, Noun, Words, default_language, words
from osada.server.tables.entries import WORDS
from tests.games import EVERY_GAME, FERRY

SOURCE = Path(locales.__file__).parent.parent
WEB = Path(__file__).parent.parent / "web" / "src"
NUMBERS = (0, 1, 2, 5, 21)
CZECH, ENGLISH = LANGUAGES


def files_of(lang):
    """By a name that both languages share: those of all, and those of each game."""
    return {file.name: file for file in locales.files(lang)}


class Found(Visitor):
    """The variables of a message, and the words that its selectors know."""

    def __init__(self):
        self.variables, self.selected = set(), {}

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node):
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            self.selected[node.selector.id.name] = [key.name for key in keys if isinstance(key, ast.Identifier)]
        self.generic_visit(node)


@cache  # reading them takes seconds: not for those who only list the tests
def messages(lang, name):
    """key -> (attributes, what is found in it)"""
    resource = FluentParser().parse(files_of(lang)[name].read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}"
            visitor = Found()
            visitor.visit(entry)
            found[entry.id.name] = ({attribute.id.name for attribute in entry.attributes}, visitor)
    return found


NAMES = sorted(files_of(ENGLISH))


@cache
def english_keys():
    return {key for name in NAMES for key in messages(ENGLISH, name)}


# --- The same in both -------------------------------------------------------


def test_both_languages_have_the_same_files():
    assert sorted(files_of(CZECH)) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_have_the_same_keys(name):
    czech, english = (messages(lang, name).keys() for lang in LANGUAGES)
    assert (english - czech, czech - english) == (set(), set())


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_name_the_same_variables(name):
    """A noun's case or id counts as the noun: `$card_gen` is `$card`."""
    for key, (_, english) in messages(ENGLISH, name).items():
        czech = messages(CZECH, name)[key][1]
        assert bare(czech.variables) == bare(english.variables), key


def bare(variables):
    return {re.sub(r"_(gen|dat|acc|voc|loc|ins|plural|id)$", "", variable) for variable in variables}


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_have_the_same_attributes(name):
    for key, (english, _) in messages(ENGLISH, name).items():
        assert messages(CZECH, name)[key][0] >= english, key


# --- Everything can be said -------------------------------------------------


def all_words(lang):
    return Words(lang, list(files_of(lang).values()))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_message_can_be_said_with_any_number(lang, number):
    say = all_words(lang)
    for name in NAMES:
        for key, (_, found) in messages(lang, name).items():
            text = say(key, **dict.fromkeys(found.variables, number))
            assert text.strip(), key
            assert not re.search(r"\{ ?\$|\?\?\?", text), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_a_message_can_be_said(lang):
    say = all_words(lang)
    for name in NAMES:
        for key, (_, found) in messages(lang, name).items():
            for variable, choices in found.selected.items():
                for choice in choices:
                    assert say(key, **(dict.fromkeys(found.variables, "x") | {variable: choice})).strip(), key


# --- None is missing, none is unused ----------------------------------------

CODE = "\n".join(path.read_text(encoding="utf-8") for folder in (SOURCE, FERRY.folder) for path in folder.rglob("*.py"))
PAGE = "\n".join(path.read_text(encoding="utf-8") for kind in ("*.ts", "*.svelte") for path in WEB.rglob(kind))
LITERAL = set(re.findall(r"[\"']([a-z]+(?:-[a-z0-9]+)+)[\"']", CODE + PAGE))
BUILT = set(re.findall(r"f[\"']([a-z]+(?:-[a-z]+)*-)\{", CODE))              # f"cli-help-{name}"
BUILT |= set(re.findall(r"`([a-z]+(?:-[a-z0-9]+)*-)\$\{", PAGE))              # `page-colour-${colour}`
OF_GAME = set(re.findall(r"f[\"']\{(?:\w|\.)+\}(-[a-z]+(?:-[a-z]+)*-?)[\"'{]", CODE))  # f"{game.id}-why-{reason}"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_game_has_all_its_messages(game):
    assert not [key for key in messages_of(game) if key not in english_keys()]


def test_the_page_has_a_line_for_everything_around_a_match():
    keys = [f"page-table-line-{kind}-{word}" for kind, words in WORDS.items() for word in words]
    assert not [key for key in keys if key not in english_keys()]


EXPECTED = {key for game in EVERY_GAME for key in messages_of(game)}


def is_used(key):
    """As far as can be told: `f"{game.id}-{what}"` may be any single word about a game."""
    if key in LITERAL | EXPECTED or any(key.startswith(prefix) for prefix in BUILT):
        return True
    game, _, rest = key.partition("-")
    is_of_game = game in {each.id for each in EVERY_GAME}
    return is_of_game and ("-" not in rest or any(f"-{rest}".startswith(part) for part in OF_GAME))


def test_no_message_is_there_for_nobody():
    assert not [key for key in english_keys() if not is_used(key)]


def test_every_key_that_an_error_names_exists():
    raised = set(re.findall(r"(?:Error|SetUp|Actor|Undo|refuse)\(\s*[\"']([a-z]+(?:-[a-z0-9]+)+)[\"']", CODE))
    assert len(raised) > 20
    assert not raised - english_keys()


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_every_reason_has_its_message_with_its_arguments(game):
    for reason in game.reasons.enum:
        if reason != 0:
            key = f"{game.id}-why-{reason.name.lower().replace('_', '-')}"
            _, found = messages(ENGLISH, f"{game.id}.ftl")[key]
            assert bare(found.variables) <= set(game.reasons.arguments.get(reason, {})), key


# --- How words are found ----------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_message_or_variable_is_loud(lang):
    with pytest.raises(LookupError):
        words(lang)("no-such-message")
    with pytest.raises(KeyError, match="error-seats"):
        words(lang)("error-seats", game="hashi")


def test_a_game_from_elsewhere_brings_its_own_words():
    assert FERRY.folder / "show" in locales.FOLDERS
    assert words(ENGLISH)("ferry-name") == "Ferry"


def test_an_edition_brings_its_own_words(tmp_path):
    (tmp_path / "en.ftl").write_text("ferry-name = Barge\n", encoding="utf-8")
    assert (words(ENGLISH, tmp_path)("ferry-name"), words(ENGLISH)("ferry-name")) == ("Barge", "Ferry")


@pytest.mark.parametrize("rows", ["no message\n", "ferry-name = { $\n"])
def test_broken_words_of_an_edition_are_loud_at_once(tmp_path, rows):
    (tmp_path / "cs.ftl").write_text(rows, encoding="utf-8")
    with pytest.raises(ValueError, match="not Fluent"):
        words(CZECH, tmp_path)


def test_words_are_read_once():
    assert words(CZECH) is words(CZECH, None)


def test_a_noun_has_a_name_cases_or_its_id(tmp_path):
    rows = "ferry-name-Tip = Spropitné\n    .gen = Spropitného\nbez = Bez { $card_gen }: { $card }, { $card_id }\n"
    (tmp_path / "cs.ftl").write_text(rows, encoding="utf-8")
    say = words(CZECH, tmp_path)
    assert say("bez", card=Noun("ferry", "Tip")) == "Bez Spropitného: Spropitné, Tip"
    assert (say.name(Noun("ferry", "Tip")), say.name(Noun("ferry", "8-11"))) == ("Spropitné", "8-11")
    assert Noun("mesta", "water:sail boat").key == "mesta-name-water-sail-boat"
    assert Noun("ferry", "?").key == "ferry-name-unknown"


def test_a_long_value_is_shortened():
    assert "x" * 400 in words(ENGLISH)("error-unknown-action", text="x" * 9999, instead="y")


SYSTEMS = [
    # environment                                    language
    ({"OSADA_LANG": "cs", "LANG": "en_GB.UTF-8"},    CZECH),
    ({"OSADA_LANG": "en", "LANG": "cs_CZ.UTF-8"},    ENGLISH),
    ({"LANG": "cs_CZ.UTF-8"},                        CZECH),
    ({"LC_ALL": "cs_CZ.UTF-8", "LANG": "en_GB"},     CZECH),
    ({"LC_ALL": "", "LANG": "de_DE.UTF-8"},          ENGLISH),
]


@pytest.mark.parametrize("environment, language", SYSTEMS)
def test_the_language_of_the_system(monkeypatch, environment, language):
    for name in ("OSADA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language
