"""One player's part of a score file: the city with all that lies on it, checked against the rules it must keep."""

from collections.abc import Iterable
from typing import Any, NoReturn

from osada.engine.errors import OsadaError
from osada.engine.fields import Fields
from osada.engine.game import comma_separated
from osada.engine.layout import States
from osada.games.divukraj.components import (
    ALL_WORKERS,
    CARDS,
    CELLS,
    CEMETERY,
    CHAPEL,
    CITY_SPACES,
    CLOCK_TOWER,
    COPIES,
    CRITTERS,
    DUNGEON,
    HOST,
    HUSBAND,
    IS_UNIQUE,
    JOURNEY,
    MONASTERY,
    RESOURCES,
    SHARED_JOURNEY,
    WANDERER,
    WIFE,
)
from osada.games.divukraj.rules.acting import CLOCK_TOKENS
from osada.games.divukraj.state import GUESTS
from osada.locales import Noun

MOST_POINTS, MOST_RESOURCES = 999, 999
MOST_ON_CHAPEL = 99
WORKERS_ON = {CEMETERY: 2, MONASTERY: 2}  # workers that stay there for good, at most
SPOUSES = {HUSBAND: WIFE, WIFE: HUSBAND}
ON_CARDS = {  # which cards a field belongs to
    "with": [CARDS[card] for card in SPOUSES],
    "points": [CARDS[CHAPEL], CARDS[CLOCK_TOWER]],
    "prisoners": [CARDS[DUNGEON]],
    "workers": [CARDS[card] for card in WORKERS_ON],
}
SPOTS = [int(points) for points in JOURNEY]


class Box:
    """The position that is filled, its deck being all cards that lie nowhere yet."""

    def __init__(self, states: States) -> None:
        self.states, self.state = states, states[0]

    def take(self, where: str, card: int) -> None:
        """R1.1 No more copies than there are."""
        if self.state["deck"][card] == 0:
            copies = int(COPIES[self.state["edition"], card])
            raise OsadaError("divukraj-pad-copies", field=where, card=noun(card), copies=copies)
        self.state["deck"][card] -= 1
        self.state["deck_size"] -= 1

    def take_any(self, cards: list[int]) -> int:
        """One of these that is left; where the file does not say which."""
        card = next((card for card in cards if self.state["deck"][card] > 0), cards[0])
        self.take("", card)
        return card


def noun(card: int) -> Noun:
    return Noun("divukraj", CARDS[card])


def misplaced(entry: Fields, name: str, thing: str, right: Iterable[str]) -> NoReturn:
    """A field that belongs to other cards or events."""
    values = {"thing": Noun("divukraj", thing), "allowed": comma_separated(right)}
    raise OsadaError("divukraj-pad-misplaced", field=entry.at(name), **values)


def own_fields(value: Any, where: str, name: str) -> Fields:
    """An entry of a list: an object, or in short only its name."""
    return Fields({name: value} if isinstance(value, str) else value, where)


class Sheet:
    """The file of one player, and the records that are filled from it."""

    def __init__(self, box: Box, seat: int, fields: Fields) -> None:
        self.box, self.seat = box, seat
        self.fields = fields.only("city", "points", "resources", "journey", "events")
        self.city, self.player = box.state["cities"][seat], box.state["players"][seat]
        self.specified: set[int] = set()  # cards of which the file says who is on them
        self.read_city()
        self.city["points"] = fields.number("points", range(MOST_POINTS + 1), 0)
        for name, count in fields.object("resources", needed=False).numbers(RESOURCES, range(MOST_RESOURCES + 1)):
            self.player["resources"][RESOURCES.index(name)] = count
        self.read_journey()

    # --- The city ---

    def read_city(self) -> None:
        most = int(COPIES[self.box.state["edition"]].sum())
        for index, value in enumerate(self.fields.list("city", 0, most)):
            entry = own_fields(value, f"{self.fields.at('city')}[{index}]", "card")
            entry.only("card", "with", "points", "prisoners", "workers")
            card = CARDS.index(entry.word("card", CARDS))
            self.put(entry.at("card"), card)
            if entry.has("with"):
                self.read_spouse(entry, card)
            self.read_tokens(entry, card)
            self.read_prisoners(entry, card)
            self.read_workers(entry, card)
        self.check_spaces()

    def put(self, where: str, card: int) -> None:
        """R1.4 A unique card stands once."""
        if IS_UNIQUE[card] and self.city["cards"][card]:
            raise OsadaError("divukraj-pad-unique", field=where, card=noun(card))
        self.box.take(where, card)
        self.city["cards"][card] += 1
        self.city["n_cards"] += 1

    def read_spouse(self, entry: Fields, card: int) -> None:
        """R7.12 Only couples share a space."""
        if card not in SPOUSES:
            misplaced(entry, "with", CARDS[card], ON_CARDS["with"])
        entry.word("with", (CARDS[SPOUSES[card]],))
        self.put(entry.at("with"), SPOUSES[card])

    def read_tokens(self, entry: Fields, card: int) -> None:
        """R8.3, R8.4 Point tokens lie on Chapel and Clock Tower."""
        if card == CHAPEL:
            self.city["chapel"] = entry.number("points", range(MOST_ON_CHAPEL + 1), 0)
        elif card == CLOCK_TOWER:
            self.city["clock"] = entry.number("points", range(CLOCK_TOKENS + 1), 0)
        elif entry.has("points"):
            misplaced(entry, "points", CARDS[card], ON_CARDS["points"])

    def read_prisoners(self, entry: Fields, card: int) -> None:
        """R8.7"""
        if not entry.has("prisoners"):
            return
        if card != DUNGEON:
            misplaced(entry, "prisoners", CARDS[card], ON_CARDS["prisoners"])
        self.specified.add(card)
        for cell, name in enumerate(entry.list("prisoners", 0, CELLS, of=CRITTERS)):
            self.box.take(entry.at(f"prisoners[{cell}]"), CARDS.index(name))
            self.city["prisoners"][cell] = CARDS.index(name)

    def read_workers(self, entry: Fields, card: int) -> None:
        """R5.5"""
        if not entry.has("workers"):
            return
        if card not in WORKERS_ON:
            misplaced(entry, "workers", CARDS[card], ON_CARDS["workers"])
        self.specified.add(card)
        self.send(card, entry.number("workers", range(WORKERS_ON[card] + 1)))

    def send(self, card: int, workers: int) -> None:
        self.city["guests"][HOST[card], 0] = self.seat + GUESTS * workers if workers else 0

    def check_spaces(self) -> None:
        """R7.12"""
        cards = self.city["cards"]
        spaces = int(self.city["n_cards"] - cards[WANDERER] - min(cards[HUSBAND], cards[WIFE]))
        if spaces > CITY_SPACES:
            raise OsadaError("divukraj-pad-full", field=self.fields.at("city"), spaces=spaces, most=CITY_SPACES)

    # --- The journey ---

    def read_journey(self) -> None:
        """R4.24"""
        for index, points in enumerate(self.fields.list("journey", 0, ALL_WORKERS, of=SPOTS, needed=False)):
            spot = SPOTS.index(points)
            taken = int(self.box.state["players"]["at_journey"][:, spot].sum())
            if taken and spot != SHARED_JOURNEY:
                raise OsadaError("divukraj-pad-journey", field=self.fields.at(f"journey[{index}]"), points=points)
            self.player["at_journey"][spot] += 1

    def check_workers(self) -> None:
        """R2.6 Six in all."""
        on_cards = sum(int(self.city["guests"][HOST[card], 0]) // GUESTS for card in WORKERS_ON)
        workers = int(self.player["at_journey"].sum()) + on_cards
        if workers > ALL_WORKERS:
            raise OsadaError("divukraj-pad-workers", field=self.fields.path, workers=workers, most=ALL_WORKERS)
