"""What each line would change, if the choice were finished in the best way."""

import random

import pytest

from osada.games import GAMES
from osada.server.asking.gains import gains
from osada.server.asking.perspective import Perspective
from osada.server.asking.trial import Trial
from tests.bobrany.given import match as town_match
from tests.laws.matches import cases, walk
from tests.server.asked import anchored, ask, at_the_last_stowing, eva_holds


def by_line(table, seat, *actions):
    told = gains(Trial(Perspective.of(table, seat), actions))
    return {row["action"]: row["totals"] for row in told["gains"]}


def test_each_line_tells_how_the_totals_would_change():
    """A Tip is worth 1 in the hand, and 2 coins where it is played."""
    changes = {"sail Brac": [-1, None], "sail Elba": [-1, None], "play Tip": [1, None], "rest": [0, None]}
    assert by_line(eva_holds("Tip"), 0) == changes


def test_of_what_the_game_hides_a_mean_and_a_range_are_told_however_many_worlds_agree():
    """Nobody but Jan knows what his cards pay: that it is the same in all imagined worlds proves nothing."""
    table = eva_holds("Cargo", "0 play Cargo", "chance card Tip", "1 rest", "chance card Tip")
    told = gains(Trial(Perspective.of(table, 0)))["gains"]
    row = next(row for row in told if row["action"] == "sell")
    own, jans = row["estimates"]
    assert (row["totals"], own) == ([2, None], None)
    assert (jans["mean"], jans["low"], jans["high"]) == (0, 0, 0) and jans["worlds"] > 1


def test_where_nothing_is_hidden_there_are_no_estimates():
    told = gains(Trial(Perspective.of(town_match("tiles gc ps n"), 0)))["gains"]
    assert told and not [row for row in told if "estimates" in row]


def test_who_is_not_to_act_is_told_none(street):
    _, jan = anchored(street)
    assert ask(jan, "gains") == {"done": 0, "stops": "others", "gains": []}


def test_what_would_show_something_hidden_has_no_number(street):
    """The last card that is stowed ends the match and lays all hands open."""
    eva = at_the_last_stowing(street)
    assert ask(eva, "gains") == {"done": 0, "stops": None, "gains": []}


def test_a_choice_is_finished_in_the_best_way():
    """Zahrada pays 5 for a green tile in a corner of the town: the best place counts, and then the turn may end."""
    table = town_match("tiles gc ps n")
    lines = by_line(table, 0)
    assert (lines["take 1.1"], lines["take 1.3"], lines["raft 1.1"], lines["end"]) == ([5, 0], [0, 0], [-1, 0], [0, 0])
    placed = {words.split()[1]: change for words, change in by_line(table, 0, "take 1.1").items()}
    assert placed == {"A1": [5, 0], "B1": [0, 0], "C1": [0, 0], "D1": [5, 0]}


def test_gains_count_from_before_the_actions():
    """The raft on the river is a point less in the reserve."""
    table = town_match("tiles gc ps n")
    assert by_line(table, 0, "raft 1.1") | by_line(table, 0, "take 1.1", "place A1 90") == {
        "claim 1.1": [5, 0], "end": [5, 0]}


def some_tables(game):
    """Positions in the middle of matches, in which somebody has a choice."""
    tables = [table.copy() for case in cases([game], matches=2)[:6] for table in walk(case) if table.actors]
    return random.Random(3).sample(tables, 30)


def best_end(table, seat, before):
    """A slow and plain version: the best change of the totals of all ways to finish."""
    end = table.game.turn_end
    if seat not in table.actors or end in table.legal(seat):
        return changes(table, before)
    ways = [best_end(after(table, seat, line), seat, before) for line in table.legal(seat)]
    return max(ways, key=lambda change: (change[seat], change[seat] - sum(change)))


def after(table, seat, line):
    later = table.copy()
    later.play(seat, line)
    return later


def changes(table, before):
    return [now.total - then.total for now, then in zip(table.scores().seats, before.scores().seats, strict=True)]


@pytest.mark.parametrize("game", ["bobrany", "mesta"])
def test_no_way_to_finish_is_forgotten(game):
    tried = 0
    for table in some_tables(GAMES[game]):
        seat = table.actors[0]
        for line, change in by_line(table, seat).items():
            assert change == best_end(after(table, seat, line), seat, table), line
            tried += 1
    assert tried > 60


def test_what_would_take_too_long_is_left_out():
    """And what is told is right all the same."""
    table = town_match("build cg../g.p./dg../r... fa../5.5./fa../f...; round bx bx gc; round")
    trial = Trial(Perspective.of(table, 0))
    whole, some = ({row["action"]: row["totals"] for row in gains(trial, most)["gains"]} for most in (100_000, 400))
    assert set(whole) == set(table.legal(0)) > set(some) > {"end"}
    assert some == {line: whole[line] for line in some}
