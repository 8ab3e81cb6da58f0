"""Types for the page, written by its build: `python -m osada.server.typescript FOLDER`.

`views.ts` has a type for each game's view, made of its VIEW record and of how that reads as JSON; `openapi.json` is the
schema of the API. A field that is renamed here breaks the build there. Nothing is compiled or started for it.
"""

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from osada.engine.game import Game
from osada.engine.layout import GAP, Bits, Counts, Each, EachSeat, Word
from osada.games import GAMES
from osada.server.app import routes

HEAD = "// Written by `python -m osada.server.typescript`. What is changed here is lost.\n"
EDITION = "edition"  # which ones there are depends on the machine
MOST_INLINE = 4  # words of a union; longer ones get a name


class Types:
    """The types of one game's view: `blocks` are its declarations, those that others use first."""

    def __init__(self, game: Game) -> None:
        self._game, self._names = game, dict[tuple[str, ...], str]()
        self.blocks: list[str] = []
        self.view = self._record(game.known, "", f"{capital(game.id)}View")

    def _record(self, dtype: np.dtype[Any], path: str, name: str) -> str:
        assert dtype.names
        rows = [
            f"  {field}: {self._field(dtype[field], f'{path}{field}')};"
            for field in dtype.names
            if not field.startswith(GAP)
        ]
        self.blocks.append(f"export interface {name} {{\n" + "\n".join(rows) + "\n}\n")
        return name

    def _field(self, dtype: np.dtype[Any], path: str) -> str:
        base, shape = dtype.subdtype or (dtype, ())
        how = self._game.shown.get(path)
        if isinstance(how, EachSeat):
            return f"{self._plain(base, shape[1:], path)}[]"
        if isinstance(how, Word):
            return f"({self._words(how, path)})[]" if shape else self._words(how, path)
        return self._plain(base, shape, path) if how is None else self._shown(how, path)

    def _plain(self, base: np.dtype[Any], shape: tuple[int, ...], path: str) -> str:
        """Numbers, and records within records."""
        inner = self._record(base, f"{path}.", self._named(path)) if base.names else "number"
        return inner + "[]" * len(shape)

    def _shown(self, how: Bits | Counts | Each, path: str) -> str:
        match how:
            case Bits():
                return f"{self._union(how.words, path)}[]"
            case Counts():
                rows = f"Record<{self._union(how.words, path)}, number>"
                return rows if how.zeros else f"Partial<{rows}>"
            case Each():
                value = self._shown(how.how, path) if isinstance(how.how, Bits) else self._union(how.how.words, path)
                return f"Partial<Record<{self._union(how.keys, f'{path}_key')}, {value}>>"

    def _words(self, how: Word, path: str) -> str:
        return "string" if path == EDITION else f"{self._union(how.words, path)} | null"

    def _union(self, words: tuple[str, ...], path: str) -> str:
        """Equal unions have one name: that of the field where the first of them stands."""
        quoted = list(dict.fromkeys(json.dumps(word, ensure_ascii=False) for word in words))
        if len(quoted) <= MOST_INLINE:
            return f"({' | '.join(quoted)})" if len(quoted) > 1 else quoted[0]
        if words not in self._names:
            self._names[words] = self._named(path)
            self.blocks.append(f"export type {self._names[words]} =\n  | " + "\n  | ".join(quoted) + ";\n")
        return self._names[words]

    def _named(self, path: str) -> str:
        return capital(self._game.id) + "".join(capital(part) for part in path.replace(".", "_").split("_"))


def capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def views(games: Iterable[Game]) -> str:
    """All of `views.ts`."""
    made = {game: Types(game) for game in games}
    ids = ", ".join(json.dumps(game.id) for game in made)
    parts = [
        HEAD,
        *(block for types in made.values() for block in types.blocks),
        f"export const GAME_IDS = [{ids}] as const;\nexport type GameId = (typeof GAME_IDS)[number];\n",
        _map("Views", {game.id: types.view for game, types in made.items()}),
        _map("ActionKinds", {game.id: _kinds(game.actions.kinds) for game in made}),
        _map("OutcomeKinds", {game.id: _kinds(game.outcomes.kinds) for game in made}),
    ]
    return "\n".join(parts)


def _kinds(kinds: tuple[str, ...]) -> str:
    return " | ".join(json.dumps(kind) for kind in kinds) or "never"


def _map(name: str, types: Mapping[str, str]) -> str:
    return f"export interface {name} {{\n" + "".join(f"  {id}: {type};\n" for id, type in types.items()) + "}\n"


def schema() -> str:
    """All of `openapi.json`."""
    return json.dumps(routes().openapi(), ensure_ascii=False, indent=1) + "\n"


def write(folder: Path) -> None:
    """What has not changed keeps its date, so that nothing is built again because of it."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in (("views.ts", views(GAMES.values())), ("openapi.json", schema())):
        file = folder / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
