"""The board for a terminal: islands with their flags, lines, bridges, the card and those to come. It reads a view."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from osada.engine.drawing import Raster
from osada.games.hashi.components import (
    BLUE_FLAG,
    CARDS,
    EDITION_IDS,
    ENDS,
    FLAG,
    LINES_AT,
    N_ISLANDS,
    N_ROUNDS,
    PLACES,
    RED_FLAG,
    SIDES,
)
from osada.locales import Words

STEP_X, STEP_Y = 11, 3  # characters from one place of the raster to the next
WIDTH, MIDDLE = 7, 5  # of an island, such as ` 7R▲(3)`; where vertical lines meet it
ACROSS, DOWN = "┄─═", "┊│║"  # a line with no, one, two bridges
LINE_STYLES = ("dim", "bold cyan", "bold cyan")
GLOW, DONE = "bold yellow", "bold green"
FLAG_SIGNS = {RED_FLAG: ("red", "▲"), BLUE_FLAG: ("blue", "≈")}


def draw(view: Mapping[str, Any], seat: int, words: Words, legal: Collection[str] = ()) -> str:
    """The board of a seat as text with rich's markup; what is legal glows."""
    starting = view["boards"][seat]["duty"] == "start"  # R2.2: on the board that the left neighbour will have
    board = Drawing(view, (seat + 1) % view["seats"] if starting else seat, words, legal)
    return "\n".join([*heading(view, words), "", *board.rows(), "", words("hashi-draw-legend"), *to_come(view, words)])


def heading(view: Mapping[str, Any], words: Words) -> Iterator[str]:
    if view["phase"] == "set-up":
        yield words("hashi-draw-set-up")
    if view["card"] is not None:
        numeral, bridges = view["card"].split("x")
        yield words("hashi-draw-round", round=view["rounds"], rounds=N_ROUNDS, numeral=numeral, bridges=int(bridges))


def to_come(view: Mapping[str, Any], words: Words) -> Iterator[str]:
    """R10.1 The strip of cards; those already turned up are dim."""
    unseen = view["unseen"]
    strip = " ".join(f"[bold]{card}[/]" if card in unseen else f"[dim strike]{card}[/]" for card in CARDS)
    yield f"{words('hashi-draw-unseen')} {strip}"


class Drawing:
    """One board on a raster of characters."""

    def __init__(self, view: Mapping[str, Any], seat: int, words: Words, legal: Collection[str]) -> None:
        edition = EDITION_IDS.index(view["edition"])
        self.tables = tuple(table[edition, SIDES.index(view["side"])] for table in (PLACES, FLAG, ENDS, LINES_AT))
        self.board, self.words, self.legal = view["boards"][seat], words, legal
        places = self.tables[0]
        columns, rows = (int(places[:, axis].max()) for axis in (0, 1))
        self.raster = Raster(columns * STEP_X + WIDTH, rows * STEP_Y + 1)

    def rows(self) -> Iterator[str]:
        self.draw_lines()
        for island in range(N_ISLANDS):
            self.draw_island(island)
        return self.raster.lines()

    def draw_lines(self) -> None:
        """Lines with bridges last, so that nothing empty lies over them."""
        _, _, ends, lines_at = self.tables
        lines = [line for line in range(len(ends)) if any(int(bits) >> line & 1 for bits in lines_at)]
        pairs = [tuple(int(end) for end in ends[line]) for line in lines]
        for one, other in sorted(pairs, key=self.bridges):
            self.draw_line(one, other)

    def bridges(self, pair: tuple[int, ...]) -> int:
        return int(self.board["bridges"].get(f"{pair[0]}-{pair[1]}", 0))

    def draw_line(self, one: int, other: int) -> None:
        (x, y), (to_x, to_y) = sorted(tuple(int(value) for value in self.tables[0][island]) for island in (one, other))
        count = self.bridges((one, other))
        style = GLOW if f"bridge {one}-{other}" in self.legal else LINE_STYLES[count]
        if y == to_y:
            start, end = x * STEP_X + WIDTH, to_x * STEP_X
            self.raster.put(start, y * STEP_Y, (ACROSS[count] * (end - start), style))
        else:
            for row in range(min(y, to_y) * STEP_Y + 1, max(y, to_y) * STEP_Y):
                self.raster.put(x * STEP_X + MIDDLE, row, (DOWN[count], style))

    def draw_island(self, island: int) -> None:
        x, y = (int(value) for value in self.tables[0][island])
        number = self.board["numbers"].get(str(island), " ")
        finished = str(island) in self.board["finished"]
        glows = any(text in self.legal for text in (f"write {island}", f"start {island} 3"))
        style = DONE if finished else GLOW if glows else "bold"
        colour, sign = FLAG_SIGNS.get(int(self.tables[1][island]), ("", ""))
        flag = f"{self.words(f'hashi-draw-{colour}')}{sign}" if colour else "  "
        shown = f"[{number}]" if finished else f"({number})"
        self.raster.put(x * STEP_X, y * STEP_Y, (f"{island:>2}", "dim"), (flag, f"bold {colour}"), (shown, style))
