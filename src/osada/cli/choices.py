"""What a person may type, and what it means: whole words, their beginnings, or the bare argument."""

import re
from collections.abc import Iterable, Sequence

from rich.padding import Padding

from osada.cli.speech import out, say
from osada.engine.errors import OsadaError
from osada.engine.game import Game, comma_separated
from osada.engine.table import Table

PAIR = re.compile(r"\b([a-z]?\d+)-([a-z]?\d+)\b")  # two islands, two cells
MOST_NAMED = 6  # choices named in a question


def show_choices(game: Game, legal: Sequence[str]) -> None:
    """The legal actions, a row for each kind."""
    by_kind: dict[str, list[str]] = {}
    for text in legal:
        kind, _, rest = text.partition(" ")
        by_kind.setdefault(kind, []).append(rest)
    for kind, rests in by_kind.items():
        row = f"[bold]{kind}[/] [yellow]{'  '.join(rests)}[/]" if rests[0] else f"[bold yellow]{kind}[/]"
        out().print(Padding(f"{row}  [dim]{say()(f'{game.id}-kind-{kind}')}[/]", (0, 2)))
    out().print(Padding(say()("cli-commands"), (0, 2)), style="dim")


def actions_in(table: Table, typed: str) -> list[str]:
    """Several actions in one go are parted by commas; but `build 2,3` is one action, whose words have a comma."""
    words = " ".join(typed.split()).lower()
    if any(_fitting(table.game.actions.text, words)):
        return [typed]
    return re.split(r",\s+" if re.search(r",\s", typed) else ",", typed)


def choice_of(table: Table, seat: int, typed: str) -> str:
    """The action that was meant. Legal ones come first; what fits none stays as it is, to be refused with a reason."""
    words = " ".join(typed.split()).lower()
    for texts in (table.legal(seat), table.game.actions.text):
        for wording in (words, PAIR.sub(r"\2-\1", words)):
            found = list(_fitting(texts, wording))
            exact = [text for text in found if text.lower() == wording]
            if exact or len(found) == 1:
                return (exact or found)[0]
            if found:
                raise OsadaError("cli-ambiguous", typed=typed.strip(), choices=comma_separated(found[:MOST_NAMED]))
    return words


def _fitting(texts: Iterable[str], words: str) -> Iterable[str]:
    """Actions that are these words, that begin so, or whose argument is this, in small letters or in capitals."""
    if not words:
        return
    kind, _, rest = words.partition(" ")
    for text in texts:
        own_kind, _, own_rest = text.lower().partition(" ")
        if text.lower() == words or own_rest == words or (own_kind.startswith(kind) and own_rest == rest):
            yield text
