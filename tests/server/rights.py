"""The table of rights in docs/security.md, and the requests that it is about."""

import re
from pathlib import Path
from typing import NamedTuple

from tests.server.around import fresh

PAGE = Path(__file__).parents[2] / "docs" / "security.md"
STAGES = ("waiting", "playing", "finished")
WORDS = {"host", "own seat", "players", "newcomers", "anybody", "nobody"}
SEAT, EMPTY = 1, 3  # the seat that requests are about, and the one that no person has
ROUTE = re.compile(r"`([A-Z]+ /[^`]*)`")


class Right(NamedTuple):
    """A row: what is done, by which route, and who may at each stage."""

    what: str
    route: str
    may: dict[str, set[str]]

    @property
    def is_rated(self):
        return self.what.startswith("Rated: ")


def rights():
    found = []
    for row in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        if len(cells) == 5 and (route := ROUTE.fullmatch(cells[1])):
            may = [set(cell.split(", ")) for cell in cells[2:]]
            found.append(Right(cells[0], route[1], dict(zip(STAGES, may, strict=True))))
    return found


def routes_named():
    """All routes of the page, with their whole addresses."""
    text = PAGE.read_text(encoding="utf-8")
    of_tables = {right.route.replace(" /", " /api/tables/{table}/") for right in rights()}
    return of_tables | {route for route in ROUTE.findall(text) if " /api/" in route}


# --- The requests: each is sent by an actor, about SEAT unless it says otherwise ------


def command(word, **body):
    """One that knows the newest position."""
    return lambda scene: ("POST", f"/{word}", {"seat": SEAT, "expected": scene.seq, "client": fresh(), **body})


def by_players(word, **body):
    """The same of any player, for their own seat."""
    return lambda scene: ("POST", f"/{word}", {"expected": scene.seq, "client": fresh(), **body})


def plain(method, path, **body):
    return lambda scene: (method, path, body)


def act(scene):
    legal = scene.own.look()["play"]["legal"] if scene.stage == "playing" else []
    return command("act", actions=legal[:1] or ["rest"])(scene)


def fork(scene):
    return "POST", "/fork", {"step": 0, "seats": [{"who": "me"}, *[{"who": "bot", "level": "random"}] * 3]}


def seat_at_rated(scene):
    return "POST", "/seats", {"invitation": scene.invitation, "rated": True}


def claim_rated(scene):
    return "POST", "/claim", {"key": scene.links[SEAT], "rated": True}


LINES = {"seat": SEAT}
REQUESTS = {
    "Take a seat, with the invitation": lambda scene: ("POST", "/seats", {"invitation": scene.invitation}),
    "Read the terms, with the invitation": lambda scene: ("POST", "/terms", {"invitation": scene.invitation}),
    "Read the terms, without it": plain("POST", "/terms", invitation="x" * 32),
    "Take a seat, without it": plain("POST", "/seats", invitation="x" * 32),
    "Have a seat on another device, with its link": lambda scene: ("POST", "/claim", {"key": scene.links[SEAT]}),
    "Take an empty seat, with its link": lambda scene: ("POST", "/claim", {"key": scene.links[EMPTY]}),
    "Make the link of a seat that somebody has": plain("POST", f"/seats/{SEAT}/link"),
    "Make the link of an empty seat": plain("POST", f"/seats/{EMPTY}/link"),
    "Make a new invitation": plain("POST", "/invitation"),
    "Put a bot on an empty seat": plain("PUT", f"/seats/{EMPTY}/bot", level="random"),
    "Let a bot play for a seat that is in time": plain("PUT", f"/seats/{SEAT}/bot", level="random"),
    "Let a bot play for a seat that is late by the pace": plain("PUT", f"/seats/{SEAT}/bot", level="random"),
    "Ask the others for a bot in place of who is away": by_players("call", bot_for=SEAT),
    "Ask for one in place of who is there": by_players("call", bot_for=SEAT),
    "Send somebody away": plain("DELETE", f"/seats/{SEAT}"),
    "Change settings to which others have sat down": plain("PUT", "/settings", hints=False),
    "List the table in the lobby, or no longer": plain("PUT", "/settings", listed=True),
    "Propose other settings": by_players("propose", settings={"hints": False}),
    "Answer for a seat that is asked": command("answer", agrees=False),
    "Leave": plain("POST", "/leave", **LINES),
    "Come back": plain("POST", "/back", **LINES),
    "Act": act,
    "Take back": command("undo"),
    "Give up": command("resign"),
    "Talk": lambda scene: ("POST", "/chat", {"seat": SEAT, "client": fresh(), "text": "Ahoj"}),
    "Mute the talk of the table, and open it again": plain("PUT", "/chat", open=False),
    "Close a table": plain("POST", "/close"),
    "Close a table where nothing has happened for seven days and nobody has time left": plain("POST", "/close"),
    "Offer or accept a rematch": plain("POST", "/rematch"),
    "See a hand": plain("POST", "/look", **LINES),
    "Replay from a hand": plain("POST", "/replay", step=0, **LINES),
    "Count from a hand, step by step": plain("POST", "/replay/count", step=0, **LINES),
    "Count the points, from a hand": plain("POST", "/count", **LINES),
    "Be given a hint": plain("POST", "/hint", level="greedy", **LINES),
    "Try lines": plain("POST", "/try", **LINES),
    "Ask why not": plain("POST", "/why", action="rest", **LINES),
    "Ask for odds": plain("POST", "/odds", **LINES),
    "Ask what a part is worth": plain("POST", "/worth", **LINES),
    "Ask what lines gain": plain("POST", "/gains", **LINES),
    "Rated: take a seat, having said that it counts": seat_at_rated,
    "Rated: take a seat, not having said so": lambda scene: ("POST", "/seats", {"invitation": scene.invitation}),
    "Rated: have a seat on another device, with its link": claim_rated,
    "Rated: put a bot on an empty seat": plain("PUT", f"/seats/{EMPTY}/bot", level="random"),
    "Rated: let a bot play for a seat": plain("PUT", f"/seats/{SEAT}/bot", level="random"),
    "Rated: be given a hint": plain("POST", "/hint", level="greedy", **LINES),
    "Rated: ask for odds": plain("POST", "/odds", **LINES),
    "Rated: ask what a part is worth": plain("POST", "/worth", **LINES),
    "Rated: ask what lines gain": plain("POST", "/gains", **LINES),
    "Rated: propose other settings": by_players("propose", settings={"spectators": False}),
    "Rated: leave, and lose": plain("POST", "/leave", **LINES),
    "Rated: close a table": plain("POST", "/close"),
    "Play on from a step": fork,
    "Have a match reviewed": plain("POST", "/review", level="greedy"),
}
