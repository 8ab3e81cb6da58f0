"""Advice: for one's own seat, once for each position, known to the table, and refused where it has no place."""

import pytest

from tests.patience import PATIENCE, until
from tests.server.given import server
from tests.server.tables import set_up
from tests.server.test_asking_secrets import same_in_other_worlds
from tests.server.town import refused


@pytest.fixture(autouse=True)
def _ready(served):
    """Nobody waits for the compiler in a request, so it has to be done before."""
    pool = served[1].thinking.pool
    pool.prepare("ferry")
    until(lambda: pool.is_ready("ferry"))


def hints(player):
    return [entry["seat"] for entry in player.look()["entries"] if entry["text"] == "hint"]


def test_advice_is_legal_and_the_table_knows(street):
    eva, jan = set_up(street, "Eva", "Jan")
    response = eva.request("POST", "/hint", level="greedy")
    assert response.status_code == 200, response.text
    assert response.json()["action"] in eva.look()["play"]["legal"]
    assert {row["action"] for row in response.json()["candidates"]} == set(eva.look()["play"]["legal"])
    assert hints(jan) == [0]


def test_who_asks_again_hears_the_same_and_it_is_told_once(street):
    eva, jan = set_up(street, "Eva", "Jan")
    first = eva.request("POST", "/hint", level="medium").json()
    eva.command("chat", text="Hm.")
    assert eva.request("POST", "/hint", level="medium").json() == first
    assert hints(jan) == [0]
    eva.act(first["action"])
    assert jan.request("POST", "/hint", level="medium").status_code == 200
    assert hints(jan) == [0, 1]


CASES = [
    # who asks, settings       body                     status  reason
    ("jan", {}, {"level": "greedy", "seat": 0}, 403, "table-not-your-seat"),
    ("eva", {}, {"level": "cmd:true"}, 422, "unknown-bot"),
    ("eva", {}, {"seconds": 100}, 422, "server-form"),
    ("eva", {"hints": False}, {"level": "greedy"}, 403, "thinking-no-hints"),
]


@pytest.mark.parametrize("who, settings, body, status, reason", CASES)
def test_row_23_refusals(street, who, settings, body, status, reason):
    eva, jan = set_up(street, "Eva", "Jan", settings=settings)
    response = {"eva": eva, "jan": jan}[who].request("POST", "/hint", **body)
    assert refused(response, status, reason)
    assert not hints(eva)


def test_who_has_nothing_to_do_gets_no_advice(street):
    eva, jan = set_up(street, "Eva", "Jan")
    jan.any_act()
    assert jan.look()["play"]["actors"] == [0]
    response = jan.request("POST", "/hint", level="greedy")
    assert (response.status_code, response.json()["error"]["reason"]) == (422, "nothing_to_suggest")


def test_a_stranger_gets_no_advice(street):
    eva, _ = set_up(street, "Eva", "Jan")
    assert street.stranger().post(f"/api/tables/{eva.table}/hint", json={}).status_code == 401
    assert street.guest("Iva").post(f"/api/tables/{eva.table}/hint", json={}).status_code == 403


@pytest.mark.usefixtures("no_refill")
def test_who_asks_too_often_has_to_wait(street):
    eva, _ = set_up(street, "Eva", "Jan")
    responses = [eva.request("POST", "/hint", level="greedy") for _ in range(12)]
    too_often = [response for response in responses if response.status_code == 429]
    assert too_often and all(int(response.headers["retry-after"]) >= 1 for response in too_often)


def test_advice_does_not_depend_on_what_is_hidden(tmp_path, street_of, monkeypatch):
    """Two worlds that a seat cannot tell apart give the same advice, byte for byte, where it is thought out."""
    monkeypatch.setattr("osada.server.thinking.hints.SECONDS", PATIENCE)
    with server(database=f"sqlite:///{tmp_path}/osada.db", limits=0, workers=1) as (url, context):
        context.thinking.pool.prepare("ferry")
        until(lambda: context.thinking.pool.is_ready("ferry"))
        same_in_other_worlds(context, street_of(url), advice)


def advice(player):
    found = [player.request("POST", "/hint", level=level) for level in ("greedy", "easy")]
    assert {response.status_code for response in found} == {200}, found[0].text
    return [response.content for response in found]
