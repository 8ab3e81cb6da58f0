"""The compiled rules against the slow ones, over whole random matches: what is legal, and when it is over."""

import os
import random
from collections import Counter

import pytest

from osada.engine.dice import Dice
from osada.engine.table import Table
from osada.games import GAMES
from tests.bobrany.slow_table import SlowTable

MATCHES = int(os.environ.get("OSADA_MATCHES", "3")) * 2
LIKINGS = {  # how often a kind of action is chosen
    "uniform": {},
    "busy": {"take": 60, "dam": 60, "claim": 60, "raft": 3, "raft2": 3},
    "rafts": {"raft": 20, "raft2": 20, "take": 5, "scuttle": 0.2},
    "slow": {"end": 30, "scuttle": 0.2},
}


@pytest.mark.parametrize("liking", LIKINGS)
@pytest.mark.parametrize("seed", range(MATCHES))
def test_the_same_is_legal_and_the_end_comes_at_the_same_time(liking, seed):
    """R2.1, R2.3, R3.1 to R3.4, R4.1 to R4.9, R5.1 to R5.9, R6.1 to R6.5, R7.1 to R7.4"""
    rng = random.Random(f"{liking} {seed}")
    table, slow = Table(GAMES["bobrany"], 2, {"first": str(seed % 2)}, Dice(seed)), SlowTable(seed % 2)
    while not table.over:
        if table.chance_due:
            table.roll_once()
            assert slow.expects_tiles()
            slow.turn_up(table.lines()[-1].removeprefix("chance tile "))
        else:
            assert table.actors == [slow.turn]
            legal = table.legal(slow.turn)
            assert set(legal) == slow.legal()
            action = rng.choices(legal, [LIKINGS[liking].get(text.split()[0], 1) for text in legal])[0]
            table.play(slow.turn, action)
            slow.play(action)
        agree(table.view(), slow)
    assert slow.over


def agree(view, slow):
    assert view["river"] == slow.river
    assert view["rafts"] == {slot: f"{kind} of {owner}" for slot, (owner, kind) in slow.rafts.items()}
    assert Counter(view["unseen"]) == +slow.unseen
    assert view["builder"] == (-1 if slow.builder is None else slow.builder)
    for town, player in zip(view["towns"], slow.players, strict=True):
        assert town["tiles"] == {cell: tile for cell, (tile, _) in player.tiles.items()}
        assert {cell: set(sides) for cell, sides in town["walkways"].items()} == {
            cell: set(walkways) for cell, (_, walkways) in player.tiles.items()}
        assert town["tokens"] == player.tokens
        assert Counter(town["reserve"]) == player.reserve
