"""Tables of Ferry and the people around them: through the doors of a server, or in the rooms behind them."""

import random
from uuid import uuid4

from osada.server.people.sessions import new_guest
from osada.server.tables.entries import By, entries_of
from osada.server.tables.guests import start_if_full, take
from osada.server.tables.play import Command, act
from osada.server.tables.setup import Chair, SetUp, create
from osada.server.tables.told import told


def fresh():
    """A number that no command has carried yet."""
    return uuid4().hex


# --- Through the doors ------------------------------------------------------


def new_table(host, *guests, game="ferry", seats=(), options=None, **settings):
    """The id of a table where the host sits first and the guests after; `seats` are more chairs."""
    chairs = [{"who": "me"}, *({"who": "open"} for _ in guests), *seats]
    form = {"game": game, "seats": chairs, "options": options or {}, "settings": settings}
    answer = host.post("/api/tables", json=form)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    for guest in guests:
        join(guest, made)
    return made["table"]


def join(guest, made, **more):
    form = {"invitation": made["invitation"], **more}
    answer = guest.post(f"/api/tables/{made['table']}/seats", json=form)
    assert answer.status_code == 200, answer.text
    return answer.json()


def look(browser, table):
    answer = browser.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def command(browser, table, word, **form):
    """A command that knows everything, unless the form says otherwise."""
    if "expected" not in form:
        form["expected"] = look(browser, table)["seq"]
    return browser.post(f"/api/tables/{table}/{word}", json={"client": fresh(), **form})


def play_on(table, browsers, rng, most=1000):
    """Random legal actions until the match is over, or for so many actions."""
    for _ in range(most):
        views = [look(browser, table) for browser in browsers]
        able = [(browser, view) for browser, view in zip(browsers, views, strict=True) if view.get("legal")]
        if not able:
            return
        browser, view = rng.choice(able)
        answer = command(browser, table, "act", action=rng.choice(view["legal"]), expected=view["seq"])
        assert answer.status_code == 200, answer.text


# --- In the rooms -----------------------------------------------------------


def guests(house, count):
    with house.database.writing() as connection:
        return [new_guest(connection, f"Guest {number} {fresh()[:8]}", "en") for number in range(count)]


def seated(house, people, nonces=None, **settings):
    """The id of a table where these people sit; it has begun."""
    chairs = (Chair("me"), *(Chair() for _ in people[1:]))
    with house.database.writing() as connection:
        table, _ = create(connection, house.secret, people[0], SetUp("ferry", chairs, {}, settings))
    for number, person in enumerate(people[1:], 1):
        with house.matches.changing(table) as change:
            take(change, person, number, nonces[number] if nonces else "")
    if len(people) == 1:
        with house.matches.changing(table) as change:
            start_if_full(change)
    return table


def asks(house, table, seat, expected=None, client=None):
    """What a command of that seat says of itself."""
    with house.matches.looking(table) as match:
        by = By(match.seats[seat].person, client or fresh())
        return Command(table, seat, match.seq if expected is None else expected, by)


def do(house, table, seat, action, **more):
    return act(house.matches, asks(house, table, seat, **more), action)


def random_line(house, table, rng):
    """One random legal action of some actor; False when the match is over."""
    with house.matches.looking(table) as match:
        able = [(seat, match.play.legal(seat)) for seat in match.actors]
    if not able:
        return False
    seat, legal = rng.choice(able)
    do(house, table, seat, rng.choice(legal))
    return True


def play_through(house, table, seed=0):
    rng = random.Random(seed)
    while random_line(house, table, rng):
        pass


def log_of(house, table):
    with house.database.reading() as connection:
        return entries_of(connection, table)


def told_to(house, table, reader):
    with house.matches.looking(table) as match:
        return told(match, reader, log_of(house, table))
