"""A law of every game: what a bot cannot see never changes its choice."""

import pytest

from osada.bots.evaluation import AT_SIGHT
from osada.bots.search import Budget, Search, search_ready
from osada.engine.compiled import INTERPRETED
from osada.engine.loops import generator
from osada.games import GAMES
from tests.games import FERRY
from tests.laws.matches import Case, some_positions
from tests.laws.secrets import imagined

QUICK = [FERRY, GAMES["border"], GAMES["hashi"]]  # to compile; the others' search is quicker looked at without
SLOW = [game for game in GAMES.values() if game not in QUICK]
FAIR = [(game, game.seats[-1]) for game in (SLOW if INTERPRETED else QUICK)]
ITERATIONS, ENOUGH = (4, 6) if INTERPRETED else (20, 1000)


def searched(table, seat):
    search_ready(table.game)
    search = Search(table.game, 1)
    search.style = AT_SIGHT if INTERPRETED else ()  # to play on takes too long without the compiler
    return search.candidates(table, seat, Budget(ITERATIONS))


@pytest.mark.parametrize("game, seats", FAIR, ids=lambda value: str(getattr(value, "id", value)))
def test_what_a_bot_cannot_see_never_changes_its_choice(game, seats):
    looked = 0
    for table in some_positions(Case(game, seats, game.check(seats, {}), 3)):
        for seat in table.actors if looked < ENOUGH else ():
            guess = imagined(table, seat, generator(9))
            assert searched(table, seat) == searched(guess, seat)
            looked += 1
    assert looked > 0
