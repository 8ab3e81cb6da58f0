"""The score pad: a real table as a file, turned into the position to score (DESIGN: score pad files).

A city says what lies in it, space by space. What an event is worth stands beside it, or follows from the cities; where
both are there they must agree. Alone the file may add what Rugwort has.
"""

from collections.abc import Mapping
from typing import Any

from osada.engine.errors import OsadaError
from osada.engine.fields import Fields
from osada.engine.layout import States
from osada.engine.pad import ScoreFile
from osada.games.divukraj.components import (
    AUTUMN,
    COLOUR,
    COLOURS,
    EDITION_IDS,
    HUSBAND,
    N_BASIC_EVENTS,
    N_CARDS,
    N_EVENTS,
    N_SPECIAL,
    RIVAL_SPOT,
    SEASONS,
    SHARED_JOURNEY,
    WIFE,
    YEARS,
)
from osada.games.divukraj.show.achieved import Achieved
from osada.games.divukraj.show.sheet import MOST_POINTS, SPOTS, Box, Sheet
from osada.games.divukraj.state import MAX_SEATS, NOBODY, NOT_IN_GAME, RIVAL, SEAT_WORDS, new
from osada.games.divukraj.tasks import Task


def pad(data: Mapping[str, Any]) -> States:
    """R11.3 to R11.8 The position of a table, finished or not."""
    fields = ("edition", "players", "rival")
    file = ScoreFile(data, EDITION_IDS, fields, "players", range(1, MAX_SEATS + 1))
    has_rival, count = file.fields.has("rival"), len(file.players)
    if has_rival and count > 1:
        raise OsadaError("divukraj-pad-rival", field="rival", count=count)
    box = Box(laid_out(EDITION_IDS[file.edition], count))
    sheets = [Sheet(box, seat, player) for seat, player in enumerate(file.players)]
    events = Achieved(box)
    for sheet in sheets:
        events.read(sheet)
        sheet.check_workers()
    if has_rival:
        Rival(box, file.fields.object("rival")).fill(events)
    events.check()
    return box.states


def laid_out(edition: str, seats: int) -> States:
    """A match that is over, without anything but the deck."""
    states = new(seats, {"edition": edition, "year": YEARS[0], "first": SEAT_WORDS[0]})
    state = states[0]
    state["agenda"] = 0
    state["year"] = state["depth"] = state["vacant"] = 0
    state["phase"], state["players"]["season"][:seats], state["rival_season"] = Task.OVER, AUTUMN, AUTUMN
    state["players"]["passed"][:seats] = 1
    return states


class Rival:
    """R12.14 What Rugwort has: how many cards of each colour, and events."""

    def __init__(self, box: Box, fields: Fields) -> None:
        self.box, self.city = box, box.state["cities"][RIVAL]
        names = ("year", "season", "cards", "basic_events", "special_events_left", "points")
        self.fields = fields.only(*names)
        box.state["year"] = fields.number("year", [int(year) for year in YEARS])
        box.state["rival_season"] = SEASONS.index(fields.word("season", SEASONS, SEASONS[AUTUMN]))
        self.city["points"] = fields.number("points", range(MOST_POINTS + 1), 0)

    def fill(self, events: Achieved) -> None:
        self.take_pairs(events.rival_pairs())
        self.take_cards()
        self.take_basic_events()
        self.leave_special_events()
        self.check_journey()

    def take_pairs(self, pairs: int) -> None:
        """R6.16 Couples that an event counted, and that do not stand elsewhere."""
        for card in (HUSBAND, WIFE):
            for _ in range(pairs):
                self.take([card])

    def take(self, cards: list[int]) -> None:
        self.city["cards"][self.box.take_any(cards)] += 1
        self.city["n_cards"] += 1

    def take_cards(self) -> None:
        """Any cards of these colours, but no more couples."""
        for name, count in self.fields.object("cards").numbers(COLOURS, range(N_CARDS * len(COLOURS))):
            of_colour = [card for card in range(N_CARDS) if COLOUR[card] == COLOURS.index(name)]
            kinds = sorted(of_colour, key=lambda card: card in (HUSBAND, WIFE))
            held = int(self.city["cards"][of_colour].sum())
            left = held + int(self.box.state["deck"][of_colour].sum())
            if not held <= count <= left:
                self.fields.refuse(f"cards.{name}", count, f"{held} … {left}")
            for _ in range(count - held):
                self.take(kinds)

    def take_basic_events(self) -> None:
        """R12.5"""
        owners = self.box.state["event_owner"]
        free = [event for event in range(N_BASIC_EVENTS) if owners[event] == NOBODY]
        for event in free[: self.fields.number("basic_events", range(len(free) + 1), 0)]:
            owners[event] = RIVAL

    def leave_special_events(self) -> None:
        """R12.14 Those that the player did not achieve."""
        owners = self.box.state["event_owner"]
        special = range(N_BASIC_EVENTS, N_EVENTS)
        left = N_SPECIAL - sum(int(owners[event]) != NOT_IN_GAME for event in special)
        self.fields.number("special_events_left", (left,), left)
        for event in [event for event in special if owners[event] == NOT_IN_GAME][:left]:
            owners[event] = NOBODY

    def check_journey(self) -> None:
        """R12.7 His worker stands on a spot for one."""
        state, spot = self.box.state, int(RIVAL_SPOT[self.box.state["year"] - 1])
        taken = state["players"]["at_journey"][0][spot] and spot != SHARED_JOURNEY
        if taken and state["rival_season"] == AUTUMN:
            raise OsadaError("divukraj-pad-journey", field="players[0].journey", points=SPOTS[spot])
