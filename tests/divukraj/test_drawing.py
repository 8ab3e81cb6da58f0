"""The table in the terminal: positions can be drawn in both languages, and a drawing says what one must know."""

from itertools import cycle, product

import pytest
from rich.text import Text

from osada.games import GAMES
from osada.locales import LANGUAGES, words
from tests.laws.matches import Case, some_positions, walk

GAME = GAMES["divukraj"]
WIDEST = 116  # characters of a row, all of its colours left out


def match_of(seats, seed):
    options = {"first": "0", "edition": "osada"} | ({"year": "2"} if seats == 1 else {})
    return Case(GAME, seats, options, seed)


def positions(seats, seed):
    return walk(match_of(seats, seed))


def drawing(table, reader, seat, lang):
    """Without its colours."""
    legal = table.legal(seat) if reader == seat else ()
    return Text.from_markup(GAME.draw(table.view(reader), seat, words(lang), legal)).plain


@pytest.mark.parametrize("seats", GAME.seats)
def test_positions_of_a_whole_match_can_be_drawn(seats):
    """Each for one seat in one language, all of them in turn."""
    drawn = cycle(product(LANGUAGES, range(seats)))
    for table, (lang, seat) in zip(some_positions(match_of(seats, seed=seats)), drawn, strict=False):
        rows = drawing(table, 0, seat, lang).splitlines()
        assert max(len(row) for row in rows) <= WIDEST, max(rows, key=len)


def test_a_drawing_says_what_can_be_typed_and_what_it_costs():
    """R2.4, R2.5, R4"""
    table = next(table for table in positions(2, seed=1) if table.actors)
    text = drawing(table, 0, 0, "en")
    view = table.view(0)
    for card in (*view["meadow"], *view["players"][0]["hand"]):
        assert f"     {card} ⌂" in text
    for place in ("three_twigs", *filter(None, view["forest"]), "haven", "journey-5", *view["events"]):
        assert place in text
    assert "Hand 6 · known to you: –" in text


def test_a_hand_of_another_is_not_drawn():
    """R13.1"""
    table = next(table for table in positions(2, seed=1) if table.actors)
    own, other = drawing(table, 0, 0, "en"), drawing(table, 0, 1, "en")
    assert "Your hand: 5" in own and "Your hand" not in other


def test_what_is_legal_glows():
    table = next(table for table in positions(2, seed=1) if table.actors)
    marked = GAME.draw(table.view(0), 0, words("en"), table.legal(0))
    assert "[bold yellow]three_twigs[/]" in marked and "[bold yellow]journey-5[/]" not in marked


def test_rugwort_is_drawn_alone():
    """R12.2, R12.6"""
    alone = next(table for table in positions(1, seed=3) if table.view(0)["rival_season"] == "spring")
    text = drawing(alone, 0, 0, "en")
    assert "Rugwort" in text and "\nR1 " in text


@pytest.mark.parametrize("seats", GAME.seats[1:])
def test_where_rugwort_does_not_play_nothing_is_told_of_him(seats):
    """R12.1"""
    for table in some_positions(match_of(seats, seed=seats)):
        view = table.view(0)
        assert [view[name] for name in ("rival_season", "rival_scores", "rival_at", "locked")] == [None, {}, [], []]
        assert not any(view["rival"][name] for name in ("points", "cards", "guests", "goods", "chapel", "clock"))
        assert table.scores().rival is None
        assert "Rugwort" not in drawing(table, 0, 0, "en")
