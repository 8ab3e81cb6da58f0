"""Editions: what is printed in the box, ours or an owner's own, read once when the process starts."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np

from osada.engine.cache import edition_files
from osada.engine.errors import BadFile, OsadaError
from osada.engine.fields import Fields, read_file
from osada.engine.game import Edition

OURS = "osada"
Tables = dict[str, np.ndarray[Any, Any]]
Reader = Callable[[Fields], Tables]  # checks what is in the file and turns it into tables


def load(game: str, ours: Path, read: Reader) -> tuple[tuple[Edition, ...], tuple[str, ...], Tables]:
    """Our edition and the owner's, their names, and their tables, each with the edition as its first index."""
    found: list[tuple[str, Path, Path | None]] = [(OURS, ours, None)]
    found += [(file.parent.name, file, file.parent) for file in edition_files(game)]
    read_tables = [tables_of(file, read) for _, file, _ in found]
    pairs = zip(found, read_tables, strict=True)
    editions = tuple(Edition(id, _hash(tables), folder, file) for (id, file, folder), tables in pairs)
    ids = tuple(edition.id for edition in editions)
    return editions, ids, {name: np.stack([tables[name] for tables in read_tables]) for name in read_tables[0]}


def tables_of(file: Path, read: Reader) -> Tables:
    """A components.json, checked."""
    data = read_file(file)
    try:
        return read(Fields(data))
    except OsadaError as problem:
        raise BadFile(str(file), problem) from None


def repeat(box: Fields, rulebook: Mapping[str, Any], *paths: Sequence[str]) -> None:
    """What the rulebook itself says at these places: an edition may repeat it, not change it."""
    for path in paths:
        if not box.has(path[0]):
            continue
        place, printed = box, rulebook
        for name in path[:-1]:
            place, printed = place.object(name), printed[name]
        if place.get(path[-1]) != printed[path[-1]]:
            raise OsadaError("edition-rulebook", field=place.at(path[-1]), expected=str(printed[path[-1]]))


def expect(field: str, count: int, expected: int) -> None:
    """That there are so many of something."""
    if count != expected:
        raise OsadaError("edition-count", field=field, count=count, expected=expected)


def _hash(tables: Tables) -> str:
    """Of what the rules see, not of the file: a comment more changes no match."""
    return blake2b(b"".join(tables[name].tobytes() for name in sorted(tables)), digest_size=8).hexdigest()
