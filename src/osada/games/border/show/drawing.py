"""The board for a terminal: hexes with colour, sign, group and number, the areas, the dice. It reads a view only."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from osada.engine.drawing import Part, Raster, styled
from osada.games.border.components import (
    AREAS,
    AREAS_TO_END,
    COLOURS,
    EDITION_IDS,
    FIRST,
    GROUP_OF,
    GROUPS,
    LATER,
    N_HEXES,
    NO_GROUP,
    PLACES,
    ROOMS,
    SIZES,
    VALUES,
)
from osada.games.border.rules.dice import ROLLS
from osada.locales import Noun, Words

WIDTH, HEIGHT = 6, 2  # of a hex, in characters
SIGNS = {"grey": "●", "red": "▲", "yellow": "*", "blue": "≈", "orange": "◆", "green": "♣"}
STYLES = {colour: colour for colour in COLOURS} | {"grey": "white", "blue": "dodger_blue1", "orange": "dark_orange"}
GLOW, DONE, FAINT = "bold yellow", "bold green", "dim"


def draw(view: Mapping[str, Any], seat: int, words: Words, legal: Collection[str] = ()) -> str:
    """The board of a seat as text with rich's markup; what is legal glows."""
    board = Drawing(view, seat, words, legal)
    return "\n".join([*heading(view, seat, words), "", *board.rows(), "", legend(words), closed(view, words)])


# --- Above and below the board ----------------------------------------------


def heading(view: Mapping[str, Any], seat: int, words: Words) -> Iterator[str]:
    """Whose round it is, the dice, and what this seat has to do."""
    board = view["boards"][seat]
    yield words("border-draw-board", player=seat + 1, layout=board["layout"])
    if view["active"] >= 0 and view["phase"] != "over":
        yield words("border-draw-round", active=view["active"] + 1, roll=view["rolls"], rolls=ROLLS)
        yield f"{words('border-draw-dice')} {'  '.join(dice(view, words))}"
    if board["dice"]:
        left = "  ".join(f"{count}x {token(colour, words)}" for colour, count in board["dice"].items())
        yield f"{words('border-draw-yours' if view['unused'] else 'border-draw-yours-one')} {left}"
    yield words(f"border-draw-duty-{board['duty']}")


def dice(view: Mapping[str, Any], words: Words) -> Iterator[str]:
    """Each die by its number; after the choice, those that the active seat has used are struck out."""
    settled = view["phase"] in ("first-action", "second-action")
    unused = dict(view["unused"])
    for number, colour in enumerate(view["dice"], 1):
        if colour is None:
            yield f"{number}:[bold]?[/]"
        elif settled and not unused.get(colour):
            yield f"[dim]{number}:{token(colour, words)} {words('border-draw-used')}[/]"
        else:
            unused[colour] = unused.get(colour, 0) - 1
            yield f"{number}:{token(colour, words)}"


def token(colour: str, words: Words) -> str:
    """A colour by letter, sign and colour: never by colour alone."""
    return styled(f"{letter(colour, words)}{SIGNS[colour]}", f"bold {STYLES[colour]}")


def letter(colour: str, words: Words) -> str:
    return words(f"border-draw-{colour}")


def legend(words: Words) -> str:
    names = " ".join(f"{token(colour, words)} {colour}" for colour in COLOURS)
    return f"{names}\n{words('border-draw-legend')}"


def closed(view: Mapping[str, Any], words: Words) -> str:
    """R8.1 How near the end is."""
    counts = [sum(points > 0 for points in board["paid"].values()) for board in view["boards"]]
    each = [words("border-draw-closed-player", player=player, count=count) for player, count in enumerate(counts, 1)]
    return f"{words('border-draw-closed', end=AREAS_TO_END)} {' · '.join(each)}"


# --- The board --------------------------------------------------------------


class Drawing:
    """One board on a raster of characters. A hex is laid out by its coordinates: a row is shifted by half a hex."""

    def __init__(self, view: Mapping[str, Any], seat: int, words: Words, legal: Collection[str]) -> None:
        self.view, self.board, self.words, self.legal = view, view["boards"][seat], words, legal
        self.edition = EDITION_IDS.index(view["edition"])
        self.places = [(int(q), int(r)) for q, r in PLACES[self.edition]]
        self.left = min(half(q, r) for q, r in self.places)
        self.top = min(r for _, r in self.places)
        columns = max(self.column(q, r) for q, r in self.places) + WIDTH
        lines = max(self.line(r) for _, r in self.places) + HEIGHT
        self.raster = Raster(columns, lines)

    def column(self, q: int, r: int) -> int:
        return (half(q, r) - self.left) * WIDTH // 2

    def line(self, r: int) -> int:
        return (r - self.top) * HEIGHT

    def rows(self) -> Iterator[str]:
        for hex in range(N_HEXES):
            self.draw_hex(hex)
        for area in range(len(AREAS)):
            self.draw_area(area)
        return self.raster.lines()

    def draw_hex(self, hex: int) -> None:
        q, r = self.places[hex]
        group = int(GROUP_OF[self.edition, self.board["layout"] - 1, hex])
        upper, edge = self.state_of(hex, group)
        self.raster.put(self.column(q, r), self.line(r), (f"╱{upper}╲", edge))
        self.raster.put(self.column(q, r), self.line(r) + 1, ("╲", edge), self.colour_of(group), ("╱", edge))

    def state_of(self, hex: int, group: int) -> tuple[str, str]:
        """Crossed, possible now, or open; a group that can be completed shows all its open hexes."""
        if str(hex) in self.board["crossed"]:
            return "XXXX", FAINT
        if f"cross {hex}" in self.legal or f"group {GROUPS[group]}" in self.legal:
            return f">{hex:>2}<", GLOW
        return f" {hex:>2} ", ""

    def colour_of(self, group: int) -> Part:
        """Letter, sign and size: the name of the group in short."""
        if group == NO_GROUP:
            return "    ", ""
        colour, size = COLOURS[group // len(SIZES)], SIZES[group % len(SIZES)]
        return f"{letter(colour, self.words)}{SIGNS[colour]} {size}", f"bold {STYLES[colour]}"

    def draw_area(self, area: int) -> None:
        """Its name; below what it paid, or what it pays now and how many hexes are missing."""
        q, r, cells = (int(value) for value in ROOMS[self.edition, area])
        motif, wide = AREAS[area], cells * WIDTH
        points, missing = self.board["paid"][motif], self.board["missing"][motif]
        open_text = f"{self.pays(area)}, {self.words('border-draw-missing', count=missing)}"
        below = self.words("border-draw-paid", points=points) if points else open_text
        style = DONE if points else "italic"
        for line, text in enumerate((self.words.name(Noun("border", motif)), below)):
            self.raster.put(self.column(q, r), self.line(r) + line, (text[:wide].center(wide), style))

    def pays(self, area: int) -> str:
        """R7.2 Both values while nobody has closed it, then only the low one."""
        first, later = (int(VALUES[self.edition, area, when]) for when in (FIRST, LATER))
        taken = any(board["paid"][AREAS[area]] for board in self.view["boards"])
        return str(later) if taken else f"{first}/{later}"


def half(q: int, r: int) -> int:
    """Half hexes to the right."""
    return 2 * q + r
