"""What the drawings for a terminal are made of: text with styles, a raster of characters, rich's markup."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter

Part = tuple[str, str]  # text and its style

_BRACKET = re.compile(r"(\\*)\[")  # with the backslashes before it, which would take its own one away


def escaped(text: str) -> str:
    """Text that is no markup: a bracket in somebody's name is a bracket."""
    return _BRACKET.sub(r"\1\1\\[", text)


def marked(parts: Iterable[Part], width: int = 0) -> str:
    """A row with rich's markup, one pair of tags for each run of a style; spaces fill it to a width."""
    row = list(parts)
    missing = width - sum(len(text) for text, _ in row)
    runs = groupby([*row, (" " * missing, "")], key=itemgetter(1))
    return "".join(styled("".join(text for text, _ in run), style) for style, run in runs)


def styled(text: str, style: str) -> str:
    """One text in one style; without one, or without anything to be seen, there are no tags."""
    return f"[{style}]{escaped(text)}[/]" if style and text.strip() else escaped(text)


class Raster:
    """Characters in rows and columns. What is written later lies over what was there."""

    def __init__(self, columns: int, rows: int) -> None:
        self.rows: list[list[Part]] = [[(" ", "")] * columns for _ in range(rows)]

    def put(self, column: int, row: int, *parts: Part) -> None:
        """Pieces of text, one after the other."""
        cells = [(char, style) for text, style in parts for char in text]
        for at, cell in enumerate(cells, column):
            self.rows[row][at] = cell

    def lines(self) -> Iterator[str]:
        return (marked(row).rstrip() for row in self.rows)
