"""Seats are taken, left, given to bots and given back; links live once. Who may see a hand: `test_private_hands.py`;
when a bot may play, and what the host may change: `test_fair_play.py`."""

from tests.server.tables import Player, set_up


def test_another_device_comes_back_by_the_link_of_the_seat(street):
    eva, jan = set_up(street, "Eva", "Jan")
    key = jan.request("POST", "/seats/1/link").json()["key"]
    phone = Player(street.guest("Jan"), jan.table)
    assert phone.request("POST", "/claim", key=key).json()["seat"] == 1
    phone.act("anchor Brac")
    assert jan.command("act", actions=["anchor Brac"]).status_code == 403
    assert Player(street.guest("Zita"), jan.table).request("POST", "/claim", key=key).status_code == 403


def test_a_renewed_invitation_ends_the_old_one(street):
    eva = Player(street.guest("Eva"))
    made = eva.browser.post("/api/tables", json={"game": "ferry", "seats": [{"who": "me"}, {}]}).json()
    fresh = eva.at(made["table"]).request("POST", "/invitation").json()["invitation"]
    jan = Player(street.guest("Jan"), made["table"])
    assert jan.request("POST", "/seats", invitation=made["invitation"]).status_code == 403
    assert jan.request("POST", "/seats", invitation=fresh).status_code == 200


def test_nobody_looks_like_somebody_else(street):
    eva = Player(street.guest("Eva"))
    made = eva.browser.post("/api/tables", json={"game": "ferry", "seats": [{"who": "me"}, {}]}).json()
    twin = Player(street.guest("ÉVA"), made["table"])
    assert twin.request("POST", "/seats", invitation=made["invitation"]).status_code == 409


def test_a_bot_plays_for_who_leaves_until_they_are_back(street):
    eva, jan = set_up(street, "Eva", "Jan")
    assert jan.request("POST", "/leave").status_code == 204
    assert eva.look()["seats"][1]["bot"] == "medium"
    assert jan.request("POST", "/back").status_code == 204
    assert eva.look()["seats"][1]["bot"] is None


def test_before_the_match_a_seat_that_is_left_is_free_again(street):
    eva = Player(street.guest("Eva"))
    made = eva.browser.post("/api/tables", json={"game": "ferry", "seats": [{"who": "me"}, {}, {}]}).json()
    jan = Player(street.guest("Jan"), made["table"])
    jan.request("POST", "/seats", invitation=made["invitation"], seat=2)
    jan.request("POST", "/leave")
    assert jan.look()["seats"][2]["open"]


def test_a_table_without_spectators_shows_nothing_to_strangers(street):
    closed, opened = (set_up(street, "Eva", "Jan", settings={"spectators": open})[0] for open in (False, True))
    stranger = Player(street.guest("Zita"))
    assert stranger.at(closed.table).request("GET", "").status_code == 403
    told = stranger.at(opened.table).look()
    assert told["seat"] is None and told["play"]["legal"] == []


def test_on_one_device_a_locked_hand_needs_its_number(street):
    eva = Player(street.guest("Eva"))
    chairs = [{"who": "me", "pin": "1234"}, {"who": "me", "name": "Jan"}]
    table = eva.browser.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()["table"]
    eva = eva.at(table)
    assert eva.request("POST", "/look", seat=0).status_code == 403
    assert eva.request("POST", "/look", seat=0, pin="4321").status_code == 403
    assert eva.look(0, "1234")["seat"] == 0 and eva.look()["seat"] == 1
    assert eva.request("POST", "/act", actions=["anchor Anse"], client="no-seat-named", expected=1).status_code == 422
    eva.act("anchor Anse", seat=0, pin="1234")
    eva.act("anchor Brac", seat=1)
    assert sum(eva.look(0, "1234")["play"]["view"]["players"][0]["hand"].values()) == 1
    assert eva.look(1)["play"]["view"]["players"][0]["hand"] == {}
