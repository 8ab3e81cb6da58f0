"""A host who uses every power there is, as a player or as an onlooker, is told nothing that they must not know: two
worlds that differ only in what is hidden from them answer alike."""

import json

import pytest

from osada.engine.game import SPECTATOR
from osada.server.tables import change
from tests.patience import until
from tests.server.around import fresh
from tests.server.tables import Player
from tests.server.test_asking_secrets import another_world

OWN, OTHER, BOT = range(3)  # seats
# What is anew each time: it is not compared.
VOLATILE = {"seed", "key", "invitation", "commit", "seq", "at", "client", "deadline", "entries", "table", "expected"}
POWERS = [
    ("GET", "", {}),
    ("GET", "/invitation", {}),
    ("POST", "/invitation", {}),
    ("POST", f"/seats/{OTHER}/link", {}),
    ("POST", "/seats/2/link", {}),
    ("DELETE", f"/seats/{OTHER}", {}),
    ("PUT", f"/seats/{OTHER}/bot", {"level": "random"}),
    ("PUT", "/settings", {"spectators": True}),
    ("PUT", "/chat", {"open": False}),
    ("PUT", "/chat", {"open": True}),
    ("POST", "/close", {}),
    ("POST", "/rematch", {}),
    ("POST", "/call", {"bot_for": OTHER, "expected": 0, "client": None}),
    ("POST", "/propose", {"settings": {"delay": 3}, "expected": 0, "client": None}),
    ("GET", "", {}),
    ("POST", "/answer", {"agrees": True, "expected": 10_000, "client": None}),
    ("POST", "/look", {"seat": OTHER}),
    ("POST", "/hint", {"seat": OTHER}),
    ("POST", "/hint", {"level": "nobody"}),
    ("GET", "/record", {}),
    ("GET", "/replay?step=1", {}),
    ("GET", f"/replay?step=1&eyes={OTHER}", {}),
    ("GET", "/replay?step=1&eyes=open", {}),
    ("GET", "/replay/count?step=1", {}),
    ("POST", "/fork", {"step": 0, "seats": [{}, {}, {}]}),
    ("POST", "/review", {}),
    ("POST", "/count", {}),
    ("POST", "/gains", {}),
    ("POST", "/try", {}),
    ("POST", "/odds", {}),
    ("POST", "/worth", {}),
    ("POST", "/why", {"action": "play Smuggler"}),
    ("POST", "/why", {"action": "play Tip", "seat": OTHER}),
]


def without_what_is_anew(value):
    if isinstance(value, dict):
        return {name: without_what_is_anew(each) for name, each in value.items() if name not in VOLATILE}
    return [without_what_is_anew(each) for each in value] if isinstance(value, list) else value


def use(host, method, path, body):
    """The status and the words of the response, and what the log says that is new to the host."""
    body = {**body, "client": fresh()} if "client" in body else body
    response = host.request(method, path, **body)
    told = response.json() if response.content else None
    return response.status_code, without_what_is_anew(told), response.text


def table_of(town, *, host_plays):
    """Two guests, a bot on the last seat and the host, who has a hand or looks on."""
    host = Player(town.guest(town.name()))
    chairs = [{"who": "me"} if host_plays else {}, {}, {"who": "bot", "level": "greedy"}]
    made = host.browser.post("/api/tables", json={"game": "ferry", "seats": chairs}).json()
    guests = [Player(town.guest(town.name()), made["table"]) for _ in range(1 if host_plays else 2)]
    host = host.at(made["table"])
    before = [use(host, *power)[2] for power in POWERS[:3]]
    invitation = host.request("GET", "/invitation").json()["invitation"]
    for guest in guests:
        assert guest.request("POST", "/seats", invitation=invitation).status_code == 200
    return host, [host, *guests] if host_plays else guests, before


def play(host, players, lines):
    """So many lines of people, and then it is a person's turn again."""

    def people_to_act():
        actors = host.look()["play"]["actors"]
        return [] if BOT in actors else actors

    for _ in range(lines):
        players[until(people_to_act)[0]].any_act()
    until(people_to_act)


@pytest.mark.parametrize("host_plays", [True, False])
def test_no_power_of_a_host_tells_a_secret(each_town, monkeypatch, host_plays):
    monkeypatch.setattr(change, "EVERY", 10**9)  # no snapshot of a world that is made up
    host, players, told = table_of(each_town, host_plays=host_plays)
    context, reader = each_town.context, OWN if host_plays else SPECTATOR
    play(host, players, 5)
    differed = 0
    for number, power in enumerate(POWERS):
        with another_world(context, host.table, reader, number) as differs:
            other = use(host, *power)
        real = use(host, *power)
        assert other[:2] == real[:2], f"{power} tells a secret"
        told += [other[2], real[2]]
        differed += differs
    with context.matches.looking(host.table) as match:
        assert not [text for text in told if match.seed in text]
    assert differed > len(POWERS) / 2


def test_what_is_compared_would_show_a_secret(each_town):
    """The real hand of another seat differs between such worlds: what is compared is not always the same."""
    host, players, _ = table_of(each_town, host_plays=True)
    play(host, players, 5)
    found = set()
    for number in range(8):
        with another_world(each_town.context, host.table, OWN, number):
            found.add(json.dumps(use(players[OTHER], "GET", "", {})[1], sort_keys=True))
    assert len(found) > 1
