"""The log of the server: one JSON object a line, on standard error. Nothing that gives access is written there.

A line has only the fields named here; free text is cleaned of tokens, cookies, passwords, seeds and query strings.
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import TextIO

FIELDS = ("method", "route", "status", "ms", "table", "seq", "seat", "kind", "count")
CALM = ("uvicorn", "websockets", "sqlalchemy", "alembic", "asyncio", "procrastinate", "httpx", "urllib3")
HIDDEN = "…"
REFUSED_SOCKET = "ASGI callable returned without completing handshake."  # uvicorn says so of sockets turned away

SECRET_WORDS = r"pass(?:word|wd)?|token|secret|seed|nonce|cookie|authorization|bearer|hash|key|link"
CLEANED = (
    (
        re.compile(rf"(?i)\b([\w-]*(?:{SECRET_WORDS}))\b([\"']?\s*[:=]\s*)(\"[^\"]*\"|'[^']*'|[^\s,;)}}\]]+)"),
        rf"\1\2{HIDDEN}",
    ),
    (re.compile(r"(?i)\b((?:set-)?cookie|authorization)(: )[^\n]+"), rf"\1\2{HIDDEN}"),
    (re.compile(r"(?i)\b((?:__Host-)?osada=)[^\s;]+"), rf"\1{HIDDEN}"),
    (re.compile(r"(://[^\s/:@]*:)[^\s/@]+@"), rf"\1{HIDDEN}@"),
    (re.compile(r"((?:/|\w)[?#])[^\s\"'<>]+"), rf"\1{HIDDEN}"),
    (re.compile(r"(?<![\w-])(?=[\w-]*[A-Z0-9])[\w-]{22}(?![\w-])"), HIDDEN),  # a token
    (re.compile(r"(?i)(?<![\w-])[0-9a-f]{32,}(?![\w-])"), HIDDEN),  # a hash, a seed, a signature
)


def cleaned(text: str) -> str:
    for pattern, instead in CLEANED:
        text = pattern.sub(instead, text)
    return text


class Lines(logging.Formatter):
    """A record as one line: control characters are escaped, so no text can begin a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": cleaned(record.getMessage()),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["problem"] = cleaned(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=True, default=str)


def write_logs(level: str, stream: TextIO = sys.stderr) -> None:
    """From now on, for the whole process. Libraries speak only of what goes wrong: in detail they tell headers."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    handler.addFilter(lambda record: record.msg != REFUSED_SOCKET)
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in CALM:
        logging.getLogger(name).setLevel(logging.WARNING)
