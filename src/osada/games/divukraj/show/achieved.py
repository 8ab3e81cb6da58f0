"""The events of a score file: who has them, what lies there, and what they are worth."""

import numpy as np

from osada.engine.errors import OsadaError
from osada.engine.fields import Fields
from osada.engine.game import ABSENT, PARTS
from osada.engine.loops import score_all
from osada.games.divukraj.components import (
    CAPTURE,
    CARDS,
    CEMETERY,
    COVER_WORDS,
    COVERS,
    CRITTERS,
    DUNGEON,
    EVENT_POINTS,
    EVENTS,
    FIREWORKS,
    FLYING_DOCTOR,
    GRADUATION,
    HUSBAND,
    KEEPER_WORDS,
    KEEPERS,
    MINISTERING,
    MONASTERY,
    N_BASIC_EVENTS,
    N_SPECIAL,
    NEW_MANAGEMENT,
    PERFORMER,
    PILGRIMS,
    REMEMBERING,
    RESIN,
    RESOURCES,
    SCROLLS,
    TWIG,
    WIFE,
)
from osada.games.divukraj.rules.beneath import CAPTURED, GRADUATES, SCROLL_CARDS
from osada.games.divukraj.rules.storing import KEPT
from osada.games.divukraj.scoring import EVENTS_COLUMN, SCORED
from osada.games.divukraj.show.sheet import WORKERS_ON, Box, Sheet, misplaced, own_fields
from osada.games.divukraj.state import MAX_SEATS, NOT_IN_GAME
from osada.games.divukraj.worth import (
    PER_BERRY,
    PER_FALLEN,
    PER_FINE_GOOD,
    PER_GOOD,
    PER_PAIR,
    PER_PILGRIM,
    PER_PRISONER,
    PER_SCHOLAR,
    PER_SCROLL,
    PER_THIEF,
    PER_TWIG,
)
from osada.locales import Noun

STORES = {FIREWORKS: (("twig",), PER_TWIG), PERFORMER: (("berry",), PER_BERRY), NEW_MANAGEMENT: (RESOURCES, PER_GOOD)}
COVERED = {
    SCROLLS: (CARDS, SCROLL_CARDS, PER_SCROLL),
    CAPTURE: (CRITTERS, CAPTURED, PER_THIEF),
    GRADUATION: (CRITTERS, GRADUATES, PER_SCHOLAR),
}
COUNTED_ON = {PILGRIMS: (MONASTERY, PER_PILGRIM), REMEMBERING: (CEMETERY, PER_FALLEN)}  # where workers count
MOST_WORTH = 99


class Achieved:
    """All events of the table."""

    def __init__(self, box: Box) -> None:
        self.box, self.owners = box, box.state["event_owner"]
        self.places: dict[int, str] = {}
        self.claims: list[tuple[Fields, int, int]] = []  # what is said to be worth so much: entry, seat, event

    def read(self, sheet: Sheet) -> None:
        for index, value in enumerate(sheet.fields.list("events", 0, N_BASIC_EVENTS + N_SPECIAL, needed=False)):
            entry = own_fields(value, f"{sheet.fields.at('events')}[{index}]", "event")
            event = EVENTS.index(entry.only("event", "points", "stored", "beneath").word("event", EVENTS))
            self.own(entry, sheet.seat, event)
            if event in KEEPERS:
                self.store(entry, event)
            elif event in COVERS:
                self.cover(entry, event)
            elif entry.has("points"):
                self.infer(sheet, event, entry.number("points", range(MOST_WORTH + 1)))
            self.refuse_others(entry, event)
            if entry.has("points"):
                self.claims.append((entry, sheet.seat, event))

    def own(self, entry: Fields, seat: int, event: int) -> None:
        """R2.3, R6.2 Each once, and four of the special ones."""
        if event in self.places:
            values = {"event": Noun("divukraj", EVENTS[event]), "other": self.places[event]}
            raise OsadaError("divukraj-pad-event-twice", field=entry.at("event"), **values)
        self.places[event] = entry.path
        self.owners[event] = seat
        if sum(each >= N_BASIC_EVENTS for each in self.places) > N_SPECIAL:
            raise OsadaError("divukraj-pad-events", field=entry.at("event"), most=N_SPECIAL)

    def refuse_others(self, entry: Fields, event: int) -> None:
        """R6.4 Nothing lies where nothing can."""
        for name, events in (("stored", KEEPER_WORDS), ("beneath", COVER_WORDS)):
            if entry.has(name) and EVENTS[event] not in events:
                misplaced(entry, name, EVENTS[event], events)

    # --- What lies on an event, or beneath ---

    def printed(self, event: int) -> int:
        return int(EVENT_POINTS[self.box.state["edition"], event])

    def count_from_points(self, entry: Fields, event: int, each: int, most: int) -> int:
        """How many things pay what the file says."""
        worths = [self.printed(event) + each * count for count in range(most + 1)]
        return worths.index(entry.number("points", worths))

    def store(self, entry: Fields, event: int) -> None:
        """R6.12, R6.20, R6.25"""
        stored, most = self.box.state["stored"][KEEPERS.index(event)], KEPT[event]
        allowed, each = STORES[event]
        if entry.has("stored"):
            for name, count in entry.object("stored").numbers(allowed, range(most + 1)):
                stored[RESOURCES.index(name)] = count
            if stored.sum() > most:
                entry.refuse("stored", int(stored.sum()), f"0 … {most}")
        elif event == NEW_MANAGEMENT:
            points = self.count_from_points(entry, event, each, most * PER_FINE_GOOD)
            stored[RESIN], stored[TWIG] = divmod(points, PER_FINE_GOOD)
        else:
            stored[RESOURCES.index(allowed[0])] = self.count_from_points(entry, event, each, most)

    def cover(self, entry: Fields, event: int) -> None:
        """R6.13, R6.14, R6.17"""
        beneath = self.box.state["beneath"][COVERS.index(event)]
        allowed, most, each = COVERED[event]
        if not entry.has("beneath"):
            for index in range(self.count_from_points(entry, event, each, most)):
                beneath[index] = self.box.take_any([CARDS.index(card) for card in allowed])
            return
        for index, card in enumerate(entry.list("beneath", 0, most, of=allowed)):
            self.box.take(entry.at(f"beneath[{index}]"), CARDS.index(card))
            beneath[index] = CARDS.index(card)

    # --- What the cities tell ---

    def infer(self, sheet: Sheet, event: int, points: int) -> None:
        """R6.18, R6.19, R6.22 Who is on a card, where only the worth of the event is said."""
        if event == MINISTERING and DUNGEON not in sheet.specified and sheet.city["cards"][DUNGEON]:
            for cell in range(min(points // PER_PRISONER, len(sheet.city["prisoners"]))):
                sheet.city["prisoners"][cell] = self.box.take_any([CARDS.index(card) for card in CRITTERS])
        if event in COUNTED_ON:
            card, each = COUNTED_ON[event]
            if card not in sheet.specified and sheet.city["cards"][card]:
                sheet.send(card, min(points // each, WORKERS_ON[card]))

    def rival_pairs(self) -> int:
        """R6.16 Alone: how many of the couples must be Rugwort's."""
        points = [
            entry.number("points", range(MOST_WORTH + 1)) for entry, _, event in self.claims if event == FLYING_DOCTOR
        ]
        if not points:
            return 0
        own = self.box.state["cities"][0]["cards"]
        pairs = (points[0] - self.printed(FLYING_DOCTOR)) // PER_PAIR - int(min(own[HUSBAND], own[WIFE]))
        left = self.box.state["deck"][[HUSBAND, WIFE]].min()
        return max(0, min(pairs, int(left)))

    def check(self) -> None:
        """R6.3"""
        for entry, seat, event in self.claims:
            points, worth = entry.number("points", range(MOST_WORTH + 1)), self.worth(seat, event)
            if points != worth:
                values = {"event": Noun("divukraj", EVENTS[event]), "points": points, "worth": worth}
                raise OsadaError("divukraj-pad-worth", field=entry.at("points"), **values)

    def worth(self, seat: int, event: int) -> int:
        """What an event pays, scored alone."""
        alone = self.box.states.copy()
        alone[0]["event_owner"] = NOT_IN_GAME
        alone[0]["event_owner"][event] = seat
        sheet = np.full((MAX_SEATS + 1, PARTS + len(SCORED)), ABSENT, np.int32)
        score_all(alone, sheet[None])
        return int(sheet[seat, EVENTS_COLUMN])
