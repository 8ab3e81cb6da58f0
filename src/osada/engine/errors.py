"""What people can do wrong, with the reason in their language. Bugs raise ordinary Python exceptions instead.

Every error names a message of the locale files; nothing was changed when one is raised.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from osada.locales import Noun, words


class OsadaError(ValueError):
    """The request was refused; nothing changed."""

    kind = "bad_request"  # the word for programs: the `kind` of a refusal in the engine protocol

    edition: Path | None = None  # the folder of an edition that names its things in its own words

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key)
        self.key, self.values = key, values
        self.reason = key.removeprefix("error-").replace("-", "_")
        self.arguments: list[Any] = list(values.values())

    def message(self, lang: str = "en") -> str:
        return words(lang, self.edition)(self.key, **self.values)

    def __str__(self) -> str:
        return self.message()

    def __reduce__(self) -> tuple[Any, ...]:
        """It may travel to another process, whatever it was made from."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[OsadaError], arguments: tuple[Any, ...], values: dict[str, Any]) -> OsadaError:
    problem = kind.__new__(kind, *arguments)
    problem.__dict__.update(values)
    return problem


class BadSetUp(OsadaError):
    """A game, number of seats or option that does not exist."""

    kind = "bad_set_up"


class BadFile(OsadaError):
    """A record, score file or edition that cannot be used: says where, and why."""

    kind = "bad_file"

    def __init__(self, where: str, problem: OsadaError) -> None:
        super().__init__(problem.key, **problem.values)
        self.where, self.problem = where, problem
        self.reason, self.arguments = problem.reason, problem.arguments

    def message(self, lang: str = "en") -> str:
        return f"{self.where}: {self.problem.message(lang)}"


class PlayError(OsadaError):
    """A player's request that was refused."""


class UnknownWords(PlayError):
    """The text does not name an action, or an outcome, of this game."""

    kind = "unknown_action"

    def __init__(self, text: str, instead: Sequence[str]) -> None:
        super().__init__("error-unknown-action", text=text, instead=instead[0])
        self.reason = self.kind


class ImpossibleOutcome(PlayError):
    """The outcome exists, but it cannot come now."""

    kind = "impossible_outcome"

    def __init__(self, text: str, instead: str) -> None:
        super().__init__("error-impossible-outcome", text=text, instead=instead)
        self.reason = self.kind


class NotAnActor(PlayError):
    """Somebody else is to act, an outcome is due, or the match is over."""

    kind = "not_your_turn"


class IllegalAction(PlayError):
    """The action exists, but the rules forbid it now."""

    kind = "illegal_action"

    def __init__(self, game: str, action: str, why: tuple[str, dict[str, Any]], edition: Path | None = None) -> None:
        reason, arguments = why
        named = {name: Noun(game, value) if isinstance(value, str) else value for name, value in arguments.items()}
        super().__init__(f"{game}-why-{reason.replace('_', '-')}", **named)
        self.action, self.reason, self.arguments = action, reason, list(arguments.values())
        self.edition = edition

    def message(self, lang: str = "en") -> str:
        return f"{self.action}: {super().message(lang)}"


class IllegalUndo(PlayError):
    """Nothing of this seat's can be taken back now."""

    kind = "illegal_undo"
