"""Reading JSON that a person wrote by hand: every complaint names the field and says what would be right."""

import json
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from osada.engine.errors import BadFile, OsadaError
from osada.engine.game import comma_separated

Id = TypeVar("Id", int, str)


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
        raise OsadaError("file-value", field=self.at(name), found=_as_json(found), allowed=allowed)

    def only(self, *names: str) -> "Fields":
        """Refuses every field that is not one of these."""
        for name in self.value:
            if name not in names:
                raise OsadaError("file-unknown", field=self.at(name), allowed=comma_separated(names))
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

    def by_id(self, name: str, ids: Collection[Id], key: str = "id") -> dict[Id, "Fields"]:
        """A list of objects, one for each of these ids; complaints about one name its id, too."""
        found: dict[Id, Fields] = {}
        for entry in self.objects(name, len(ids), len(ids)):
            id = entry.get(key)
            if not is_one_of(id, ids) or id in found:
                raise OsadaError("file-id", field=entry.at(key), found=_as_json(id), allowed=_shown(ids))
            found[id] = Fields(entry.value, f"{entry.path} ({id})")
        return found

    def list(
        self, name: str, least: int, most: int, *, of: Collection[Any] | None = None, needed: bool = True
    ) -> list[Any]:
        """With at least and at most so many entries, each one of these."""
        values = self.get(name, None if needed else [])
        if not isinstance(values, list):
            raise OsadaError("file-type", field=self.at(name), type="list")
        if not least <= len(values) <= most:
            key = "file-count-exact" if least == most else "file-count"
            raise OsadaError(key, field=self.at(name), least=least, most=most, count=len(values))
        for index, value in enumerate(values):
            if of is not None and not is_one_of(value, of):
                self.refuse(f"{name}[{index}]", value, _shown(of))
        return values

    def number(self, name: str, allowed: Collection[int], default: int | None = None) -> int:
        """A whole number out of these."""
        value: int = self.get(name, default)
        if not is_one_of(value, allowed):
            self.refuse(name, value, _shown(allowed))
        return value

    def word(self, name: str, allowed: Collection[str], default: str | None = None) -> str:
        value: str = self.get(name, default)
        if not is_one_of(value, allowed):
            self.refuse(name, value, _shown(allowed))
        return value

    def numbers(self, keys: Collection[str], allowed: Collection[int]) -> Iterator[tuple[str, int]]:
        """All fields of this object, whose names are among the keys and whose values are such numbers."""
        for name in self.value:
            if name not in keys:
                raise OsadaError("file-unknown", field=self.at(name), allowed=_shown(keys))
            yield name, self.number(name, allowed)


def is_one_of(value: Any, allowed: Collection[Any]) -> bool:
    """Is this one of these whole numbers or words? For Python, `true` and 1.0 are equal to 1."""
    return type(value) in (int, str) and value in allowed


def _as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _shown(allowed: Collection[Any]) -> str:
    """The allowed values; a long row of numbers from first to last."""
    values = list(allowed)
    is_long = len(values) > MOST_SHOWN and not isinstance(values[0], str)
    return f"{values[0]} … {values[-1]}" if is_long else comma_separated(values)


MOST_SHOWN = 30


def read_file(file: Path) -> Any:
    """The one JSON value that a file holds."""
    return _value(text_of(file), str(file))


def text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        raise BadFile(str(file), OsadaError("file-unreadable", problem=reason)) from None


def read_json(text: str, where: str) -> list[Any]:
    """What a file holds: one JSON value, or one on each line."""
    try:
        return [_value(text, where)]
    except BadFile:
        rows = [(number, row) for number, row in enumerate(text.splitlines(), 1) if row.strip()]
        if len(rows) < 2 or not rows[0][1].rstrip().endswith("}"):
            raise
        return [_value(row, where, number) for number, row in rows]


def _value(text: str, where: str, line: int = 1) -> Any:
    """One JSON value, which begins in this line of the file."""
    try:
        return json.loads(text)
    except RecursionError:
        problem = OsadaError("file-unreadable", problem="too many brackets within brackets")
    except json.JSONDecodeError as wrong:
        at = {"line": line + wrong.lineno - 1, "column": wrong.colno}
        problem = OsadaError("file-not-json", **at, problem=wrong.msg)
    raise BadFile(where, problem)
