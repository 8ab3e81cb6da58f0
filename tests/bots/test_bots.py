"""The bots: they play by the rules, see only views, and greedy is better than random."""

import numpy as np
import pytest

import osada
from osada.bots import Greedy, Random, bot_named, simulate, suggest
from osada.bots.loops import best
from osada.bots.play_buffers import PlayBuffers
from osada.engine.errors import BadSetUp, OsadaError
from osada.games import GAMES

BORDER, HASHI = GAMES["border"], GAMES["hashi"]
LONG = 300  # actions; a match of Hashi has fewer


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_plays_whole_matches(name):
    table = osada.new("hashi", seats=3, seed=1)
    bot = bot_named(name, HASHI, seed=1)
    for _ in range(LONG):
        table.roll()
        for seat in table.actors[:1]:
            table.play(seat, bot.choose(table.observe(seat)))
    assert table.over


def test_greedy_beats_random_on_both_sides():
    for side in ("A", "B"):
        found = simulate(HASHI, ["greedy", "random"], 60, options={"side": side})
        assert found.wins[0] > 50
        assert found.mean_scores[0] > found.mean_scores[1] + 10


def test_greedy_beats_random_in_the_border():
    found = simulate(BORDER, ["greedy", "random", "random"], 60)
    assert found.wins[0] >= 57
    assert found.mean_scores[0] > 40


def after(dice: str, *lines: str) -> osada.Table:
    """The Border after this first roll and these lines."""
    table = osada.new("border", seats=2)
    for colour in dice.split():
        table.outcome(f"die {colour}")
    for line in lines:
        table.play(0, line)
    return table


CHOICES = [
    # dice                                                lines                  one of these is what greedy does
    ("grey grey grey red red",                            [],                    ["stop"]),
    ("grey red yellow blue orange",                       [],                    ["reroll"]),
    ("grey grey grey red red",                            ["stop"],              ["group grey3", "group red2"]),
    ("grey grey grey red yellow",                         ["stop"],              ["group grey3"]),
    ("grey red yellow blue orange",                       ["stop"],              ["done"]),
]


@pytest.mark.parametrize("dice, lines, expected", CHOICES)
def test_what_greedy_does_with_dice(dice, lines, expected):
    code, _ = Greedy(BORDER).ranked(after(dice, *lines).observe(0))[0]
    assert any(BORDER.actions.text[code].startswith(action) for action in expected)


def test_equal_seeds_give_equal_choices_and_others_do_not():
    def lines(seed: int) -> list[str]:
        table, bot = osada.new("hashi", seats=1, seed=1), Random(HASHI, seed)
        while not table.over:
            table.roll()
            if table.actors:
                table.play(0, bot.choose(table.observe(0)))
        return table.lines()

    assert lines(1) == lines(1)
    assert lines(1) != lines(2)


def test_of_equal_values_each_is_chosen_at_times():
    values, rng = np.array([1, 5, 5, 2, 5]), PlayBuffers(HASHI, 1).rng
    assert {int(best(values, 5, rng)) for _ in range(100)} == {1, 2, 4}


def test_suggest_gives_an_action_and_its_rivals():
    table = osada.new("hashi", seats=1, seed=3)
    reply = suggest(table.observe(0), "greedy", 1.0)
    assert reply["action"] in table.legal(0)
    assert [entry["action"] for entry in reply["candidates"]][0] == reply["action"]
    assert len(reply["candidates"]) == len(table.legal(0))
    assert suggest(table.observe(0), "random", 1.0)["action"] in table.legal(0)


def test_unknown_levels_and_idle_seats_are_refused():
    table = osada.new("hashi", seats=2, seed=3)
    with pytest.raises(BadSetUp, match="clever"):
        suggest(table.observe(0), "clever", 1.0)
    table.play(0, "start 0 3")
    with pytest.raises(OsadaError, match="nothing to suggest"):
        suggest(table.observe(0), "greedy", 1.0)
