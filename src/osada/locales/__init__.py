"""All that people read, in Czech and English: Fluent files. Those of a game lie with it, and are added by it."""

import locale
import os
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

LANGUAGES = ("cs", "en")
UNKNOWN = "unknown"  # the name of `?`, which stands for what a reader may not know
ENTRY = re.compile(r"^(?=[A-Za-z-])", re.MULTILINE)  # the rest of a message is indented
KEY = re.compile(r"(-?[A-Za-z][\w-]*) *=")
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
FOLDERS = [Path(__file__).parent]  # in each: `cs/*.ftl` and `en/*.ftl`
LONGEST_VALUE = 500  # characters of a value in a message: Fluent refuses more than 1000, and nobody reads them


@dataclass(frozen=True)
class Noun:
    """A thing of a game, to be named in the reader's language: message `GAME-name-ID`, its attributes are its cases."""

    game: str
    id: str

    @property
    def key(self) -> str:
        return f"{self.game}-name-{re.sub(r'[^A-Za-z0-9]+', '-', self.id).strip('-') or UNKNOWN}"


class Words:
    """The messages of one language: `words("cs")("error-unknown-game", game="chess")`."""

    def __init__(self, lang: str, files: Sequence[Path], own: Sequence[Path] = ()) -> None:
        """A message is read when it is first said: there are so many that few commands take as long as reading all."""
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._texts = {key: text for file in (*files, *own) for key, text in _entries(file)}
        self._unread = set(self._texts)
        for key in [key for file in own for key, _ in _entries(file)]:  # nobody has looked at these before
            self._read(key)

    def _read(self, key: str) -> None:
        """Reads a message, after those that it is made of."""
        if key not in self._unread:
            return
        for other in REFERENCE.findall(self._texts[key]):
            self._read(other)
        resource = FluentResource(self._texts[key])
        if broken := [entry for entry in resource.body if isinstance(entry, Junk)]:
            raise ValueError(f"not Fluent: {broken[0].content}")
        self._bundle.add_resource(resource)
        self._unread.discard(key)

    @property
    def keys(self) -> Collection[str]:
        return self._texts.keys()

    def has(self, key: str) -> bool:
        return key in self._texts

    def __call__(self, key: str, **values: Any) -> str:
        """A missing message or variable is our mistake, so it is loud."""
        message = self._message(key)
        if message.value is None:
            raise KeyError(key)
        text, problems = self._bundle.format_pattern(message.value, self._with_cases(values))
        if problems:
            raise KeyError(f"{key}: {problems[0]}")
        return str(text)

    def _message(self, key: str) -> Any:
        self._read(key)
        return self._bundle.get_message(key)

    def name(self, noun: Noun) -> str:
        """The name of a thing; one without a name of its own (an island's number) is called by its id."""
        return self(noun.key) if self.has(noun.key) else noun.id

    def _with_cases(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """`$card` is a noun's name, `$card_gen` its attribute `gen`, `$card_id` its id, to choose by."""
        given: dict[str, Any] = {}
        for name, value in values.items():
            if not isinstance(value, Noun):
                given[name] = _shortened(value)
                continue
            given[name], given[f"{name}_id"] = self.name(value), value.id
            if self.has(value.key):
                for case, pattern in self._message(value.key).attributes.items():
                    given[f"{name}_{case}"] = self._bundle.format_pattern(pattern)[0]
        return given


def _shortened(value: Any) -> Any:
    return f"{value[:LONGEST_VALUE]}…" if isinstance(value, str) and len(value) > LONGEST_VALUE else value


def _entries(file: Path) -> Iterator[tuple[str, str]]:
    """The keys of a file with their messages, unread. What stands before the first one is a comment."""
    for text in ENTRY.split(file.read_text(encoding="utf-8"))[1:]:
        if not (key := KEY.match(text)):
            raise ValueError(f"{file}: not Fluent: {text}")
        yield key[1], text


def add_folder(folder: Path) -> None:
    """Words from elsewhere, such as those of a game."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        _words.cache_clear()


def files(lang: str) -> list[Path]:
    return [file for folder in FOLDERS for file in sorted((folder / lang).glob("*.ftl"))]


def words(lang: str, edition: Path | None = None) -> Words:
    """The words of a language; an edition's folder may name its own things in `cs.ftl` and `en.ftl`."""
    return _words(lang, edition)


@cache
def _words(lang: str, edition: Path | None) -> Words:
    own = [edition / f"{lang}.ftl"] if edition else []
    return Words(lang, files(lang), [file for file in own if file.exists()])


def default_language() -> str:
    """Czech where the system speaks Czech, English elsewhere; `OSADA_LANG` overrides both."""
    named = os.environ.get("OSADA_LANG") or next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    return "cs" if (named or locale.getlocale()[0] or "").lower().startswith("cs") else "en"
