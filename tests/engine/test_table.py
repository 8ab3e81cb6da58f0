"""The table: what it answers, does, refuses and takes back."""

import os
import subprocess
import sys

import pytest

from osada.engine.dice import Dice
from osada.engine.errors import (
    BadSetUp,
    IllegalAction,
    IllegalUndo,
    ImpossibleOutcome,
    NotAnActor,
    PlayError,
    UnknownWords,
)
from osada.engine.game import CHANCE, SPECTATOR
from osada.engine.table import Line, Table
from tests.games import FERRY, HASHI

BEGUN = ("0 anchor Anse", "1 anchor Brac")
DRAWN = (*BEGUN, "chance card Tip")


def table_after(*lines, game=FERRY, seats=2):
    table = Table(game, seats)
    for line in lines:
        who, _, what = line.partition(" ")
        if who == "chance":
            table.outcome(what)
        else:
            table.play(int(who), what)
    return table


def finished():
    table = table_after(*BEGUN)
    while not table.over:
        if table.chance_due:
            table.outcome(next(iter(table.outcomes())))
        else:
            table.play(table.actors[0], table.legal(table.actors[0])[-1])
    return table


# --- What is the case -------------------------------------------------------


def test_who_is_to_act():
    assert (table_after().actors, table_after().chance_due, table_after().over) == ([0, 1], False, False)
    assert (table_after(*BEGUN).actors, table_after(*BEGUN).chance_due) == ([], True)
    assert table_after(*DRAWN).actors == [0]
    assert (finished().actors, finished().chance_due, finished().over) == ([], False, True)


def test_what_is_legal_and_what_may_come():
    assert table_after(*DRAWN).legal(0) == ["sail Brac", "sail Elba", "play Tip", "rest"]
    assert table_after(*DRAWN).legal(1) == []
    assert table_after(*BEGUN).outcomes() == {"card Cargo": 4, "card Tip": 3, "card Lighthouse": 2, "card Smuggler": 1}
    assert table_after(*DRAWN).outcomes() == {}


def test_views_and_lines_as_each_reads_them():
    table = table_after(*DRAWN)
    assert [table.view(seat)["players"][0]["hand"] for seat in (0, 1, SPECTATOR)] == [{"Tip": 1}, {}, {}]
    assert table.view()["players"][0]["hand_size"] == 1
    assert [table.lines(reader)[-1] for reader in (None, 0, 1, SPECTATOR)] == [
        "chance card Tip", "chance card Tip", "chance card ?", "chance card ?"]


@pytest.mark.parametrize("seats", FERRY.seats)
def test_the_readers_of_a_line_are_those_who_sit_there_and_the_spectator(seats):
    lines = (*(f"{seat} anchor Anse" for seat in range(seats)), "chance card Tip")
    table = table_after(*lines, seats=seats)
    everybody = {*range(seats), SPECTATOR}
    assert [{reader for reader in range(CHANCE + 1) if line.readers >> reader & 1} for line in table.log] == [
        *[everybody] * seats, {0}]


def test_the_words_of_a_line_are_what_was_done_without_who_did_it():
    table = table_after(*DRAWN)
    assert [table.words(line) for line in table.log] == ["anchor Anse", "anchor Brac", "card Tip"]
    assert [table.words(table.log[-1], reader) for reader in (0, 1, SPECTATOR)] == ["card Tip", "card ?", "card ?"]


def test_play_by_words_and_by_code_is_the_same():
    by_code = Table(FERRY, 2)
    by_code.play(0, 0)
    by_code.play(1, 1)
    by_code.outcome(1)
    assert (by_code.hash, by_code.log) == (table_after(*DRAWN).hash, table_after(*DRAWN).log)


def test_scores_as_they_stand():
    scores = table_after(*DRAWN).scores()
    assert [(score.total, score.place, score.parts) for score in scores.seats] == [
        (4, 1, {"coins": 3, "cards": 1, "stowed": 0}), (3, 2, {"coins": 3, "cards": 0, "stowed": 0})]
    assert (scores.winners, scores.rival, scores.final) == ([0], None, False)
    assert finished().scores().final


# --- Refusals ---------------------------------------------------------------

REFUSED = [
    # after          seat  action        error          reason            in English
    (DRAWN,          0,    "sail Hvar",  UnknownWords,  "unknown_action", "“sail Hvar” is no action here"),
    (DRAWN,          0,    "x" * 2000,   UnknownWords,  "unknown_action", "xxx…” is no action here"),
    (DRAWN,          0,    21,           UnknownWords,  "unknown_action", "“21” is no action here"),
    (DRAWN,          0,    -1,           UnknownWords,  "unknown_action", "“-1” is no action here"),
    (DRAWN,          0,    True,         UnknownWords,  "unknown_action", "“True” is no action here"),
    (DRAWN,          1,    "rest",       NotAnActor,    "others_to_act",  "Seat 1 has nothing to do now. To act: 0."),
    (BEGUN,          0,    "rest",       NotAnActor,    "outcome_due",    "for example “chance card Cargo”"),
    (BEGUN[:1],      0,    "rest",       NotAnActor,    "others_to_act",  "To act: 1."),
    (DRAWN,          0,    "sell",       IllegalAction, "no_goods",       "sell: You have no goods."),
    (DRAWN,          -1,   "rest",       PlayError,     "no_such_seat", "There is no seat -1; the seats are"),
    (DRAWN,          9,    "rest",       PlayError,     "no_such_seat", "There is no seat 9"),
    (DRAWN,          True, "rest",       PlayError,     "no_such_seat", "There is no seat True"),
    (DRAWN,          "0",  "rest",       PlayError,     "no_such_seat", "There is no seat 0"),
]


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: f"{case[1]} {case[2]}"[:20])
def test_a_refused_action_says_why_and_changes_nothing(case):
    after, seat, action, error, reason, english = case
    table = table_after(*after)
    for ask in (table.play, raised_by_why_not(table)):
        with pytest.raises(error) as refusal:
            ask(seat, action)
        assert refusal.value.reason == reason
        assert english in str(refusal.value)
    assert (table.hash, table.log) == (table_after(*after).hash, table_after(*after).log)


def raised_by_why_not(table):
    def ask(seat, action):
        raise table.why_not(seat, action)
    return ask


def test_why_not_has_nothing_against_a_legal_action():
    assert table_after(*DRAWN).why_not(0, "rest") is None


def test_a_match_that_is_over_takes_nothing():
    table = finished()
    for request in (lambda: table.play(0, "rest"), lambda: table.outcome("card Tip")):
        with pytest.raises(NotAnActor) as refusal:
            request()
        assert refusal.value.reason == "match_over"


OUTCOMES_REFUSED = [
    # after                                  outcome       error              reason
    (DRAWN,                                  "card Tip",   NotAnActor,        "no_outcome_due"),
    (BEGUN,                                  "card Hvar",  UnknownWords,      "unknown_action"),
    (BEGUN,                                  4,            UnknownWords,      "unknown_action"),
    (BEGUN,                                  -1,           UnknownWords,      "unknown_action"),
    ((*BEGUN, "chance card Smuggler", "0 rest"), "card Smuggler", ImpossibleOutcome, "impossible_outcome"),
]


@pytest.mark.parametrize("after, outcome, error, reason", OUTCOMES_REFUSED)
def test_a_refused_outcome(after, outcome, error, reason):
    table = table_after(*after)
    with pytest.raises(error) as refusal:
        table.outcome(outcome)
    assert refusal.value.reason == reason
    assert table.hash == table_after(*after).hash


def test_dice():
    with pytest.raises(ValueError, match="has no dice"):
        table_after(*BEGUN).roll()
    table = Table(FERRY, 2, dice=Dice(7))
    with pytest.raises(NotAnActor, match="No outcome is due"):
        table.roll_once()
    table.roll()
    assert table.log == []


SET_UPS = [
    # seats  options                  in English
    (5,      {},                      "ferry cannot be played with 5 seats, only with 2, 3."),
    (2,      {"side": "A"},           "ferry with 2 seats has no option “side”. It has: edition."),
    (2,      {"edition": "mine"},     "Option edition cannot be “mine”. It can be: osada."),
    (2,      {"edition": 1},          "Option edition cannot be “1”"),
]


@pytest.mark.parametrize("seats, options, english", SET_UPS)
def test_a_set_up_that_does_not_exist(seats, options, english):
    with pytest.raises(BadSetUp) as refusal:
        Table(FERRY, seats, options)
    assert english in str(refusal.value)


# --- Taking back ------------------------------------------------------------

ROUND = ("0 start 4 3", "1 start 8 4", "chance card 1x1")


def test_undo_leaves_the_lines_of_others():
    table = table_after(*ROUND, "0 skip-write", "1 skip-write", "0 skip-bridges", game=HASHI)
    assert [table.text(line) for line in table.undo(0)] == ["0 skip-bridges"]
    assert [table.text(line) for line in table.undo(0)] == ["0 skip-write"]
    assert table.lines() == [*ROUND, "1 skip-write"]
    with pytest.raises(IllegalUndo) as refusal:
        table.undo(0)
    assert refusal.value.reason == "undo_outcome"


def test_undo_across_the_turn_of_another_needs_consent():
    table = table_after(*BEGUN)
    while table.view()["phase"] != "stow":
        if table.chance_due:
            table.outcome(next(iter(table.outcomes())))
        else:
            table.play(table.actors[0], "rest")
    last = table.log[-1].seat
    table.play(1 - last, "drop-out")
    before = table.hash
    with pytest.raises(IllegalUndo, match=f"they would have to agree: seats {1 - last}") as refusal:
        table.undo(last)
    assert (refusal.value.reason, table.hash) == ("undo_consent", before)
    gone = table.undo(last, consent=[1 - last])
    assert [table.text(line) for line in gone] == [f"{last} rest", f"{1 - last} drop-out"]


def test_undo_of_nothing():
    for request in (lambda: Table(FERRY, 2).undo(1), lambda: Table(FERRY, 2).take_back()):
        with pytest.raises(IllegalUndo) as refusal:
            request()
        assert refusal.value.reason == "undo_nothing"


def test_undo_by_a_seat_that_is_not_there():
    with pytest.raises(PlayError, match="There is no seat 5"):
        table_after(*DRAWN).undo(5)


def test_take_back_takes_outcomes_too():
    table = table_after(*DRAWN, "0 rest")
    assert [table.text(table.take_back()) for _ in range(2)] == ["0 rest", "chance card Tip"]
    assert table.hash == table_after(*BEGUN).hash


def test_lines_before_an_outcome_that_was_taken_back_can_be_taken_back():
    table = table_after(*DRAWN)
    table.take_back()
    assert [table.text(line) for line in table.undo(0)] == ["0 anchor Anse"]
    assert table.hash == table_after("1 anchor Brac").hash


def test_undo_after_a_position_was_taken_on_trust():
    """Which position the last outcome led to is not known then: the lines are played from the start."""
    table, played = Table(FERRY, 2), table_after(*DRAWN, "0 rest")
    table.restore(played.states, list(played.log))
    table.undo(0)
    assert table.hash == table_after(*DRAWN).hash


# --- Copies and hashes ------------------------------------------------------


def test_a_copy_is_independent():
    table = table_after(*DRAWN)
    copy = table.copy()
    copy.play(0, "rest")
    copy.names[0] = "Eva"
    assert (table.hash, len(table.log), table.names) == (table_after(*DRAWN).hash, 3, {})
    assert copy.hash != table.hash


def test_states_are_a_copy():
    table = table_after(*DRAWN)
    table.states["seats"] = 0
    assert table.hash == table_after(*DRAWN).hash


def test_restore_takes_a_position_on_trust():
    table = Table(FERRY, 2)
    table.restore(table_after(*DRAWN).states, [Line(0, 0, 0)])
    assert (table.hash, table.lines()) == (table_after(*DRAWN).hash, ["0 anchor Anse"])


@pytest.mark.parametrize("compiler", ["on", "off"])
def test_the_hash_is_the_same_in_every_process(compiler):
    code = f"from tests.engine.test_table import *; print(table_after(*{ROUND!r}, game=HASHI).hash)"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0" if compiler == "on" else "1", "PYTHONHASHSEED": "5"}
    result = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert result.stdout.strip() == table_after(*ROUND, game=HASHI).hash
