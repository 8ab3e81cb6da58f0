"""What was played stays on disk: `setting.json`, `matches.jsonl` with a line for each match, and all their records.

A match is saved the moment it is over, first its record, then its line; so whatever ends a run, the next one goes on.
"""

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any

from filelock import FileLock, Timeout

from osada.arena.match import Played
from osada.arena.plan import LineUp, Setting
from osada.engine.cache import ROOT, SHARED, sources_in
from osada.engine.errors import BadFile, OsadaError
from osada.engine.game import Game

SETTING, MATCHES, RECORDS, LOCK = "setting.json", "matches.jsonl", "records", ".lock"
LONGEST_FOLDER_NAME = 60  # characters that come from bots


def sources(game: Game) -> str:
    """A hash of the rules and bots: other sources may play otherwise. The same on every machine."""
    found = blake2b(digest_size=8)
    for base, folders in ((ROOT, SHARED), (game.folder, [game.folder])):
        for path in sources_in(*folders):
            data = path.read_bytes()
            found.update(f"{path.relative_to(base).as_posix()} {len(data)}\n".encode() + data)
    return found.hexdigest()


def described(setting: Setting) -> dict[str, Any]:
    """All that a match depends on, besides its bots and its number."""
    edition = setting.game.edition(setting.options["edition"])
    return {
        "game": setting.game.id,
        "version": setting.game.version,
        "seats": setting.seats,
        "options": dict(setting.options),
        "edition": edition.hash,
        "seed": setting.seed,
        "sources": sources(setting.game),
    }


def default_folder(setting: Setting) -> Path:
    """Named after all that matches depend on: with changed rules or bots a new tournament begins."""
    text = json.dumps(described(setting), sort_keys=True)
    digest = blake2b(text.encode(), digest_size=4).hexdigest()
    return Path("arena") / f"{setting.game.id}-{setting.seats}-{digest}"


def safe_name(line_up: LineUp) -> str:
    """A line-up as the name of a folder: letters, digits and dashes; a hash where that leaves something out."""
    name = "_".join(line_up)
    plain = re.sub(r"[^A-Za-z0-9_-]+", "-", name).strip("-")[:LONGEST_FOLDER_NAME]
    return plain if plain == name else f"{plain}-{blake2b(repr(line_up).encode(), digest_size=4).hexdigest()}"


class Folder:
    """Where a tournament is kept. Only one run at a time may write into it."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self.path, self.setting = path, setting
        self.is_older = False  # does it hold matches of other sources?
        self.played: dict[tuple[LineUp, int, int], Played] = {}
        self._lines: IO[str] | None = None

    @contextmanager
    def opened(self) -> Iterator["Folder"]:
        """Reads what is there and makes ready to add to it."""
        with _refused(self.path):
            self.path.mkdir(parents=True, exist_ok=True)
            lock = FileLock(self.path / LOCK)
            lock.acquire(timeout=0)
        try:
            with _refused(self.path):
                self._check_setting()
                self._read()
                self._lines = (self.path / MATCHES).open("a", encoding="utf-8")
            yield self
        finally:
            if self._lines:
                self._lines.close()
            lock.release()

    def save(self, played: Played, record: str) -> None:
        assert self._lines is not None, "the folder is open"
        file = self._record_of(played)
        row = {**played.as_json(), "record": file.relative_to(self.path).as_posix()}
        with _refused(self.path):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(record, encoding="utf-8")
            self._lines.write(json.dumps(row, ensure_ascii=False) + "\n")
            self._lines.flush()
        self.played[played.key] = played

    def _record_of(self, played: Played) -> Path:
        name = f"{played.deal:05}-{played.rotation}.txt"
        return self.path / RECORDS / safe_name(played.line_up) / name

    def _check_setting(self) -> None:
        """Matches of another game, seed or set-up would be mixed up with these; other sources are only told."""
        file, ours = self.path / SETTING, described(self.setting)
        if not file.exists():
            file.write_text(json.dumps(ours, indent=2) + "\n", encoding="utf-8")
            return
        try:
            found = dict(json.loads(file.read_text(encoding="utf-8")))
        except (ValueError, TypeError):
            raise BadFile(str(file), OsadaError("arena-setting-broken")) from None
        for name, value in ours.items():
            if name != "sources" and found.get(name) != value:
                there, here = (json.dumps(each, ensure_ascii=False) for each in (found.get(name), value))
                raise BadFile(str(file), OsadaError("arena-other-setting", name=name, found=there, expected=here))
        self.is_older = found.get("sources") != ours["sources"]

    def _read(self) -> None:
        """The matches that are there with their records. A line that was cut is taken away, and its match replayed."""
        file = self.path / MATCHES
        if not file.exists():
            return
        data = file.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            os.truncate(file, len(whole))
        for row in whole.decode("utf-8", errors="replace").splitlines():
            played = _parsed(row)
            if played and self._record_of(played).exists():
                self.played[played.key] = played


@contextmanager
def _refused(path: Path) -> Iterator[None]:
    """What the disk does not allow is told in one line."""
    try:
        yield
    except Timeout:
        raise BadFile(str(path), OsadaError("arena-folder-busy")) from None
    except OSError as problem:
        raise BadFile(str(path), OsadaError("arena-folder", problem=problem.strerror or str(problem))) from None


def _parsed(row: str) -> Played | None:
    try:
        found = dict(json.loads(row))
        found.pop("record", None)
        return Played.from_json(found)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
