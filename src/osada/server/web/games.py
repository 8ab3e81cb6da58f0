"""Routes of the games: what can be played here, what is printed in their boxes, and the score pad."""

import json
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Depends, Path, Query, Request
from fastapi.responses import Response
from typing_extensions import TypedDict

from osada.engine.contract import REGISTERED
from osada.engine.errors import BadSetUp
from osada.engine.game import Edition, Game, comma_separated
from osada.engine.record import game_named
from osada.engine.scores import scores_of
from osada.locales import LANGUAGES
from osada.server.page import File, kept
from osada.server.tables.guess import all_scores
from osada.server.tables.responses import ScoresTold
from osada.server.tables.setup import BOTS
from osada.server.web.archive import limited
from osada.server.web.files import ASK_AGAIN, sent
from osada.server.web.visit import TheContext

router = APIRouter(prefix="/api", tags=["games"], dependencies=[Depends(limited)])
GameId = Annotated[str, Path(max_length=40)]
EditionId = Annotated[str | None, Query(max_length=80)]
REMARKS = {"notes", "provenance", "summary_en"}  # in a file of components, for those who read the file itself


class OptionTold(TypedDict):
    """A choice at set-up. Empty `seats`: with any number. With `each_seat` the value has one word for each seat."""

    name: str
    values: list[str]
    default: str
    seats: list[int]
    each_seat: bool


class EditionTold(TypedDict):
    id: str
    hash: str


class GameTold(TypedDict):
    """A game. `ready`: a table can be set up at once; else the rules are still being compiled."""

    id: str
    version: int
    seats: list[int]
    options: list[OptionTold]
    editions: list[EditionTold]
    levels: list[str]
    parts: list[str]
    ready: bool


class ComponentsTold(TypedDict):
    """What is printed in a box. `names` has an edition's own words, as Fluent, by language."""

    game: str
    edition: str
    hash: str
    components: dict[str, Any]
    names: dict[str, str]


@router.get("/games")
def games(context: TheContext) -> list[GameTold]:
    """Every game of this server, with its seats, options, editions and bots."""
    return [_game_as_json(game, is_ready=context.is_ready(game)) for game in REGISTERED.values()]


@router.get("/games/{game}/components", responses={200: {"model": ComponentsTold}})
def components(game: GameId, request: Request, edition: EditionId = None) -> Response:
    """The components of an edition as its file has them; ours unless another one is named."""
    chosen = game_named(game)
    return sent(request, _printed(chosen, _edition(chosen, edition)), ASK_AGAIN)


@router.get("/games/{game}/words/{lang}")
def words(game: GameId, lang: Literal["cs", "en"]) -> str:
    """What a game says, as Fluent: for a game that the page was not built with."""
    file = game_named(game).folder / "show" / lang / f"{game}.ftl"
    return file.read_text(encoding="utf-8") if file.exists() else ""


@router.post("/score/{game}")
def score(game: GameId, pad: Annotated[dict[str, Any], Body()], context: TheContext) -> ScoresTold:
    """Scores a finished table of the real game: the total and every part. What cannot be is refused by its field."""
    chosen = game_named(game)
    context.must_be_ready(chosen)
    return all_scores(scores_of(chosen, chosen.pad(pad), final=True))


def _game_as_json(game: Game, *, is_ready: bool) -> GameTold:
    return {
        "id": game.id,
        "version": game.version,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "seats": list(option.seats),
                "each_seat": option.each_seat,
            }
            for option in game.options
        ],
        "editions": [{"id": edition.id, "hash": edition.hash} for edition in game.editions],
        "levels": list(BOTS),
        "parts": [part.name for part in game.parts],
        "ready": is_ready,
    }


def _edition(game: Game, id: str | None) -> Edition:
    known = {edition.id: edition for edition in game.editions}
    if id is not None and id not in known:
        raise BadSetUp("error-option-value", option="edition", value=id, allowed=comma_separated(known))
    return known[id] if id is not None else game.editions[0]


@cache
def _printed(game: Game, edition: Edition) -> File:
    """Editions are read when the process starts, so this is made once, too. A game may have no file."""
    names = {lang: edition.folder / f"{lang}.ftl" for lang in LANGUAGES} if edition.folder else {}
    printed: ComponentsTold = {
        "game": game.id,
        "edition": edition.id,
        "hash": edition.hash,
        "components": without_remarks(json.loads(edition.file.read_text(encoding="utf-8"))) if edition.file else {},
        "names": {lang: file.read_text(encoding="utf-8") for lang, file in names.items() if file.exists()},
    }
    return kept(json.dumps(printed, ensure_ascii=False).encode(), "application/json", is_text=True)


def without_remarks(components: Any) -> Any:
    """No drawing reads them, and in a large box they weigh more than what is printed there."""
    if isinstance(components, list):
        return [without_remarks(each) for each in components]
    if isinstance(components, dict):
        return {key: without_remarks(value) for key, value in components.items() if key not in REMARKS}
    return components
