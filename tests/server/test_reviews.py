"""Reviews of finished tables: thought by the workers, told as far as they are, refused where they have no place."""

import threading

import pytest

from osada.server.thinking import reviews
from osada.server.thinking.pool import Pool
from tests.patience import until
from tests.server.around import fresh
from tests.server.given import server
from tests.server.tables import Player, play_on, set_up


@pytest.fixture(scope="module")
def ready(served):
    pool = served[1].thinking.pool
    pool.prepare("ferry")
    until(lambda: pool.is_ready("ferry"))


def finished(street, **body):
    players = set_up(street, "Eva", "Jan", **body)
    play_on(players)
    return players


def reviewed(player, **body):
    """The response once it is complete, and the first one."""
    first = player.request("POST", "/review", **body)
    assert first.status_code in (200, 202), first.text
    return until(lambda: complete(player, **body)), first


def complete(player, **body):
    response = player.request("POST", "/review", **body)
    return response.json() if response.status_code == 200 else None


def test_every_choice_of_every_seat_is_judged(ready, street):
    eva, _ = finished(street)
    found, first = reviewed(eva)
    assert (first.status_code, first.headers["retry-after"]) == (202, "2")
    assert first.json()["complete"] is False
    assert found["done"] == found["choices"] == len(found["moves"]) > 0
    assert {move["seat"] for move in found["moves"]} == {0, 1}
    assert found["wins"] and all(0 <= move["win_before"] <= 1 for move in found["moves"])
    last = eva.request("GET", "/replay?step=0").json()["steps"]
    lines = eva.request("GET", f"/replay?step={last}&eyes=open").json()["lines"]
    for move in found["moves"]:
        assert lines[move["line"] - 1]["text"] == move["action"]
    ends = [seat["curve"][-1] for seat in found["seats"]]
    assert {line for line, _ in ends} == {len(lines)} and sum(chance for _, chance in ends) == 1


def test_it_is_thought_once(ready, street, monkeypatch):
    eva, jan = finished(street)
    found, _ = reviewed(eva, level="greedy")
    monkeypatch.setattr(Pool, "think", None)
    assert jan.request("POST", "/review", level="greedy").json() == found
    assert not found["wins"]


def test_talk_after_the_end_does_not_stop_it(ready, street):
    eva, _ = finished(street)
    eva.request("POST", "/review")
    for number in range(5):
        assert eva.request("POST", "/chat", client=fresh(), text=f"Well, {number}.").status_code == 200
    assert reviewed(eva)[0]["complete"]


def test_onlookers_who_may_replay_it_may_ask(ready, street):
    eva, _ = finished(street)
    ola = Player(street.guest("Ola")).at(eva.table)
    assert ola.request("POST", "/review", level="greedy").status_code in (200, 202)


def refusal(player, **body):
    response = player.request("POST", "/review", **body)
    return response.status_code, response.json()["error"]["reason"]


def test_a_running_table_is_not_reviewed(street):
    eva, _ = set_up(street, "Eva", "Jan")
    assert refusal(eva) == (409, "table_status")


def test_strangers_and_wrong_forms_are_refused(street):
    eva, _ = finished(street, settings={"spectators": False})
    assert refusal(Player(street.stranger()).at(eva.table)) == (401, "server_who_are_you")
    assert refusal(Player(street.guest("Ola")).at(eva.table)) == (403, "table_private")
    assert refusal(eva.at("nowhere")) == (404, "table_unknown")
    for body in ({"level": "random"}, {"level": "cmd:true"}, {"seconds": 100}):
        assert refusal(eva, **body) == (422, "server_form")


@pytest.fixture
def held(monkeypatch):
    """Nothing is answered before the test lets it."""
    gate = threading.Event()
    monkeypatch.setattr(reviews.Reviews, "_answer", lambda self, job: gate.wait() and {})
    return gate


def test_too_many_have_to_come_later(tmp_path, street_of, monkeypatch, held):
    monkeypatch.setattr(reviews, "MOST_WAITING", 2)
    with server(database=f"sqlite:///{tmp_path}/osada.db", workers=1, limits=0) as (url, _):
        street = street_of(url)
        tables = [finished(street)[0] for _ in range(3)]
        assert [player.request("POST", "/review").status_code for player in tables] == [202, 202, 503]
        assert tables[0].request("POST", "/review").status_code == 202
        held.set()


def test_a_review_that_failed_is_told_of_once_and_may_be_tried_again(ready, street, served, monkeypatch):
    eva, _ = finished(street)
    with monkeypatch.context() as broken:
        broken.setattr(reviews, "review", lambda *_: 1 / 0)
        eva.request("POST", "/review", level="hard")
        assert until(lambda: refusal_or_none(eva, level="hard")) == (503, "thinking_failed")
    assert eva.request("POST", "/review", level="hard").status_code == 202


def refusal_or_none(player, **body):
    response = player.request("POST", "/review", **body)
    return (response.status_code, response.json()["error"]["reason"]) if response.status_code >= 400 else None
