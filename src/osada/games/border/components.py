"""Everything in the box (R1), as tables that the rules index by edition. No rules here.

A set of hexes is bits in two words: hex 50 is bit 50 - 43 = 7 of word 1.
"""

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from osada.engine.editions import Components, Tables, is_number, load

OURS = Path(__file__).with_name("components.json")
RULEBOOK = Components(OURS)

N_HEXES, N_WHITE, N_LAYOUTS = 86, 2, 4
WORDS, WORD_BITS = 2, 43
LAYOUTS = tuple(str(layout + 1) for layout in range(N_LAYOUTS))
HEXES = tuple(str(hex) for hex in range(N_HEXES))
COLOURS = tuple(RULEBOOK.part("dice", "faces"))
SIZES = (2, 3, 4, 5)
N_COLOURS, N_SIZES = len(COLOURS), len(SIZES)
GROUPS = tuple(f"{colour}{size}" for colour in COLOURS for size in SIZES)
NO_GROUP = -1
AREAS = tuple(RULEBOOK.part("values", "first_later"))
MOST_SHARED = 3  # a hex lies at the border of one, two or three areas
N_DICE = RULEBOOK.part("components", "dice")
AREAS_TO_END = RULEBOOK.part("end", "closed_areas_to_end")
PRINTED_FOR_ALL = (("components", "dice"), ("dice", "faces"), ("end", "closed_areas_to_end"))

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # to the six cells that share an edge
FARTHEST = 60  # of a coordinate from 0
MOST_POINTS = 99  # of an area

Cell = tuple[int, int]  # q, r


def read(box: Components) -> Tables:
    """R1.1 to R1.6: checks an edition and turns it into tables."""
    box.repeat(RULEBOOK, *PRINTED_FOR_ALL)
    printed = Map(box)
    layouts = [layout.tables() for layout in read_layouts(box, printed)]
    colouring = {name: np.stack([each[name] for each in layouts]) for name in layouts[0]}
    return {**printed.tables(), **colouring, "values": values(box)}


def values(box: Components) -> np.ndarray[Any, Any]:
    """R1.6: what an area pays first and later."""
    found = np.zeros((len(AREAS), 2), np.int8)
    for area, motif in enumerate(AREAS):
        pair = box.part("values", "first_later", motif, kind=list)
        if len(pair) != 2 or not all(is_number(value, 1, MOST_POINTS) for value in pair) or pair[0] <= pair[1]:
            box.refuse("border-edition-values", item=f"values.first_later.{motif}", found=str(pair))
        found[area] = pair
    return found


class Map:
    """R1.3, R1.4: the hexes and the areas they surround. Neighbours and borders are computed, never believed."""

    def __init__(self, box: Components) -> None:
        self.box = box
        self.at: dict[int, Cell] = {}
        self.inside: dict[str, set[Cell]] = {}
        self.read_hexes(box.rows("map", "hexes", count=N_HEXES))
        self.white = self.read_white(box.rows("map", "white_hexes", count=N_WHITE))
        for index, area in enumerate(box.rows("map", "areas", count=len(AREAS))):
            self.read_area(f"map.areas[{index}]", area if isinstance(area, dict) else {})
        self.check_borders()

    def read_hexes(self, hexes: list[Any]) -> None:
        for index, hex in enumerate(hexes):
            where, facts = f"map.hexes[{index}]", hex if isinstance(hex, dict) else {}
            number, place = facts.get("id"), (facts.get("q"), facts.get("r"))
            if not is_number(number, 0, N_HEXES - 1) or number in self.at:
                self.box.refuse("border-edition-hex-id", item=where, id=str(number), last=N_HEXES - 1)
            if not is_cell(place) or place in self.at.values():
                self.box.refuse("border-edition-hex-place", item=where, place=str(list(place)))
            self.at[number] = place  # type: ignore[index, assignment]  # both are checked just above

    def read_white(self, white: list[Any]) -> list[int]:
        if not are_hexes(white) or len(set(white)) != N_WHITE:
            self.box.refuse("border-edition-white", item="map.white_hexes", found=str(white))
        return white

    def read_area(self, where: str, area: dict[str, Any]) -> None:
        motif: Any = area.get("motif")
        cells: Any = area.get("interior_cells_axial")
        if motif not in AREAS or motif in self.inside:
            self.box.refuse("border-edition-motif", item=where, motif=str(motif), allowed=", ".join(AREAS))
        if not isinstance(cells, list) or not cells or not all(is_cell(cell) for cell in cells):
            self.box.refuse("border-edition-inside", item=where, found=str(cells))
        inside = {(cell[0], cell[1]) for cell in cells}
        self.check_inside(where, inside)
        self.inside[motif] = inside

    def check_inside(self, where: str, inside: set[Cell]) -> None:
        """R1.4: one piece that nothing else lies on, and around it one closed ring of hexes."""
        hexes = set(self.at.values())
        if taken := inside & hexes.union(*self.inside.values()):
            self.box.refuse("border-edition-cell-taken", item=where, cell=str(list(min(taken))))
        if not is_joined(inside):
            self.box.refuse("border-edition-inside-parts", item=where)
        if gaps := around(inside) - hexes:
            self.box.refuse("border-edition-gap", item=where, cell=str(list(min(gaps))))
        if not is_joined(around(inside)):
            self.box.refuse("border-edition-ring", item=where)

    def check_borders(self) -> None:
        """R1.4: every hex is needed, and none by more areas than three."""
        for hex, cell in self.at.items():
            count = sum(cell in around(inside) for inside in self.inside.values())
            if not 1 <= count <= MOST_SHARED:
                self.box.refuse("border-edition-shared", item=f"map.hexes: {hex}", count=count)

    def beside(self, hexes: Iterable[int]) -> list[int]:
        """The hexes that share an edge with one of these."""
        cells = {neighbour for hex in hexes for neighbour in neighbours(self.at[hex])}
        return [hex for hex, cell in self.at.items() if cell in cells]

    def border(self, motif: str) -> list[int]:
        ring = around(self.inside[motif])
        return [hex for hex, cell in self.at.items() if cell in ring]

    def tables(self) -> Tables:
        return {
            "white": bits(self.white),
            "beside_white": bits(self.beside(self.white)),
            "beside": np.stack([bits(self.beside([hex])) for hex in range(N_HEXES)]),
            "border": np.stack([bits(self.border(motif)) for motif in AREAS]),
            "places": np.array([self.at[hex] for hex in range(N_HEXES)], np.int8),
            "rooms": np.array([room(self.inside[motif]) for motif in AREAS], np.int8),
        }


def read_layouts(box: Components, printed: Map) -> Iterator["Layout"]:
    for index, layout in enumerate(box.rows("layouts", count=N_LAYOUTS)):
        number = layout.get("id") if isinstance(layout, dict) else None
        if number != index + 1:
            box.refuse("border-edition-layout-id", item=f"layouts[{index}]", id=str(number), expected=index + 1)
        groups = layout.get("groups")
        found = groups if isinstance(groups, list) else []
        box.expect(f"layouts[{index}].groups", len(found), len(GROUPS))
        yield Layout(box, printed, f"layouts[{index}]", found)


class Layout:
    """R1.5: the colouring of one board."""

    def __init__(self, box: Components, printed: Map, where: str, groups: list[Any]) -> None:
        self.box, self.map = box, printed
        self.groups: dict[str, list[int]] = {}
        for index, group in enumerate(groups):
            self.read_group(f"{where}.groups[{index}]", group if isinstance(group, dict) else {})

    def read_group(self, where: str, group: dict[str, Any]) -> None:
        name: Any = group.get("id")
        hexes: Any = group.get("hexes")
        if name not in GROUPS or name in self.groups:
            self.box.refuse("border-edition-group-id", item=where, id=str(name))
        size = SIZES[GROUPS.index(name) % N_SIZES]
        if not are_hexes(hexes) or len(set(hexes)) != size or len(hexes) != size:
            self.box.refuse("border-edition-group-hexes", item=where, group=name, size=size, found=str(hexes))
        for hex in hexes:
            self.check_free(where, hex)
        if not is_joined({self.map.at[hex] for hex in hexes}):
            self.box.refuse("border-edition-group-parts", item=where, group=name)
        self.groups[name] = hexes

    def check_free(self, where: str, hex: int) -> None:
        if hex in self.map.white:
            self.box.refuse("border-edition-white-in-group", item=where, hex=hex)
        for rival, hexes in self.groups.items():
            if hex in hexes:
                self.box.refuse("border-edition-hex-twice", item=where, hex=hex, group=rival)

    def tables(self) -> Tables:
        group_of = np.full(N_HEXES, NO_GROUP, np.int8)
        for group, name in enumerate(GROUPS):
            group_of[self.groups[name]] = group
        grouped = np.stack([bits(self.groups[name]) for name in GROUPS])
        return {
            "group_of": group_of,
            "grouped": grouped,
            "beside_group": np.stack([bits(self.map.beside(self.groups[name])) for name in GROUPS]),
            "coloured": np.bitwise_or.reduce(grouped.reshape(N_COLOURS, N_SIZES, WORDS), axis=1),
        }


# --- Helpers ----------------------------------------------------------------


def are_hexes(value: Any) -> bool:
    return isinstance(value, list) and all(is_number(hex, 0, N_HEXES - 1) for hex in value)


def is_cell(place: Any) -> bool:
    """Two numbers, q and r."""
    if not isinstance(place, list | tuple) or len(place) != 2:
        return False
    return all(is_number(value, -FARTHEST, FARTHEST) for value in place)


def neighbours(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in STEPS]


def around(inside: Collection[Any]) -> set[Cell]:
    """The cells that share an edge with the inside and are not of it."""
    return {neighbour for cell in inside for neighbour in neighbours(cell)} - set(inside)


def is_joined(cells: Collection[Any]) -> bool:
    """Are these cells one piece?"""
    found = {next(iter(cells))}
    while more := around(found) & set(cells):
        found |= more
    return len(found) == len(cells)


def room(inside: set[Cell]) -> tuple[int, int, int]:
    """The widest row of cells inside an area: q and r of its first cell, and how many; there its name is written."""
    most = range(1, len(inside) + 1)
    rows = [(q, r, next(cells for cells in most if (q + cells, r) not in inside)) for q, r in inside]
    middle = sum(r for _, r in inside) / len(inside)
    return max(rows, key=lambda row: (row[2], -abs(row[1] - middle), row))


def bits(hexes: Iterable[int]) -> np.ndarray[Any, Any]:
    """A set of hexes in words."""
    found = np.zeros(WORDS, np.int64)
    for hex in hexes:
        found[hex // WORD_BITS] |= 1 << hex % WORD_BITS
    return found


EDITIONS, EDITION_IDS, TABLES = load("border", OURS, read)

# fmt: off
# All tables: [edition, ...]; those of a layout [edition, layout, ...]; sets of hexes end in [..., word].
WHITE = TABLES["white"]                # [word]                 the hexes with a printed cross
BESIDE_WHITE = TABLES["beside_white"]  # [word]                 the hexes that share an edge with one of those
BESIDE = TABLES["beside"]              # [hex, word]            the hexes that share an edge with it
BORDER = TABLES["border"]              # [area, word]           the hexes around it
PLACES = TABLES["places"]              # [hex, q r]
ROOMS = TABLES["rooms"]                # [area, q r cells]      where its name can be written
VALUES = TABLES["values"]              # [area, FIRST LATER]    what it pays
GROUP_OF = TABLES["group_of"]          # layout: [hex]          its group, or NO_GROUP
GROUPED = TABLES["grouped"]            # layout: [group, word]  its hexes
BESIDE_GROUP = TABLES["beside_group"]  # layout: [group, word]  the hexes that share an edge with one of its own
COLOURED = TABLES["coloured"]          # layout: [colour, word] the hexes of a colour
# fmt: on
FIRST, LATER = range(2)
