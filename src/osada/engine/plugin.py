"""Games of other packages: what is checked before one is let in, so that a faulty one harms nobody later."""

import re
from collections.abc import Iterator
from typing import Any

from osada.engine.contract import REGISTERED
from osada.engine.game import Game
from osada.locales import LANGUAGES, Words

ID = re.compile(r"[a-z][a-z0-9]*")


def checked(found: Any) -> Game:
    """The game, if it can be registered and speaks both languages; what is wrong is said to whoever wrote it."""
    if not isinstance(found, Game):
        raise TypeError(f"{found!r} is no Game")
    if not ID.fullmatch(found.id):
        raise ValueError(f"its id {found.id!r} is not made of small letters and digits")
    if found.id in REGISTERED:
        raise ValueError(f"there is a game {found.id!r} already")
    for lang in LANGUAGES:
        _check_words(found, lang)
    return found


def _check_words(game: Game, lang: str) -> None:
    folder = game.folder / "show" / lang
    words = Words(lang, (), sorted(folder.glob("*.ftl")))
    if missing := [key for key in messages_of(game) if not words.has(key)]:
        raise ValueError(f"{folder} lacks the messages {', '.join(missing)}")
    if foreign := [key for key in words.keys if not key.startswith((f"{game.id}-", f"page-{game.id}-"))]:
        raise ValueError(f"{folder} has messages that are not the game's own: {', '.join(foreign)}")


def messages_of(game: Game) -> Iterator[str]:
    """What every game says about itself (docs/adding-a-game.md)."""
    kinds = game.actions.kinds
    yield from (f"{game.id}-{what}" for what in ("name", "about", "provenance", "help"))
    yield from (f"{game.id}-say-{kind}" for kind in (*kinds, *game.outcomes.kinds))
    yield from (f"{game.id}-kind-{kind}" for kind in kinds)
    yield from (f"{game.id}-part-{part.name.replace('_', '-')}" for part in game.parts)
    yield from (f"{game.id}-option-{option.name}" for option in game.options)
    yield from (f"{game.id}-why-{reason.name.lower().replace('_', '-')}" for reason in game.reasons.enum if reason)
