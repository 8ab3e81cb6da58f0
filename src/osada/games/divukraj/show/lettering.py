"""Signs, names and rows for the terminal: what `drawing.py` and `skyline.py` write with."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any

from osada.engine import drawing
from osada.engine.drawing import escaped
from osada.games.divukraj.components import (
    CARDS,
    COLOUR,
    COLOURS,
    COST,
    CRITTERS,
    EDITION_IDS,
    EVER_TREE,
    HOUSE,
    N_CONSTRUCTIONS,
    POINTS,
    RESOURCES,
)
from osada.locales import Noun, Words

View = Mapping[str, Any]
Piece = tuple[str, str]  # what is seen, and the same with rich's markup

PAWN, TOKEN, HOME = "♟", "★", "⌂"
GLOW, BOLD, FAINT = "bold yellow", "bold", "dim"
GOODS = {"twig": "╱", "resin": "◆", "pebble": "●", "berry": "♥"}
GOODS_STYLES = {"twig": "orange4", "resin": "dark_orange", "pebble": "grey70", "berry": "magenta"}
SIGNS = {"tan": "■", "green": "♣", "red": "▲", "blue": "≈", "purple": "☾"}
STYLES = {"tan": "tan", "green": "green", "red": "red", "blue": "dodger_blue1", "purple": "medium_purple"}
WIDTH = 100
MARGIN, NAME_WIDTH, COST_WIDTH, WORTH_WIDTH = 4, 22, 13, 5
TEXT_AT = MARGIN + NAME_WIDTH + COST_WIDTH + WORTH_WIDTH


def styled(text: str, style: str) -> Piece:
    return text, drawing.styled(text, style)


def plain(text: str) -> Piece:
    return text, escaped(text)


def joined(pieces: Iterable[Piece], width: int = 0) -> str:
    """Pieces as one text with markup, filled with spaces to a width."""
    row = list(pieces)
    used = sum(len(text) for text, _ in row)
    return "".join(marked for _, marked in row) + " " * max(0, width - used)


def flowed(pieces: Sequence[Piece], indent: int, width: int = WIDTH) -> Iterator[str]:
    """Pieces in as many rows as they need."""
    row: list[Piece] = []
    for piece in pieces:
        if row and indent + sum(len(text) for text, _ in [*row, piece]) > width:
            yield " " * indent + joined(row).rstrip()
            row = []
        row.append(piece)
    if row:
        yield " " * indent + joined(row).rstrip()


def pawn(seat: int | str) -> Piece:
    return styled(f"{PAWN}{int(seat) + 1}", BOLD)


def goods(counts: Mapping[str, int], *, zeros: bool = False) -> list[Piece]:
    """`2╱ 1◆`"""
    shown = [name for name in RESOURCES if zeros or counts.get(name, 0)]
    pieces = [(plain(" "), styled(f"{counts.get(name, 0)}{GOODS[name]}", GOODS_STYLES[name])) for name in shown]
    return [piece for pair in pieces for piece in pair][1:]


class Lettering:
    """Names and costs in the reader's language and the table's edition."""

    def __init__(self, view: View, words: Words) -> None:
        self.words, self.edition = words, EDITION_IDS.index(view["edition"])

    def name(self, thing: str) -> str:
        return self.words.name(Noun("divukraj", thing))

    def written(self, thing: str) -> str:
        """A name within a message that has markup."""
        return escaped(self.name(thing))

    def effect(self, thing: str) -> str:
        return self.words(f"divukraj-effect-{thing.replace('_', '-')}")

    def colour(self, card: str) -> str:
        return COLOURS[COLOUR[CARDS.index(card)]]

    def sign(self, card: str) -> Piece:
        return styled(SIGNS[self.colour(card)], STYLES[self.colour(card)])

    def cost(self, card: str) -> list[Piece]:
        amounts = COST[self.edition, CARDS.index(card)]
        return goods({name: int(amount) for name, amount in zip(RESOURCES, amounts, strict=True)}) or [plain("0")]

    def worth(self, card: str) -> Piece:
        return plain(f"{POINTS[self.edition, CARDS.index(card)]:>3}{TOKEN}")

    def home(self, card: str) -> str:
        """Who lives in a construction; where a critter lives."""
        index = CARDS.index(card)
        if index >= N_CONSTRUCTIONS:
            return self.name(CARDS[HOUSE[index]]) if HOUSE[index] >= 0 else ""
        if index == EVER_TREE:
            return self.words("divukraj-draw-anybody")
        return ", ".join(self.name(critter) for critter in CRITTERS if HOUSE[CARDS.index(critter)] == index)

    def card(self, label: str, card: str, *, glows: bool) -> Iterator[str]:
        """A card with its cost, its worth and what it does; below what to type, and who lives there."""
        texts = [escaped(text) for text in wrap(self.effect(card), WIDTH - TEXT_AT)] or [""]
        named = styled(self.name(card)[: NAME_WIDTH - 3], GLOW if glows else BOLD)
        head = joined([plain(f"{label:>2} "), self.sign(card), plain(" "), named], MARGIN + NAME_WIDTH)
        yield head + joined(self.cost(card), COST_WIDTH) + joined([self.worth(card)], WORTH_WIDTH + 1) + texts[0]
        below = joined([styled(f"     {card} {HOME} {self.home(card)}", FAINT)], TEXT_AT + 1)
        yield below + (texts[1] if len(texts) > 1 else "")
        yield from (" " * (TEXT_AT + 1) + text for text in texts[2:])
