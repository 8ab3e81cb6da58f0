"""Advice: for one's own seat, once for each position, known to the table, and refused where it has no place."""

import pytest

from tests.patience import PATIENCE, until
from tests.server.given import server
from tests.server.tables import set_up
from tests.server.test_asking_secrets import same_in_other_worlds


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
    answer = eva.ask("POST", "/hint", level="greedy")
    assert answer.status_code == 200, answer.text
    assert answer.json()["action"] in eva.look()["play"]["legal"]
    assert {row["action"] for row in answer.json()["candidates"]} == set(eva.look()["play"]["legal"])
    assert hints(jan) == [0]


def test_who_asks_again_hears_the_same_and_it_is_told_once(street):
    eva, jan = set_up(street, "Eva", "Jan")
    first = eva.ask("POST", "/hint", level="medium").json()
    eva.command("chat", text="Hm.")
    assert eva.ask("POST", "/hint", level="medium").json() == first
    assert hints(jan) == [0]
    eva.act(first["action"])
    assert jan.ask("POST", "/hint", level="medium").status_code == 200
    assert hints(jan) == [0, 1]


CASES = [
    # who asks, settings       form                     status  reason
    ("jan", {}, {"level": "greedy", "seat": 0}, 403, "table-not-your-seat"),
    ("eva", {}, {"level": "cmd:true"}, 422, "unknown-bot"),
    ("eva", {}, {"seconds": 100}, 422, "server-form"),
    ("eva", {"hints": False}, {"level": "greedy"}, 403, "thinking-no-hints"),
]


@pytest.mark.parametrize("who, settings, form, status, reason", CASES)
def test_row_23_refusals(street, who, settings, form, status, reason):
    eva, jan = set_up(street, "Eva", "Jan", settings=settings)
    answer = {"eva": eva, "jan": jan}[who].ask("POST", "/hint", **form)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (status, reason.replace("-", "_")), answer.text
    assert not hints(eva)


def test_who_has_nothing_to_do_gets_no_advice(street):
    eva, jan = set_up(street, "Eva", "Jan")
    jan.any_act()
    assert jan.look()["play"]["actors"] == [0]
    answer = jan.ask("POST", "/hint", level="greedy")
    assert (answer.status_code, answer.json()["error"]["reason"]) == (422, "nothing_to_suggest")


def test_a_stranger_gets_no_advice(street):
    eva, _ = set_up(street, "Eva", "Jan")
    assert street.stranger().post(f"/api/tables/{eva.table}/hint", json={}).status_code == 401
    assert street.guest("Iva").post(f"/api/tables/{eva.table}/hint", json={}).status_code == 403


@pytest.mark.usefixtures("no_refill")
def test_who_asks_too_often_has_to_wait(street):
    eva, _ = set_up(street, "Eva", "Jan")
    answers = [eva.ask("POST", "/hint", level="greedy") for _ in range(12)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused and all(int(answer.headers["retry-after"]) >= 1 for answer in refused)


def test_advice_does_not_depend_on_what_is_hidden(tmp_path, street_of, monkeypatch):
    """Two worlds that a seat cannot tell apart give the same advice, byte for byte, where it is thought out."""
    monkeypatch.setattr("osada.server.thinking.hints.SECONDS", PATIENCE)
    with server(database=f"sqlite:///{tmp_path}/osada.db", limits=0, workers=1) as (url, context):
        context.thinking.pool.prepare("ferry")
        until(lambda: context.thinking.pool.is_ready("ferry"))
        same_in_other_worlds(context, street_of(url), advice)


def advice(player):
    found = [player.ask("POST", "/hint", level=level) for level in ("greedy", "easy")]
    assert {answer.status_code for answer in found} == {200}, found[0].text
    return [answer.content for answer in found]
