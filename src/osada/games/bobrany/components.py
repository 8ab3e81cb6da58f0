"""Everything in the box (R1), as tables that the rules index. No rules here.

The rulebook prints all of it, so an owner's edition has the same tiles and cards; it may correct the numbers on cards.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from osada.engine.editions import Tables, load, repeat
from osada.engine.errors import OsadaError
from osada.engine.fields import Fields, is_one_of, read_file
from osada.games.bobrany.town import (
    AT_CORNERS,
    AT_SIDES,
    CELLS,
    IN_COLUMN,
    IN_LINES,
    IN_ROW,
    N_CELLS,
    N_SIDES,
    ON_DIAGONALS,
    place_of,
)

OURS = Path(__file__).with_name("components.json")
RULEBOOK = read_file(OURS)
PRINTED_FOR_ALL = (("box",), ("start",), ("side_bits",), ("shapes",), ("other_scoring",))
MOST_POINTS = 99  # of any number on a card

N_POSITIONS = RULEBOOK["box"]["river_boards"]
N_SLOTS_EACH = RULEBOOK["start"]["tiles_turned_up_each_round"]
N_SLOTS = N_POSITIONS * N_SLOTS_EACH
SLOTS = tuple(f"{position + 1}.{slot + 1}" for position in range(N_POSITIONS) for slot in range(N_SLOTS_EACH))
N_TILES, N_BEAVERS = RULEBOOK["box"]["building_tiles"], RULEBOOK["box"]["beavers"]
ROUNDS_WITH_TILES = N_TILES // N_SLOTS_EACH
BUILDER_POINTS = RULEBOOK["other_scoring"]["builder_beaver"]

# --- R1.4 Tokens ------------------------------------------------------------

TOKENS = ("crane", "dam", "raft", "raft2")  # `raft` has one colour, `raft2` two
CRANE, DAM, RAFT, RAFT2 = range(len(TOKENS))
NO_TOKEN = -1
TOKEN_OF_SYMBOL = {None: NO_TOKEN, "beaver": NO_TOKEN, "crane": CRANE, "dam": DAM, "raft": RAFT2}

# --- R1.3 Tiles -------------------------------------------------------------

Kind = tuple[str, str, str | None]  # colour, shape, symbol
NO_TILE = -1


def kind_of(tile: dict[str, Any]) -> Kind:
    return tile["colour"], tile["shape"], tile["token"]


def words_of(kind: Kind) -> str:
    """A tile in a record: `green corner`, `yellow end`, `brown`, `red crane`."""
    colour, shape, symbol = kind
    if symbol == "beaver":
        return colour
    return f"{colour} {symbol or shape.removeprefix('dead_')}"


PRINTED = Counter(kind_of(tile) for tile in RULEBOOK["tiles"])
KINDS = tuple(PRINTED)
COLOURS = tuple(dict.fromkeys(colour for colour, _, _ in KINDS))
GREEN, BROWN, RED, PURPLE, ORANGE, BLUE, YELLOW = range(len(COLOURS))
SHAPES = tuple(RULEBOOK["shapes"])
TILES = tuple(words_of(kind) for kind in KINDS)
COLOUR_OF = np.array([COLOURS.index(colour) for colour, _, _ in KINDS])  # [tile]
SHAPE_OF = np.array([SHAPES.index(shape) for _, shape, _ in KINDS])  # [tile]
TOKEN_OF = np.array([TOKEN_OF_SYMBOL[symbol] for _, _, symbol in KINDS])  # [tile] what it gives, or NO_TOKEN

DEGREES = ("0", "90", "180", "270")
MASKS = [RULEBOOK["shapes"][shape]["rotations_as_side_masks"] for shape in SHAPES]
N_ROTATIONS = np.array([len(masks) for masks in MASKS])  # [shape] that look different
WALKWAYS = np.array([[masks[turn % len(masks)] for turn in range(len(DEGREES))] for masks in MASKS])  # [shape, turn]

LEVELS = N_SIDES + 1  # a tile has 0 to 4 mismatched borders


def fits() -> np.ndarray[Any, Any]:
    """R6.3 [beside, facing]: for a cell with laid tiles on the sides `beside`, of which those on the sides `facing`

    have a walkway towards it: bit `shape * LEVELS + n` says that this shape can be laid there with n tokens.
    """
    found = np.zeros((1 << N_SIDES, 1 << N_SIDES), np.int64)
    for beside, facing in np.ndindex(found.shape):
        for shape, masks in enumerate(MASKS):
            least = min(((mask ^ facing) & beside).bit_count() for mask in masks)
            found[beside, facing] |= sum(1 << shape * LEVELS + tokens for tokens in range(least, LEVELS))
    return found


FITS = fits()

# --- R1.5 Cards -------------------------------------------------------------

PRINTED_CARDS: list[dict[str, Any]] = RULEBOOK["cards"]
CARDS = tuple(card["id"] for card in PRINTED_CARDS)
N_CARDS, NO_CARD = len(CARDS), -1
SPECS = [card["spec"] for card in PRINTED_CARDS]
COLOUR_OF_CARD = np.array([COLOURS.index(card["colour"]) for card in PRINTED_CARDS])  # [card]

# The manners of scoring, and the regions of a tile that some of them look at. RULES.md has the cards in this order.
BEAVERS, SITES, PLACES, ALONE, MAJORITY, LARGEST, NUMBER, TILES_SEEN, COLOURS_SEEN, GROUPS = range(10)
MANNERS = {
    "beaver": BEAVERS,
    "red": SITES,
    "cells": PLACES,
    "by_column": PLACES,
    "alone_in_lines": ALONE,
    "majority": MAJORITY,
    "largest_adjacent_group": LARGEST,
    "avoid_side_neighbours": ALONE,
    "count_table": NUMBER,
    "same_colour_lines": TILES_SEEN,
    "line_variety": COLOURS_SEEN,
    "exact_group": GROUPS,
    "group_table": GROUPS,
}
REGIONS = {
    "side": AT_SIDES,
    "corner": AT_CORNERS,
    "column": IN_COLUMN,
    "row": IN_ROW,
    "both_diagonals_union": ON_DIAGONALS,
    "alone_in_lines": IN_LINES,
    "same_colour_lines": IN_LINES,
    "avoid_side_neighbours": AT_SIDES,
}


def manner(spec: dict[str, Any]) -> int:
    if spec["type"] == "neighbours":
        return COLOURS_SEEN if spec["distinct"] else TILES_SEEN
    return MANNERS[spec["type"]]


def region_of(spec: dict[str, Any]) -> np.ndarray[Any, Any]:
    """The cells that a card looks at from each cell."""
    name = spec.get("where") or spec.get("line") or spec["type"]
    found: np.ndarray[Any, Any] = REGIONS.get(name, np.zeros(N_CELLS, np.int64))
    return found


def colours_watched(card: dict[str, Any]) -> int:
    """The colours that a card looks for there, as bits: those it names, its own, or all others."""
    kind, own = card["spec"]["type"], [card["colour"]]
    others = [colour for colour in COLOURS if colour not in own]
    watched = card["spec"].get("avoid") or (own if kind in ("alone_in_lines", "same_colour_lines") else others)
    return sum(1 << COLOURS.index(colour) for colour in watched)


MANNER = np.array([manner(spec) for spec in SPECS])  # [card]
REGION = np.stack([region_of(spec) for spec in SPECS])  # [card, cell] cells, as bits
WATCHED = np.array([colours_watched(card) for card in PRINTED_CARDS])  # [card] colours, as bits
IS_LINKED = np.array([bool(spec.get("linked")) for spec in SPECS])  # [card] does a group need walkways?


# --- Editions ---------------------------------------------------------------


def read(box: Fields) -> Tables:
    """R1.1 to R1.5: checks an edition and turns it into tables."""
    repeat(box, RULEBOOK, *PRINTED_FOR_ALL)
    check_tiles(box)
    cards = box.objects("cards", N_CARDS, N_CARDS)
    for card, printed in zip(cards, PRINTED_CARDS, strict=True):
        check_card(card, printed)
    specs = [card.get("spec") for card in cards]
    return {
        "first_game": first_game(cards),
        "points": np.array([main_number(spec) for spec in specs], np.int64),
        "extra": np.array([second_number(spec) for spec in specs], np.int64),
        "worth": np.array([list(worth_of_cells(spec)) for spec in specs], np.int64),
        "pays": np.array([list(payments(spec)) for spec in specs], np.int64),
    }


def check_tiles(box: Fields) -> None:
    """R1.3 48 tiles with ids, by colour and shape as the rulebook lists them."""
    found: Counter[Kind] = Counter()
    for index, tile in enumerate(box.objects("tiles", N_TILES, N_TILES)):
        tile.number("id", (index,))
        kind: Any = tuple(tile.value.get(name) for name in ("colour", "shape", "token"))
        if kind not in KINDS:
            raise OsadaError("bobrany-edition-tile", field=tile.path, tile=" ".join(str(word) for word in kind))
        found[kind] += 1
    for kind, copies in PRINTED.items():
        if found[kind] != copies:
            facts = {"tile": words_of(kind), "count": found[kind], "expected": copies}
            raise OsadaError("bobrany-edition-copies", field="tiles", **facts)


def check_card(card: Fields, printed: dict[str, Any]) -> None:
    """R1.5 A printed one, with numbers of its own."""
    card.word("id", (printed["id"],))
    card.word("colour", (printed["colour"],))
    check_form(card, "spec", card.get("spec"), printed["spec"])


def check_form(card: Fields, place: str, found: Any, printed: Any) -> None:
    """Numbers may differ; everything else is as printed."""
    if type(printed) is int:
        if not is_one_of(found, range(-MOST_POINTS, MOST_POINTS + 1)):
            card.refuse(place, found, f"{-MOST_POINTS} … {MOST_POINTS}")
    elif isinstance(printed, dict) and isinstance(found, dict) and found.keys() == printed.keys():
        for name in printed:
            check_form(card, f"{place}.{name}", found[name], printed[name])
    elif isinstance(printed, list) and isinstance(found, list) and len(found) == len(printed):
        for index, pair in enumerate(zip(found, printed, strict=True)):
            check_form(card, f"{place}[{index}]", *pair)
    elif found != printed:
        raise OsadaError("edition-rulebook", field=card.at(place), expected=str(printed))


def first_game(cards: list[Fields]) -> np.ndarray[Any, Any]:
    """R2.4 The card of each colour with the mark of the first game."""
    marked = [card for card in range(N_CARDS) if cards[card].value.get("first_game") is True]
    colours = [int(COLOUR_OF_CARD[card]) for card in marked]
    if sorted(colours) != list(range(len(COLOURS))):
        raise OsadaError("bobrany-edition-first", field="cards", count=len(COLOURS))
    return np.array([marked[colours.index(colour)] for colour in range(len(COLOURS))], np.int64)


def main_number(spec: dict[str, Any]) -> int:
    """Points for each tile, beaver or colour."""
    found = spec.get("points", spec.get("per_tile", 0))
    return 0 if isinstance(found, list) else int(found)


def second_number(spec: dict[str, Any]) -> int:
    """The other number that some cards have: points for a token, a bonus, the least size of a group."""
    return int(next((spec[name] for name in ("per_unused_token", "bonus", "min_group") if name in spec), 0))


def worth_of_cells(spec: dict[str, Any]) -> Iterator[int]:
    """What a tile is worth on each cell."""
    for cell, name in enumerate(CELLS):
        if spec["type"] == "by_column":
            yield spec["points"][place_of(cell)[1]]
        else:
            yield spec["points"] if name in spec.get("cells", ()) else 0


def payments(spec: dict[str, Any]) -> Iterator[int]:
    """What each number of tiles pays: `8+` means 8 and more."""
    table = {int(size.rstrip("+")): points for size, points in spec.get("table", {}).items()}
    if spec["type"] == "exact_group":
        table = {spec["size"]: spec["size"] * spec["points"], spec["size"] + 1: 0}
    for size in range(N_CELLS + 1):
        yield table.get(min(size, max(table, default=0)), 0)


EDITIONS, EDITION_IDS, TABLES = load("bobrany", OURS, read)

# fmt: off
# All [edition, ...].
COPIES = np.array([PRINTED[kind] for kind in KINDS])  # [tile], the same in all editions
FIRST_GAME = TABLES["first_game"]                     # [colour]      the card of the first game
POINTS, EXTRA = TABLES["points"], TABLES["extra"]     # [card]        the numbers printed on it
WORTH = TABLES["worth"]                               # [card, cell]  of a tile there
PAYS = TABLES["pays"]                                 # [card, tiles] of so many tiles
# fmt: on
