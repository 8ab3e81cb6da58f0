"""One writer at a table, in one process or in several; and nothing that is kept is lost again by another."""

import random
import threading
from contextlib import suppress

import pytest

from osada.engine.dice import Dice
from osada.server.config import Settings
from osada.server.context import open_context
from osada.server.errors import Refused
from osada.server.tables import matches as rooms
from osada.server.tables.guests import change_settings, take
from osada.server.tables.match import PLAYING
from osada.server.tables.play import resign
from osada.server.tables.rematch import Wish, rematch
from osada.server.tables.setup import USUAL, Chair, SetUp, create
from osada.server.tables.talk import say
from tests.server.around import command_of, do, fresh, guests, log_of, play_through, random_line, seated


@pytest.fixture
def contexts(database_url):
    """Two processes, in a way: they have nothing in common but the database."""
    both = [open_context(Settings(database=database_url)) for _ in range(2)]
    yield both
    for context in both:
        context.close()


def test_what_one_process_changes_the_other_does_not_write_back(contexts):
    here, there = contexts
    people = guests(here, 2)
    with here.database.writing() as connection:
        table, _ = create(connection, here.sealer, people[0], SetUp("ferry", (Chair("me"), Chair())))
    with there.matches.looking(table) as match:
        assert match.seats[1].is_open
    with here.matches.changing(table) as change:
        change_settings(change, people[0], {**USUAL, "pace": 600, "spectators": False})
    with there.matches.changing(table) as change:
        take(change, people[1], 1)
    do(here, table, 0, "anchor Brac")
    do(there, table, 1, "anchor Cres")
    for context in contexts:
        with context.matches.looking(table) as match:
            assert (match.settings["pace"], match.settings["spectators"]) == (600, False)
            assert any(seat.deadline for seat in match.seats)


def test_the_end_is_known_and_kept_in_every_process(contexts):
    here, there = contexts
    people = guests(here, 2)
    table = seated(here, people)
    do(there, table, 0, "anchor Brac")
    resign(here.matches, command_of(here, table, 1))
    with there.matches.changing(table) as change:
        say(change, change.match.seats[0], "well played", fresh())
        assert change.match.result["winners"] == [0]
    with here.matches.looking(table) as match:
        assert match.result["winners"] == [0]
    first = rematch(here.matches, table, people[0], Wish())
    assert rematch(there.matches, table, people[1], Wish()) == first


def test_a_table_is_set_up_whole_or_not_at_all(contexts):
    here, there = contexts
    (host,) = guests(here, 1)
    with (
        pytest.raises(ZeroDivisionError),
        here.matches.setting_up(host, SetUp("ferry", (Chair("me"), Chair()))) as (change, _),
    ):
        table = change.match.id
        raise ZeroDivisionError  # before its first line
    for context in contexts:
        with pytest.raises(Refused), context.matches.looking(table):
            pass


def test_every_process_rolls_with_the_nonces_of_all_seats(contexts):
    """The second process knew the table before the last seat was taken."""
    here, there = contexts
    people = guests(here, 2)
    with here.database.writing() as connection:
        set_up = SetUp("ferry", (Chair("me", nonce="one"), Chair()))
        table, _ = create(connection, here.sealer, people[0], set_up)
    with there.matches.looking(table) as match:
        assert match.seats[1].is_open
    with here.matches.changing(table) as change:
        take(change, people[1], None, "two")
    rng = random.Random(1)
    while random_line(there, table, rng):
        pass
    with there.matches.looking(table) as match:
        dice = Dice(match.seed, ["one", "two"])
        fresh_table = type(match.play)(match.rules, 2, match.options, dice)
        for line, text in zip(match.play.log, match.play.lines(), strict=True):
            fresh_table.roll_once() if text.startswith("chance") else fresh_table.play(line.seat, line.code)
            assert fresh_table.lines()[-1] == text


def test_a_table_is_opened_while_another_process_plays_on(contexts, monkeypatch):
    """Between two statements of a reader, a writer elsewhere adds to the log: nothing is applied twice."""
    here, there = contexts
    table, rng, meanwhile = seated(here, guests(here, 2)), random.Random(3), []
    real = rooms.load.__globals__["seats_of"]
    for _ in range(4):
        random_line(here, table, rng)

    def seats_and_a_rush(connection, id):
        found = real(connection, id)
        if not meanwhile:
            meanwhile.append(threading.Thread(target=lambda: [random_line(here, table, rng) for _ in range(30)]))
            meanwhile[0].start()
            meanwhile[0].join()
        return found

    monkeypatch.setitem(rooms.load.__globals__, "seats_of", seats_and_a_rush)
    for _ in range(2):
        with there.matches.looking(table) as match:
            assert match.play.hash == position_after(there, table, match.seq)
    assert match.seq == log_of(here, table)[-1].seq > 25  # a snapshot was written meanwhile, too


def position_after(context, table, seq):
    return [entry.hash for entry in log_of(context, table) if entry.seq <= seq and entry.hash][-1]


def test_a_table_put_away_while_it_is_in_use_has_one_writer(contexts, monkeypatch):
    context = contexts[0]
    monkeypatch.setattr(rooms, "MOST_OPEN", 1)
    people = guests(context, 2)
    table, other = seated(context, people), seated(context, people)
    came = threading.Event()

    def come():
        with context.matches.looking(table):
            came.set()

    with context.matches.looking(table):
        with context.matches.looking(other):
            assert table not in context.matches._open
        second = threading.Thread(target=come)
        second.start()
        assert not came.wait(0.2)
    second.join()
    assert came.is_set()


def test_asking_for_tables_that_do_not_exist_leaves_nothing_behind(contexts):
    for _ in range(50):
        with pytest.raises(Exception, match="no such table"), contexts[0].matches.looking(fresh()[:22]):
            pass
    assert len(contexts[0].matches._locks) == 0


def test_a_change_that_is_kept_is_not_refused_because_somebody_cannot_be_told(contexts):
    context, told = contexts[0], []
    table = seated(context, guests(context, 2))

    def stumble(match):
        raise ConnectionError("nobody hears")

    context.matches.after += [stumble, lambda match: told.append(match.seq)]
    context.hub.ring = stumble
    entry = do(context, table, 0, "anchor Brac")
    assert told == [entry.seq]


def write_to_the_end(context, table, seed, kept):
    """Acts for whoever may, whenever nobody was quicker, until the match is over."""
    rng = random.Random(seed)
    while True:
        with context.matches.looking(table) as match:
            if match.status != PLAYING:
                return
            seat = rng.choice(match.actors)
            action, expected = rng.choice(match.play.legal(seat)), match.seq
        with suppress(ValueError):  # somebody was quicker
            kept.append(do(context, table, seat, action, expected=expected).seq)


def test_threads_and_processes_at_one_table_lose_nothing(contexts):
    """Several writers at once, each with its own commands, until the match is over."""
    table, kept = seated(contexts[0], guests(contexts[0], 2)), []
    writers = [(contexts[seed % 2], table, seed, kept) for seed in range(4)]
    threads = [threading.Thread(target=write_to_the_end, args=writer) for writer in writers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    log = log_of(contexts[0], table)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    assert sorted(kept) == [entry.seq for entry in log if entry.kind == "act"]
    assert [context.matches.check_all() for context in contexts] == [[], []]


def test_a_broken_table_stops_alone(contexts):
    """Whatever stands in one log, the other tables go on."""
    context = contexts[0]
    tables = [seated(context, guests(context, 2)) for _ in range(2)]
    for table in tables:
        do(context, table, 0, "anchor Brac")
    with context.database.writing() as connection:
        connection.exec_driver_sql(f"UPDATE log SET text = 'sell' WHERE \"table\" = '{tables[0]}' AND kind = 'act'")
    assert contexts[1].matches.check_all() == [tables[0]]
    play_through(contexts[1], tables[1])
    with contexts[1].matches.looking(tables[0]) as match:
        assert match.status == "stopped"
