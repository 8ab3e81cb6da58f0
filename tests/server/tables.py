"""A table with people around it, in the words of a test."""

from itertools import count

from tests.server.given import Street

CLIENTS = count()
RATED = {"rated": True, "pace": 600, "hints": False}  # the settings without which a table cannot be rated


class Player:
    """Somebody in front of a browser, at one table."""

    def __init__(self, browser, table=None):
        self.browser, self.table = browser, table

    def at(self, table):
        return Player(self.browser, table)

    def request(self, method, path, **body):
        """The response of a route of this table."""
        given = {"json": body} if method in ("POST", "PUT", "PATCH") else {}
        return self.browser.request(method, f"/api/tables/{self.table}{path}", **given)

    def look(self, seat=None, pin=None):
        response = self.request("GET", "") if seat is None else self.request("POST", "/look", seat=seat, pin=pin)
        assert response.status_code == 200, response.text
        return response.json()

    def command(self, word, **body):
        """Sends a command that knows the newest position, unless the test says otherwise."""
        seat, pin = body.get("seat"), body.get("pin")
        known = {"expected": self.look(seat, pin)["seq"], "client": f"client-{next(CLIENTS)}"}
        return self.request("POST", f"/{word}", **{**known, **body})

    def act(self, *actions, **body):
        response = self.command("act", actions=actions, **body)
        assert response.status_code == 200, response.text
        return response.json()

    def any_act(self, **body):
        """The first thing that is legal."""
        return self.act(self.look(body.get("seat"), body.get("pin"))["play"]["legal"][0], **body)


def set_up(street: Street, *names, game="ferry", spare=0, come=None, **body):
    """A table of these people, the first of whom is the host, with the match begun unless there are spare seats."""
    host, *others = (Player((come or street.guest)(name)) for name in names)
    chairs = [{"who": "me"}, *[{"who": "open"}] * (len(others) + spare)]
    response = host.browser.post("/api/tables", json={"game": game, "seats": chairs, **body})
    assert response.status_code == 201, response.text
    table, invitation = response.json()["table"], response.json()["invitation"]
    players = [each.at(table) for each in (host, *others)]
    rated = body.get("settings", {}).get("rated", False)
    for player in players[1:]:
        taken = player.request("POST", "/seats", invitation=invitation, rated=rated)
        assert taken.status_code == 200, taken.text
    return players


def set_up_rated(town, count=2, **body):
    """The same with account holders who have accepted that it counts."""
    settings = {**RATED, **body.pop("settings", {})}
    return set_up(town, *(town.name() for _ in range(count)), come=town.account, settings=settings, **body)


def play_on(players, status="playing", most=200):
    """The first legal action of whoever is to act, until the status changes."""
    for _ in range(most):
        told = players[0].look()
        if told["status"] != status:
            return told
        players[told["play"]["actors"][0]].any_act()
    raise AssertionError("the match does not end")
