"""What everybody knows, and the board as a terminal shows it."""

import pytest
from rich.text import Text

from osada.engine.game import SPECTATOR
from osada.games import GAMES
from osada.locales import words
from tests.border.given import labels, match

FIRST_ACTION = "1 2 | roll 3grey yellow blue; 0 stop; 0 group grey3"
SECOND_ACTION = f"{FIRST_ACTION}; 0 done"
ONE_OF_FIVE = "1 4 | roll 3grey 2red; 0 stop; 0 group grey3; 0 group red2; 0 done"
CLOSED = "1 2 | 0 closes well"

# fmt: off
OPEN = [
    # label                          given
    ("R9.1 before the first seat",   "1 2 3 first random |"),
    ("R9.1 dice are falling",        "1 2 | roll 3grey"),
    ("R9.1 a choice is due",         "1 2 3 4 | roll 5grey"),
    ("R9.1 in a first action",       FIRST_ACTION),
    ("R9.1 in a second action",      f"{SECOND_ACTION}; 1 cross 80"),
    ("R9.1 an area was closed",      CLOSED),
]

DRAWN = [
    # label, given,
    #     seat, what is drawn
    ("R2.1 whose board",           SECOND_ACTION,
        1, ["The board of player 2", "layout 2", "Active: player 1", "roll 1 of 3"]),
    ("R4.2 the choice",            "1 2 | roll 2grey red blue green",
        0, ["Your choice:", "1:A●  2:A●  3:R▲  4:B≈  5:G♣"]),
    ("R4.1 two dice to fall",      "1 2 | roll 3grey",
        0, ["3:A●  4:?  5:?", "Nothing for you to do now"]),
    ("R5.1 groups that glow",      "1 2 | roll 2grey red blue green; 0 stop",
        0, ["Your first action:", ">79<", ">80<", " 60 "]),
    ("R5.1 dice that were used",   FIRST_ACTION,
        0, ["1:A● used  2:A● used  3:A● used  4:Y*  5:B≈"]),
    ("R6.1 dice of the others",    SECOND_ACTION,
        1, ["Your second action:", "Your dice: 1x Y*  1x B≈"]),
    ("R6.3 hexes that glow",       SECOND_ACTION,
        1, [">71<", ">80<", "╱ 35 ╲"]),
    ("R6.5 one of the five",       ONE_OF_FIVE,
        1, ["One of these dice is yours: 3x A●  2x R▲"]),
    ("R7.1 what is missing",       "1 2 |",
        0, ["wind turbine", "7/3, 13 to go", "12/6, 20 to go"]),
    ("R7.2 what was paid",         CLOSED,
        0, ["paid 4", "9/4, "]),
    ("R7.2 what is left to later", CLOSED,
        1, ["2, 9 to go"]),
    ("R8.1 how near the end is",   CLOSED,
        0, ["Areas closed (the end comes at 6): player 1: 1 · player 2: 0"]),
]
# fmt: on


@pytest.mark.parametrize("label, given", OPEN, ids=labels(OPEN))
def test_everything_is_open(label, given):
    table = match(given)
    views = [table.view(reader) for reader in (*range(table.seats), SPECTATOR)]
    assert all(view == views[0] for view in views)
    assert all(table.lines(seat) == table.lines() for seat in range(table.seats))


@pytest.mark.parametrize("label, given, seat, drawn", DRAWN, ids=labels(DRAWN))
def test_drawing(label, given, seat, drawn):
    text = plain(given, seat, "en")
    for words_drawn in drawn:
        assert words_drawn in text, text


def plain(given, seat, lang):
    """The drawing without its colours."""
    table = match(given)
    return Text.from_markup(GAMES["border"].draw(table.view(seat), seat, words(lang), table.legal(seat))).plain


def test_the_drawing_in_czech():
    text = plain(CLOSED, 1, "cs")
    for drawn in ("Deska: hráč 2", "studna", "zbývá", "Uzavřená území (u 6. je konec): hráč 1: 1 · hráč 2: 0"):
        assert drawn in text, text
