"""The shape of the page: small files, one list of colours, no words outside the locales, games where they belong."""

import re
from pathlib import Path

import pytest

from osada import GAMES
from tests.test_architecture import LEFT, LONGEST_FILE

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src"
FOUND = (path for kind in ("*.ts", "*.svelte", "*.css") for path in WEB.rglob(kind))
FILES = sorted(path for path in FOUND if "generated" not in path.parts)
COMPONENTS = [path for path in FILES if path.suffix == ".svelte"]
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b(?!\w)|\b(?:rgb|hsl)a?\(")
NAMED = re.compile(rf"""["'`/]({"|".join(GAMES)})["'`/]""")
SCRIPT_OR_STYLE = re.compile(r"<(script|style)\b.*?</\1>", re.DOTALL)
OWN = ("Osada",)  # the name of it all, which is nobody's language
TAG = re.compile(r"<[^<>]*(?:\{[^{}]*\}[^<>]*)*>", re.DOTALL)


def named(path):
    return str(path.relative_to(WEB))


@pytest.mark.parametrize("path", FILES, ids=named)
def test_files_are_short_and_finished(path):
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST_FILE
    assert not LEFT.search(text)
    assert not re.search(r"@ts-ignore|eslint-disable(?!.*--)", text)


@pytest.mark.parametrize("path", [path for path in FILES if path.name != "app.css"], ids=named)
def test_only_the_tokens_name_colours(path):
    assert not [row for row in path.read_text(encoding="utf-8").splitlines() if COLOUR.search(row.partition("//")[0])]


@pytest.mark.parametrize("path", COMPONENTS, ids=named)
def test_no_word_stands_outside_the_locales(path):
    """What is left of the markup without tags and expressions are signs and numbers."""
    text = SCRIPT_OR_STYLE.sub("", path.read_text(encoding="utf-8"))
    text = re.sub(r"<!--.*?-->|<pre>.*?</pre>|&\w+;", "", text, flags=re.DOTALL)  # commands are nobody's language
    while text != (shorter := re.sub(r"\{[^{}]*\}", "", text)):
        text = shorter
    left = re.findall(r"[^\W\d_]{2,}", TAG.sub(" ", text))
    assert not [word for word in left if word not in OWN]


@pytest.mark.parametrize("path", [path for path in FILES if path.relative_to(WEB).parts[0] != "games"], ids=named)
def test_games_are_named_only_where_they_belong(path):
    assert not NAMED.findall(path.read_text(encoding="utf-8"))
