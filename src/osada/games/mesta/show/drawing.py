"""The table for a terminal: the board with its rows, the metropolis, a district, the cards. It reads a view only."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from osada.engine.drawing import escaped, styled
from osada.games.mesta.components import LONG_ROUNDS, N_MILESTONES, N_RINGS, N_SLOTS, ROTATIONS, ROUNDS, ROWS
from osada.games.mesta.conditions import COLOURS
from osada.games.mesta.known import DOWN
from osada.games.mesta.show.map import GLOW, Map, layout_of, token
from osada.games.mesta.spaces import SIDE
from osada.games.mesta.state import YES
from osada.locales import Noun, Words

WIDEST = 86  # characters of a card
PAWN, STAR = "♟", "★"
BOLD, FAINT = "bold", "dim"
LABEL = 13  # characters for the name of a row
ALWAYS_SHOWN = ("milestones", "water", "park", "statues")

View = Mapping[str, Any]


def draw(view: View, seat: int, words: Words, legal: Collection[str] = ()) -> str:
    """What a seat sees, as text with rich's markup; what is legal glows."""
    district = ["", words("mesta-draw-district", player=seat + 1), *Map(view, seat, words, legal).rows()]
    table = Drawing(view, seat, words, legal)
    rows = [*table.heading(), *table.board(), "", *table.metropolis(), *district, *table.hand(), *table.cards()]
    return "\n".join([*rows, words("mesta-draw-legend")])


class Drawing:
    """Everything but the district."""

    def __init__(self, view: View, seat: int, words: Words, legal: Collection[str]) -> None:
        self.view, self.seat, self.words, self.legal = view, seat, words, legal

    def name(self, thing: str) -> str:
        return escaped(self.words.name(Noun("mesta", thing)))

    def pawn(self, seat: str) -> str:
        return styled(f"{PAWN}{int(seat) + 1}", BOLD)

    def ground(self, tile: str, rotation: int = 0) -> list[str]:
        """A tile, row by row."""
        marks = [token(ground, self.words) for ground in layout_of(self.view["edition"], tile, rotation)]
        return ["".join(marks[at : at + SIDE]) for at in range(0, len(marks), SIDE)]

    # --- The board ---

    def heading(self) -> Iterator[str]:
        view = self.view
        if view["phase"] == "over":
            yield self.words("mesta-draw-over")
        elif view["rounds"] == 0:
            free = [f"{self.slot(f'start {tile}', tile)} {'/'.join(self.ground(tile))}" for tile in view["start_tiles"]]
            yield f"{self.words('mesta-draw-set-up')} {'  '.join(free)}"
        else:
            rounds = LONG_ROUNDS if view["long"] == YES else int(ROUNDS[view["seats"]])
            yield self.words("mesta-draw-round", round=view["rounds"], rounds=rounds, first=view["first"] + 1)

    def slot(self, action: str, text: str) -> str:
        return styled(text, GLOW if action in self.legal else "")

    def board(self) -> Iterator[str]:
        if self.view["rounds"] == 0 or self.view["phase"] == "over":
            return
        for row, name in enumerate(ROWS):
            label = f"{styled(str(row + 1), BOLD)} {self.words(f'mesta-draw-row-{name}'):<{LABEL}}"
            slots = [self.on_slot(row, slot) for slot in range(N_SLOTS)]
            if row == 0:
                yield label.rstrip()
                yield from (f"    {slot}" for slot in slots)
            else:
                yield f"{label}{'   '.join(slots)}"

    def on_slot(self, row: int, slot: int) -> str:
        """Its number, and who stands or what lies there."""
        number = f"{row + 1}.{slot + 1}"
        worker = self.view["workers"].get(number)
        lying = self.pawn(worker) if worker is not None else self.lying(row, number)
        return f"{self.slot(f'take {number}', number)} {lying}"

    def lying(self, row: int, slot: str) -> str:
        if row == 0:
            card = self.view["row_cards"].get(slot, "")
            return self.down(card) or (self.card(card) if card else "")
        if row == 1:
            tile = self.view["row_tiles"].get(slot, "")
            return self.down(tile) or (f"{tile} {'/'.join(self.ground(tile))}" if tile else "")
        if row == 2:
            kinds = [kind for key, kind in self.view["row_features"].items() if key.startswith(slot)]
            return " + ".join(self.down(kind) or self.name(kind) for kind in kinds)
        pieces = [self.piece(colour) * self.view["row_pieces"].get(f"{slot} {colour}", 0) for colour in COLOURS]
        return "".join(pieces) or (f"{self.words('mesta-draw-blind')} {STAR}" if slot.endswith(str(N_SLOTS)) else "")

    def down(self, thing: str) -> str:
        return self.words("mesta-draw-down") if thing == DOWN else ""

    def piece(self, colour: str) -> str:
        return token(colour, self.words)

    def card(self, card: str) -> str:
        """The name of a card or milestone and what it wants; only the latter where both are too long."""
        text = self.words(f"mesta-text-{card}")
        whole = f"{card} {self.words.name(Noun('mesta', card))}: {text}"
        return escaped(whole if len(whole) <= WIDEST else f"{card} {text}")

    # --- The metropolis ---

    def metropolis(self) -> Iterator[str]:
        if self.view["metropolis"] is None:
            yield self.words("mesta-draw-no-metropolis")
            return
        yield self.words("mesta-draw-metropolis", city=self.name(self.view["metropolis"]))
        for index in range(N_MILESTONES):
            milestone = self.view["milestones"][index]
            slots = "  ".join(self.ring(f"{index + 1}.{slot + 1}") for slot in range(N_RINGS))
            yield f"    {self.card(milestone)}  {slots}"

    def ring(self, slot: str) -> str:
        """The points of a slot and who has it; what is free glows."""
        points, owner = self.view["slot_points"][slot], self.view["rings"].get(slot)
        if owner is None:
            return f"{styled(str(points), BOLD)}○"
        return styled(f"{points}×", FAINT) if owner == "covered" else f"{points}{self.pawn(owner)}"

    # --- What was taken, and the cards ---

    def hand(self) -> Iterator[str]:
        """What is to be used now."""
        view, is_mine = self.view, self.view["seat"] == self.seat
        if not is_mine:
            return
        if view["phase"] == "tile":
            yield from self.taken_tile(view["tile"])
        elif view["phase"] in ("pick", "feature"):
            yield self.taken_features()
        elif view["phase"] == "piece":
            left = "".join(self.piece(colour) * count for colour, count in view["pieces"].items())
            yield self.words("mesta-draw-hand-pieces", pieces=left)
        elif view["phase"] == "build":
            yield self.words("mesta-draw-hand-piece", colour=Noun("mesta", view["piece"]))

    def taken_tile(self, tile: str) -> Iterator[str]:
        """The tile in every turn that looks different."""
        example = next((text for text in self.legal if text.startswith("tile ")), "")
        yield self.words("mesta-draw-hand-tile", tile=tile, example=example)
        turns = [turn for turn in ROTATIONS if any(text.endswith(f" {turn}") for text in self.legal)]
        yield "   ".join(f"{turn}° {'/'.join(self.ground(tile, int(turn)))}" for turn in turns)

    def taken_features(self) -> str:
        one, two = self.view["taken"]
        if self.view["phase"] == "pick":
            return self.words("mesta-draw-hand-pick", one=self.name(one), two=self.name(two))
        fits = any(text.startswith("feature") for text in self.legal)
        return self.words("mesta-draw-hand-feature" if fits else "mesta-draw-hand-feature-nowhere", one=self.name(one))

    def cards(self) -> Iterator[str]:
        """R4.1 All cards lie open."""
        own = self.view["districts"][self.seat]
        points = {name: own["points"][name] for name in ALWAYS_SHOWN}
        yield self.words("mesta-draw-points", cards=sum(own["pays"].values()), **points)
        if own["cards"]:
            yield self.words("mesta-draw-cards")
        yield from (f"  {styled(f'{points:>2}', BOLD)}  {self.card(card)}" for card, points in pays(own))
        for seat, district in enumerate(self.view["districts"]):
            if seat != self.seat and district["cards"]:
                held = "  ".join(f"{card} {styled(str(points), BOLD)}" for card, points in pays(district))
                yield f"{self.words('mesta-draw-others', player=seat + 1)} {held}"


def pays(district: View) -> Iterator[tuple[str, int]]:
    """The cards of a district and what each pays now."""
    return ((card, district["pays"].get(card, 0)) for card in district["cards"])
