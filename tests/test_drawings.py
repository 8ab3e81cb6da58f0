"""Drawings for a terminal: a raster of characters with styles, and text that is never taken for markup."""

import pytest
from rich.text import Text

from osada.engine.drawing import Raster, escaped, marked, styled
from osada.locales import words
from tests.games import EVERY_GAME
from tests.laws.matches import Case, walk

NAMES = ("plain", "[bold]", "[/]", "[3]", "a[b", "\\[red]", "\\\\[red]", "]", "[[dim]]", "Fårö [x]")
NAMED = [game for game in EVERY_GAME if game.id != "hashi"]  # its drawing has numbers and letters, but no names


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("style", ["", "bold red"])
def test_text_is_no_markup(name, style):
    assert Text.from_markup(escaped(name)).plain == name
    text = Text.from_markup(f"{styled(name, style)}, then")
    assert text.plain == f"{name}, then"
    assert [(span.start, span.end, span.style) for span in text.spans] == ([(0, len(name), style)] if style else [])


def test_a_row_has_one_pair_of_tags_a_run_of_a_style():
    row = [("a", "bold"), ("b", "bold"), (" ", "dim"), ("c", ""), ("[d]", "dim")]
    assert marked(row) == "[bold]ab[/] c[dim]\\[d][/]"
    assert marked(row, 10) == "[bold]ab[/] c[dim]\\[d][/]   "


def test_what_is_put_later_lies_above():
    raster = Raster(6, 2)
    raster.put(0, 0, ("abcdef", ""))
    raster.put(2, 0, ("[", "bold"), ("x", "dim"))
    raster.put(1, 1, ("y", ""))
    assert list(raster.lines()) == ["ab[bold]\\[[/][dim]x[/]ef", " y"]
    with pytest.raises(IndexError):
        raster.put(5, 0, ("xy", ""))


class Bracketed:
    """The words of a language, with things that have brackets in their names."""

    def __init__(self, lang):
        self.words = words(lang)

    def __call__(self, key, **values):
        return self.words(key, **values)

    def name(self, noun):
        return f"[b]{self.words.name(noun)}[/]"


@pytest.mark.parametrize("game", NAMED, ids=lambda game: game.id)
def test_brackets_in_names_are_drawn(game):
    """Such names come from an owner's edition."""
    options = game.check(game.seats[0], {})
    tables = (table for at, table in enumerate(walk(Case(game, game.seats[0], options, seed=1))) if at % 10 == 0)
    drawn = [game.draw(table.view(0), 0, Bracketed("en"), ()) for table in tables]
    assert all("[b]" not in text.replace("\\[b]", "") for text in drawn)
    assert any("[b]" in Text.from_markup(text).plain for text in drawn)
