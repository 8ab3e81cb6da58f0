"""Seals of tables that are still to be set up, and the nonces of seats for which nobody chose one."""

from hashlib import sha256

import pytest

from osada.engine.record import parse, replay, verify
from osada.server.sealing import Sealer
from osada.server.tables import promises
from osada.server.tables.promises import promise
from tests.server.tables import Player

LIMITS = 0
CHAIRS = [{"who": "me"}, {"who": "bot", "level": "random"}]


def set_up_with(browser, seal, **body):
    return browser.post("/api/tables", json={"game": "ferry", "seats": CHAIRS, "seal": seal, **body})


def test_a_seal_tells_the_commitment_and_no_seed(served, street):
    context, eva = served[1], street.guest("Eva")
    told = eva.post("/api/tables/seals").json()
    assert sha256(promises.promised(context.sealer, told["seal"]).seed.encode()).hexdigest() == told["commit"]
    made = set_up_with(eva, told["seal"]).json()
    assert Player(eva, made["table"]).look()["set_up"]["commit"] == told["commit"]


def strangers(context):
    """Seals that this server has not made, or not so."""
    real = promise(context.sealer)[0]
    table, made, sealed = real.split(".", 2)
    yield "of another key", promise(Sealer([bytes(32)]))[0]
    yield "for another table", f"{'A' * 22}.{made}.{sealed}"
    yield "made young", f"{table}.{int(made) + 1}.{sealed}"
    yield "a seed from the database", f"{table}.{made}.{context.sealer.seal(table, 'seed')}"
    yield "cut", real[:-4]
    yield "an id alone", table
    yield "of our own making", "made.by.nobody"


def test_a_seal_that_the_server_did_not_make_is_refused(served, street):
    eva = street.guest("Eva")
    for name, seal in strangers(served[1]):
        response = set_up_with(eva, seal)
        assert (response.status_code, response.json()["error"]["reason"]) == (422, "table_seal_unknown"), name


@pytest.mark.parametrize("age, status", [(23 * 3600, 201), (25 * 3600, 409)])
def test_a_seal_is_good_for_a_day(served, street, monkeypatch, age, status):
    real = promises.time.time
    with monkeypatch.context() as earlier:
        earlier.setattr(promises.time, "time", lambda: real() - age)
        seal = promise(served[1].sealer)[0]
    response = set_up_with(street.guest("Eva", **{"accept-language": "cs"}), seal)
    assert response.status_code == status
    assert status == 201 or "starší než 24 hodin" in response.json()["error"]["message"]


def public(commit, seat):
    """As docs/record.md says it."""
    return sha256(f"{commit}\n{seat}".encode()).hexdigest()


GOING = {
    "left": lambda host, guest: guest.request("POST", "/leave"),
    "was sent away": lambda host, guest: host.request("DELETE", "/seats/1"),
    "is forgotten": lambda host, guest: guest.browser.request("DELETE", "/api/me", json={}),
}


@pytest.mark.parametrize("go", GOING.values(), ids=GOING)
def test_a_nonce_that_nobody_chose_follows_from_the_commitment(street, go):
    """Of a bot, also on a seat whose owner went again with theirs, and of a person who sends none."""
    eva, jan, ema = (Player(street.guest(name)) for name in ("Eva", "Jan", "Ema"))
    chairs = [{"who": "me", "nonce": "of-eva"}, {"who": "open"}, {"who": "open"}]
    made = eva.browser.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()
    eva, jan, ema = (player.at(made["table"]) for player in (eva, jan, ema))
    commit = jan.look()["set_up"]["commit"]
    jan.request("POST", "/seats", invitation=made["invitation"], nonce="of-jan")
    assert go(eva, jan).status_code in (200, 204)
    eva.request("PUT", "/seats/1/bot", level="random")
    ema.request("POST", "/seats", invitation=made["invitation"])
    for player in (eva, ema):
        assert player.command("resign").status_code == 200
    told = eva.look()
    assert told["end"]["nonces"] == ["of-eva", public(commit, 1), public(commit, 2)]
    record = parse(eva.request("GET", "/record").text)
    verify(record, replay(record))


def test_with_nonces_of_nobody_a_match_is_proved_to_its_end(street):
    eva = Player(street.guest("Eva"))
    chairs = [{"who": "me"}, {"who": "me", "name": "Jan"}]
    made = eva.browser.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()
    eva = eva.at(made["table"])
    while (told := eva.look(seat=0))["status"] == "playing":
        eva.any_act(seat=told["play"]["actors"][0])
    assert told["end"]["nonces"] == [public(told["set_up"]["commit"], seat) for seat in range(2)]
    record = parse(eva.request("GET", "/record").text)
    verify(record, replay(record))


def test_whoever_is_invited_knows_the_promise_before_their_own_nonce(street):
    """Also at a table that nobody may look at."""
    eva, jan = street.guest("Eva"), street.guest("Jan")
    chairs = [{"who": "me"}, {"who": "open"}]
    made = eva.post("/api/tables", json={"game": "ferry", "seats": chairs, "settings": {"spectators": False}}).json()
    table = Player(jan, made["table"])
    assert table.request("GET", "").status_code == 403
    assert table.request("POST", "/terms", invitation="x" * 32).status_code == 403
    terms = table.request("POST", "/terms", invitation=made["invitation"]).json()
    assert table.request("POST", "/seats", invitation=made["invitation"], nonce="mine").status_code == 200
    told = table.look()
    assert terms == {"status": "waiting", "set_up": told["set_up"]}
    assert told["set_up"]["commit"] and told["status"] == "playing"
