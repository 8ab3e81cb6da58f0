"""Tables of Ferry and the people around them as a server has them, without its routes."""

import random
from threading import current_thread
from uuid import uuid4

from osada.server.identity.sessions import new_guest
from osada.server.tables.as_json import table_as_json
from osada.server.tables.entries import By, entries_of
from osada.server.tables.guests import take
from osada.server.tables.play import Command, act
from osada.server.tables.setup import Chair, SetUp, create


def fresh():
    """A number that no command has carried yet."""
    return uuid4().hex


def guests(context, count):
    with context.database.writing() as connection:
        return [new_guest(connection, f"Guest {number} {fresh()[:8]}", "en") for number in range(count)]


def seated(context, people, game="ferry", **settings):
    """The id of a table where these people sit; it has begun."""
    chairs = (Chair("me"), *(Chair() for _ in people[1:]))
    with context.database.writing() as connection:
        table, _ = create(connection, context.sealer, people[0], SetUp(game, chairs, {}, settings))
    for number, person in enumerate(people[1:], 1):
        with context.matches.changing(table) as change:
            take(change, person, number)
    return table


def command_of(context, table, seat, expected=None, client=None):
    """What a command of that seat says of itself."""
    with context.matches.looking(table) as match:
        by = By(match.seats[seat].person, client or fresh())
        return Command(table, seat, match.seq if expected is None else expected, by)


def do(context, table, seat, action, **more):
    return act(context.matches, command_of(context, table, seat, **more), [action])


def random_line(context, table, rng):
    """One random legal action of some actor; False when the match is over."""
    with context.matches.looking(table) as match:
        able = [(seat, match.play.legal(seat)) for seat in match.actors]
    if not able:
        return False
    seat, legal = rng.choice(able)
    do(context, table, seat, rng.choice(legal))
    return True


def play_through(context, table, seed=0):
    rng = random.Random(seed)
    while random_line(context, table, rng):
        pass


def log_of(context, table):
    with context.database.reading() as connection:
        return entries_of(connection, table)


def told_to(context, table, reader):
    with context.matches.looking(table) as match:
        return table_as_json(match, reader, log_of(context, table))


def writes_of_requests(monkeypatch, database):
    """A list to which every write transaction adds one that a request opens; the server has others by itself."""
    opened, writing = [], database.writing

    def noted():
        if current_thread().name.startswith("AnyIO"):  # how threads are called that answer requests
            opened.append(1)
        return writing()

    monkeypatch.setattr(database, "writing", noted)
    return opened
