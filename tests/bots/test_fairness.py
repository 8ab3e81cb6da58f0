"""A law of every game with secrets: what a bot cannot see never changes its choice."""

import pytest

from osada.bots.evaluation import NO_ROLLOUT
from osada.bots.search import Budget, Search, search_ready
from osada.engine.compiled import INTERPRETED
from osada.engine.loops import generator
from osada.games import GAMES
from tests.games import EVERY_GAME, FERRY
from tests.laws.matches import Case, bytes_of, some_positions
from tests.laws.secrets import other_world

WITH_SECRETS = {FERRY: False, GAMES["divukraj"]: True}  # and whose search is quicker looked at without compiling
FAIR = [game for game, is_slow in WITH_SECRETS.items() if is_slow == INTERPRETED]
ITERATIONS, ENOUGH = (4, 6) if INTERPRETED else (20, 1000)


def searched(table, seat):
    search_ready(table.game)
    search = Search(table.game, 1)
    search.parameters = NO_ROLLOUT if INTERPRETED else ()  # to play on takes too long without the compiler
    return search.candidates(table.observe(seat), Budget(ITERATIONS))


def worlds(game, seats):
    """Tables in the middle of a match, who acts there, and the same as it might be too, where that is another one."""
    for table in some_positions(Case(game, seats, game.check(seats, {}), 3)):
        for seat in table.actors:
            other = other_world(table, seat, generator(9))
            if bytes_of(table) != bytes_of(other):
                yield table, seat, other


@pytest.mark.parametrize("game", FAIR, ids=lambda game: game.id)
def test_what_a_bot_cannot_see_never_changes_its_choice(game):
    looked = 0
    for table, seat, other in worlds(game, game.seats[-1]):
        if looked < ENOUGH:
            assert searched(table, seat) == searched(other, seat)
            looked += 1
    assert looked > 5, "hardly anything was hidden"


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_games_with_secrets_are_these(game):
    """A game that begins to hide something belongs to those above."""
    assert any(worlds(game, game.seats[-1])) == (game in WITH_SECRETS)
