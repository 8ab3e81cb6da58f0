"""How a server is set up: a file of settings (TOML), the environment, the command line; the last one counts."""

import json
import os
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from osada.engine.checks import TYPE, UNKNOWN, problem_in
from osada.engine.cores import cores
from osada.engine.errors import BadFile, OsadaError
from osada.engine.game import comma_separated

PREFIX = "OSADA_"
FILE = "OSADA_CONFIG"  # names the file
WHILE_OPEN = "soon"  # of `compiled`: people are let in at once


Number = Annotated[int, Field(ge=0)]
Seconds = Annotated[float, Field(ge=0)]
Place = Literal["here", "workers"]
Compiled = Literal["all", "none", "soon"]
Level = Literal["debug", "info", "warning", "error"]


class Settings(BaseModel):
    """Every setting, with what it is where nobody says otherwise. In the environment `port` is OSADA_PORT."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    # fmt: off
    database: str = ""              # sqlite:///FILE or postgresql://...; empty: a file in the user's data folder
    host: str = "127.0.0.1"
    port: Number = 8000
    url: str = ""                   # the address that people type, behind a proxy: https://osada.example
    proxies: str = ""               # addresses of proxies whose X-Forwarded-For is believed, with commas between
    workers: Number = 0             # processes that think for bots; 0: one for each core but one
    queue: Number = 200             # bots that may wait for their turn to think; more play at first sight
    bot_pause: Seconds = 0.6        # seconds that a bot's move takes at least, so that people can follow it
    thinking: Place = "here"        # where bots think: here, or in workers on other machines (PostgreSQL only)
    compiled: Compiled = "all"      # games compiled before anybody is let in: all or none; soon: all, meanwhile
    page: str = ""                  # the folder of a built page; empty: the one in the package
    modules: str = ""               # Python modules with games of your own, with commas between
    connections: Number = 4000      # open at the same time; further ones are asked to come later
    sockets: Number = 200           # open at the same time from one address
    seal_key: str = ""              # of seeds (32 bytes, hexadecimal or base64); empty: of a file beside the database
    seal_key_file: str = ""         # one key a line: the first one seals, all of them open
    log: Level = "info"
    metrics: str = ""               # a token that opens /metrics; without one only this machine may read it
    limits: Number = 1              # times the usual limits of how often one may do a thing; 0: none
    mail: str = ""                  # starttls://name:password@host:587, also smtps: or smtp:; empty: no mail is sent
    sender: str = ""                # the address that mail comes from
    notice_after: Number = 60       # seconds of a turn after which whoever is not at the table is told
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


def settings_from(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """What file, environment and command line say together. A setting that does not exist is refused by name."""
    named = environment.get(FILE)
    found = _checked(_rows(Path(named)), lambda _: named, strict=True) if named else Settings()
    said = {name: environment[_variable(name)] for name in Settings.model_fields if _variable(name) in environment}
    meant = {name: value for name, value in given.items() if value is not None}
    return _checked({**found.model_dump(), **said, **meant}, _variable, strict=False)


def _rows(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise BadFile(str(path), OsadaError("file-unreadable", problem=str(problem))) from None


def _variable(name: str) -> str:
    return PREFIX + name.upper()


def _checked(rows: dict[str, Any], where: Callable[[str], str], *, strict: bool) -> Settings:
    """In a file a number is a number; in the environment everything is text."""
    try:
        return Settings.model_validate(rows, strict=strict)
    except ValidationError as refused:
        raise _refusal(refused, where) from None


def _refusal(refused: ValidationError, where: Callable[[str], str]) -> BadFile:
    kind, field, found, allowed = problem_in(refused)
    if kind == UNKNOWN:
        problem = OsadaError("file-unknown", field=field, allowed=comma_separated(Settings.model_fields))
    elif kind == TYPE:
        problem = OsadaError("file-type", field=field, type=allowed)
    else:
        problem = OsadaError("file-value", field=field, found=json.dumps(found, ensure_ascii=False), allowed=allowed)
    return BadFile(where(field), problem)
