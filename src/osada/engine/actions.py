"""A game's actions and outcomes: numbers for the rules, words for people."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import NamedTuple

import numpy as np

from osada.engine.compiled import rule
from osada.engine.errors import UnknownWords


class Product(NamedTuple):
    """The two arguments of a kind of action, each of the first with each of the second, and how they are written."""

    one: Sequence[object]
    two: Sequence[object]
    written: str = "{0} {1}"

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(self.written.format(one, two).strip() for one in self.one for two in self.two)


class Pairs(NamedTuple):
    """The codes of a kind with two arguments, as rules read them: see `both` and `code_of`."""

    first: int
    each: int  # how many second arguments there are to each first one


@rule
def both(code, pairs):
    """Which first and which second argument this code has."""
    return (code - pairs.first) // pairs.each, (code - pairs.first) % pairs.each


@rule
def code_of(pairs, one, two):
    return pairs.first + one * pairs.each + two


class ActionSpace:
    """Numbers every action: `ActionSpace(sail=HARBOURS, skip_write=("",))` has `sail Brac` and `skip-write`.

    `first` gives each kind's first code, `starts` the same as an array with the number of all codes at its end. A kind
    with two arguments is declared by both, `place=Product(CELLS, TURNS)`; `pairs["place"]` is for rules.
    """

    def __init__(self, **kinds: Sequence[str] | Product) -> None:
        words_of = {kind: each.words if isinstance(each, Product) else each for kind, each in kinds.items()}
        names = {kind.replace("_", "-"): words for kind, words in words_of.items()}
        self.kinds = tuple(names)
        self.text = tuple(f"{kind} {word}".strip() for kind, words in names.items() for word in words)
        self.starts = np.cumsum([0, *(len(words) for words in names.values())]).astype(np.int64)
        self.first = {kind: int(start) for kind, start in zip(kinds, self.starts, strict=False)}
        products = {kind: each for kind, each in kinds.items() if isinstance(each, Product)}
        self.pairs = {kind: Pairs(self.first[kind], len(each.two)) for kind, each in products.items()}
        self._code = {text: code for code, text in enumerate(self.text)}
        if len(self._code) != len(self.text):
            raise ValueError("two actions have the same words")

    def __len__(self) -> int:
        return len(self.text)

    def kind(self, code: int) -> str:
        return self.kinds[int(np.searchsorted(self.starts, code, side="right")) - 1]

    def parse(self, text: str) -> int:
        """The code of these words."""
        code = self._code.get(text)
        if code is None:
            code = self._code.get(" ".join(text.split()))
        if code is None:
            raise UnknownWords(text, get_close_matches(text, self.text, 1, 0.5) or self.text[:1])
        return code
