"""All that people read, in Czech and English: Fluent files, one for each game and one for each room of the house."""

import locale
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

FOLDER = Path(__file__).parent
LANGUAGES = ("cs", "en")
UNKNOWN = "unknown"  # the name of `?`, which stands for what a reader may not know
LONGEST = 500  # characters of a value in a message: Fluent refuses more than 1000, and nobody reads them


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

    def __init__(self, lang: str, files: list[Path]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            if broken := [entry for entry in resource.body if isinstance(entry, Junk)]:
                raise ValueError(f"{file}: not Fluent: {broken[0].content}")
            self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **values: Any) -> str:
        """A missing message or variable is our mistake, so it is loud."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, problems = self._bundle.format_pattern(message.value, self._with_cases(values))
        if problems:
            raise KeyError(f"{key}: {problems[0]}")
        return str(text)

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
                for case, pattern in self._bundle.get_message(value.key).attributes.items():
                    given[f"{name}_{case}"] = self._bundle.format_pattern(pattern)[0]
        return given


def _shortened(value: Any) -> Any:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


@cache
def words(lang: str, edition: Path | None = None) -> Words:
    """The words of a language; an edition's folder may name its own things in `cs.ftl` and `en.ftl`."""
    own = [edition / f"{lang}.ftl"] if edition else []
    return Words(lang, [*sorted((FOLDER / lang).glob("*.ftl")), *(file for file in own if file.exists())])


def default_language() -> str:
    """Czech where the system speaks Czech, English elsewhere; `OSADA_LANG` overrides both."""
    named = os.environ.get("OSADA_LANG") or next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    return "cs" if (named or locale.getlocale()[0] or "").lower().startswith("cs") else "en"
