"""What the bots expect of Rugwort, the solo opponent of Divukraj."""

import pytest

from osada.bots.values import workspace_for
from osada.engine.game import TOTAL
from osada.engine.loops import score_all
from osada.games import GAMES
from osada.games.divukraj.bot.evaluation import RIVALS, look, played
from osada.games.divukraj.bot.rugwort import rival_hopes
from osada.games.divukraj.state import RIVAL
from tests.divukraj.given import labels, position

DIVUKRAJ = GAMES["divukraj"]
SOLO = "seats 1; forest two_any three_berries twig_resin_berry; "
WIFE = SOLO + "0 hand wife; 0 stock 2berry; "
AUTUMN = SOLO + "0 autumn; "

# fmt: off
HOPES = [
    # label                                       given                                when                     points
    ("14 cards and the Journey",                  SOLO,                                "",                      33.1),
    ("in year 3 a longer Journey",                "year 3; " + SOLO,                   "",                      35.1),
    ("fewer cards to come",                       SOLO + "0 city farm mine",           "",                      28.8),
    ("never less than none",                      SOLO + "0 city " + "farm " * 8 + "mine mine mine inn inn inn crane",
     "", 3.0),
    ("a card on its way brings its die",          WIFE,                                "0 play wife",           33.1),
    ("also when it has come",                     WIFE,                                "0 play wife, by cost",  33.1),
    ("a basic event that he has the cards for",   SOLO + "rugwort city inn inn inn",   "",                      36.1),
    ("one that he has a third of the cards for",  SOLO + "rugwort city inn",           "",                      33.43),
    ("one that is taken",                         SOLO + "rugwort city inn inn inn; 0 events grand_tour", "",   33.1),
    ("in autumn few cards",                       AUTUMN,                              "",                      6.92),
    ("and no more events",                        AUTUMN + "rugwort city inn inn inn", "",                      6.92),
]
# fmt: on


@pytest.mark.parametrize(("given", "when", "points"), [case[1:] for case in HOPES], ids=labels(HOPES))
def test_what_he_may_still_get(given, when, points):
    state = position(given, when).state
    assert rival_hopes(state, 0, played(state, 0)) == pytest.approx(points)


def seen_of_rugwort(given):
    table, work = position(given), workspace_for(DIVUKRAJ)
    look(table.state, 0, work)
    return table, work.found[RIVALS]


@pytest.mark.parametrize(("year", "hopes"), [(1, 0), (2, 34.43), (3, 35.43)])
def test_a_bot_alone_reckons_with_what_he_has_and_in_hard_years_may_get(year, hopes):
    table, seen = seen_of_rugwort(f"year {year}; {SOLO}rugwort city inn king")
    sheet = DIVUKRAJ.sheet()
    score_all(table.states, sheet[None])
    assert seen == pytest.approx(sheet[RIVAL, TOTAL] + hopes)


def test_with_others_he_is_not_there():
    assert seen_of_rugwort("seats 2")[1] == 0
