"""Everything in the box (R1), as tables that the rules index by edition. No rules here.

A set of hexes is bits in two words: hex 50 is bit 50 - 43 = 7 of word 1.
"""

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from osada.engine.editions import Tables, load, repeat
from osada.engine.errors import OsadaError
from osada.engine.fields import Fields, is_one_of, read_file

OURS = Path(__file__).with_name("components.json")
RULEBOOK = read_file(OURS)

N_HEXES, N_WHITE, N_LAYOUTS = 86, 2, 4
WORDS, WORD_BITS = 2, 43
LAYOUTS = tuple(str(layout + 1) for layout in range(N_LAYOUTS))
HEXES = tuple(str(hex) for hex in range(N_HEXES))
COLOURS = tuple(RULEBOOK["dice"]["faces"])
SIZES = (2, 3, 4, 5)
N_COLOURS, N_SIZES = len(COLOURS), len(SIZES)
GROUPS = tuple(f"{colour}{size}" for colour in COLOURS for size in SIZES)
NO_GROUP = -1
AREAS = tuple(RULEBOOK["values"]["first_later"])
MOST_SHARED = 3  # a hex lies at the border of one, two or three areas
N_DICE = RULEBOOK["components"]["dice"]
AREAS_TO_END = RULEBOOK["end"]["closed_areas_to_end"]
PRINTED_FOR_ALL = (("components", "dice"), ("dice", "faces"), ("end", "closed_areas_to_end"))

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # to the six cells that share an edge
COORDINATES = range(-60, 61)
MOST_POINTS = 99  # of an area

Cell = tuple[int, int]  # q, r


def read(box: Fields) -> Tables:
    """R1.1 to R1.6: checks an edition and turns it into tables."""
    repeat(box, RULEBOOK, *PRINTED_FOR_ALL)
    printed = Map(box.object("map"))
    layouts = [layout.tables() for layout in read_layouts(box, printed)]
    colouring = {name: np.stack([each[name] for each in layouts]) for name in layouts[0]}
    return {**printed.tables(), **colouring, "values": values(box.object("values").object("first_later"))}


def values(pairs: Fields) -> np.ndarray[Any, Any]:
    """R1.6: what an area pays first and later."""
    found = np.zeros((len(AREAS), 2), np.int8)
    for area, motif in enumerate(AREAS):
        first, later = pairs.list(motif, 2, 2, of=range(1, MOST_POINTS + 1))
        if first <= later:
            raise OsadaError("border-edition-values", field=pairs.at(motif), found=f"[{first}, {later}]")
        found[area] = first, later
    return found


class Map:
    """R1.3, R1.4: the hexes and the areas they surround. Neighbours and borders are computed, never believed."""

    def __init__(self, fields: Fields) -> None:
        self.at: dict[int, Cell] = {}
        self.inside: dict[str, set[Cell]] = {}
        hexes = fields.by_id("hexes", range(N_HEXES))
        for number, hex in hexes.items():
            self.read_hex(number, hex)
        self.white = fields.list("white_hexes", N_WHITE, N_WHITE, of=range(N_HEXES))
        if len(set(self.white)) != N_WHITE:
            raise OsadaError("border-edition-white", field=fields.at("white_hexes"), found=str(self.white))
        for motif, area in fields.by_id("areas", AREAS, "motif").items():
            self.inside[motif] = self.read_inside(area)
        for number, hex in hexes.items():
            self.check_shared(number, hex)

    def read_hex(self, number: int, hex: Fields) -> None:
        place = hex.number("q", COORDINATES), hex.number("r", COORDINATES)
        if place in self.at.values():
            raise OsadaError("border-edition-hex-place", field=hex.path, place=str(list(place)))
        self.at[number] = place

    def read_inside(self, area: Fields) -> set[Cell]:
        """R1.4: one piece that nothing else lies on, and around it one closed ring of hexes."""
        inside, hexes = read_cells(area, "interior_cells_axial"), set(self.at.values())
        if taken := inside & hexes.union(*self.inside.values()):
            raise OsadaError("border-edition-cell-taken", field=area.path, cell=str(list(min(taken))))
        if not is_joined(inside):
            raise OsadaError("border-edition-inside-parts", field=area.path)
        if gaps := around(inside) - hexes:
            raise OsadaError("border-edition-gap", field=area.path, cell=str(list(min(gaps))))
        if not is_joined(around(inside)):
            raise OsadaError("border-edition-ring", field=area.path)
        return inside

    def check_shared(self, number: int, hex: Fields) -> None:
        """R1.4: every hex is needed, and none by more areas than three."""
        count = sum(self.at[number] in around(inside) for inside in self.inside.values())
        if not 1 <= count <= MOST_SHARED:
            raise OsadaError("border-edition-shared", field=hex.path, count=count)

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


def read_layouts(box: Fields, printed: Map) -> Iterator["Layout"]:
    for index, layout in enumerate(box.objects("layouts", N_LAYOUTS, N_LAYOUTS)):
        layout.number("id", (index + 1,))
        yield Layout(printed, layout)


class Layout:
    """R1.5: the colouring of one board."""

    def __init__(self, printed: Map, layout: Fields) -> None:
        self.map = printed
        self.groups: dict[str, list[int]] = {}
        for name, group in layout.by_id("groups", GROUPS).items():
            self.read_group(name, group)

    def read_group(self, name: str, group: Fields) -> None:
        size = SIZES[GROUPS.index(name) % N_SIZES]
        self.groups[name] = []
        for hex in group.list("hexes", size, size, of=range(N_HEXES)):
            self.check_free(group, hex)
            self.groups[name].append(hex)
        if not is_joined({self.map.at[hex] for hex in self.groups[name]}):
            raise OsadaError("border-edition-group-parts", field=group.path, group=name)

    def check_free(self, group: Fields, hex: int) -> None:
        if hex in self.map.white:
            raise OsadaError("border-edition-white-in-group", field=group.path, hex=hex)
        for name, hexes in self.groups.items():
            if hex in hexes:
                raise OsadaError("border-edition-hex-twice", field=group.path, hex=hex, group=name)

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


def read_cells(area: Fields, name: str) -> set[Cell]:
    cells = area.get(name)
    if not isinstance(cells, list) or not cells or not all(is_cell(cell) for cell in cells):
        raise OsadaError("border-edition-inside", field=area.at(name), found=str(cells))
    return {(q, r) for q, r in cells}


def is_cell(place: Any) -> bool:
    """Two numbers, q and r."""
    return isinstance(place, list) and len(place) == 2 and all(is_one_of(value, COORDINATES) for value in place)


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
