"""The table for a terminal of 100 columns: the river, both towns with their walkways, the cards. It reads a view."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from osada.engine.drawing import Part, Raster, escaped, marked, styled
from osada.games.bobrany.components import BUILDER_POINTS, COLOURS, N_POSITIONS, N_SLOTS_EACH, TOKENS
from osada.games.bobrany.town import BORDERS, CELLS, COLUMNS, JOINS, N_COLUMNS, N_ROWS, ROWS, SOUTH, place_of
from osada.locales import Noun, Words

SIGNS = {"red": "▲", "orange": "◆", "yellow": "*", "green": "♣", "blue": "≈", "purple": "☾", "brown": "■"}
STYLES = {colour: colour for colour in COLOURS} | {"blue": "dodger_blue1", "orange": "dark_orange", "brown": "orange4"}
SHAPE_SIGNS = {"end": "╵", "corner": "└", "straight": "│", "tee": "├"}  # as they lie at 0 degrees
CROSS_SIGN = "┼"
GLOW, BOLD, FAINT = "bold yellow", "bold", "dim"

WIDTH, HEIGHT = 8, 3  # of a cell, in characters
STEP_X, STEP_Y = WIDTH + 1, HEIGHT + 1  # with the border between cells
LEFT, TOP = 2, 1  # room for the letters of the rows and the digits of the columns
MIDDLE = 3  # where walkways meet in a cell
TOWN_WIDTH = LEFT + N_COLUMNS * STEP_X + 1
APART = 8  # spaces between the towns
SLOT_WIDTH, NAME_WIDTH, TEXT_WIDTH = 24, 13, 70


def draw(view: Mapping[str, Any], seat: int, words: Words, legal: Collection[str] = ()) -> str:
    """The table as one seat sees it, as text with rich's markup; what is legal glows."""
    blocks = (heading, river, towns, cards)
    rows = [row for block in blocks for row in [*block(view, seat, words, legal), ""]]
    return "\n".join([*rows, words("bobrany-draw-legend")])


# --- Above the towns --------------------------------------------------------


def heading(view: Mapping[str, Any], seat: int, words: Words, legal: Collection[str]) -> Iterator[str]:
    """The round, whose turn it is, and what that seat has to do."""
    if view["phase"] == "over":
        yield words("bobrany-draw-over")
    if view["turn"] >= 0:
        beginner = (view["starter"] + view["rounds"] - 1) % view["seats"]
        yield words("bobrany-draw-round", round=view["rounds"], player=beginner + 1)
        yield words("bobrany-draw-turn", player=view["turn"] + 1, main=view["main_left"])
    if view["phase"] == "place":
        yield words("bobrany-draw-place", tile=tile_words(view["tile"], words), column=view["column"])
    if view["phase"] == "pay":
        yield words("bobrany-draw-pay", cell=view["cell"], sides=" ".join(view["owed"]))


def river(view: Mapping[str, Any], seat: int, words: Words, legal: Collection[str]) -> Iterator[str]:
    """One column for each position, and below how many tiles are face down."""
    heads = [words("bobrany-draw-position", position=position) for position in COLUMNS]
    yield "".join(marked([(head, BOLD)], SLOT_WIDTH) for head in heads).rstrip()
    for slot in range(N_SLOTS_EACH):
        names = [f"{position + 1}.{slot + 1}" for position in range(N_POSITIONS)]
        yield "".join(marked(in_river(view, name, words, legal), SLOT_WIDTH) for name in names).rstrip()
    yield words("bobrany-draw-unseen", count=sum(view["unseen"].values()))


def in_river(view: Mapping[str, Any], name: str, words: Words, legal: Collection[str]) -> list[Part]:
    """A slot: `>1.2< Z♣ └`, with the token of a red tile and a raft with its owner."""
    if name not in view["river"]:
        return [(f" {name}  ·", FAINT)]
    tile = view["river"][name]
    can_get = any(f"{action} {name}" in legal for action in ("take", "dam", "claim"))
    label = (f">{name}< ", GLOW) if can_get else (f" {name}  ", "")
    parts = [label, *tile_parts(tile, words), (f" {shape_sign(tile)}", BOLD)]
    gift = tile.split()[-1]
    if tile.startswith("red"):
        parts.append((f" {token_sign('raft2' if gift == 'raft' else gift, words)}", BOLD))
    if name in view["rafts"]:
        kind, _, owner = view["rafts"][name].split()
        parts.append((f" {token_sign(kind, words)}♟{int(owner) + 1}", BOLD))
    return parts


def tile_parts(tile: str, words: Words) -> list[Part]:
    colour = tile.split()[0]
    return [(f"{words(f'bobrany-draw-{colour}')}{SIGNS[colour]}", f"bold {STYLES[colour]}")]


def tile_words(tile: str, words: Words) -> str:
    return f"{marked(tile_parts(tile, words))} {shape_sign(tile)} {escaped(words.name(Noun('bobrany', tile)))}"


def shape_sign(tile: str) -> str:
    return SHAPE_SIGNS.get(tile.split()[-1], CROSS_SIGN)


def token_sign(kind: str, words: Words) -> str:
    return f"({words(f'bobrany-draw-token-{kind}')})"


# --- The towns --------------------------------------------------------------


def towns(view: Mapping[str, Any], seat: int, words: Words, legal: Collection[str]) -> Iterator[str]:
    """The seat's own town at the left, the rival's at the right."""
    pairs = [town_rows(view, each, words, legal if each == seat else ()) for each in (seat, 1 - seat)]
    for own, other in zip(*pairs, strict=True):
        yield (marked(own, TOWN_WIDTH + APART) + marked(other)).rstrip()


def town_rows(view: Mapping[str, Any], seat: int, words: Words, legal: Collection[str]) -> list[list[Part]]:
    town = view["towns"][seat]
    held = [f"{token_sign(kind, words)} {town['reserve'][kind]}" for kind in TOKENS if town["reserve"][kind]]
    facts = [("builder", view["builder"] == seat), ("done", town["done"] and len(town["tiles"]) < len(CELLS))]
    title = words("bobrany-draw-town", player=seat + 1, points=total(view, seat))
    below = [*held, *(words(f"bobrany-draw-{fact}") for fact, holds in facts if holds)]
    reserve = f"{words('bobrany-draw-reserve')} {'  '.join(below) or '–'}"
    return [[(title, BOLD)], *Drawing(town, words, legal).rows(), [(reserve, "")]]


def total(view: Mapping[str, Any], seat: int) -> int:
    """R8.1"""
    builder = BUILDER_POINTS if view["builder"] == seat else 0
    return builder + int(sum(view["towns"][seat]["points"].values()))


class Drawing:
    """One town on a raster of characters."""

    def __init__(self, town: Mapping[str, Any], words: Words, legal: Collection[str]) -> None:
        self.town, self.words, self.legal = town, words, legal
        self.raster = Raster(TOWN_WIDTH, TOP + N_ROWS * STEP_Y + 1)

    def rows(self) -> list[list[Part]]:
        self.draw_raster()
        for cell in range(len(CELLS)):
            self.draw_cell(cell)
        for border in range(len(BORDERS)):
            self.draw_border(border)
        return self.raster.rows

    def draw_raster(self) -> None:
        """The names of rows and columns, and faint borders between the cells."""
        for row in range(N_ROWS + 1):
            self.put(LEFT, TOP + row * STEP_Y, ("┼" + "┄" * WIDTH) * N_COLUMNS + "┼", FAINT)
            for line in range(HEIGHT if row < N_ROWS else 0):
                self.put(LEFT, TOP + row * STEP_Y + 1 + line, ("┊" + " " * WIDTH) * N_COLUMNS + "┊", FAINT)
        for at in range(N_ROWS):
            self.put(0, TOP + at * STEP_Y + 2, ROWS[at], BOLD)
            self.put(LEFT + at * STEP_X + 1 + MIDDLE, 0, COLUMNS[at], BOLD)

    def corner(self, cell: int) -> tuple[int, int]:
        """Column and line of the first character inside a cell."""
        row, column = place_of(cell)
        return LEFT + column * STEP_X + 1, TOP + row * STEP_Y + 1

    def draw_cell(self, cell: int) -> None:
        x, y = self.corner(cell)
        name = CELLS[cell]
        if name in self.town["tiles"]:
            self.draw_walkways(x, y, self.town["walkways"].get(name, ""))
            [(text, style)] = tile_parts(self.town["tiles"][name], self.words)
            self.put(x + MIDDLE, y + 1, text, style)
        elif any(action.startswith(f"place {name} ") for action in self.legal):
            self.put(x + MIDDLE - 1, y + 1, f">{name}<", GLOW)
        else:
            self.put(x + MIDDLE, y + 1, name, FAINT)

    def draw_walkways(self, x: int, y: int, walkways: str) -> None:
        """From the middle of the cell over its borders."""
        if "N" in walkways:
            self.draw_down(x, y - 1, 2)
        if "S" in walkways:
            self.draw_down(x, y + 2, 2)
        if "W" in walkways:
            self.put(x - 1, y + 1, "─" * (MIDDLE + 1), BOLD)
        if "E" in walkways:
            self.put(x + MIDDLE + 2, y + 1, "─" * (WIDTH - MIDDLE - 1), BOLD)

    def draw_down(self, x: int, y: int, lines: int) -> None:
        for line in range(lines):
            self.put(x + MIDDLE, y + line, "│", BOLD)

    def draw_border(self, border: int) -> None:
        """A token that lies there; a sign where one may be put."""
        cell, side = JOINS[border]
        x, y = self.corner(cell)
        x, y = (x + MIDDLE, y + HEIGHT) if side == SOUTH else (x + WIDTH, y + 1)
        if BORDERS[border] in self.town["tokens"]:
            self.put(x - 1, y, token_sign(self.town["tokens"][BORDERS[border]], self.words), BOLD)
        elif any(f"scuttle {BORDERS[border]} {kind}" in self.legal for kind in TOKENS):
            self.put(x, y, "+", GLOW)

    def put(self, x: int, y: int, text: str, style: str) -> None:
        self.raster.put(x, y, (text, style))


# --- Below the towns --------------------------------------------------------


def cards(view: Mapping[str, Any], seat: int, words: Words, legal: Collection[str]) -> Iterator[str]:
    """Every card in play: its name, what it says in short, what it pays this seat now, and its rival."""
    yield styled(words("bobrany-draw-cards", player=seat + 1), BOLD)
    for colour, card in view["cards"].items():
        name, text = words.name(Noun("bobrany", card)), words(f"bobrany-text-{card}")
        own, other = (view["towns"][each]["points"][colour] for each in (seat, 1 - seat))
        parts = [*tile_parts(colour, words), (f" {name}".ljust(NAME_WIDTH), BOLD), (text.ljust(TEXT_WIDTH), "")]
        yield marked([*parts, (f"{own:>4}", BOLD), (f"  ({other})", FAINT)])
