"""Onlookers may be kept behind (row 18 of the security list)."""

from contextlib import ExitStack

import pytest

from tests.server.tables import Player, play_on, set_up
from tests.server.test_live import Wire


@pytest.fixture
def behind(street):
    """Eva and Jan, and Ota, who looks on and is two lines behind."""
    eva, jan = set_up(street, "Eva", "Jan", settings={"delay": 2})
    return eva, jan, Player(street.guest("Ota"), eva.table)


def lines(told):
    return [entry["text"] for entry in told["entries"] if entry["kind"] in ("act", "chance", "undo")]


def test_an_onlooker_sees_what_was_some_lines_ago(behind):
    eva, jan, ota = behind
    eva.act("anchor Brac")
    assert lines(ota.look()) == []
    jan.act("anchor Cres")  # and Eva draws
    told = ota.look()
    assert lines(told) == ["anchor Brac"] and told["seq"] < eva.look()["seq"]
    assert told["play"]["actors"] == [1]
    assert [player["harbour"] for player in told["play"]["view"]["players"]] == ["Brac", "Anse"]


def test_who_sits_there_is_not_behind(behind):
    eva, jan, _ = behind
    eva.act("anchor Brac")
    assert lines(eva.look()) == lines(jan.look()) == ["anchor Brac"]


def test_nor_can_the_replay_tell_sooner(behind):
    eva, jan, ota = behind
    eva.act("anchor Brac")
    jan.act("anchor Cres")
    assert ota.request("GET", "/replay?step=1").json()["steps"] == 1
    assert ota.request("GET", "/replay?step=2").status_code == 422


def test_a_deadline_does_not_tell_whose_turn_it_is(street):
    eva, jan = set_up(street, "Eva", "Jan", settings={"delay": 2, "pace": 3600})
    eva.act("anchor Brac")
    ota = Player(street.guest("Ota"), eva.table)
    assert [seat["deadline"] for seat in ota.look()["seats"]] == [None, None]
    assert eva.look()["seats"][1]["deadline"]


def test_when_it_is_over_all_is_told(behind):
    eva, jan, ota = behind
    play_on([eva, jan])
    assert lines(ota.look()) and ota.look()["seq"] == eva.look()["seq"]


def test_nor_does_the_socket(behind, served):
    eva, jan, ota = behind
    with ExitStack() as stack:
        wire = Wire(ota, served[0], stack)
        eva.act("anchor Brac")
        jan.act("anchor Cres")
        news = wire.next("event")
        assert lines(news) == ["anchor Brac"] and news["from"] == wire.told["seq"]
        assert news["seq"] < eva.look()["seq"]
