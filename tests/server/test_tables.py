"""Setting up, joining, playing to the end: the way of a table through its life."""

import pytest

from tests.server.tables import Player, play_on, set_up


def test_a_table_begins_with_its_last_seat(street):
    eva = Player(street.guest("Eva"))
    made = eva.browser.post("/api/tables", json={"game": "ferry", "seats": [{"who": "me"}, {}]}).json()
    assert eva.at(made["table"]).look()["status"] == "waiting"
    jan = Player(street.guest("Jan"), made["table"])
    assert jan.request("POST", "/seats", invitation=made["invitation"]).json()["seat"] == 1
    assert jan.look()["status"] == "playing"


def test_each_seat_is_told_its_own_hand(street):
    eva, jan = set_up(street, "Eva", "Jan")
    eva.act("anchor Anse")
    jan.act("anchor Brac")
    told, rival = eva.look(), jan.look()
    assert sum(told["play"]["view"]["players"][0]["hand"].values()) == 1
    assert rival["play"]["view"]["players"][0]["hand"] == {} and rival["play"]["view"]["players"][0]["hand_size"] == 1
    assert told["entries"][-1]["text"].startswith("card ") and told["entries"][-1]["text"] != "card ?"
    assert rival["entries"][-1]["text"] == "card ?"


def test_a_match_ends_with_its_result_and_its_seed(street):
    players = set_up(street, "Eva", "Jan")
    before = players[0].look()
    assert before["end"] is None and before["set_up"]["commit"]
    assert before["set_up"]["host"] == before["seats"][0]["person"]
    end = play_on(players)
    assert end["status"] == "finished" and end["play"]["scores"]["final"]
    assert len(end["end"]["seed"]) == 64 and end["end"]["result"]["winners"] == end["play"]["scores"]["winners"]


def test_a_refused_action_says_why_and_changes_nothing(street):
    eva, jan = set_up(street, "Eva", "Jan")
    before = eva.look()
    response = eva.command("act", actions=["sail Brac"])
    assert response.status_code == 422 and response.json()["error"]["reason"] == "not_now"
    assert eva.command("act", actions=["fly away"]).json()["error"]["kind"] == "unknown_action"
    assert eva.look() == before


def test_who_knew_an_old_position_gets_the_new_one(street):
    eva, jan = set_up(street, "Eva", "Jan")
    eva.act("anchor Anse")
    jan.act("anchor Brac")
    old = eva.command("act", actions=["rest"], expected=2)
    assert old.status_code == 409 and old.json()["error"]["kind"] == "stale"
    assert old.json()["state"] == eva.look()


def test_seats_that_act_at_once_do_not_hinder_each_other(street):
    eva, jan = set_up(street, "Eva", "Jan")
    known = jan.look()["seq"]
    eva.act("anchor Anse")
    assert jan.command("act", actions=["anchor Brac"], expected=known).status_code == 200


def test_a_repeated_command_is_done_once(street):
    eva, jan = set_up(street, "Eva", "Jan")
    command = {"actions": ["anchor Anse"], "expected": eva.look()["seq"], "client": "the-very-same"}
    first = eva.request("POST", "/act", **command)
    assert first.json() == eva.request("POST", "/act", **command).json()
    assert [entry["text"] for entry in eva.look()["entries"]].count("anchor Anse") == 1


def test_a_long_match_is_the_same_from_its_snapshot(served, street):
    _, context = served
    players = set_up(street, "Eva", "Jan", "Ida")
    play_on(players)
    told = [player.look() for player in players]
    context.matches._open.clear()
    assert [player.look() for player in players] == told


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess", "seats": [{"who": "me"}]}, "unknown_game"),
        ({"game": "ferry", "seats": [{"who": "me"}]}, "seats"),
        ({"game": "ferry", "seats": [{"who": "me"}, {}], "options": {"speed": "high"}}, "unknown_option"),
        ({"game": "ferry", "seats": [{"who": "me"}, {"who": "bot", "level": "genius"}]}, "unknown_bot"),
        ({"game": "ferry", "seats": [{"who": "me"}, {"who": "king"}]}, "server_form"),
        ({"game": "ferry", "seats": [{"who": "me"}, {"who": "me"}]}, "table_name_taken"),
        ({"game": "ferry", "seats": [{"who": "me"}, {}], "settings": {"pace": -1}}, "server_form"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_name(street, body, reason):
    response = street.guest("Eva").post("/api/tables", json=body)
    assert response.status_code == 422 and response.json()["error"]["reason"] == reason
