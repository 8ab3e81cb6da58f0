"""Editions: what is printed in the box, ours or an owner's own, read once when the process starts."""

import json
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from osada.engine.cache import edition_files
from osada.engine.errors import BadFile, OsadaError
from osada.engine.game import Edition

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


def load(game: str, ours: Path, read: Reader) -> tuple[tuple[Edition, ...], Tables]:
    """Our edition and the owner's: their names, and their tables, each with the edition as its first index."""
    found: list[tuple[str, Path, Path | None]] = [(OURS, ours, None)]
    found += [(file.parent.name, file, file.parent) for file in edition_files(game)]
    read_tables = [read(Components(file)) for _, file, _ in found]
    pairs = zip(found, read_tables, strict=True)
    editions = [Edition(id, _hash(tables), folder, file) for (id, file, folder), tables in pairs]
    return tuple(editions), {name: np.stack([tables[name] for tables in read_tables]) for name in read_tables[0]}


def _hash(tables: Tables) -> str:
    """Of what the rules see, not of the file: a comment more changes no match."""
    return blake2b(b"".join(tables[name].tobytes() for name in sorted(tables)), digest_size=8).hexdigest()
