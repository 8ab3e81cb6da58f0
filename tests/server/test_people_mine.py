"""What is mine: names and preferences, everything that is kept of me, to be forgotten, to mute. On both databases."""

import json

import pytest
from sqlalchemy import select

from osada.server.people.mutes import muted_by
from osada.server.storage.schema import METADATA, log, people, seats
from tests.server.tables import Player, play_on, set_up
from tests.server.town import PASSWORD, me, refused

pytestmark = pytest.mark.usefixtures("quick_passwords")

# --- What I choose ----------------------------------------------------------


def test_name_language_and_preferences_change_one_by_one(town):
    eva, name = town.guest(town.name()), town.name()
    assert eva.patch("/api/me", json={"name": name}).json()["name"] == name
    assert eva.patch("/api/me", json={"language": "cs"}).json()["language"] == "cs"
    eva.patch("/api/me", json={"preferences": {"theme": "dark", "sound": True}})
    changed = eva.patch("/api/me", json={"preferences": {"theme": None, "confirmation": "never"}}).json()
    assert changed["preferences"] == {"sound": True, "confirmation": "never"}
    assert (me(eva)["name"], me(eva)["language"]) == (name, "cs")


BODIES = [
    {"preferences": {"theme": "pink"}},
    {"preferences": {"sound": "loud"}},
    {"preferences": {"confirmation": True}},
    {"preferences": {"admin": True}},
    {"language": "xx"},
    {"login": "eva"},
    {"name": None},
    {"name": "\ud800\ud800"},
    {"email": "\x00@osada.example"},
    [],
]


@pytest.mark.parametrize("body", BODIES, ids=json.dumps)
def test_nothing_but_the_list_is_kept(town, body):
    eva = town.guest(town.name())
    before = me(eva)
    assert (
        eva.patch("/api/me", content=json.dumps(body), headers={"content-type": "application/json"}).status_code == 422
    )
    assert me(eva) == before


def test_a_channel_that_leads_nowhere_is_refused(town):
    eva = town.guest(town.name())
    assert refused(eva.patch("/api/me", json={"preferences": {"notices": "mail"}}), 409, "people-no-email")
    both = {"email": "eva@osada.example", "preferences": {"notices": "mail"}}
    assert eva.patch("/api/me", json=both).json()["preferences"] == {"notices": "mail"}
    assert eva.patch("/api/me", json={"email": None}).json()["preferences"] == {}


def test_row_17_the_address_of_an_account_changes_only_by_its_password(town):
    """Whoever finds a browser open could else take the account by a new password."""
    eva = town.account(email="old@osada.example")
    for password in (None, "wrong horse"):
        response = eva.patch("/api/me", json={"email": "thief@osada.example", "password": password})
        assert refused(response, 403, "people-password-wrong")
    changed = eva.patch("/api/me", json={"email": "new@osada.example", "password": PASSWORD})
    assert changed.json()["email"] == "new@osada.example"


# --- Mute -------------------------------------------------------------------


def test_mute_and_hear_again(town):
    eva, jan = town.guest(town.name()), town.guest(town.name())
    other, own = me(jan)["id"], me(eva)["id"]
    for _ in range(2):
        assert eva.put(f"/api/me/mutes/{other}").status_code == 204
    with town.context.database.reading() as connection:
        assert (muted_by(connection, own), muted_by(connection, other)) == ({other}, set())
    assert eva.get("/api/me/mutes").json() == [other]
    eva.delete(f"/api/me/mutes/{other}")
    assert eva.get("/api/me/mutes").json() == []
    for nobody in (own, "x" * 22):
        assert refused(eva.put(f"/api/me/mutes/{nobody}"), 404, "people-unknown")


# --- Everything about me ----------------------------------------------------


def said(player, text):
    response = player.request("POST", "/chat", text=text, client=f"{text}-client-number".replace(" ", "-"))
    assert response.status_code == 200, response.text


def test_the_export_shows_a_running_table_with_my_eyes(town):
    eva, jan = set_up(town, town.name(), town.name())
    for _ in range(6):
        actor = eva.look()["play"]["actors"][0]
        (eva, jan)[actor].any_act()
    mine = export_of(eva)
    assert [table["id"] for table in mine["tables"]] == [eva.table]
    lines = {line["seq"]: line["text"] for line in mine["tables"][0]["lines"]}
    told = {entry["seq"]: entry["text"] for entry in eva.look()["entries"]}
    assert lines == told
    assert any(text.endswith(" ?") for text in lines.values()), "Ferry hides what others draw"
    assert "seed" not in mine["tables"][0]


def export_of(player):
    response = player.browser.get("/api/me/export")
    assert response.status_code == 200, response.text
    return response.json()


def test_the_export_has_everything_and_no_hash(town):
    eva, jan = set_up(town, town.name(), town.name())
    eva.browser.post("/api/account", json={"name": town.name(), "password": PASSWORD, "email": "all@osada.example"})
    eva.browser.patch("/api/me", json={"preferences": {"theme": "dark"}})
    eva.browser.put(f"/api/me/mutes/{me(jan.browser)['id']}")
    said(eva, "good luck")
    said(jan, "have fun")
    mine = export_of(eva)
    assert (mine["person"]["email"], mine["person"]["confirmed"]) == ("all@osada.example", None)
    assert mine["person"]["preferences"] == {"theme": "dark"}
    assert [line["text"] for line in mine["chat"]] == ["good luck"]
    assert mine["muted"] == [me(jan.browser)["id"]]
    text = json.dumps(mine)
    assert "have fun" not in text
    assert "argon2" not in text
    assert eva.browser.cookies["osada"] not in text


def test_the_export_of_a_finished_table_is_open(town):
    players = set_up(town, town.name(), town.name())
    play_on(players)
    lines = export_of(players[1])["tables"][0]["lines"]
    assert not any(line["text"].endswith(" ?") for line in lines)


def test_a_locked_seat_of_a_shared_device_stays_locked(town):
    eva = town.guest(town.name())
    chairs = [{"who": "me"}, {"who": "me", "name": "Jan", "pin": "1234"}]
    table = eva.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()["table"]
    player, keys = Player(eva, table), [{"seat": 0}, {"seat": 1, "pin": "1234"}]
    for _ in range(6):
        player.any_act(**keys[player.look()["play"]["actors"][0]])
    shown = [line["text"] for line in export_of(player)["tables"][0]["lines"]]
    assert shown == [entry["text"] for entry in player.look(**keys[0])["entries"]]
    assert shown != [entry["text"] for entry in player.look(**keys[1])["entries"]]
    done = {line["seat"] for line in export_of(player)["done"] if line["kind"] == "act"}
    assert done == {0}


# --- To be forgotten --------------------------------------------------------


def test_forgetting_leaves_the_matches_and_nothing_else(town):
    name, old = town.name("Zapomnětlivá"), town.name()
    players = set_up(town, old, town.name())
    play_on(players)
    eva, jan = players
    eva.browser.post("/api/account", json={"name": name, "password": PASSWORD, "email": "gone@osada.example"})
    said(eva, "my secret")
    before, person = len(jan.look()["entries"]), me(eva.browser)["id"]
    assert refused(farewell(eva.browser), 403, "people-password-wrong")
    assert farewell(eva.browser, password=PASSWORD).status_code == 204
    assert eva.browser.get("/api/me").status_code == 401
    told = jan.look()
    assert (told["seats"][0]["name"], len(told["entries"]) >= before) == ("", True)
    everything = dump(town)
    for word in (name, old, "gone@osada.example", "my secret", "zapomnetl"):
        assert word not in everything, word
    assert jan.browser.get(f"/api/people/{person}").status_code == 404


def farewell(browser, **body):
    return browser.request("DELETE", "/api/me", json=body)


def dump(town):
    """All that the database holds, as text."""
    with town.context.database.reading() as connection:
        rows = [str(tuple(row)) for table in METADATA.sorted_tables for row in connection.execute(select(table))]
    return "\n".join(rows)


def test_the_seat_of_a_running_table_is_free_for_the_host(town):
    eva, jan = set_up(town, town.name(), town.name())
    assert farewell(jan.browser).status_code == 204
    seat = eva.look()["seats"][1]
    assert (seat["person"], seat["name"], seat["bot"]) == (None, "", "medium")
    key = eva.request("POST", "/seats/1/link").json()["key"]
    new = town.guest(town.name())
    assert new.post(f"/api/tables/{eva.table}/claim", json={"key": key}).status_code == 200
    assert eva.look()["seats"][1]["person"] == me(new)["id"]


def test_when_the_host_is_forgotten_another_one_is_host(town):
    eva, jan = set_up(town, town.name(), town.name())
    farewell(eva.browser)
    assert jan.request("POST", "/seats/0/link").status_code == 200


def test_names_of_the_forgotten_are_free_again(town):
    name = town.name()
    farewell(town.account(name), password=PASSWORD)
    assert me(town.account(name))["name"] == name


def test_what_others_did_stays(town):
    eva, jan = set_up(town, town.name(), town.name())
    said(jan, "I stay")
    farewell(eva.browser)
    with town.context.database.reading() as connection:
        talk = select(log.c.text).where(log.c.table == eva.table, log.c.kind == "chat")
        assert list(connection.scalars(talk)) == ["I stay"]
        seated = select(seats.c.person).where(seats.c.table == eva.table, seats.c.seat == 1)
        assert connection.scalar(seated) == me(jan.browser)["id"]
        assert connection.scalar(select(people.c.name).where(people.c.id == me(jan.browser)["id"]))
