"""Options that several commands share."""

from enum import StrEnum
from typing import Annotated

import typer

from osada.cli.speech import say
from osada.engine.errors import BadSetUp
from osada.games import GAMES

T = say()  # the words of the help; `main` has chosen the language before this module is read


class Backend(StrEnum):
    """Where matches between bots are played."""

    LOCAL = "local"
    RAY = "ray"


Game = Annotated[str, typer.Argument(help=T("cli-help-game"), autocompletion=lambda: list(GAMES))]
AsJson = Annotated[bool, typer.Option("--json", help=T("cli-help-json"))]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help=T("cli-help-option"))]
Seats = Annotated[int, typer.Option("--seats", "-n", help=T("cli-help-seats"))]
SomeSeats = Annotated[int | None, typer.Option("--seats", "-n", help=T("cli-help-seats"))]
Seed = Annotated[int, typer.Option(help=T("cli-help-seed"))]


def options_of(pairs: list[str] | None) -> dict[str, str]:
    """`side=B` and the like, as names and values."""
    options = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetUp("cli-option-form", found=pair)
        options[name] = value
    return options
