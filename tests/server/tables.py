"""A table with people around it, in the words of a test."""

from itertools import count

from tests.server.given import Street

CLIENTS = count()


class Player:
    """Somebody in front of a browser, at one table."""

    def __init__(self, browser, table=None):
        self.browser, self.table = browser, table

    def at(self, table):
        return Player(self.browser, table)

    def ask(self, method, path, **form):
        """The answer of a route of this table."""
        given = {"json": form} if method in ("POST", "PUT", "PATCH") else {}
        return self.browser.request(method, f"/api/tables/{self.table}{path}", **given)

    def look(self, seat=None, pin=None):
        answer = self.ask("GET", "") if seat is None else self.ask("POST", "/look", seat=seat, pin=pin)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def command(self, word, **form):
        """Sends a command that knows the newest position, unless the test says otherwise."""
        seat, pin = form.get("seat"), form.get("pin")
        known = {"expected": self.look(seat, pin)["seq"], "client": f"client-{next(CLIENTS)}"}
        return self.ask("POST", f"/{word}", **{**known, **form})

    def act(self, *actions, **form):
        answer = self.command("act", actions=actions, **form)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def any_act(self, **form):
        """The first thing that is legal."""
        return self.act(self.look(form.get("seat"), form.get("pin"))["play"]["legal"][0], **form)


def set_up(street: Street, *names, game="ferry", spare=0, **form):
    """A table of these people, the first of whom is the host, with the match begun unless there are spare seats."""
    host, *others = (Player(street.guest(name)) for name in names)
    chairs = [{"who": "me"}, *[{"who": "open"}] * (len(others) + spare)]
    answer = host.browser.post("/api/tables", json={"game": game, "seats": chairs, **form})
    assert answer.status_code == 201, answer.text
    table, invitation = answer.json()["table"], answer.json()["invitation"]
    players = [each.at(table) for each in (host, *others)]
    for player in players[1:]:
        taken = player.ask("POST", "/seats", invitation=invitation)
        assert taken.status_code == 200, taken.text
    return players


def play_on(players, status="playing", most=200):
    """The first legal action of whoever is to act, until the status changes."""
    for _ in range(most):
        told = players[0].look()
        if told["status"] != status:
            return told
        players[told["play"]["actors"][0]].any_act()
    raise AssertionError("the match does not end")
