"""Bots at tables: they act when it is their turn, once, and no mishap makes a table stand still."""

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial

import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from osada.server.storage.schema import tables
from osada.server.tables.entries import SEAT
from osada.server.tasks import Task
from osada.server.thinking.sweeps import Sweeps
from tests.patience import until
from tests.server.given import Street, server
from tests.server.tables import Player, set_up


@pytest.fixture
def start(tmp_path, notes):
    """Starts a server on the database of this test."""
    return lambda **more: server(database=f"sqlite:///{tmp_path}/osada.db", workers=1, **more)


@pytest.fixture
def context(start):
    with start() as (url, context):
        context.street = Street(url)
        yield context
        context.street.close()


def table_of(context, *bots, people=1, game="ferry", **body):
    """The host, at a table where bots of these levels play the last seats."""
    host = Player(context.street.guest("Eva"))
    chairs = [{"who": "me", "name": f"Eva {number}"} for number in range(people)]
    chairs += [{"who": "bot", "level": level} for level in bots]
    response = host.browser.post("/api/tables", json={"game": game, "seats": chairs, **body})
    assert response.status_code == 201, response.text
    return host.at(response.json()["table"])


def give(context, player, seat, level):
    """The seat to a bot that no request could name."""
    with context.matches.changing(player.table) as change:
        change.match.seats[seat].bot = level
        change.add(SEAT, seat, f"bot {level}")


def acts(player, seat):
    return [entry["text"] for entry in player.look()["entries"] if entry["kind"] == "act" and entry["seat"] == seat]


def play_to_the_end(player):
    def goes_on():
        told = player.look()
        if told["seat"] == 0 and 0 in told["play"]["actors"]:
            player.any_act()
        return told["status"] == "finished"

    until(goes_on)


@pytest.mark.parametrize(
    "people, bots, game",
    [(1, ["greedy"], "ferry"), (0, ["random", "easy"], "ferry"), (0, ["greedy", "random"], "hashi")],
)
def test_bots_play_to_the_end(context, people, bots, game):
    eva = table_of(context, *bots, people=people, game=game)
    play_to_the_end(eva)
    assert eva.look()["end"]["result"]["winners"]


def test_what_others_say_does_not_make_a_bot_think_again(context, notes, gate):
    eva = table_of(context, "random")
    give(context, eva, 0, "patient")
    until(notes)
    for word in ("Hello", "Are you there?"):
        with context.matches.changing(eva.table) as change:
            change.add("chat", 0, word)
    gate()
    until(lambda: acts(eva, 0))
    assert [asked for _, _, asked, _ in notes()][:1] == ["1"]
    assert len(notes()) <= 1 + len(acts(eva, 0))


def test_what_a_bot_chose_for_a_person_who_is_back_is_not_played(context, notes, gate):
    eva = table_of(context, "random")
    give(context, eva, 0, "patient")
    until(notes)
    give(context, eva, 0, None)
    gate()
    until(lambda: not context.thinking.seats.under_way)
    assert not acts(eva, 0)
    eva.any_act()


def test_a_table_goes_on_after_a_restart(start, notes, gate):
    with start() as (url, context):
        context.street = Street(url)
        eva = table_of(context, "random")
        give(context, eva, 0, "patient")
        until(notes)
        context.street.close()
    gate()
    with start() as (_, context):

        def is_over():
            with context.matches.looking(eva.table) as match:
                return match.status == "finished"

        until(is_over)


def pid_after(before, keeper):
    return keeper.pid if keeper.pid != before else None


def test_workers_that_are_killed_cost_no_match(context):
    tables = [table_of(context, "easy", "easy", people=0) for _ in range(3)]
    keeper, pid = context.thinking.pool.keepers[0], None
    for _ in range(3):
        pid = until(partial(pid_after, pid, keeper))
        os.kill(pid, signal.SIGKILL)
    for table in tables:
        play_to_the_end(table)


def test_a_table_is_looked_at_as_long_as_a_bot_is_due(context, monkeypatch):
    """Whatever went wrong there: a question was lost, or the server that had asked it."""
    monkeypatch.setattr("osada.server.thinking.sweeps.AT_REST", 0.0)
    seen, (first, second) = [], (table_of(context, "random") for _ in range(2))
    sweeps = Sweeps(context.database, context.matches, lambda match: seen.append(match.id))
    with closing(Task("sweeps", 0.01, sweeps.sweep)):
        give(context, first, 0, "patient")
        until(lambda: seen.count(first.table) > 3)
        give(context, first, 0, None)
        give(context, second, 0, "patient")
        until(lambda: second.table in seen and first.look()["play"]["actors"] == [0])
        seen.clear()
        until(lambda: seen.count(second.table) > 3)
    assert first.table not in seen[len(seen) // 2 :]


def test_a_table_that_fails_takes_nothing_from_the_others(context):
    """At a start, when all tables are looked at: the first look fails, as when the database goes away just then."""
    old, looks = [table_of(context, people=2) for _ in range(3)], []
    for each in old:
        give(context, each, 0, "patient")
    with context.database.writing() as connection:
        connection.execute(update(tables).values(changed=0.0))

    def see(match):
        looks.append(match.id)
        if len(looks) == 1:
            raise OperationalError("SELECT", {}, Exception("the database is away"))

    with closing(Task("sweeps", 0.01, Sweeps(context.database, context.matches, see).sweep)):
        until(lambda: set(looks[1:]) == {each.table for each in old})


def test_advice_about_a_position_that_is_gone_is_not_waited_for(context, notes, gate):
    """The only worker is busy when the match moves on."""
    context.thinking.pool.prepare("ferry")
    until(lambda: context.thinking.pool.is_ready("ferry"))
    busy = table_of(context, "random")
    give(context, busy, 0, "patient")
    until(notes)
    iva, _ = set_up(context.street, "Iva", "Jan")
    with ThreadPoolExecutor(1) as thread:
        asked = thread.submit(iva.request, "POST", "/hint", level="medium")
        until(lambda: context.thinking.pool.waiting)
        iva.any_act()
        response = asked.result()
    gate()
    assert (response.status_code, response.json()["error"]["reason"]) == (409, "thinking_moved_on")
    assert not [entry for entry in iva.look()["entries"] if entry["text"] == "hint"]
