"""An address is confirmed by its owner: until then one mail goes there, whoever named it. On both databases."""

import time

import pytest
from sqlalchemy import select, update

from osada.server.storage.schema import keys, notices, people
from tests.patience import until
from tests.server.given import server
from tests.server.tables import set_up
from tests.server.town import PASSWORD, Town, link_in, mailbox, me, refused

NEW = "battery staple"


def token_in(letter):
    return link_in(letter).partition("#/confirm/")[2]


def confirm(town, token):
    return town.stranger().post("/api/email/confirm", json={"token": token})


def named(town, address, **more):
    """A guest who has given this address, and the token of the link that came there."""
    guest = town.guest(town.name())
    assert guest.patch("/api/me", json={"email": address, **more}).json()["confirmed"] is False
    return guest, token_in(town.box.next_to(address))


def drained(town, address):
    """All mail to the address once everything that was begun is done: letters are sent one after the other."""
    after = f"after-{address}"
    named(town, after)
    return town.box.to(address)


# --- By its owner -----------------------------------------------------------


def test_an_address_counts_once_its_link_was_opened(town):
    eva, token = named(town, "mine@osada.example")
    assert me(eva)["confirmed"] is False
    assert confirm(town, token).status_code == 204
    assert me(eva)["confirmed"] is True
    assert refused(confirm(town, token), 403, "people-link-over")
    assert refused(eva.post("/api/me/email/link"), 409, "people-confirmed-already")


def test_the_letter_speaks_the_language_and_says_nothing_that_a_stranger_wrote(town):
    eva = town.guest(town.name("Zlomyslná"), **{"accept-language": "cs"})
    eva.patch("/api/me", json={"email": "cs@osada.example"})
    letter = town.box.next_to("cs@osada.example")
    assert letter["Subject"] == "Osada: je to vaše adresa?"
    assert "Zlomyslná" not in letter.get_content()
    assert link_in(letter).startswith(f"{town.context.settings.address}/#/confirm/")  # no program requests a fragment


def test_a_new_account_is_asked_too_and_keeps_what_the_guest_confirmed(town):
    eva, token = named(town, "keeps@osada.example")
    confirm(town, token)
    body = {"name": town.name(), "password": PASSWORD, "email": "keeps@osada.example"}
    assert eva.post("/api/account", json=body).json()["confirmed"] is True
    other = town.stranger().post("/api/account", json={**body, "name": town.name()})
    assert other.json()["confirmed"] is False
    town.box.next_to("keeps@osada.example")
    assert not drained(town, "keeps@osada.example")


def test_the_link_is_sent_again_and_only_the_newest_works(town):
    eva, first = named(town, "again@osada.example")
    assert eva.post("/api/me/email/link").status_code == 202
    second = token_in(town.box.next_to("again@osada.example"))
    assert refused(confirm(town, first), 403, "people-link-over")
    assert confirm(town, second).status_code == 204


def test_without_an_address_there_is_nothing_to_send(town):
    assert refused(town.guest(town.name()).post("/api/me/email/link"), 409, "people-no-email")


def test_a_link_ends_after_a_day(town):
    eva, token = named(town, "late@osada.example")
    with town.context.database.writing() as connection:
        ends = connection.scalars(select(keys.c.ends).where(keys.c.person == me(eva)["id"])).one()
        connection.execute(update(keys).values(ends=time.time() - 1))
    assert ends == pytest.approx(time.time() + 24 * 3600, abs=600)
    assert refused(confirm(town, token), 403, "people-link-over")


# --- By nobody else ---------------------------------------------------------


def test_a_link_confirms_no_other_address_than_its_own(town):
    """Whoever reads one mailbox cannot take another one with it; nor when the first comes back."""
    thief, token = named(town, "thief@osada.example")
    thief.patch("/api/me", json={"email": "victim@osada.example"})
    assert refused(confirm(town, token), 403, "people-link-over")
    assert me(thief)["confirmed"] is False


def test_a_changed_address_is_unconfirmed_and_the_old_one_gets_nothing_more(town):
    name = town.name()
    eva = town.account(name, email="before@osada.example")
    changed = eva.patch("/api/me", json={"email": "afterwards@osada.example", "password": PASSWORD})
    assert changed.json()["confirmed"] is False
    town.box.next_to("afterwards@osada.example")
    for who in (name, "before@osada.example", "afterwards@osada.example"):
        town.stranger().post("/api/password/reset", json={"who": who})
    assert not drained(town, "before@osada.example") and not town.box.to("afterwards@osada.example")


def test_a_link_for_a_new_password_ends_with_the_address_it_was_sent_to(town):
    eva = town.account(email="reset@osada.example")
    town.stranger().post("/api/password/reset", json={"who": "reset@osada.example"})
    token = link_in(town.box.next_to("reset@osada.example")).partition("#/reset/")[2]
    eva.patch("/api/me", json={"email": "fresh@osada.example", "password": PASSWORD})
    response = town.stranger().post("/api/password/new", json={"token": token, "password": NEW})
    assert refused(response, 403, "people-link-over")


def test_the_link_of_one_purpose_serves_no_other(town):
    _, token = named(town, "purpose@osada.example")
    response = town.stranger().post("/api/password/new", json={"token": token, "password": NEW})
    assert refused(response, 403, "people-link-over")
    assert confirm(town, token).status_code == 204


def test_a_stranger_whose_address_a_guest_gave_gets_one_mail_and_no_other(town):
    """Turns pass, other things change, a password is asked for: nothing of it is mailed."""
    address = "stranger@osada.example"
    eva, jan = set_up(town, town.name(), town.name())
    for player in (eva, jan):
        player.browser.patch("/api/me", json={"preferences": {"theme": "dark"}})
    jan.browser.patch("/api/me", json={"email": address, "preferences": {"notices": "mail"}})
    jan.browser.patch("/api/me", json={"email": address, "language": "cs"})
    for _ in range(6):
        actor = eva.look()["play"]["actors"][0]
        (eva, jan)[actor].any_act()
    until(lambda: taken(town, eva.table))
    jan.browser.post("/api/account", json={"name": town.name(), "password": PASSWORD, "email": address})
    town.stranger().post("/api/password/reset", json={"who": address})
    assert len(drained(town, address)) == 1


def taken(town, table):
    """Whether all notices of this table, and there are some, have been looked at."""
    with town.context.database.reading() as connection:
        found = connection.scalars(select(notices.c.taken).where(notices.c.table == table)).all()
    return found and all(found)


def test_row_17_a_reset_for_an_unconfirmed_address_is_answered_as_any_other_and_sends_nothing(town):
    name, address = town.name(), "unsure@osada.example"
    town.stranger().post("/api/account", json={"name": name, "password": PASSWORD, "email": address})
    town.box.next_to(address)
    town.account(email="sure@osada.example")
    wanted = (name, address, "sure@osada.example", "nobody@osada.example")
    responses = [town.stranger().post("/api/password/reset", json={"who": who}) for who in wanted]
    assert {(response.status_code, response.content) for response in responses} == {(202, b"null")}
    town.box.next_to("sure@osada.example")
    assert not drained(town, address)


def test_people_who_gave_an_address_unconfirmed_crowd_nobody_out(town):
    """Only so many accounts with one address are written to: those that never confirmed it are not among them."""
    address = "crowd@osada.example"
    for _ in range(6):
        town.stranger().post("/api/account", json={"name": town.name(), "password": PASSWORD, "email": address})
        town.box.next_to(address)
    name = town.name()
    town.account(name, email=address)
    town.stranger().post("/api/password/reset", json={"who": address})
    assert name in town.box.next_to(address).get_content()


def test_addresses_of_before_are_not_confirmed(town):
    """The form that the migration gives them: they are asked on the page."""
    eva = town.guest(town.name())
    with town.context.database.writing() as connection:
        connection.execute(update(people).where(people.c.id == me(eva)["id"]).values(email="old-one@osada.example"))
    assert me(eva)["confirmed"] is False
    assert eva.post("/api/me/email/link").status_code == 202
    assert confirm(town, token_in(town.box.next_to("old-one@osada.example"))).status_code == 204


# --- How often --------------------------------------------------------------


@pytest.fixture
def strict(tmp_path, no_refill):
    """A town that counts."""
    with mailbox() as box, server(mail=box.url, database=f"sqlite:///{tmp_path}/osada.db") as (address, context):
        town = Town(address, context, box)
        yield town
        town.close()


def test_nobody_is_flooded_by_many_who_name_the_same_mailbox(strict):
    """Small differences that lead to the same mailbox do not help; what is refused is not kept."""
    same = ["flood@osada.example", "Flood@osada.example", "flood+1@osada.example", "flood+2@osada.example"]
    guests = [strict.guest(strict.name()) for _ in same]
    responses = [guest.patch("/api/me", json={"email": each}) for guest, each in zip(guests, same, strict=True)]
    assert [response.status_code for response in responses] == [200, 200, 200, 429]
    assert strict.kept(guests[-1]).email is None
    body = {"name": strict.name(), "password": PASSWORD, "email": "flood@osada.example"}
    assert strict.stranger().post("/api/account", json=body).status_code == 429
    assert guests[0].post("/api/me/email/link").status_code == 429
    for each in same[:3]:
        strict.box.next_to(each)
    named(strict, "last@osada.example")
    assert strict.box.letters == []


def test_nobody_writes_to_ever_more_strangers(strict):
    """Neither as one person nor as many from one network address."""
    eva = strict.guest(strict.name())
    responses = [eva.patch("/api/me", json={"email": f"s{number}@osada.example"}).status_code for number in range(21)]
    assert (responses[19], responses[20]) == (200, 429)
    assert strict.guest(strict.name()).patch("/api/me", json={"email": "x@osada.example"}).status_code == 429


def test_a_name_that_is_taken_costs_no_mail(strict):
    name = strict.name()
    strict.account(name)
    body = {"name": name, "password": PASSWORD, "email": "tries@osada.example"}
    for _ in range(4):
        assert refused(strict.stranger().post("/api/account", json=body), 409, "people-name-taken")
    assert strict.stranger().post("/api/account", json={**body, "name": strict.name()}).status_code == 201
