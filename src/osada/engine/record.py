"""The record of a match: the whole match as text, one action a line. It can be read, written, replayed and verified."""

import re
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from osada.engine.contract import REGISTERED
from osada.engine.dice import Dice
from osada.engine.errors import BadFile, BadSetUp, OsadaError
from osada.engine.game import CHANCE, Game, comma_separated
from osada.engine.table import Table

FORMAT = "osada 1"
CHANCE_WORD = "chance"
OUR_EDITION = "osada"
PROVING = ("commit", "nonce", "seed", "resigned", "result")  # headers of the match itself, in the order of signed texts
NUMBER = re.compile(r"[0-9]{1,9}")


class Written(NamedTuple):
    """A line of the match as it stands in a file."""

    number: int  # of the line in the file, counted from 1
    seat: int  # or CHANCE
    words: str


@dataclass
class Record:
    """What a record says, before anybody has checked whether such a match is possible."""

    game: str
    version: int
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    edition: tuple[str, str] | None = None  # id and hash; none: ours
    headers: list[tuple[str, str]] = field(default_factory=list)  # name, date, seed ... and those we do not know
    lines: list[Written] = field(default_factory=list)
    where: str = "record"  # the name of the file, for messages
    numbers: dict[str, int] = field(default_factory=dict)  # of the header lines: `game`, `option side`, `seed`

    def place(self, header: str) -> str:
        """Where a header stands, for messages."""
        return f"{self.where}:{self.numbers[header]}" if header in self.numbers else self.where

    def header(self, name: str) -> str | None:
        return next((value for key, value in self.headers if key == name), None)

    def each_seat(self, name: str) -> dict[int, str]:
        """A header that stands once for each seat: `name 0 Eva`."""
        pairs = (value.split(" ", 1) for key, value in self.headers if key == name)
        return {int(pair[0]): pair[1] for pair in pairs if len(pair) == 2 and _is_number(pair[0])}

    def text(self) -> str:
        rows = [FORMAT, f"game {self.game} {self.version}", f"seats {self.seats}"]
        rows += [f"option {name} {value}" for name, value in self.options.items()]
        rows += [f"edition {' '.join(self.edition)}"] if self.edition else []
        rows += [" ".join(f"{name} {value}".split()) for name, value in self.headers]
        rows += [f"{CHANCE_WORD if line.seat == CHANCE else line.seat} {line.words}" for line in self.lines]
        return "\n".join(rows) + "\n"

    def signed_text(self) -> str:
        """What a signature is made of: the match and its proof, in one order; not who played it, when and where."""
        kept = [header for header in self.headers if header[0] in PROVING]
        kept.sort(key=lambda header: PROVING.index(header[0]))
        return replace(self, options=dict(sorted(self.options.items())), headers=kept).text()


# --- Reading ----------------------------------------------------------------


def parse(text: str, where: str = "record") -> Record:
    """Reads a record; one that is broken gets an error that names the line."""
    rows = [(number, _without_comment(row)) for number, row in enumerate(text.splitlines(), 1)]
    rows = [(number, row) for number, row in rows if row]
    if not rows or rows[0][1] != FORMAT:
        found = rows[0][1][:40] if rows else ""
        raise BadFile(f"{where}:{rows[0][0] if rows else 1}", OsadaError("record-format", found=found, expected=FORMAT))
    record = Record("", 0, 0, where=where)
    for number, row in rows[1:]:
        try:
            _read_row(record, number, row)
        except OsadaError as problem:
            raise BadFile(f"{where}:{number}", problem) from None
    for header in ("game", "seats"):
        if header not in record.numbers:
            raise BadFile(where, OsadaError("record-header-missing", header=header))
    return record


def _without_comment(row: str) -> str:
    """A name may hold a #; elsewhere it begins a comment."""
    if row.startswith("name "):
        return row.strip()
    before = row if not row.startswith("#") else ""
    return before.split(" #")[0].split("\t#")[0].strip()


def _is_number(word: str) -> bool:
    return NUMBER.fullmatch(word) is not None


def _read_row(record: Record, number: int, row: str) -> None:
    word, _, rest = row.partition(" ")
    if _is_number(word) or word == CHANCE_WORD:
        record.lines.append(Written(number, CHANCE if word == CHANCE_WORD else int(word), rest.strip()))
    elif record.lines:
        raise OsadaError("record-line", found=row)
    elif word in ("game", "seats", "option", "edition"):
        _read_header(record, word, rest.split())
        record.numbers[f"option {rest.split()[0]}" if word == "option" else word] = number
    else:
        record.headers.append((word, rest.strip()))
        record.numbers.setdefault(word, number)


def _read_header(record: Record, word: str, values: list[str]) -> None:
    match word, values:
        case "game", [name, version] if _is_number(version):
            record.game, record.version = name, int(version)
        case "seats", [count] if _is_number(count):
            record.seats = int(count)
        case "option", [name, _, *_]:
            record.options[name] = " ".join(values[1:])
        case "edition", [id, hash]:
            record.edition = (id, hash)
        case _:
            raise OsadaError("record-header", header=word, found=" ".join([word, *values]))


# --- Writing ----------------------------------------------------------------


def record_of(table: Table) -> Record:
    """The record of a table as it stands. The seed of its dice is told only when the match is over."""
    edition = table.edition
    options = {name: value for name, value in table.options.items() if name != "edition"}
    lines = [Written(number, line.seat, table.words(line)) for number, line in enumerate(table.log)]
    ours = edition.id == OUR_EDITION
    return Record(
        table.game.id,
        table.game.version,
        table.seats,
        options,
        None if ours else (edition.id, edition.hash),
        _headers(table),
        lines,
    )


def _headers(table: Table) -> list[tuple[str, str]]:
    rows = [("name", f"{seat} {name}") for seat, name in sorted(table.names.items())]
    if table.dice:
        rows += [("commit", table.dice.commit)]
        rows += [("nonce", f"{seat} {nonce}") for seat, nonce in enumerate(table.dice.nonces)]
    if table.over:
        rows += [("seed", table.dice.seed)] if table.dice else []
        rows += [("result", " ".join(str(score.total) for score in table.scores().seats))]
    return rows


# --- Replaying and verifying ------------------------------------------------


def replay(record: Record) -> Table:
    """Plays a record. A line that the rules forbid gets an error that names it and says why."""
    try:
        table = Table(game_named(record.game, record.version), record.seats, _options(record))
    except OsadaError as problem:
        raise BadFile(record.place(_header_of(problem)), problem) from None
    table.names = {seat: name for seat, name in record.each_seat("name").items() if seat < table.seats}
    for line in record.lines:
        try:
            if line.seat == CHANCE:
                table.outcome(line.words)
            else:
                table.play(line.seat, line.words)
        except OsadaError as problem:
            raise BadFile(f"{record.where}:{line.number}", problem) from None
    return table


def _header_of(problem: OsadaError) -> str:
    """The header line that a problem of the set-up is about."""
    headers = {
        "error-unknown-game": "game",
        "record-version": "game",
        "error-seats": "seats",
        "record-edition": "edition",
        "record-edition-changed": "edition",
    }
    return headers.get(problem.key, f"option {problem.values.get('option')}")


def game_named(id: str, version: int | None = None) -> Game:
    """A game by its id; an unknown one, or another version of its rules, is refused by name."""
    if id not in REGISTERED:
        raise BadSetUp("error-unknown-game", game=id, allowed=comma_separated(sorted(REGISTERED)))
    game = REGISTERED[id]
    if version is not None and version != game.version:
        raise BadSetUp("record-version", game=id, version=version, known=game.version)
    return game


def _options(record: Record) -> dict[str, str]:
    if record.edition is None:
        return record.options
    game, (id, hash) = game_named(record.game), record.edition
    known = {edition.id: edition.hash for edition in game.editions}
    if id not in known:
        raise BadSetUp("record-edition", edition=id, allowed=comma_separated(sorted(known)))
    if known[id] != hash:
        raise BadSetUp("record-edition-changed", edition=id, hash=hash, known=known[id])
    return {**record.options, "edition": id}


def verify(record: Record, table: Table) -> None:
    """Proves that nobody chose an outcome: all follow from the seed that was promised; and that the result is right."""
    seed, commit, result = (record.header(name) for name in ("seed", "commit", "result"))
    if seed is None or commit is None:
        raise BadFile(record.where, OsadaError("verify-missing", header="commit" if commit is None else "seed"))
    nonces = record.each_seat("nonce")
    dice = Dice(seed, [nonces[seat] for seat in sorted(nonces)])
    if dice.commit != commit:
        raise BadFile(record.place("seed"), OsadaError("verify-commit", expected=dice.commit))
    _verify_outcomes(record, table, dice)
    totals = " ".join(str(score.total) for score in table.scores().seats)
    if result is not None and result != totals:
        raise BadFile(record.place("result"), OsadaError("verify-result", found=result, expected=totals))


def _verify_outcomes(record: Record, table: Table, dice: Dice) -> None:
    fresh = Table(table.game, table.seats, table.options, dice)
    for line, written in zip(table.log, record.lines, strict=True):
        if line.seat == CHANCE:
            fresh.roll_once()
            expected = fresh.log[-1]
            if expected.code != line.code:
                words = table.game.outcomes.text[expected.code]
                raise BadFile(
                    f"{record.where}:{written.number}",
                    OsadaError("verify-outcome", found=written.words, expected=words),
                )
        else:
            fresh.play(line.seat, line.code)
