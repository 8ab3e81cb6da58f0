"""The layout of records: how a position lies in memory, and how it reads as JSON."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import DTypeLike

from osada.engine.compiled import INTERPRETED, rule

State = Any  # one record of a game's STATE
States = np.ndarray[Any, Any]  # an array of such records: what compiled code is given

GAP = "gap"  # fields of this name fill the space between others and are always 0


def record(**fields: Any) -> np.dtype[Any]:
    """A record with naturally aligned fields: `record(phase=np.int8, hand=(np.int8, 12), players=(PLAYER, 4))`."""
    rows: list[tuple[str, DTypeLike, tuple[int, ...]]] = []
    offset = 0
    for name, kind in fields.items():
        base, shape = kind if isinstance(kind, tuple) else (kind, ())
        dtype = np.dtype(base)
        _check_field(name, dtype)
        offset = _pad(rows, offset, _alignment(dtype))
        rows.append((name, dtype, shape if isinstance(shape, tuple) else (shape,)))
        offset += dtype.itemsize * int(np.prod(rows[-1][2], dtype=int))
    _pad(rows, offset, max(_alignment(np.dtype(kind)) for _, kind, _ in rows))
    return np.dtype(rows)


def _check_field(name: str, dtype: np.dtype[Any]) -> None:
    if hasattr(np.recarray, name):
        raise ValueError(f"a field cannot be called {name!r}: NumPy's records have a method of that name")
    if dtype.kind not in "iV":
        raise ValueError(
            f"field {name!r}: only signed integers and records; {dtype} mixes badly with them when compiled"
        )


def _alignment(dtype: np.dtype[Any]) -> int:
    if dtype.subdtype:
        return _alignment(dtype.subdtype[0])
    return max(_alignment(dtype[name]) for name in dtype.names) if dtype.names else dtype.itemsize


def _pad(rows: list[tuple[str, DTypeLike, tuple[int, ...]]], offset: int, alignment: int) -> int:
    missing = -offset % alignment
    if missing:
        rows.append((f"{GAP}{len(rows)}", np.int8, (missing,)))
    return offset + missing


SAME = "same"  # for a field of a view: that of the position, shown as it is

Copy = Callable[[State, State], None]  # rule: (source, target)


def view_of(dtype: np.dtype[Any], **fields: Any) -> tuple[np.dtype[Any], Copy]:
    """A record of what may be known of another one, and the rule that copies the fields that are SAME, either way.

    `VIEW, copy_public = view_of(STATE, phase=SAME, seats=SAME, hand_size=np.int8)`
    """
    same = [name for name, kind in fields.items() if kind is SAME]
    return record(**fields | {name: (dtype[name].base, dtype[name].shape) for name in same}), _copying(same)


def _copying(fields: Iterable[str]) -> Copy:
    """Each field is assigned whole. The source is made here: Numba knows a field by its written name alone."""
    lines = ["def copy(source, target):", *(f"    target.{name} = source.{name}" for name in fields)]
    names: dict[str, Any] = {"__name__": __name__}
    exec("\n".join(lines), names)
    return rule(names["copy"])  # type: ignore[no-any-return]  # made by its text


def empty(dtype: np.dtype[Any], count: int = 1) -> States:
    """Records full of zeros. Compiled code wants plain arrays; without the compiler a record needs named attributes."""
    return as_rules_read(np.zeros(count, dtype))


def as_rules_read(states: States) -> States:
    return states.view(np.recarray) if INTERPRETED else states


def joined(many: Sequence[States]) -> States:
    """All these positions in an array of its own, copied in one piece: NumPy copies records field by field."""
    return as_rules_read(np.frombuffer(bytearray(b"".join(states.tobytes() for states in many)), many[0].dtype))


def leaves(value: Any, name: str = "") -> Iterator[tuple[str, int]]:
    """Every number of a record, with its path: `players[0].coins`."""
    if isinstance(value, np.ndarray):
        for index, item in enumerate(value):
            yield from leaves(item, f"{name}[{index}]")
    elif getattr(value, "dtype", None) is not None and value.dtype.names:
        for field in value.dtype.names:
            if not field.startswith(GAP):
                yield from leaves(value[field], f"{name}.{field}".lstrip("."))
    else:
        yield name, int(value)


# --- As JSON ----------------------------------------------------------------


@dataclass(frozen=True)
class Word:
    """A number that stands for a word; a negative one for none."""

    words: tuple[str, ...]

    def shown(self, value: Any) -> Any:
        return self.words[int(value)] if value >= 0 else None


@dataclass(frozen=True)
class Bits:
    """A set of words, held as bits; a large set in several integers, with `each` bits in every one of them."""

    words: tuple[str, ...]
    each: int = 63

    def shown(self, value: Any) -> Any:
        bits = sum(int(part) << self.each * index for index, part in enumerate(np.atleast_1d(value)))
        return [word for index, word in enumerate(self.words) if bits >> index & 1]


@dataclass(frozen=True)
class Counts:
    """A number for each word; only those above 0 are shown, unless all are wanted."""

    words: tuple[str, ...]
    zeros: bool = False

    def shown(self, value: Any) -> Any:
        return {word: int(count) for word, count in zip(self.words, value, strict=True) if count or self.zeros}


@dataclass(frozen=True)
class Each:
    """A value for each key, shown as `how` says; keys without any are left out: `Each(CELLS, Word(TILES))`."""

    keys: tuple[str, ...]
    how: Word | Bits

    def shown(self, value: Any) -> Any:
        pairs = ((key, self.how.shown(item)) for key, item in zip(self.keys, value, strict=True))
        return {key: item for key, item in pairs if item}


@dataclass(frozen=True)
class EachSeat:
    """One record a seat; the places beyond the number of seats are not shown."""


Shown = Mapping[str, Word | Bits | Counts | Each | EachSeat]


def as_json(record: Any, shown: Shown, path: str = "", seats: int | None = None) -> dict[str, Any]:
    """The fields of a record by their names, with words for numbers where `shown` says so."""
    found: dict[str, Any] = {}
    count = int(record["seats"]) if seats is None else seats
    for field in record.dtype.names:
        if not field.startswith(GAP):
            found[field] = _value(record[field], shown, f"{path}{field}", count)
    return found


def _value(value: Any, shown: Shown, path: str, seats: int) -> Any:
    how = shown.get(path)
    if isinstance(how, EachSeat):
        return [_plain(value[seat], shown, path, seats) for seat in range(seats)]
    if how is not None:
        return [how.shown(item) for item in value] if isinstance(how, Word) and np.ndim(value) else how.shown(value)
    return _plain(value, shown, path, seats)


def _plain(value: Any, shown: Shown, path: str, seats: int) -> Any:
    if value.dtype.names:
        return (
            as_json(value, shown, f"{path}.", seats)
            if not np.ndim(value)
            else [_plain(v, shown, path, seats) for v in value]
        )
    return value.tolist()
