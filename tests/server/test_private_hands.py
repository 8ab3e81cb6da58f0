"""Hands are private: the link of a seat is made by who sits there, and nobody else comes to the seat's cards."""

from itertools import cycle

import pytest
from sqlalchemy import select

from osada.server.limits import RATES
from osada.server.storage.schema import seats
from tests.server.around import writes_of_requests
from tests.server.tables import Player, play_on, set_up
from tests.server.town import me, refused

HOT_SEAT = [{"who": "me", "pin": "1234"}, {"who": "me", "name": "Jan"}]


def table_of(town, *others):
    """The host, and what setting up a table with these other seats has told."""
    host = Player(town.guest(town.name()))
    response = host.browser.post("/api/tables", json={"game": "ferry", "seats": [{"who": "me"}, *others]})
    assert response.status_code == 201, response.text
    return host.at(response.json()["table"]), response.json()


def newcomer(town, player):
    return Player(town.guest(town.name()), player.table)


def link(player, seat, **body):
    return player.request("POST", f"/seats/{seat}/link", **body)


def claim(player, key):
    return player.request("POST", "/claim", key=key)


def cards(told, seat):
    return sum(told["play"]["view"]["players"][seat]["hand"].values())


def waiting(town):
    """A table that lacks one person, the host, and who sits at seat 1 with a link of their own."""
    host, made = table_of(town, {}, {})
    guest = newcomer(town, host)
    return host, guest, guest.request("POST", "/seats", invitation=made["invitation"], seat=1).json()["key"]


def playing(town):
    host, made = table_of(town, {})
    guest = newcomer(town, host)
    return host, guest, guest.request("POST", "/seats", invitation=made["invitation"]).json()["key"]


def over(town):
    host, guest, key = playing(town)
    assert play_on([host, guest])["status"] == "finished"
    return host, guest, key


@pytest.mark.parametrize(
    ("stage", "status", "why"),
    [(waiting, 403, "table-not-your-seat"), (playing, 403, "table-not-your-seat"), (over, 409, "table-status")],
)
def test_the_host_makes_no_link_to_a_seat_where_somebody_sits(town, stage, status, why):
    host, guest, _ = stage(town)
    before = host.look()
    assert refused(link(host, 1), status, why)
    assert refused(host.request("POST", "/look", seat=1), 403, "table-not-your-seat")
    assert host.look() == before


@pytest.mark.parametrize("stage", [waiting, playing])
def test_the_link_of_who_sits_there_carries_the_seat_to_another_device(town, stage):
    host, guest, key = stage(town)
    phone, tablet = newcomer(town, host), newcomer(town, host)
    assert refused(link(host, 1), 403, "table-not-your-seat")  # and the link below lives on
    assert claim(phone, key).json()["seat"] == 1
    renewed = link(phone, 1).json()["key"]
    assert refused(claim(newcomer(town, host), key), 403, "table-seat-link-dead")
    assert claim(tablet, renewed).json()["seat"] == 1
    assert host.look()["seats"][1]["person"] == me(tablet.browser)["id"]


def test_a_link_that_the_host_made_before_somebody_sat_down_is_dead(town):
    host, made = table_of(town, {})
    known = link(host, 1).json()["key"]
    guest = newcomer(town, host)
    assert guest.request("POST", "/seats", invitation=made["invitation"]).status_code == 200
    for thief in (host, newcomer(town, host)):
        assert refused(claim(thief, known), 403, "table-seat-link-dead")
    assert guest.look()["seat"] == 1


def test_a_link_by_which_the_host_gave_a_seat_away_is_dead(town):
    host, made = table_of(town, {"who": "me", "name": "Jan"})
    guest = newcomer(town, host)
    known = [made["keys"]["1"], link(host, 1).json()["key"]]
    assert claim(guest, known[1]).status_code == 200
    assert [claim(host, key).status_code for key in known] == [403, 403]
    assert refused(host.request("POST", "/look", seat=1), 403, "table-not-your-seat")


def test_the_link_of_somebody_who_was_sent_away_is_dead(town):
    host, guest, key = waiting(town)
    assert host.request("DELETE", "/seats/1").status_code == 204
    assert refused(claim(guest, key), 403, "table-seat-link-dead")


def test_nobody_but_who_played_it_claims_a_seat_after_the_end(town):
    host, guest, key = over(town)
    before = host.look()
    for other in (host, newcomer(town, host)):
        assert refused(claim(other, key), 409, "table-status")
    assert host.look() == before
    assert claim(guest, key).status_code == 200


def test_a_seat_that_is_played_by_a_bot_alone_goes_to_who_has_no_hand_yet(town):
    host, _ = table_of(town, {"who": "bot", "level": "greedy"})
    key = link(host, 1).json()["key"]
    assert refused(claim(host, key), 409, "table-seated-already")
    assert refused(link(newcomer(town, host), 1), 403, "table-host-only")
    assert claim(newcomer(town, host), key).status_code == 200
    assert ("seat", 1, "sit") in [(entry["kind"], entry["seat"], entry["text"]) for entry in host.look()["entries"]]
    assert refused(link(host, 1), 403, "table-not-your-seat")


def test_the_last_open_seat_taken_by_its_link_begins_the_match(town):
    host, _ = table_of(town, {})
    assert claim(newcomer(town, host), link(host, 1).json()["key"]).status_code == 200
    assert host.look()["status"] == "playing"


def test_the_link_of_a_locked_hand_needs_its_number(town):
    """At a shared device all seats are one person's for the server."""
    host = Player(town.guest(town.name()))
    eva = host.at(host.browser.post("/api/tables", json={"game": "ferry", "seats": HOT_SEAT}).json()["table"])
    for seat, pin, anchor in ((0, "1234", "anchor Anse"), (1, None, "anchor Brac")):
        eva.act(anchor, seat=seat, pin=pin)
    for wrong in ({}, {"pin": "4321"}):
        assert refused(link(eva, 0, **wrong), 403, "table-locked")
    assert eva.look()["seats"][0]["locked"] and cards(eva.look(1), 0) == 0
    phone = newcomer(town, eva)
    assert claim(phone, link(eva, 0, pin="1234").json()["key"]).status_code == 200
    assert cards(phone.look(), 0) == 1
    assert refused(eva.request("POST", "/look", seat=0, pin="1234"), 403, "table-not-your-seat")


def test_a_rematch_knows_no_old_link(town):
    players = set_up(town, town.name(), town.name())
    key = link(players[1], 1).json()["key"]
    play_on(players)
    again, _ = (player.at(player.request("POST", "/rematch").json()["table"]) for player in players)
    assert [refused(claim(again, each), 403, "table-seat-link-dead") for each in (key, "")] == [True, True]
    assert refused(link(again, 0), 403, "table-not-your-seat")


# --- Numbers of hands at a shared device --------------------------------------------------


def shared(town, **more):
    """A table of two hands at one device, the first one locked; and the first links, which the device was told."""
    host = Player(town.guest(town.name()))
    made = host.browser.post("/api/tables", json={"game": "ferry", "seats": HOT_SEAT, **more}).json()
    return host.at(made["table"]), made["keys"]


def test_who_sets_a_table_up_is_told_no_link_to_a_locked_hand(town):
    """A link opens the hand, and the number belongs to somebody else at the device."""
    eva, keys = shared(town)
    assert list(keys) == ["1"]
    assert [refused(claim(eva, key), 403, "table-seat-link-dead") for key in ("", "None")] == [True, True]


def test_a_rematch_keeps_the_numbers(town):
    eva, _ = shared(town)
    keys = [{"seat": 0, "pin": "1234"}, {"seat": 1}]
    while (told := eva.look(**keys[1]))["status"] == "playing":
        eva.any_act(**keys[told["play"]["actors"][0]])
    again = eva.at(eva.request("POST", "/rematch").json()["table"])
    assert [seat["locked"] for seat in again.look()["seats"]] == [False, True]  # whoever began is last now
    assert refused(again.request("POST", "/look", seat=1, pin="4321"), 403, "table-locked")
    assert again.request("POST", "/look", seat=1, pin="1234").status_code == 200


def test_a_number_is_kept_salted_and_slow(town):
    """So that who reads the database cannot try all of them: two equal numbers do not look alike."""
    both = [{"who": "me", "pin": "1234"}, {"who": "me", "name": "Jan", "pin": "1234"}]
    table = Player(town.guest(town.name())).browser.post("/api/tables", json={"game": "ferry", "seats": both}).json()
    with town.context.database.reading() as connection:
        kept = connection.scalars(select(seats.c.pin).where(seats.c.table == table["table"])).all()
    assert len(set(kept)) == 2 and all(pin.startswith("$argon2id$") for pin in kept)


def test_a_number_can_be_tried_only_so_often(hasty):
    """However it is tried: all ways to a hand take from one bucket, and the right number is refused, too."""
    eva, _ = shared(hasty)
    talk = {"seat": 0, "client": "client-1", "text": "?"}
    ways = cycle([("/look", {"seat": 0}), ("/seats/0/link", {}), ("/chat", talk)])
    for number, (path, more) in zip(range(RATES["pin"][0]), ways, strict=False):
        assert refused(eva.request("POST", path, pin=f"{number}", **more), 403, "table-locked")
    assert refused(eva.request("POST", "/look", seat=0, pin="1234"), 429, "server-slow-down")
    assert eva.request("POST", "/look", seat=1).status_code == 200


def test_who_knows_the_number_is_not_kept_waiting(hasty):
    eva, _ = shared(hasty)
    for _ in range(2 * RATES["pin"][0]):
        assert eva.request("POST", "/look", seat=0, pin="1234").status_code == 200


@pytest.mark.parametrize(
    ("path", "more"), [("/chat", {"seat": 0, "client": "client-2", "text": "?"}), ("/seats/0/link", {})]
)
def test_nobody_waits_for_the_database_while_a_number_is_tried(town, monkeypatch, path, more):
    eva, _ = shared(town)
    opened = writes_of_requests(monkeypatch, town.context.database)
    assert refused(eva.request("POST", path, pin="4321", **more), 403, "table-locked")
    assert opened == []
    assert eva.request("POST", path, pin="1234", **more).status_code == 200
    assert len(opened) == 1


def test_who_sits_elsewhere_cannot_use_up_the_tries_of_a_number(hasty):
    """Whose hand it is comes first: nothing is tried for others."""
    eva, _ = shared(hasty)
    zlo = newcomer(hasty, eva)
    for _ in range(RATES["pin"][0] + 1):
        assert refused(link(zlo, 0, pin="4321"), 403, "table-not-your-seat")
    assert link(eva, 0, pin="1234").status_code == 200
