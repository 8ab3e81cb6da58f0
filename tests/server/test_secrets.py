"""No leak by any route: whatever is sent, the response is the same in another world; and no secret is ever said."""

import logging

import httpx
import pytest
from sqlalchemy import select
from websockets.sync.client import connect

from osada.engine.game import SPECTATOR
from osada.engine.record import parse, replay, verify
from osada.server.storage.schema import log, seats, tables
from tests.server.given import Street, server
from tests.server.tables import Player, play_on, set_up
from tests.server.test_asking_secrets import another_world

NEVER_LEGAL_HERE = ("anchor Dugi", "play Smuggler", "stow Tip", "sail Elba", "fly")


def said(response):
    return response.status_code, response.content


def refused_acts(player):
    """Why actions are forbidden. Those that are legal would change something."""
    legal = player.look()["play"]["legal"]
    return [said(player.command("act", actions=[action])) for action in NEVER_LEGAL_HERE if action not in legal]


def live(player):
    """The first message of a socket."""
    url, headers = player.browser.headers["origin"], {"cookie": f"osada={player.browser.cookies.get('osada')}"}
    address = f"{url.replace('http', 'ws')}/api/tables/{player.table}/live"
    with connect(address, additional_headers=headers, origin=url) as socket:
        return socket.recv()


PROBES = [  # name, what a person is told: a route that is added belongs here
    ("look", lambda player: said(player.request("GET", ""))),
    ("look from", lambda player: said(player.request("POST", "/look"))),
    ("forbidden", refused_acts),
    ("too late", lambda player: said(player.command("act", actions=["rest"], expected=0))),
    ("several lines", lambda player: said(player.command("act", actions=["rest", "sail Brac"]))),
    ("answer", lambda player: said(player.command("answer", agrees=True))),
    ("try", lambda player: said(player.request("POST", "/try", actions=["rest"]))),
    ("why", lambda player: said(player.request("POST", "/why", action="play Smuggler"))),
    ("odds", lambda player: said(player.request("POST", "/odds", actions=["rest"]))),
    ("worth", lambda player: said(player.request("POST", "/worth"))),
    ("replay", lambda player: said(player.request("GET", "/replay?step=1"))),
    ("replay from", lambda player: said(player.request("POST", "/replay", step=1))),
    ("record", lambda player: said(player.request("GET", "/record"))),
    ("play on", lambda player: said(player.request("POST", "/fork", step=1, seats=[{"who": "bot"}]))),
    ("live", live),
]


@pytest.fixture
def context_and_street(tmp_path):
    with server(database=f"sqlite:///{tmp_path}/osada.db", limits=0) as (url, context):
        street = Street(url)
        yield context, street
        street.close()


def test_row_05_two_worlds_are_told_alike_by_every_route(context_and_street):
    """Over as many matches as it takes: hidden cards may happen to be as they are imagined."""
    differed = 0
    for _ in range(10):
        differed += differing_steps(*context_and_street)
        if differed > 5:
            return
    raise AssertionError("the other worlds were the same")


def differing_steps(context, street):
    """Plays a match; in how many of its steps the other world was really another."""
    players = set_up(street, "Eva", "Jan")
    onlooker = Player(street.guest("Zita"), players[0].table)
    differed = 0
    for step in range(100):
        told = players[0].look()
        if told["status"] != "playing":
            break
        reader, player = ((0, players[0]), (1, players[1]), (SPECTATOR, onlooker))[step % 3]
        differed += compare(context, player, reader, step)
        actor = players[told["play"]["actors"][0]]
        legal = actor.look()["play"]["legal"]
        actor.act("rest" if "rest" in legal else legal[0])
    return differed


def compare(context, player, reader, seed):
    """Whether the other world was really another. A refusal ends it, so each route gets a new one."""
    for name, probe in PROBES:
        here = probe(player)
        with another_world(context, player.table, reader, seed) as differs:
            assert probe(player) == here, f"{name} tells {reader} a secret"
    return differs


# --- What is never said -----------------------------------------------------


class Eavesdropper:
    """Keeps every response that browsers get, with its headers, and who got it."""

    def __init__(self):
        self.heard = {}

    def listen(self, player):
        words = self.heard.setdefault(player, [])

        def hear(response):
            response.read()
            words.append(response.text)
            words.extend(f"{name}: {value}" for name, value in response.headers.items())

        player.browser.event_hooks = {"request": [], "response": [hear]}

    def all(self, player):
        return "\n".join(self.heard[player])


def secrets_of(context, table):
    """What stands in the database and is nobody's business before the end."""
    with context.database.reading() as connection:
        seed = connection.scalar(select(tables.c.seed).where(tables.c.id == table))
        hashes = connection.scalars(select(log.c.hash).where(log.c.table == table, log.c.hash.is_not(None))).all()
        rows = connection.execute(select(seats.c.nonce, seats.c.key).where(seats.c.table == table)).all()
    return [seed, context.secret, *hashes, *(word for row in rows for word in row if word)]


def test_row_06_no_secret_is_said_before_the_end(context_and_street, caplog):
    context, street = context_and_street
    caplog.set_level(logging.DEBUG)
    ear = Eavesdropper()
    players = [*set_up(street, "Eva", "Jan"), None]
    players[2] = Player(street.guest("Zita"), players[0].table)
    for player in players:
        ear.listen(player)
    for step in range(12):
        probe_all(ear, players[step % 3])
        told = players[0].look()
        players[told["play"]["actors"][0]].any_act()
    assert players[0].look()["status"] == "playing"
    tokens = {player: player.browser.cookies["osada"] for player in players}
    for player in players:
        text = ear.all(player)
        assert not [secret for secret in secrets_of(context, player.table) if secret in text]
        assert not [token for owner, token in tokens.items() if owner is not player and token in text]
    logged = said_in_the_log(caplog)
    assert not [word for word in (*secrets_of(context, players[0].table), *tokens.values()) if word in logged]


def said_in_the_log(caplog):
    """By us and by uvicorn; the rest is of the browsers."""
    ours = [record for record in caplog.records if record.name.startswith("osada") or is_news_of_uvicorn(record)]
    return "\n".join(record.getMessage() for record in ours)


def is_news_of_uvicorn(record):
    """In detail it tells headers; the server keeps it from that (tests of the logs)."""
    return record.name.startswith("uvicorn") and record.levelno >= logging.INFO


def probe_all(ear, player):
    for name, probe in PROBES:
        if name == "live":
            ear.heard[player].append(probe(player))
        else:
            probe(player)


def test_row_06_the_promise_is_published_at_the_start_and_kept_at_the_end(context_and_street):
    """The host reads it before the guest has chosen a nonce; nobody else's nonce is known; the record proves it all."""
    _, street = context_and_street
    eva, jan = Player(street.guest("Eva")), Player(street.guest("Jan"))
    chairs = [{"who": "me", "nonce": "of-eva"}, {"who": "open"}]
    made = eva.browser.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()
    eva, jan = eva.at(made["table"]), jan.at(made["table"])
    promise = jan.look()["set_up"]["commit"]
    jan.request("POST", "/seats", invitation=made["invitation"], nonce="of-jan")
    end = play_on([eva, jan])
    assert (end["set_up"]["commit"], end["end"]["nonces"]) == (promise, ["of-eva", "of-jan"])
    record = parse(eva.request("GET", "/record").text)
    verify(record, replay(record))
    assert record.header("commit") == promise


def test_row_06_the_host_too_may_know_the_promise_first(context_and_street):
    """A seal says the commitment of a table that is still to be set up; it counts for one table."""
    _, street = context_and_street
    eva = street.guest("Eva")
    seal = eva.post("/api/tables/seals").json()
    body = {"game": "ferry", "seats": [{"who": "me", "nonce": "of-eva"}, {"who": "bot"}], "seal": seal["seal"]}
    made = eva.post("/api/tables", json=body).json()
    assert seal["seal"].startswith(f"{made['table']}.")
    assert Player(eva, made["table"]).look()["set_up"]["commit"] == seal["commit"]
    again = eva.post("/api/tables", json=body)
    assert (again.status_code, again.json()["error"]["reason"]) == (409, "table_seal_used")


def test_row_03_links_are_never_requested(context_and_street):
    """The secrets of seats travel in bodies: no path and no query takes one."""
    schema = httpx.get(f"{context_and_street[1].url}/api/openapi.json").json()
    words = ("key", "token", "pin", "invitation", "nonce", "password")
    taken = [
        parameter["name"]
        for methods in schema["paths"].values()
        for route in methods.values()
        for parameter in route.get("parameters", [])
        if parameter["in"] in ("query", "path")
    ]
    assert taken and not set(taken) & set(words)
