"""How a server is set up: a file of settings (TOML), the environment, the command line; the last one counts."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from platformdirs import user_data_path

from osada.engine.cores import cores
from osada.engine.errors import BadFile, OsadaError
from osada.engine.game import listed

PREFIX = "OSADA_"
FILE = "OSADA_CONFIG"  # names the file
WHILE_OPEN = "soon"  # of `compiled`: people are let in at once


@dataclass(frozen=True)
class Settings:
    """Every setting, with what it is where nobody says otherwise. In the environment `port` is OSADA_PORT."""

    # fmt: off
    database: str = ""              # sqlite:///FILE or postgresql://...; empty: a file in the user's data folder
    host: str = "127.0.0.1"
    port: int = 8000
    url: str = ""                   # the address that people type, behind a proxy: https://osada.example
    proxies: str = ""               # addresses of proxies whose X-Forwarded-For is believed, with commas between
    workers: int = 0                # processes that think for bots; 0: one for each core but one
    queue: int = 200                # bots that may wait for their turn to think; more play at first sight
    bot_pause: float = 0.6          # seconds that a bot's move takes at least, so that people can follow it
    thinking: str = "here"          # where bots think: here, or in workers on other machines (PostgreSQL only)
    compiled: str = "all"           # games compiled before anybody is let in: all or none; soon: all, meanwhile
    page: str = ""                  # the folder of a built page; empty: the one in the package
    modules: str = ""               # Python modules with games of your own, with commas between
    connections: int = 4000         # open at the same time; further ones are asked to come later
    sockets: int = 200              # open at the same time from one address
    log: str = "info"               # debug, info, warning or error
    metrics: str = ""               # a token that opens /metrics; without one only this machine may read it
    limits: int = 1                 # times the usual limits of how often one may do a thing; 0: none
    mail: str = ""                  # starttls://name:password@host:587, also smtps: or smtp:; empty: no mail is sent
    sender: str = ""                # the address that mail comes from
    notice_after: int = 60          # seconds of a turn after which whoever is not at the table is told
    # fmt: on

    @property
    def secure(self) -> bool:
        return self.url.startswith("https://")

    @property
    def address(self) -> str:
        """That stands in links: never what a request says of itself."""
        return self.url.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def sent_by(self) -> str:
        return self.sender or f"osada@{urlsplit(self.address).hostname or 'localhost'}"

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{user_data_path('osada', ensure_exists=True) / 'osada.db'}"

    @property
    def own_modules(self) -> list[str]:
        return [name.strip() for name in self.modules.split(",") if name.strip()]

    @property
    def thinkers(self) -> int:
        return self.workers or max(1, cores() - 1)


KINDS: dict[str, type] = {name: type(value) for name, value in asdict(Settings()).items()}


def settings_from(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """What file, environment and command line say together. A setting that does not exist is refused by name."""
    named = environment.get(FILE)
    found = Settings(**_from_file(Path(named))) if named else Settings()
    said = {name: environment[PREFIX + name.upper()] for name in KINDS if PREFIX + name.upper() in environment}
    found = replace(found, **{name: _read(PREFIX + name.upper(), name, value) for name, value in said.items()})
    return replace(found, **{name: value for name, value in given.items() if value is not None})


def _from_file(path: Path) -> dict[str, Any]:
    try:
        rows = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise BadFile(str(path), OsadaError("file-unreadable", problem=str(problem))) from None
    for name, value in rows.items():
        if name not in KINDS:
            known = listed(field.name for field in fields(Settings))
            raise BadFile(str(path), OsadaError("file-unknown", field=name, allowed=known))
        if type(value) is not KINDS[name]:
            raise BadFile(str(path), OsadaError("file-type", field=name, type=KINDS[name].__name__))
    return rows


def _read(where: str, name: str, value: str) -> Any:
    try:
        return KINDS[name](value)
    except ValueError:
        raise BadFile(where, OsadaError("file-type", field=name, type=KINDS[name].__name__)) from None
