"""A game's actions and outcomes: numbers for the rules, words for people."""

from collections.abc import Sequence
from difflib import get_close_matches

import numpy as np

from osada.engine.errors import UnknownWords


class ActionSpace:
    """Numbers every action: `ActionSpace(sail=HARBOURS, skip_write=("",))` has `sail Brac` and `skip-write`.

    `first` gives each kind's first code, `starts` the same as an array with the number of all codes at its end.
    """

    def __init__(self, **kinds: Sequence[str]) -> None:
        names = {kind.replace("_", "-"): words for kind, words in kinds.items()}
        self.kinds = tuple(names)
        self.text = tuple(f"{kind} {word}".strip() for kind, words in names.items() for word in words)
        self.starts = np.cumsum([0, *(len(words) for words in names.values())]).astype(np.int64)
        self.first = {kind: int(start) for kind, start in zip(kinds, self.starts, strict=False)}
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
