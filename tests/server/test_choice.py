"""A choice of several lines: done whole or not at all, known again when it is repeated, taken back whole."""

import json

import pytest

from osada.engine.errors import IllegalAction, OsadaError
from osada.server.asking.ahead import check_lines
from osada.server.config import Settings
from osada.server.context import open_context
from osada.server.errors import Refused
from osada.server.identity.sessions import person_named
from osada.server.limits import Limits
from osada.server.tables.consent import answer
from osada.server.tables.play import act, undo
from osada.server.web.commands import do
from osada.server.web.schemas import ActForm
from tests.server.around import command_of, fresh, guests, log_of, seated
from tests.server.tables import set_up
from tests.server.test_live import wires  # noqa: F401  # a fixture

TURN = ["take 1.1", "place A1 0", "end"]  # of Bobřany, with the first seat


@pytest.fixture
def context(database_url):
    opened = open_context(Settings(database=database_url))
    yield opened
    opened.close()


@pytest.fixture
def table(context):
    """Two people, the first of whom is to act."""
    return seated(context, guests(context, 2), "bobrany")


def decide(context, table, seat, actions, **more):
    return act(context.matches, command_of(context, table, seat, **more), actions, check_lines)


def lines(context, table):
    return [(entry.kind, entry.seat, entry.text) for entry in log_of(context, table)]


# --- Done whole, or not at all ------------------------------------------------


def test_all_lines_are_done_and_the_last_has_the_number(context, table):
    done = decide(context, table, 0, TURN, client="the-number-of-it")
    kept = log_of(context, table)[-3:]
    assert [(entry.kind, entry.text) for entry in kept] == [("act", line) for line in TURN]
    assert [entry.client for entry in kept] == [None, None, "the-number-of-it"]
    assert {entry.person for entry in kept} == {done.person} and done == kept[-1]
    with context.matches.looking(table) as match:
        assert match.actors == [1]


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        # what stands in the last line, in the middle, in the first; and what comes too late
        (["take 1.1", "place A1 0", "pay raft"], "not_now"),
        (["take 1.1", "place A1 0", "fly"], "unknown_action"),
        (["take 1.1", "take 1.2", "end"], "not_now"),
        (["place A1 0", "end"], "not_now"),
        (["end", "take 1.1"], "table_too_far"),
        ([*TURN, "take 1.2"], "table_too_far"),
    ],
)
def test_nothing_is_done_where_one_line_cannot(context, table, actions, reason):
    before = log_of(context, table)
    with context.matches.looking(table) as match:
        position = match.play.hash
    with pytest.raises(OsadaError) as refused:
        decide(context, table, 0, actions)
    assert refused.value.reason == reason
    assert log_of(context, table) == before
    with context.matches.looking(table) as match:
        assert match.play.hash == position
    decide(context, table, 0, TURN)


def test_lines_after_an_outcome_are_refused_even_unchecked(context):
    """The rules of Ferry let an outcome fall after every turn."""
    table = seated(context, guests(context, 2))
    decide(context, table, 0, ["anchor Anse"])
    before = log_of(context, table)
    with pytest.raises(Refused) as refused:
        act(context.matches, command_of(context, table, 1), ["anchor Brac", "rest"])
    assert refused.value.reason == "table_too_far" and log_of(context, table) == before


def test_a_repeated_choice_is_done_once(context, table):
    first = decide(context, table, 0, TURN, expected=log_of(context, table)[-1].seq, client="said-twice")
    again = decide(context, table, 0, TURN, expected=first.seq - 3, client="said-twice")
    assert again == first and lines(context, table).count(("act", 0, "end")) == 1


def test_a_choice_that_was_refused_may_be_said_again_with_its_number(context, table):
    with pytest.raises(IllegalAction):
        decide(context, table, 0, ["take 1.1", "end"], client="not-used-up")
    assert decide(context, table, 0, TURN, client="not-used-up").client == "not-used-up"


def test_who_knew_an_old_position_does_nothing(context, table):
    old = log_of(context, table)[-1].seq
    decide(context, table, 0, TURN)
    before = log_of(context, table)
    with pytest.raises(Refused) as refused:
        decide(context, table, 0, TURN, expected=old)
    assert refused.value.reason == "table_stale" and log_of(context, table) == before


# --- Taken back whole -----------------------------------------------------------


def test_a_choice_is_taken_back_whole(context, table):
    with context.matches.looking(table) as match:
        before = match.play.hash
    decide(context, table, 0, ["take 1.1"])
    decide(context, table, 0, ["place A1 0", "end"])
    undo(context.matches, command_of(context, table, 0))
    assert [line[2] for line in lines(context, table)[-2:]] == ["1", "1"]
    with context.matches.looking(table) as match:
        assert match.play.legal(0)[0] == "place A1 0", "the first line was a choice of its own"
    undo(context.matches, command_of(context, table, 0))
    with context.matches.looking(table) as match:
        assert match.play.hash == before


def test_another_process_takes_back_as_much(context, table):
    """It reads a snapshot, which knows positions and no commands."""
    for _ in range(9):  # until a snapshot stands in the middle of the turn
        decide(context, table, 0, TURN[:2])
        undo(context.matches, command_of(context, table, 0))
    decide(context, table, 0, TURN)
    context.matches._open.clear()
    undo(context.matches, command_of(context, table, 0))
    assert [line[2] for line in lines(context, table)[-3:]] == ["1", "1", "1"]


def test_who_acted_because_of_it_is_asked_for_all_of_it(context, table):
    with context.matches.looking(table) as match:
        before = match.play.hash
    decide(context, table, 0, TURN)
    decide(context, table, 1, ["take 1.2", "place A1 0"])
    undo(context.matches, command_of(context, table, 0))
    assert lines(context, table)[-1] == ("ask", 0, "1")
    answer(context.matches, command_of(context, table, 1), agrees=True)
    assert [line[2] for line in lines(context, table)[-3:]] == ["3", "1", "1"]
    with context.matches.looking(table) as match:
        assert match.play.hash == before
    assert context.matches.check_all() == []


def test_seats_that_act_at_once_keep_their_own(context):
    table = seated(context, guests(context, 2), "hashi")
    for seat in (0, 1):
        decide(context, table, seat, ["start 0 3"])
    decide(context, table, 0, ["write 2", "bridge 0-1"])
    decide(context, table, 1, ["write 3"])
    undo(context.matches, command_of(context, table, 0))
    with context.matches.looking(table) as match:
        assert match.play.legal(0)[0].startswith("write") and match.play.legal(1)[0].startswith("bridge")


# --- By the routes ----------------------------------------------------------------


def test_others_hear_all_of_it_at_once_or_nothing(street, wires):  # noqa: F811  # the fixture
    eva, jan = set_up(street, "Eva", "Jan", game="bobrany")
    mine, his = wires(eva), wires(jan)
    mine.command("act", actions=[*TURN[:2], "pay raft"])
    refused = mine.next("refused")
    assert (refused["status"], refused["error"]["reason"]) == (422, "not_now")
    done, news = mine.act(*TURN), his.next("event")
    assert [entry["text"] for entry in news["entries"]] == TURN, "what was refused was told"
    assert done["seq"] == news["seq"]
    assert mine.told["play"]["undo"] == {"lines": TURN, "ask": []}


def test_a_choice_by_http_is_known_again(street):
    eva, jan = set_up(street, "Eva", "Jan", game="bobrany")
    body = {"actions": TURN, "expected": eva.look()["seq"], "client": "the-very-same-choice"}
    first = eva.request("POST", "/act", **body)
    assert first.status_code == 200 and eva.request("POST", "/act", **body).json() == first.json()
    assert json.dumps(jan.look()["entries"]).count('"end"') == 1
    late = eva.request("POST", "/act", **{**body, "client": "another-number"})
    assert late.status_code == 409 and late.json()["error"]["kind"] == "stale"


def test_every_line_counts_as_one_action(context, table):
    context.limits = Limits(context.settings, clock=lambda: 0.0)
    with context.matches.looking(table) as match, context.database.reading() as connection:
        person, known = person_named(connection, match.seats[0].person), match.seq
    body = ActForm(actions=["fly"] * 40, expected=known, client=fresh())
    for wanted in ("unknown_action", "unknown_action", "server_slow_down"):  # 100, not 120
        with pytest.raises(OsadaError) as refused:
            do(context, table, person, "act", body)
        assert refused.value.reason == wanted
    do(context, table, person, "act", ActForm(actions=TURN, expected=known, client=fresh()))
