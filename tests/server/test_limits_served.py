"""Nothing is changed without a limit: by person, by address; and who is refused has written nothing."""

import re

import pytest

from osada.server.app import routes
from osada.server.errors import Refused
from osada.server.limits import RATES
from osada.server.tables.setup import USUAL
from tests.server.around import log_of, writes_of_requests
from tests.server.tables import Player, set_up
from tests.server.town import me, refused

SLOW = "server-slow-down"


def changing():
    """Every route that may change something, with something in place of its names."""
    found = ((method.upper(), path) for path, ways in routes().openapi()["paths"].items() for method in ways)
    return [(method, re.sub(r"{[^}]*}", "1", path)) for method, path in found if method != "GET"]


def use_up(town, kind, key):
    with pytest.raises(Refused):
        for _ in range(RATES[kind][0] + 1):
            town.context.limits.take(kind, key)


def test_an_address_changes_nothing_without_a_limit(hasty):
    """Whatever it asks for, before anything else is looked up."""
    eva = hasty.guest("Eva")
    use_up(hasty, "address", "127.0.0.1")
    assert len(changing()) > 40
    for method, path in changing():
        assert refused(eva.request(method, path), 429, SLOW), (method, path)


def test_a_person_changes_nothing_without_a_limit(hasty):
    """Wherever they come from: on every route that is not open to strangers."""
    eva, stranger = hasty.guest("Eva"), hasty.stranger()
    found = [way for way in changing() if stranger.request(*way).status_code == 401]
    assert len(found) > 30
    use_up(hasty, "change", me(eva)["id"])
    for way in found:
        assert refused(eva.request(*way), 429, SLOW), way


COMING_AND_GOING = [
    ("POST", "/invitation", {}),
    ("POST", "/seats", {"invitation": "x" * 32}),
    ("POST", "/claim", {"key": "x" * 22}),
    ("POST", "/leave", {}),
    ("POST", "/back", {}),
    ("PUT", "/seats/0/bot", {}),
    ("DELETE", "/seats/1", None),
    ("POST", "/seats/0/link", {}),
    ("PUT", "/settings", {}),
    ("PUT", "/chat", {"open": False}),
    ("POST", "/close", {}),
]


@pytest.mark.parametrize(("method", "path", "body"), COMING_AND_GOING)
def test_the_log_of_a_table_does_not_grow_without_end(hasty, method, path, body):
    """Coming, going and rearranging have one bucket; each of them takes from it, and nothing is written after that."""
    eva, _ = set_up(hasty, "Eva", "Jan")
    use_up(hasty, "seat", me(eva.browser)["id"])
    before = log_of(hasty.context, eva.table)
    assert refused(send(eva, method, path, body), 429, SLOW)
    assert log_of(hasty.context, eva.table) == before


def send(player, method, path, body):
    return player.browser.request(method, f"/api/tables/{player.table}{path}", json=body)


def test_what_changes_nothing_is_not_written(hasty):
    """Back though never away, the bot that plays already, the settings as they are."""
    eva = Player(hasty.guest("Eva"))
    made = eva.browser.post("/api/tables", json={"game": "ferry", "seats": [{"who": "me"}, {}, {}]}).json()
    eva, jan = eva.at(made["table"]), Player(hasty.guest("Jan"), made["table"])
    settings = {**USUAL, "pace": 60}
    assert send(eva, "PUT", "/settings", settings).status_code == 204
    assert adds_nothing(hasty, eva, "PUT", "/settings", settings)
    for seat in (1, 2):
        assert send(eva, "PUT", f"/seats/{seat}/bot", {}).status_code == 204
    assert adds_nothing(hasty, eva, "POST", "/back", {})
    assert send(eva, "POST", "/leave", {}).status_code == 204
    assert adds_nothing(hasty, eva, "POST", "/leave", {})
    assert refused(jan.request("POST", "/seats", invitation=made["invitation"]), 409, "table-status")


def adds_nothing(town, player, method, path, body):
    """Nothing but what bots play meanwhile."""
    before = [entry for entry in log_of(town.context, player.table) if entry.kind in ("seat", "table")]
    assert send(player, method, path, body).status_code == 204
    return before == [entry for entry in log_of(town.context, player.table) if entry.kind in ("seat", "table")]


def test_a_wrong_invitation_opens_no_transaction(hasty, monkeypatch):
    eva, _ = set_up(hasty, "Eva", "Jan")
    zlo = Player(hasty.guest("Zlo"), eva.table)
    opened = writes_of_requests(monkeypatch, hasty.context.database)
    assert refused(zlo.request("POST", "/seats", invitation="x" * 32), 403, "table-link-dead")
    assert opened == []
    assert eva.request("POST", "/invitation").status_code == 200
    assert opened


def test_a_person_takes_one_seat_by_invitation(hasty):
    """So nobody sees two hands that nobody agreed to."""
    eva = Player(hasty.guest("Eva"))
    made = eva.browser.post("/api/tables", json={"game": "ferry", "seats": [{"who": "me"}, {}, {}]}).json()
    eva, jan = eva.at(made["table"]), Player(hasty.guest("Jan"), made["table"])
    assert jan.request("POST", "/seats", invitation=made["invitation"]).status_code == 200
    for player in (eva, jan):
        assert refused(player.request("POST", "/seats", invitation=made["invitation"]), 409, "table-seated-already")
    link = eva.request("POST", "/seats/2/link").json()["key"]
    assert refused(jan.request("POST", "/claim", key=link), 409, "table-seated-already")
