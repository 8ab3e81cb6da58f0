"""The language of this run of the command, and where it prints."""

from functools import cache

from rich.console import Console

from osada.engine.errors import BadSetUp
from osada.engine.game import comma_separated
from osada.locales import LANGUAGES, Words, default_language, words

_chosen: list[str] = []


def choose_language(arguments: list[str]) -> list[str]:
    """Takes `--lang cs` out of the arguments, wherever it stands: help itself is made of words."""
    rest: list[str] = []
    waiting = iter(arguments)
    lang = default_language()
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if name != "--lang":
            rest.append(argument)
            continue
        lang = value if equals else next(waiting, "")
        if lang not in LANGUAGES:
            raise BadSetUp("cli-language", lang=lang, allowed=comma_separated(LANGUAGES))
    _chosen[:] = [lang]
    return rest


def say() -> Words:
    return words(_chosen[0] if _chosen else default_language())


@cache
def out() -> Console:
    return Console(highlight=False)


@cache
def err() -> Console:
    return Console(stderr=True, highlight=False)
