"""Editions: what is printed in the box, ours or an owner's own, read once when the process starts."""

import json
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from osada.engine.cache import edition_files
from osada.engine.errors import BadFile, OsadaError
from osada.engine.game import Edition, listed

OURS = "osada"
Tables = dict[str, np.ndarray[Any, Any]]
Reader = Callable[["Components"], Tables]  # checks what is in the file and turns it into tables


class Components:
    """A components.json: the data, and how to complain about it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            self.data = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, json.JSONDecodeError) as problem:
            self.refuse("edition-unreadable", item="components.json", problem=str(problem))
        if not isinstance(self.data, dict):
            self.refuse("edition-unreadable", item="components.json", problem="not an object")

    def refuse(self, key: str, *, item: str, **values: Any) -> NoReturn:
        raise BadFile(f"{self.file}: {item}", OsadaError(key, **values))

    def part(self, *path: str, kind: type = object) -> Any:
        """What stands at this place of the file, of this kind."""
        value: Any = self.data
        for index, name in enumerate(path):
            if not isinstance(value, dict) or name not in value:
                self.refuse("edition-missing", item=".".join(path[: index + 1]))
            value = value[name]
        if not isinstance(value, kind):
            self.refuse("edition-kind", item=".".join(path), kind=kind.__name__)
        return value

    def repeat(self, rulebook: "Components", *paths: Sequence[str]) -> None:
        """What the rulebook itself says at these places: an edition may repeat it, not change it."""
        for path in paths:
            if path[0] in self.data and self.part(*path) != rulebook.part(*path):
                self.refuse("edition-rulebook", item=".".join(path), expected=str(rulebook.part(*path)))

    def expect(self, item: str, count: int, expected: int) -> None:
        """That there are so many of something."""
        if count != expected:
            self.refuse("edition-count", item=item, count=count, expected=expected)

    def rows(self, *path: str, count: int) -> list[Any]:
        """A list that must have so many items."""
        found: list[Any] = self.part(*path, kind=list)
        self.expect(".".join(path), len(found), count)
        return found

    def items(self, name: str, ids: Sequence[str]) -> Iterator[tuple[str, dict[str, Any]]]:
        """The things of a list, in the order of these ids, each with its place; all must be there, each once."""
        found: dict[str, tuple[str, dict[str, Any]]] = {}
        for index, row in enumerate(self.rows(name, count=len(ids))):
            id: Any = row.get("id") if isinstance(row, dict) else row
            if id not in ids or id in found:
                self.refuse("edition-id", item=f"{name}[{index}]", id=str(id), allowed=listed(ids))
            found[id] = (f"{name}[{index}] ({id})", row)
        yield from (found[id] for id in ids)

    def number(self, item: str, value: Any, least: int, most: int) -> int:
        if not is_number(value, least, most):
            self.refuse("edition-value", item=item, found=str(value), allowed=f"{least} … {most}")
        return int(value)

    def word(self, item: str, value: Any, allowed: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in allowed:
            self.refuse("edition-value", item=item, found=str(value), allowed=listed(allowed))
        return value


def is_number(value: Any, least: int, most: int) -> bool:
    """Is this a whole number between the two?"""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def load(game: str, ours: Path, read: Reader) -> tuple[tuple[Edition, ...], tuple[str, ...], Tables]:
    """Our edition and the owner's, their names, and their tables, each with the edition as its first index."""
    found: list[tuple[str, Path, Path | None]] = [(OURS, ours, None)]
    found += [(file.parent.name, file, file.parent) for file in edition_files(game)]
    read_tables = [read(Components(file)) for _, file, _ in found]
    pairs = zip(found, read_tables, strict=True)
    editions = tuple(Edition(id, _hash(tables), folder, file) for (id, file, folder), tables in pairs)
    ids = tuple(edition.id for edition in editions)
    return editions, ids, {name: np.stack([tables[name] for tables in read_tables]) for name in read_tables[0]}


def _hash(tables: Tables) -> str:
    """Of what the rules see, not of the file: a comment more changes no match."""
    return blake2b(b"".join(tables[name].tobytes() for name in sorted(tables)), digest_size=8).hexdigest()
