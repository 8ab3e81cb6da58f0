"""The score pad: a finished real table as a file, turned into the position to score (DESIGN: score pad files).

Walkways are needed only where a card looks at them. Of tokens only the number counts, so all are taken for rafts.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from osada.engine.errors import OsadaError
from osada.engine.fields import Fields
from osada.engine.game import comma_separated
from osada.engine.layout import States
from osada.engine.pad import ScoreFile, position
from osada.games.bobrany.components import (
    BROWN,
    CARDS,
    COLOUR_OF,
    COLOUR_OF_CARD,
    COLOURS,
    COPIES,
    EDITION_IDS,
    IS_LINKED,
    MASKS,
    NO_TILE,
    NO_TOKEN,
    RAFT,
    SHAPE_OF,
    TOKEN_OF,
    YELLOW,
)
from osada.games.bobrany.state import N_SEATS, NO, NO_RAFT, NOBODY, OVER, STATE, YES
from osada.games.bobrany.town import BORDERS, CELLS, JOINS, N_CELLS, NEIGHBOUR, SIDE_SETS, SIDES, as_bits, opposite
from osada.games.bobrany.view import VIEW
from osada.locales import Noun

SORTED_SETS = {"".join(sorted(sides)) for sides in SIDE_SETS[1:]}
MOST_TOKENS = 1 + int(COPIES[TOKEN_OF != NO_TOKEN].sum())  # the own raft, and those of all red tiles


def pad(data: Mapping[str, Any]) -> States:
    """R8.1 The position of a finished table."""
    file = ScoreFile(data, EDITION_IDS, ("cards", "options", "edition", "towns"), "towns", (N_SEATS,))
    cards, lone = cards_of(file.fields), options_of(file.fields).word("monastery_lone", (NO, YES), NO)
    known = file.record(VIEW, OVER)
    known["cards"][0], known["lone"] = cards, lone == YES
    known["turn"], known["river"], known["rafts"], known["tile"] = NOBODY, NO_TILE, NO_RAFT, NO_TILE
    towns = [_Town(town) for town in file.players]
    check_box(towns)
    for town, shown in zip(towns, known[0]["towns"], strict=True):
        town.check(linked=bool(IS_LINKED[known["cards"][0]].any()))
        town.fill(shown)
    known["builder"] = next((seat for seat, town in enumerate(towns) if town.builder), NOBODY)
    return position(known, STATE)


def options_of(table: Fields) -> Fields:
    return table.object("options", needed=False).only("monastery_lone")


def cards_of(table: Fields) -> list[int]:
    """R1.5 Seven cards, one of each colour, in any order."""
    found: dict[int, int] = {}
    for index, name in enumerate(table.list("cards", len(COLOURS), len(COLOURS), of=CARDS)):
        card = CARDS.index(name)
        colour = int(COLOUR_OF_CARD[card])
        if colour in found:
            pair = {"card": Noun("bobrany", name), "other": Noun("bobrany", CARDS[found[colour]])}
            raise OsadaError("bobrany-pad-same-colour", field=table.at(f"cards[{index}]"), **pair)
        found[colour] = card
    return [found[colour] for colour in range(len(COLOURS))]


def check_box(towns: list["_Town"]) -> None:
    """R1.3 No more tiles of a colour than there are in the box; R5.8 one builder beaver."""
    laid: Counter[str] = Counter()
    for town in towns:
        laid.update(tile.colour for tile in town.tiles.values())
        for colour, count in laid.items():
            most = int(COPIES[COLOURS.index(colour) == COLOUR_OF].sum())
            if count > most:
                facts = {"tile": Noun("bobrany", colour), "most": most, "count": count}
                raise OsadaError("bobrany-pad-too-many", field=town.fields.at("tiles"), **facts)
    if all(town.builder for town in towns):
        raise OsadaError("bobrany-pad-two-builders", field=towns[1].fields.at("builder"))


class _Tile:
    """One laid tile of the file. Brown and red ones are crosses (R1.3), so their walkways may be left out."""

    def __init__(self, tile: Fields) -> None:
        self.fields = tile.only("colour", "walkways")
        self.colour = tile.word("colour", COLOURS)
        self.kind = COLOUR_OF.tolist().index(COLOURS.index(self.colour))  # any of them: shapes do not score
        self.walkways = self.given() if tile.has("walkways") else self.only_shape()

    def given(self) -> int:
        """Side letters in any order."""
        letters = self.fields.get("walkways")
        if not isinstance(letters, str) or "".join(sorted(letters)) not in SORTED_SETS:
            self.fields.refuse("walkways", letters, comma_separated(SIDE_SETS[1:]))
        return as_bits(SIDES.index(letter) for letter in letters)

    def only_shape(self) -> int | None:
        """The walkways of a colour that has only one shape, and that in one rotation."""
        shapes = set(SHAPE_OF[COLOUR_OF[self.kind] == COLOUR_OF].tolist())
        masks = {mask for shape in shapes for mask in MASKS[shape]}
        return masks.pop() if len(masks) == 1 else None

    def leads(self, side: int) -> bool:
        return bool((self.walkways or 0) >> side & 1)


class _Town:
    """One town of the file, checked against the rules that a finished town must keep."""

    def __init__(self, town: Fields) -> None:
        self.fields = town.only("tiles", "links", "beavers", "reserve", "builder")
        laid = town.object("tiles").only(*CELLS)
        self.tiles = {cell: _Tile(laid.object(cell)) for cell in CELLS if laid.has(cell)}
        self.links = [self.link(index, name) for index, name in enumerate(self.names("links", MOST_TOKENS))]
        brown = [cell for cell, tile in self.tiles.items() if tile.colour == COLOURS[BROWN]]
        self.beavers = self.names("beavers", N_CELLS) if town.has("beavers") else brown
        for index, cell in enumerate(self.beavers):
            if cell not in brown or cell in self.beavers[:index]:
                raise OsadaError("bobrany-pad-beaver", field=town.at(f"beavers[{index}]"), cell=str(cell))
        self.reserve = self.read_reserve()
        self.builder = self.read_builder()

    def names(self, field: str, most: int) -> list[Any]:
        return self.fields.list(field, 0, most, needed=False)

    def link(self, index: int, name: Any) -> int:
        """R6.5 Between two laid neighbours; either of them may be named first."""
        forms = [name, "-".join(str(name).split("-")[::-1])]
        border = next((BORDERS.index(form) for form in forms if form in BORDERS), None)
        if border is None:
            self.fields.refuse(f"links[{index}]", name, f"{BORDERS[0]} … {BORDERS[-1]}")
        if not all(cell in self.tiles for cell in BORDERS[border].split("-")):
            raise OsadaError("bobrany-pad-not-laid", field=self.fields.at(f"links[{index}]"), border=BORDERS[border])
        return border

    def read_reserve(self) -> int:
        """R1.4 Unused tokens: no more than one player can have."""
        return self.fields.number("reserve", range(MOST_TOKENS - len(self.links) + 1), 0)

    def read_builder(self) -> bool:
        """R5.8"""
        builder = self.fields.get("builder", False)
        if not isinstance(builder, bool):
            self.fields.refuse("builder", builder, "true, false")
        return builder

    def check(self, *, linked: bool) -> None:
        """R6.2 to R6.5, as far as walkways are known; they must be, where a card looks at them (R9.1, R9.20)."""
        for tile in self.tiles.values():
            is_looked_at = self.beavers or (linked and tile.colour == COLOURS[YELLOW])
            if is_looked_at and tile.walkways is None:
                raise OsadaError("bobrany-pad-walkways", field=tile.fields.at("walkways"))
        for border in range(len(BORDERS)):
            self.check_border(border)

    def check_border(self, border: int) -> None:
        cell, side = JOINS[border]
        one, other = (self.tiles.get(CELLS[at]) for at in (cell, NEIGHBOUR[cell, side]))
        if one is None or other is None or one.walkways is None or other.walkways is None:
            return
        walkways = one.leads(side) + other.leads(opposite(side))
        if walkways == 1 and border not in self.links:
            raise OsadaError("bobrany-pad-mismatch", field=self.fields.at("tiles"), border=BORDERS[border])
        if self.links.count(border) > (walkways < 2):
            raise OsadaError("bobrany-pad-connected", field=self.fields.at("links"), border=BORDERS[border])

    def fill(self, town: Any) -> None:
        town["tiles"], town["tokens"] = NO_TILE, NO_TOKEN
        for cell, tile in self.tiles.items():
            town["tiles"][CELLS.index(cell)] = tile.kind
            town["walkways"][CELLS.index(cell)] = tile.walkways or 0
        town["tokens"][self.links] = RAFT
        town["beavers"] = as_bits(CELLS.index(cell) for cell in self.beavers)
        town["reserve"][RAFT] = self.reserve
