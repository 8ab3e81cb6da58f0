"""Accounts: a guest keeps everything; passwords; a forgotten one; devices. On both databases."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from argon2 import PasswordHasher
from sqlalchemy import update

from osada.server import hashing
from osada.server.storage.schema import keys
from tests.patience import until
from tests.server.tables import Player, set_up
from tests.server.town import PASSWORD, link_in, me, refused

NEW = "battery staple"


def log_in(town, name, password=PASSWORD):
    browser = town.stranger()
    return browser, browser.post("/api/login", json={"name": name, "password": password})


# --- To have one ------------------------------------------------------------


def test_a_guest_becomes_an_account_and_keeps_everything(town):
    name = town.name()
    browser = town.guest(name)
    before = me(browser)
    response = browser.post("/api/account", json={"name": name, "password": PASSWORD, "email": "eva@osada.example"})
    assert response.json() == {**before, "guest": False, "email": "eva@osada.example"} == me(browser)


def test_a_stranger_may_begin_with_an_account(town):
    assert me(town.account())["guest"] is False


def test_nobody_has_two_accounts(town):
    again = town.account().post("/api/account", json={"name": town.name(), "password": PASSWORD})
    assert refused(again, 409, "people-account-already")


@pytest.mark.parametrize(
    ("password", "status"), [("1234567", 422), ("12345678", 201), ("ž" * 200, 201), ("x" * 201, 422)]
)
def test_a_password_is_long_enough_and_nothing_else(town, password, status):
    response = town.guest(town.name()).post("/api/account", json={"name": town.name(), "password": password})
    assert response.status_code == status
    assert status == 201 or response.json()["error"]["args"] == [8, 200]


@pytest.mark.parametrize("address", ["", "eva", "eva@", "eva@localhost", "eva@a.cz\nBcc: jan@a.cz", "eva@a.cz, b@c.cz"])
def test_an_address_that_is_none_is_refused(town, address):
    body = {"name": town.name(), "password": PASSWORD, "email": address}
    assert refused(town.stranger().post("/api/account", json=body), 422, "people-email")


# --- Names ------------------------------------------------------------------


def test_row_15_the_name_of_an_account_and_all_that_look_like_it_are_its_own(town):
    name = town.name("Olga Ilova")
    olga = town.account(name)
    alike = name.replace("I", "l").replace("O", "0").lower()
    for path, body in (("/api/guests", {}), ("/api/account", {"password": PASSWORD})):
        assert refused(town.stranger().post(path, json={"name": alike, **body}), 409, "people-name-taken")
    assert refused(town.guest(town.name()).patch("/api/me", json={"name": alike}), 409, "people-name-taken")
    assert olga.patch("/api/me", json={"name": name.upper()}).json()["name"] == name.upper()


def test_row_15_of_two_who_ask_at_once_one_has_the_name(town):
    name, browsers = town.name(), [town.stranger() for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        body = {"name": name, "password": PASSWORD}
        responses = list(pool.map(lambda each: each.post("/api/account", json=body).status_code, browsers))
    assert sorted(responses) == [201, 409, 409, 409]


# --- To come back -----------------------------------------------------------


def test_an_account_is_known_on_another_device(town):
    name = town.name("Žofie")
    first = town.account(name)
    second, response = log_in(town, name.lower())
    assert response.json() == me(first) == me(second)


def test_row_17_an_unknown_name_and_a_wrong_password_are_answered_alike(town):
    name = town.name()
    town.account(name)
    wrong, unknown = (log_in(town, each, "wrong horse")[1] for each in (name, town.name()))
    impossible = log_in(town, "\u0000", "wrong horse")[1]
    assert wrong.status_code == 403
    assert wrong.content == unknown.content == impossible.content
    assert "set-cookie" not in wrong.headers


def test_row_17_an_unknown_name_costs_the_same_work(town, monkeypatch):
    """Counted, not timed: the hasher is asked once either way."""
    asked = []

    class Counting(PasswordHasher):
        def verify(self, hash, password):
            asked.append(hash)
            return super().verify(hash, password)

    monkeypatch.setattr(hashing, "HASHER", Counting())
    name = town.name()
    town.account(name)
    for each in (name, town.name(), "?"):
        log_in(town, each, "wrong horse")
    assert len(asked) == 3
    assert len({hash.rsplit("$", 2)[0] for hash in asked}) == 1  # with the same parameters


def test_a_guest_who_logs_in_brings_their_seats_along(town):
    name = town.name()
    town.account(name)
    eva, jan = set_up(town, town.name(), town.name("Jan"))
    elsewhere = Player(eva.browser, set_up(town, town.name(), town.name("Jan"))[0].table)
    assert eva.browser.post("/api/login", json={"name": name, "password": PASSWORD}).status_code == 200
    seats = eva.look()["seats"]
    assert [seats[0]["person"], seats[0]["name"]] == [me(eva.browser)["id"], name]
    assert seats[1]["person"] == me(jan.browser)["id"]
    assert eva.look()["seat"] == 0 and elsewhere.look()["seat"] is None
    assert eva.request("POST", "/invitation").status_code == 200  # the host's right
    eva.any_act()


def test_a_name_that_sits_there_already_is_not_taken_by_who_logs_in(town):
    name = town.name()
    owner = town.account(name)
    guest = town.name()
    eva = Player(town.guest(guest))
    made = eva.browser.post("/api/tables", json={"game": "ferry", "seats": [{"who": "me"}, {"who": "open"}]}).json()
    eva = eva.at(made["table"])
    assert Player(owner, made["table"]).request("POST", "/seats", invitation=made["invitation"]).status_code == 200
    eva.browser.post("/api/login", json={"name": name, "password": PASSWORD})
    assert [(seat["name"], seat["person"]) for seat in eva.look(0)["seats"]] == [
        (guest, me(owner)["id"]),
        (name, me(owner)["id"]),
    ]


def test_row_17_a_session_is_new_at_every_login(town):
    """A token that somebody planted in a browser is worth nothing after the login."""
    name = town.name()
    town.account(name)
    planted = town.guest(town.name())
    token = planted.cookies["osada"]
    planted.post("/api/login", json={"name": name, "password": PASSWORD})
    assert planted.cookies["osada"] != token
    assert town.stranger(cookie=f"osada={token}").get("/api/me").status_code == 401


def test_row_17_a_session_is_new_when_a_guest_gets_an_account(town):
    guest = town.guest(town.name())
    token = guest.cookies["osada"]
    guest.post("/api/account", json={"name": town.name(), "password": PASSWORD})
    assert me(guest)["guest"] is False
    assert town.stranger(cookie=f"osada={token}").get("/api/me").status_code == 401


def test_row_17_passwords_are_kept_by_argon2id_and_tokens_as_hashes(town):
    browser = town.account()
    assert town.kept(browser).password.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    with town.context.database.reading() as connection:
        kept = connection.exec_driver_sql("SELECT hash FROM sessions").scalars().all()
    assert all(len(hash) == 64 for hash in kept)
    assert browser.cookies["osada"] not in kept


def test_row_17_a_hash_is_renewed_when_more_work_is_asked_for(town, monkeypatch):
    monkeypatch.setattr(hashing, "HASHER", PasswordHasher(time_cost=1))
    name = town.name()
    browser = town.account(name)
    assert ",t=1," in town.kept(browser).password
    monkeypatch.undo()
    assert log_in(town, name)[1].status_code == 200
    assert ",t=3," in town.kept(browser).password
    assert log_in(town, name)[1].status_code == 200


# --- Passwords --------------------------------------------------------------


def test_row_17_a_changed_password_ends_all_other_sessions(town):
    name = town.name()
    first = town.account(name)
    second, _ = log_in(town, name)
    wrong = first.post("/api/password", json={"old": "wrong horse", "new": NEW})
    assert refused(wrong, 403, "people-password-wrong")
    assert first.post("/api/password", json={"old": PASSWORD, "new": NEW}).status_code == 204
    assert (first.get("/api/me").status_code, second.get("/api/me").status_code) == (200, 401)
    assert log_in(town, name)[1].status_code == 403
    assert log_in(town, name, NEW)[1].status_code == 200


def forgotten(town, browser):
    """The token that the mail brings."""
    town.stranger().post("/api/password/reset", json={"who": me(browser)["email"]})
    letter = town.box.next_to(me(browser)["email"])
    return link_in(letter).partition("#/reset/")[2], letter


def new_password(town, token, password=NEW):
    return town.stranger().post("/api/password/new", json={"token": token, "password": password})


def test_row_17_a_forgotten_password_is_set_anew_by_mail_once(town):
    name = town.name()
    browser = town.account(name, email="forgot@osada.example", language="cs")
    token, letter = forgotten(town, browser)
    assert letter["Subject"] == "Nové heslo k Osadě"
    assert name in letter.get_content()
    assert refused(new_password(town, token, "short"), 422, "people-password")
    assert new_password(town, token).status_code == 204
    assert refused(new_password(town, token), 403, "people-link-over")
    assert browser.get("/api/me").status_code == 401
    assert log_in(town, name, NEW)[1].status_code == 200


def test_row_17_a_link_ends_after_an_hour_and_when_a_newer_one_was_sent(town):
    browser = town.account(email="late@osada.example")
    first, second = (forgotten(town, browser)[0] for _ in range(2))
    assert refused(new_password(town, first), 403, "people-link-over")
    with town.context.database.writing() as connection:
        connection.execute(update(keys).values(ends=time.time() - 1))
    assert refused(new_password(town, second), 403, "people-link-over")


def test_row_17_whether_an_account_exists_is_not_told_by_a_reset(town):
    name = town.name()
    town.account(name, email="known@osada.example")
    town.guest(town.name()).patch("/api/me", json={"email": "guest@osada.example"})
    town.confirm("guest@osada.example")
    wanted = [name, "known@osada.example", "guest@osada.example", "nobody@osada.example", "\u0000", town.name()]
    responses = [town.stranger().post("/api/password/reset", json={"who": who}) for who in wanted]
    assert {(response.status_code, response.content) for response in responses} == {(202, b"null")}
    until(lambda: len(town.box.to("known@osada.example")) == 2)
    assert not town.box.to("guest@osada.example")


def test_row_16_the_token_of_a_link_stands_in_no_url_that_is_requested(town):
    token, letter = forgotten(town, town.account(email="fragment@osada.example"))
    assert link_in(letter) == f"{town.context.settings.address}/#/reset/{token}"


# --- Devices ----------------------------------------------------------------


def test_devices_are_listed_and_ended(town):
    name = town.name()
    here = town.account(name)
    there, elsewhere = (log_in(town, name)[0] for _ in range(2))
    listed = here.get("/api/me/devices").json()
    assert [device["current"] for device in listed] == [False, False, True]
    assert here.delete(f"/api/me/devices/{listed[0]['id']}").status_code == 204
    assert (there.get("/api/me").status_code, elsewhere.get("/api/me").status_code) == (200, 401)
    assert here.delete("/api/me/devices").status_code == 204
    assert (here.get("/api/me").status_code, there.get("/api/me").status_code) == (200, 401)


def test_nobody_ends_the_device_of_another(town):
    victim = town.account()
    device = victim.get("/api/me/devices").json()[0]["id"]
    assert refused(town.account().delete(f"/api/me/devices/{device}"), 404, "people-no-device")
    assert victim.get("/api/me").status_code == 200
