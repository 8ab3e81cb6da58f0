"""A district for a terminal: every space by ground, building and feature, with coordinates that can be typed."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from osada.engine.drawing import styled
from osada.games.mesta.components import EDITION_IDS, GROUNDS, PATTERNS, ROTATIONS, TILES
from osada.games.mesta.conditions import COLOURS
from osada.games.mesta.spaces import SIDE, TILE_BITS
from osada.locales import Words

WIDTH = 7  # characters of a space
MARGIN = 4  # where the rows are numbered
SIGNS = {"R": "▲", "B": "≈", "G": "♣", "Y": "*", "P": "▒", "W": "~"}
STYLES = {"R": "red", "B": "dodger_blue1", "G": "green", "Y": "yellow3", "P": "green4", "W": "cyan"}
GLOW, PLAIN = "bold yellow", "dim"
STATUE, WILD, WILD_SIGN = "statue", "wild", "?"

At = tuple[int, int]


def token(ground: str, words: Words) -> str:
    """A ground by letter and sign, a lot's colour never by colour alone."""
    letter = words(f"mesta-draw-{ground}") if ground in COLOURS else ""
    return styled(f"{letter}{SIGNS[ground]}", STYLES[ground])


def layout_of(edition: str, tile: str, rotation: int) -> list[str]:
    """The grounds of a tile, row by row."""
    index = EDITION_IDS.index(edition)
    patterns = PATTERNS[index, TILES.index(tile), ROTATIONS.index(str(rotation)), 0]
    return [
        next(name for name, spaces in zip(GROUNDS, patterns, strict=True) if int(spaces) >> bit & 1)
        for bit in TILE_BITS
    ]


def numbers(text: str) -> At:
    x, y = text.split(",")
    return int(x), int(y)


class Map:
    """One district. Places where a tile may lie, and spaces where something may, glow."""

    def __init__(self, view: Mapping[str, Any], seat: int, words: Words, legal: Collection[str]) -> None:
        self.district, self.words, self.edition = view["districts"][seat], words, view["edition"]
        self.targets = {text.split(" ")[1] for text in legal if text.split(" ")[0] in ("feature", "build")}
        self.places = {numbers(text.split(" ")[1]) for text in legal if text.startswith("tile ")}
        self.ground: dict[At, str] = {}
        for place, tile in self.district["tiles"].items():
            self.read_tile(numbers(place), layout_of(self.edition, tile, self.district["rotations"].get(place, 0)))

    def read_tile(self, place: At, grounds: list[str]) -> None:
        for index, ground in enumerate(grounds):
            self.ground[SIDE * place[0] + index % SIDE, SIDE * place[1] + index // SIDE] = ground

    def rows(self) -> Iterator[str]:
        tiles = {numbers(place) for place in self.district["tiles"]} | self.places
        if not tiles:
            return
        columns = range(min(x for x, _ in tiles), max(x for x, _ in tiles) + 1)
        heads = "".join(f"{f'{SIDE * x + dx}':^{WIDTH}}" + " " * dx for x in columns for dx in range(SIDE))
        yield " " * (MARGIN + 1) + styled(heads.rstrip(), PLAIN)
        edge = " " * MARGIN + styled("+" + ("-" * SIDE * WIDTH + "+") * len(columns), PLAIN)
        yield edge
        for tile_y in range(min(y for _, y in tiles), max(y for _, y in tiles) + 1):
            for dy in range(SIDE):
                yield self.row(SIDE * tile_y + dy, columns)
            yield edge

    def row(self, y: int, columns: range) -> str:
        bar = styled("|", PLAIN)
        blocks = [self.block((x, y // SIDE), y) for x in columns]
        return f"{styled(f'{y:>{MARGIN - 1}}', PLAIN)} {bar}{bar.join(blocks)}{bar}"

    def block(self, place: At, y: int) -> str:
        """Half a tile: two spaces, or the name of a place where the tile may go."""
        if place in self.places:
            text = f"{place[0]},{place[1]}" if y % SIDE == 0 else ""
            return styled(f"{text:^{SIDE * WIDTH}}", GLOW)
        spaces = [(SIDE * place[0] + dx, y) for dx in range(SIDE)]
        return "".join(self.cell(at) if at in self.ground else " " * WIDTH for at in spaces)

    def cell(self, at: At) -> str:
        space = f"{at[0]},{at[1]}"
        ground = self.district["colours"].get(space, self.ground[at])
        text = self.content(space, ground)
        style = GLOW if space in self.targets else STYLES[ground]
        return styled(f"{text:^{WIDTH}}", style)

    def content(self, space: str, ground: str) -> str:
        """`3R▲` a building, `R▲` a lot, `?` a wild lot, or a feature by its short name."""
        feature, height = self.district["features"].get(space), self.district["heights"].get(space)
        name = self.words(f"mesta-draw-{feature.replace(':', '-')}") if feature else ""
        if height:
            return f"{height}{self.words(f'mesta-draw-{ground}')}{SIGNS[ground]}{WILD_SIGN if feature else ''}"
        if feature == WILD:
            return f"{WILD_SIGN}{name}"
        if feature == STATUE:
            return name
        if ground in COLOURS:
            return f"{self.words(f'mesta-draw-{ground}')}{SIGNS[ground]}"
        return f"{SIGNS[ground]}{name}" if name else SIGNS[ground] * 3
