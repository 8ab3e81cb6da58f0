"""The table for a terminal of 100 columns: places, events, Meadow, hand, then all cities. It reads a view only."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from textwrap import wrap
from typing import Any

from osada.engine.drawing import escaped
from osada.games.divukraj.components import (
    BASIC,
    EVENT_POINTS,
    EVENTS,
    IS_EXCLUSIVE,
    RESOURCES,
)
from osada.games.divukraj.rules.words import HAVEN_WORD, JOURNEY_WORDS
from osada.games.divukraj.show.lettering import (
    BOLD,
    FAINT,
    GLOW,
    PAWN,
    TOKEN,
    WIDTH,
    Lettering,
    Piece,
    goods,
    joined,
    pawn,
    plain,
    styled,
)
from osada.games.divukraj.show.skyline import Skyline
from osada.games.divukraj.state import RIVAL_WORD
from osada.locales import Words

COLUMN = 50  # characters of a place, two stand side by side
LABEL = 33  # characters of a forest card or an event before what it does
HAND_MARK = "·"


def draw(view: Mapping[str, Any], seat: int, words: Words, legal: Collection[str] = ()) -> str:
    """The table as one seat sees it, as text with rich's markup; what is legal glows."""
    table = Drawing(view, seat, words, legal)
    blocks = (table.heading, table.places, table.events, table.meadow, table.hand, table.question)
    rows = [row for block in (*blocks, Skyline(view, seat, words).rows) for row in [*block(), ""]]
    return "\n".join([*(row.rstrip() for row in rows), words("divukraj-draw-legend")])


class Drawing(Lettering):
    """Everything but the cities."""

    def __init__(self, view: Mapping[str, Any], seat: int, words: Words, legal: Collection[str]) -> None:
        super().__init__(view, words)
        self.view, self.seat, self.legal = view, seat, legal

    def glowing(self, text: str, *actions: str) -> Piece:
        return styled(text, GLOW if any(action in self.legal for action in actions) else "")

    def heading(self) -> Iterator[str]:
        view = self.view
        if view["phase"] == "over":
            yield self.words("divukraj-draw-over")
        else:
            yield self.words("divukraj-draw-turn", player=view["seat"] + 1)
        yield self.words("divukraj-draw-piles", deck=view["deck_size"], pile=view["pile_size"])

    # --- Places ---

    def standing(self, place: str, *, field: str) -> list[Piece]:
        """Who stands there; Rugwort, too."""
        pawns = []
        for seat, player in enumerate(self.view["players"]):
            there = player[field]
            count = there.get(place, 0) if isinstance(there, dict) else int(place in there)
            pawns += [pawn(seat)] * count
        return pawns + ([styled(f"{PAWN}R", BOLD)] if place in self.view["rival_at"] else [])

    def place(self, place: str, *, field: str, mark: str = "") -> list[Piece]:
        """What to type, its name, who stands there."""
        label = self.glowing(place, f"visit {place}", f"use {place}", f"lift {place}")
        return [label, styled(f" {self.name(place)}{mark} ", FAINT), *self.standing(place, field=field)]

    def places(self) -> Iterator[str]:
        yield self.words("divukraj-draw-places")
        cells = [
            joined(self.place(place, field="at_basic", mark=" ①" if exclusive else ""), COLUMN)
            for place, exclusive in zip(BASIC, IS_EXCLUSIVE, strict=True)
        ]
        half = len(cells) // 2
        yield from (f"  {left}{right}".rstrip() for left, right in zip(cells[:half], cells[half:], strict=True))
        for place in filter(None, self.view["forest"]):
            label = self.glowing(place, f"visit {place}", f"use {place}", f"lift {place}")
            yield from self.described([label, plain(" "), *self.standing(place, field="at_forest")], self.effect(place))
        haven = [pawn(seat) for seat, each in enumerate(self.view["players"]) for _ in range(each["at_haven"])]
        label = self.glowing(HAVEN_WORD, f"visit {HAVEN_WORD}", f"lift {HAVEN_WORD}")
        yield from self.described([label, plain(" "), *haven], self.effect(HAVEN_WORD))
        spots = (self.spot(spot) for spot in JOURNEY_WORDS)
        yield "  " + "   ".join(spots)

    def spot(self, spot: str) -> str:
        standing = self.standing(spot, field="at_journey")
        return joined([self.glowing(spot, f"visit {spot}"), plain(" "), *(standing or [styled("○", FAINT)])])

    def described(self, label: Iterable[Piece], text: str) -> Iterator[str]:
        """A label, and beside it what the thing does."""
        first, *more = [escaped(row) for row in wrap(text, WIDTH - LABEL - 2)] or [""]
        yield f"  {joined(label, LABEL)}{first}"
        yield from (" " * (LABEL + 2) + row for row in more)

    # --- Events ---

    def events(self) -> Iterator[str]:
        yield self.words("divukraj-draw-events")
        for event in self.view["events"]:
            points = EVENT_POINTS[self.edition, EVENTS.index(event)]
            worth = f" {points}{TOKEN}" if points else ""
            label = [self.glowing(event, f"visit {event}", f"lift {event}"), plain(" "), *self.owner(event)]
            yield from self.described(label, f"{self.name(event)}{worth}: {self.effect(event)}")
            if lying := self.lying_on(event):
                yield " " * (LABEL + 2) + joined(lying)

    def owner(self, event: str) -> list[Piece]:
        owner = self.view["event_owner"].get(event)
        if owner is None:
            return []
        return [styled(f"{PAWN}R", BOLD) if owner == RIVAL_WORD else pawn(owner)]

    def lying_on(self, event: str) -> list[Piece]:
        """What is stored there, and what lies beneath."""
        stored = {name: self.view["stored"].get(f"{event} {name}", 0) for name in RESOURCES}
        beneath = [self.name(card) for place, card in self.view["beneath"].items() if place.split()[0] == event]
        return [*goods(stored), plain(", ".join(beneath))] if beneath or any(stored.values()) else []

    # --- Cards ---

    def can_take(self, card: str) -> bool:
        return any(f"{action} {card}" in self.legal for action in ("take", "discard"))

    def meadow(self) -> Iterator[str]:
        yield self.words("divukraj-draw-meadow")
        is_mine = self.view["phase"] in ("meadow", "bury")
        for slot, card in enumerate(self.view["meadow"], 1):
            if card is None:
                yield f"{slot:>2} –"
            else:
                glows = f"play {card} meadow" in self.legal or (is_mine and self.can_take(card))
                label = f"R{slot}" if str(slot) in self.view["locked"] else str(slot)
                yield from self.card(label, card, glows=glows or f"slot {slot}" in self.legal)

    def hand(self) -> Iterator[str]:
        hand = self.view["players"][self.seat]["hand"]
        if hand:
            yield self.words("divukraj-draw-hand", count=sum(hand.values()))
        for card, count in hand.items():
            kinds = ("play", "discard", "give", "beneath")
            glows = self.view["phase"] != "bury" and any(f"{kind} {card}" in self.legal for kind in kinds)
            yield from self.card(HAND_MARK if count == 1 else f"{count}×", card, glows=glows)

    # --- What is being done ---

    def question(self) -> Iterator[str]:
        """A card that is being played, cards turned up, what is still to be activated."""
        view = self.view
        if view["card"]:
            due = joined(goods(view["due"])) or "0"
            yield self.words("divukraj-draw-playing", card=self.written(view["card"]), due=due)
        revealed = [card for card in view["revealed"] if card]
        if revealed:
            yield self.words("divukraj-draw-revealed", count=len(revealed))
        for card in revealed:
            kinds = ("play", "take", "beneath")
            yield from self.card(HAND_MARK, card, glows=any(f"{kind} {card}" in self.legal for kind in kinds))
        if view["to_activate"]:
            left = [
                f"{self.written(card)}{f' ×{count}' if count > 1 else ''}"
                for card, count in view["to_activate"].items()
            ]
            yield self.words("divukraj-draw-to-activate", cards=", ".join(left))
        if view["gift"]:
            yield self.words("divukraj-draw-gift", goods=joined(goods(view["gift"])))
