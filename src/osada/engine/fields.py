"""Reading JSON that a person wrote by hand: every complaint names the field and says what would be right."""

import json
from collections.abc import Collection, Iterator, Mapping
from typing import Any, NoReturn

from osada.engine.errors import BadFile, OsadaError
from osada.engine.game import listed


class Fields:
    """A JSON object and its place in the file: `Fields(data).list("boards", 1, 4)`."""

    def __init__(self, value: Any, path: str = "") -> None:
        self.path = path
        if not isinstance(value, dict):
            if path:
                raise OsadaError("file-type", field=path, type="object")
            raise OsadaError("file-not-object")
        self.value: Mapping[str, Any] = value

    def at(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def refuse(self, name: str, found: Any, allowed: str) -> NoReturn:
        raise OsadaError(
            "file-value", field=self.at(name), found=json.dumps(found, ensure_ascii=False), allowed=allowed
        )

    def only(self, *names: str) -> "Fields":
        """Refuses every field that is not one of these."""
        for name in self.value:
            if name not in names:
                raise OsadaError("file-unknown", field=self.at(name), allowed=listed(names))
        return self

    def has(self, name: str) -> bool:
        return name in self.value

    def get(self, name: str, default: Any = None) -> Any:
        """The value itself; without a default the field must be there."""
        if name not in self.value:
            if default is None:
                raise OsadaError("file-missing", field=self.at(name))
            return default
        return self.value[name]

    def object(self, name: str, *, needed: bool = True) -> "Fields":
        return Fields(self.get(name, None if needed else {}), self.at(name))

    def objects(self, name: str, least: int, most: int) -> list["Fields"]:
        """A list of objects, with at least and at most so many."""
        return [Fields(item, f"{self.at(name)}[{index}]") for index, item in enumerate(self.list(name, least, most))]

    def list(self, name: str, least: int, most: int, *, needed: bool = True) -> list[Any]:
        values = self.get(name, None if needed else [])
        if not isinstance(values, list):
            raise OsadaError("file-type", field=self.at(name), type="list")
        if not least <= len(values) <= most:
            key = "file-count-exact" if least == most else "file-count"
            raise OsadaError(key, field=self.at(name), least=least, most=most, count=len(values))
        return values

    def number(self, name: str, allowed: Collection[int], default: int | None = None) -> int:
        """A whole number out of these."""
        value = self.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or value not in allowed:
            self.refuse(name, value, _shown(allowed))
        return value

    def word(self, name: str, allowed: Collection[str], default: str | None = None) -> str:
        value = self.get(name, default)
        if not isinstance(value, str) or value not in allowed:
            self.refuse(name, value, listed(list(allowed)))
        return value

    def numbers(self, keys: Collection[str], allowed: Collection[int]) -> Iterator[tuple[str, int]]:
        """All fields of this object, whose names are among the keys and whose values are such numbers."""
        for name in self.value:
            if name not in keys:
                raise OsadaError("file-unknown", field=self.at(name), allowed=_shown(keys))
            yield name, self.number(name, allowed)


def _shown(allowed: Collection[Any]) -> str:
    """The allowed values; a long row of them from first to last."""
    values = list(allowed)
    return listed(values) if len(values) <= MOST_SHOWN else f"{values[0]} … {values[-1]}"


MOST_SHOWN = 30


def read_json(text: str, where: str) -> list[Any]:
    """What a file holds: one JSON value, or one on each line."""
    try:
        return [json.loads(text)]
    except RecursionError:
        raise BadFile(where, OsadaError("file-unreadable", problem="too many brackets within brackets")) from None
    except json.JSONDecodeError as whole:
        rows = [(number, row) for number, row in enumerate(text.splitlines(), 1) if row.strip()]
        if len(rows) < 2 or not rows[0][1].rstrip().endswith("}"):
            raise _not_json(where, whole.lineno, whole) from None
        return [_row(where, number, row) for number, row in rows]


def _row(where: str, number: int, row: str) -> Any:
    try:
        return json.loads(row)
    except json.JSONDecodeError as problem:
        raise _not_json(where, number, problem) from None


def _not_json(where: str, line: int, problem: json.JSONDecodeError) -> BadFile:
    return BadFile(where, OsadaError("file-not-json", line=line, column=problem.colno, problem=problem.msg))
