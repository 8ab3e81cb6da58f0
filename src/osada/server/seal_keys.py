"""Where the keys of the sealer come from: a setting, a file that is named, or one that is made at the first start."""

import logging
import os
import secrets
from base64 import b64decode
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from platformdirs import user_data_path

from osada.engine.errors import BadFile, BadSetUp, OsadaError
from osada.server.config import Settings
from osada.server.sealing import KEY_BYTES, Sealer
from osada.server.storage.database import Database

LOG = logging.getLogger(__name__)

FILE = "seal.key"  # in the user's data folder
OWNER_ONLY = 0o600


def sealer_for(settings: Settings, database: Database, *, make: bool = True) -> Sealer:
    """Without keys nothing is sealed or opened."""
    return Sealer(keys_for(settings, database, make=make))


def keys_for(settings: Settings, database: Database, *, make: bool = True) -> list[bytes]:
    """The keys of this installation. If it has none one is made, where that is wanted."""
    keys = [_given(settings.seal_key)] if settings.seal_key else []
    keys += _read(Path(settings.seal_key_file)) if settings.seal_key_file else []
    return keys or _own(database, make=make)


def _own(database: Database, *, make: bool) -> list[bytes]:
    if database.is_sqlite and database.url.database in (None, "", ":memory:"):
        return [secrets.token_bytes(KEY_BYTES)]
    path = _place(database)
    if not path.exists():
        if not make:
            return []
        _make(path)
        if not database.is_sqlite:
            LOG.warning(
                "%s was made: every server and worker of this database on other machines, or of other users, has to "
                "be given the same file (docs/hosting.md)",
                path,
            )
    return _read(path)


def _place(database: Database) -> Path:
    """Beside the file of the database, else in the user's data folder."""
    if database.is_sqlite:
        return Path(f"{database.url.database}.key")
    return user_data_path("osada") / FILE


def _make(path: Path) -> None:
    """Appears whole, for its owner alone, and never takes the place of another one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=f".{path.name}-", dir=path.parent) as folder:
            partial = Path(folder, path.name)
            with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT, OWNER_ONLY), "w") as file:
                file.write(f"{secrets.token_hex(KEY_BYTES)}\n")
                file.flush()
                os.fsync(file.fileno())
            with suppress(FileExistsError):  # another process was quicker
                os.link(partial, path)
    except OSError as problem:
        raise BadFile(str(path), OsadaError("seal-unwritable", problem=problem.strerror)) from None


# --- Reading ----------------------------------------------------------------


def _given(text: str) -> bytes:
    try:
        return _key(text)
    except ValueError:
        raise BadSetUp("seal-key-given") from None


def _read(path: Path) -> list[bytes]:
    """One a line; empty lines do not count."""
    try:
        rows = path.read_text(encoding="ascii").splitlines()
    except (OSError, ValueError) as problem:
        raise BadFile(str(path), OsadaError("file-unreadable", problem=str(problem))) from None
    return [_line(path, number, row) for number, row in enumerate(rows, 1) if row.strip()] or [_line(path, 1, "")]


def _line(path: Path, number: int, row: str) -> bytes:
    try:
        return _key(row)
    except ValueError:
        raise BadFile(str(path), OsadaError("seal-key-line", line=number)) from None


def _key(text: str) -> bytes:
    """Of 64 hexadecimal digits, or of base64 in either alphabet."""
    word = text.strip()
    if len(word) == 2 * KEY_BYTES:
        key = bytes.fromhex(word)
    else:
        key = b64decode(word.replace("-", "+").replace("_", "/") + "=" * (-len(word) % 4), validate=True)
    if len(key) != KEY_BYTES:
        raise ValueError
    return key
