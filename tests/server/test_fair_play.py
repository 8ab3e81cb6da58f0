"""Nobody plays for somebody who is there, nobody is sent away from a match, and what was agreed holds to its end."""

import pytest

from tests.patience import until
from tests.server.tables import Player, play_on, set_up
from tests.server.town import refused

AGREED = {
    "pace": 600,
    "late": "offer",
    "away": 3600,
    "spectators": True,
    "delay": 0,
    "hints": True,
    "listed": False,
    "rated": False,
}
OTHERWISE = {"pace": 1, "late": "bot", "away": 600, "spectators": False, "delay": 5, "hints": False, "listed": True}


def playing(town, **settings):
    return set_up(town, town.name(), town.name(), settings={**AGREED, **settings})


def over(town):
    players = playing(town)
    assert play_on(players)["status"] == "finished"
    return players


def waiting(town):
    return set_up(town, town.name(), town.name(), spare=1, settings=AGREED)


def call_bot(player, seat, level="random"):
    return player.request("PUT", f"/seats/{seat}/bot", level=level)


# --- Bots -------------------------------------------------------------------


def test_no_bot_plays_for_somebody_who_is_there(town):
    host, guest = playing(town)
    before = host.look()
    assert refused(call_bot(host, 1), 403, "table-not-late")
    assert refused(call_bot(guest, 0), 403, "table-not-late")
    assert refused(call_bot(Player(town.guest(town.name()), host.table), 1), 403, "table-not-your-seat")
    assert host.look() == before


@pytest.mark.parametrize("level", ["easy", "random"])
def test_a_bot_of_any_level_plays_at_the_own_wish(town, level):
    host, guest = playing(town)
    assert call_bot(guest, 1, level).status_code == 204
    assert host.look()["seats"][1]["bot"] == level
    assert guest.request("POST", "/back").status_code == 204


def test_who_is_late_gets_the_usual_bot_whatever_the_others_wish(town):
    host, guest = playing(town, pace=1)
    until(lambda: host.look()["seats"][1]["late"])
    assert refused(call_bot(Player(town.guest(town.name()), host.table), 1), 403, "table-not-your-seat")
    assert call_bot(host, 1, "random").status_code == 204
    assert host.look()["seats"][1]["bot"] == "medium"
    assert guest.request("POST", "/back").status_code == 204


def test_for_who_has_left_the_bot_stays_what_it_is(town):
    host, guest = playing(town)
    assert guest.request("POST", "/leave").status_code == 204
    assert refused(call_bot(host, 1, "random"), 403, "table-not-late")
    assert host.look()["seats"][1]["bot"] == "medium"


def test_a_bot_of_the_match_keeps_its_level(town):
    host = Player(town.guest(town.name()))
    body = {"game": "ferry", "seats": [{"who": "me"}, {"who": "bot", "level": "greedy"}]}
    host = host.at(host.browser.post("/api/tables", json=body).json()["table"])
    assert refused(call_bot(host, 1, "random"), 403, "table-not-late")
    assert host.look()["seats"][1]["bot"] == "greedy"


# --- Sent away --------------------------------------------------------------


@pytest.mark.parametrize("stage", [playing, over])
def test_nobody_is_sent_away_once_the_match_has_begun(town, stage):
    host, guest = stage(town)
    before = host.look()
    assert refused(host.request("DELETE", "/seats/1"), 409, "table-status")
    assert host.look() == before and guest.look()["seat"] == 1


def test_before_the_match_the_host_sends_a_guest_away(town):
    host, guest = waiting(town)
    assert refused(guest.request("DELETE", "/seats/0"), 403, "table-host-only")
    assert host.request("DELETE", "/seats/1").status_code == 204
    assert host.look()["seats"][1]["open"] and guest.look()["seat"] is None


# --- Settings ---------------------------------------------------------------


@pytest.mark.parametrize("name", OTHERWISE)
def test_no_setting_changes_in_play(town, name):
    host, guest = playing(town)
    before = host.look()
    assert refused(host.request("PUT", "/settings", **{**AGREED, name: OTHERWISE[name]}), 409, "table-status")
    assert host.look() == before and before["set_up"]["settings"] == AGREED


def test_no_setting_changes_after_the_end(town):
    host, guest = over(town)
    assert refused(host.request("PUT", "/settings", **OTHERWISE), 409, "table-status")
    assert host.look()["set_up"]["settings"] == AGREED


def test_before_the_match_the_host_changes_the_settings(town):
    (host,) = set_up(town, town.name(), spare=1, settings=AGREED)
    guest = Player(town.guest(town.name()), host.table)
    assert refused(guest.request("PUT", "/settings", **OTHERWISE), 403, "table-host-only")
    assert host.request("PUT", "/settings", **OTHERWISE).status_code == 204
    assert host.look()["set_up"]["settings"] == {**OTHERWISE, "rated": False}


@pytest.mark.parametrize("name", OTHERWISE)
def test_what_somebody_has_sat_down_to_stays_as_it_is(town, name):
    """But for the lobby: more people may come."""
    host, guest = waiting(town)
    response = host.request("PUT", "/settings", **{**AGREED, name: OTHERWISE[name]})
    if name == "listed":
        assert response.status_code == 204
    else:
        assert refused(response, 409, "table-settings-agreed")
    assert guest.look()["set_up"]["settings"] == {**AGREED, "listed": name == "listed"}
    assert guest.request("POST", "/leave").status_code == 204
    assert host.request("PUT", "/settings", **OTHERWISE).status_code == 204
