"""What the host of a table may do: it stands in the log, and it touches nobody who plays and is in time."""

import pytest
from sqlalchemy import update

from osada.server.storage.schema import seats, tables
from osada.server.tables.host import ABANDONED
from osada.server.tables.pace import AWAY
from tests.server.around import fresh, log_of
from tests.server.tables import Player, set_up
from tests.server.test_consent import let_time_pass, words
from tests.server.town import refused


def two(town, **body):
    return set_up(town, town.name(), town.name(), **body)


def talk(player, text="Ahoj"):
    return player.request("POST", "/chat", client=fresh(), text=text)


def leave_alone(town, table, seconds=ABANDONED + 1):
    """As if nothing had happened there for so long."""
    with town.context.database.writing() as connection:
        long_ago = update(tables).values(changed=tables.c.changed - seconds)
        connection.execute(long_ago.where(tables.c.id == table))
        connection.execute(update(seats).values(deadline=seats.c.deadline - seconds).where(seats.c.table == table))
    town.context.matches._forget(table)


# --- Talk -------------------------------------------------------------------


def test_the_host_mutes_the_talk_for_all_and_opens_it_again(each_town):
    host, guest = two(each_town)
    assert host.request("PUT", "/chat", open=False).status_code == 204
    for player in (host, guest):
        assert refused(talk(player), 403, "table-muted")
        assert player.look()["set_up"]["settings"]["muted"]
    assert host.request("PUT", "/chat", open=True).status_code == 204
    assert talk(guest).status_code == 200 and "muted" not in guest.look()["set_up"]["settings"]
    said = [text for _, _, text in words(each_town, host.table, "table") if text.startswith("chat")]
    assert said == ["chat muted", "chat open"]


def test_what_is_muted_stays_so_whatever_else_is_set(each_town):
    host, guest = two(each_town, spare=1)
    host.request("PUT", "/chat", open=False)
    assert host.request("PUT", "/settings", listed=True).status_code == 204
    assert refused(talk(guest), 403, "table-muted")


def test_nobody_else_mutes_the_table(each_town):
    host, guest = two(each_town)
    zita = Player(each_town.guest(each_town.name()), host.table)
    for player in (guest, zita):
        assert refused(player.request("PUT", "/chat", open=False), 403, "table-host-only")
    assert talk(guest).status_code == 200


def test_muting_twice_is_written_once(each_town):
    host, _ = two(each_town)
    before = len(log_of(each_town.context, host.table))
    assert [host.request("PUT", "/chat", open=open).status_code for open in (True, False, False)] == [204] * 3
    assert len(log_of(each_town.context, host.table)) == before + 1


# --- Closing ----------------------------------------------------------------


def test_a_table_that_waits_is_closed_at_any_time(each_town):
    host, guest = two(each_town, spare=1, settings={"listed": True})
    assert refused(guest.request("POST", "/close"), 403, "table-host-only")
    assert host.request("POST", "/close").status_code == 204
    told = guest.look()
    assert (told["status"], told["end"]["result"], told["play"]) == ("finished", None, None)
    assert words(each_town, host.table, "table")[-2:] == [("table", None, "close"), ("table", None, "finish")]
    assert [guest.request("GET", path).status_code for path in ("/replay?step=0", "/record")] == [409, 200]
    for path in ("/api/archive", "/api/my/tables", "/api/lobby"):
        assert host.table not in host.browser.get(path).text


def test_a_match_that_nobody_plays_is_closed_after_seven_days(each_town):
    host, guest = two(each_town)
    host.act("anchor Anse")
    let_time_pass(each_town, host.table)
    leave_alone(each_town, host.table, ABANDONED)
    assert refused(host.request("POST", "/close"), 409, "table-not-abandoned")
    leave_alone(each_town, host.table, AWAY + 10)
    assert refused(guest.request("POST", "/close"), 403, "table-host-only")
    assert host.request("POST", "/close").status_code == 204
    told = guest.look()
    assert (told["status"], told["end"]["result"]) == ("finished", None) and told["end"]["seed"]
    assert guest.request("GET", "/replay?step=0").status_code == 200
    assert refused(host.request("POST", "/close"), 409, "table-status")


def test_a_match_is_not_closed_while_somebody_has_time(each_town):
    host, _ = two(each_town, settings={"pace": 14 * 24 * 3600})
    leave_alone(each_town, host.table)
    assert refused(host.request("POST", "/close"), 409, "table-not-abandoned")


def test_a_rated_match_is_never_closed(each_town):
    host, _ = two(each_town)
    with each_town.context.matches.changing(host.table) as change:
        change.match.settings = {**change.match.settings, "rated": True}
        change.add("table", None, "hint")
    leave_alone(each_town, host.table)
    assert refused(host.request("POST", "/close"), 403, "table-rated-agreed")


# --- In the log -------------------------------------------------------------

POWERS = [
    ("POST", "/invitation", {}, "invite"),
    ("POST", "/seats/2/link", {}, "link"),
    ("DELETE", "/seats/1", {}, "remove"),
    ("PUT", "/settings", {"listed": True}, 'settings {"listed":true}'),
    ("PUT", "/chat", {"open": False}, "chat muted"),
    ("PUT", "/seats/2/bot", {"level": "easy"}, "bot easy"),
    ("POST", "/close", {}, "close"),
]


@pytest.mark.parametrize(("method", "path", "body", "text"), POWERS)
def test_everything_a_host_does_stands_in_the_log(each_town, method, path, body, text):
    host, guest = two(each_town, spare=1)
    me = host.browser.get("/api/me").json()["id"]
    assert host.request(method, path, **body).is_success
    done = [entry.text for entry in log_of(each_town.context, host.table) if entry.person == me]
    assert text in done and text in [entry["text"] for entry in guest.look()["entries"]]


# --- The number of a hand ---------------------------------------------------


def shared(town):
    """Eva and Jan at one device, Jan's hand locked, and Ida at another."""
    eva = Player(town.guest(town.name()))
    chairs = [{"who": "me"}, {"who": "me", "name": "Jan", "pin": "1234"}, {}]
    made = eva.browser.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()
    return eva.at(made["table"]), Player(town.guest(town.name()), made["table"]), made["invitation"]


GOING = [
    ("POST", "/leave", {"seat": 1}, 204),
    ("PUT", "/seats/1/bot", {}, 204),
    ("POST", "/resign", {"seat": 1, "expected": 2}, 200),
    ("POST", "/back", {"seat": 1}, 204),
]


@pytest.mark.parametrize(("method", "path", "body", "status"), GOING)
def test_a_locked_hand_comes_and_goes_by_its_number(each_town, method, path, body, status):
    eva, ida, invitation = shared(each_town)
    ida.request("POST", "/seats", invitation=invitation)
    if path == "/back":
        assert eva.request("POST", "/leave", seat=1, pin="1234").status_code == 204
    body = {**body, "client": fresh()} if path == "/resign" else body
    before = eva.look()["seats"]
    for wrong in ({}, {"pin": "4321"}):
        assert refused(eva.request(method, path, **body, **wrong), 403, "table-locked")
    assert eva.look()["seats"] == before
    assert eva.request(method, path, **body, pin="1234").status_code == status
    assert eva.look()["seats"] != before


def test_before_the_match_a_locked_hand_leaves_by_its_number(each_town):
    eva, _, _ = shared(each_town)
    assert refused(eva.request("POST", "/leave", seat=1), 403, "table-locked")
    assert eva.request("POST", "/leave", seat=1, pin="1234").status_code == 204


def test_for_a_locked_hand_that_is_late_anybody_calls_the_usual_bot(each_town):
    eva, ida, invitation = shared(each_town)
    eva.request("PUT", "/settings", pace=60)
    ida.request("POST", "/seats", invitation=invitation)
    let_time_pass(each_town, eva.table, 61)
    assert refused(eva.request("PUT", "/seats/1/bot", pin="4321"), 403, "table-locked")
    assert eva.request("PUT", "/seats/1/bot", level="random").status_code == 204
    assert eva.look()["seats"][1]["bot"] == "medium"
