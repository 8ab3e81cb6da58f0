"""Who may do what at which stage: docs/security.md says so in one table, and every cell of it is tried."""

import pytest

from osada.server.app import routes
from osada.server.tables.pace import AWAY
from tests.patience import until
from tests.server.rights import EMPTY, REQUESTS, SEAT, STAGES, WORDS, rights, routes_named
from tests.server.tables import RATED, Player
from tests.server.test_consent import let_time_pass
from tests.server.test_host import leave_alone

pytestmark = pytest.mark.usefixtures("quick_passwords")
CHAIRS = 4
REFUSED = {403, 409, 422}
ROLES = {  # who an actor is, in the words of the table
    "host who plays": {"host", "players"},
    "host": {"host", "newcomers"},
    "own": {"own seat", "players"},
    "other": {"players"},
    "newcomer": {"newcomers"},
}


class Scene:
    """A table at one stage, with everybody around it. Seat 3 is open, and has a bot once the match has begun; a rated
    table has another person there."""

    def __init__(self, town, stage, *, host_plays, **settings):
        self.town, self.stage, self.is_rated = town, "waiting", bool(settings.get("rated"))
        chairs = [{"who": "me" if host_plays and not number else "open"} for number in range(CHAIRS)]
        people = [Player((town.account if self.is_rated else town.guest)(town.name())) for _ in range(6)]
        made = people[0].browser.post("/api/tables", json={"game": "hashi", "seats": chairs, "settings": settings})
        self.invitation, table = made.json()["invitation"], made.json()["table"]
        self.host, self.own, self.other, self.newcomer, self.first, self.last = (each.at(table) for each in people)
        self.players = [self.host if host_plays else self.first, self.own, self.other]
        for seat, player in enumerate(self.players):
            self._sit(player, seat)
        self.links = {seat: who.request("POST", f"/seats/{seat}/link").json()["key"]
                      for seat, who in ((SEAT, self.own), (EMPTY, self.host))}
        self._go_on_to(stage)
        assert self.newcomer.look()["status"] == stage

    def _sit(self, player, seat):
        player.request("POST", "/seats", invitation=self.invitation, seat=seat, rated=self.is_rated)

    def _go_on_to(self, stage):
        if stage != "waiting":
            self._begin()
        if stage == "finished":
            self.end()

    def _begin(self):
        """Whoever acts before them has done so, and the bot: it is the turn of the seat that requests are about."""
        self.stage = "playing"
        if self.is_rated:
            self._sit(self.last, EMPTY)
        else:
            self.host.request("PUT", f"/seats/{EMPTY}/bot", level="random")
        until(self._is_their_turn)

    def _is_their_turn(self):
        actors = self.newcomer.look()["play"]["actors"]
        if SEAT not in actors and actors and actors[0] != EMPTY:
            self.players[actors[0]].any_act()
        return SEAT in actors and (self.is_rated or EMPTY not in actors)

    def end(self):
        if self.is_rated:
            for player in (self.players[0], self.other, self.last):
                assert player.command("resign").status_code == 200
        else:
            self.abandon()
            assert self.host.request("POST", "/close").status_code == 204
        self.stage = "finished"

    def abandon(self):
        let_time_pass(self.town, self.host.table, 15 * AWAY)
        leave_alone(self.town, self.host.table, 8 * 24 * 3600)

    @property
    def table(self):
        return self.host.table

    @property
    def seq(self):
        return self.newcomer.look()["seq"]


def late(scene):
    let_time_pass(scene.town, scene.table, 61)


def away(scene):
    let_time_pass(scene.town, scene.table)


def acted(scene):
    scene.own.any_act()


def asked(scene):
    assert scene.other.command("propose", settings={"hints": False}).status_code == 200


BEFORE = {  # what has happened in play, at a table with these settings
    "Let a bot play for a seat that is late by the pace": ({"pace": 60}, late),
    "Ask the others for a bot in place of who is away": ({}, away),
    "Answer for a seat that is asked": ({}, asked),
    "Take back": ({}, acted),
    "Close a table where nothing has happened for seven days and nobody has time left": ({}, Scene.abandon),
}


@pytest.fixture(scope="module")
def scenes():
    return {}


class Stage:
    """Gives the scene of a row; a new one when something has changed the last one."""

    def __init__(self, kept, town, right, stage):
        self._kept, self._town, self._right, self._stage = kept, town, right, stage

    def scene(self, *, host_plays):
        settings, prepare = BEFORE.get(self._right.what, ({}, None)) if self._stage == "playing" else ({}, None)
        settings = RATED if self._right.is_rated else settings
        key = (self._town, self._stage, host_plays, self._right.is_rated, self._right.what if prepare else None)
        if key not in self._kept:
            self._kept[key] = Scene(self._town, self._stage, host_plays=host_plays, **settings)
            if prepare:
                prepare(self._kept[key])
        return self._kept[key]

    def may(self, actor):
        """Whether the actor's request is done. A scene that it was done in is not used again."""
        scene = self.scene(host_plays=actor != "host")
        player = getattr(scene, "host" if actor == "host who plays" else actor)
        method, path, body = REQUESTS[self._right.what](scene)
        response = player.request(method, path, **body)
        assert response.is_success or response.status_code in REFUSED, response.text
        if response.is_success:
            self._kept.clear()
        return response.is_success


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("right", rights(), ids=lambda right: right.what)
def test_who_may_do_it(each_town, scenes, right, stage):
    may = right.may[stage]
    expected = {actor for actor, roles in ROLES.items() if "anybody" in may or may & roles}
    tried = Stage(scenes, each_town, right, stage)
    assert {actor for actor in ROLES if tried.may(actor)} == expected


def test_the_table_says_it_in_its_own_words():
    assert len(rights()) > 30
    for right in rights():
        assert all(may <= WORDS and (len(may) == 1 or not may & {"nobody", "anybody"}) for may in right.may.values())
    assert {right.what for right in rights()} == set(REQUESTS)


def test_every_route_that_changes_something_is_in_the_page():
    found = {f"{method.upper()} {path}" for path, ways in routes().openapi()["paths"].items() for method in ways}
    assert {route for route in found if not route.startswith("GET ")} == routes_named()
