"""The requests of the engine protocol: what each may say, in the order of the documentation."""

import json
from typing import Any, Literal

from pydantic import ValidationError

from osada.engine.checks import DECIMAL, MISSING, TYPE, Checked, problem_in
from osada.engine.errors import OsadaError
from osada.engine.game import comma_separated

Seed = int | str | None
Chance = Literal["manual"] | None  # who gives the outcomes; None: the engine has dice of its own


class New(Checked):
    do: Literal["new"]
    game: str
    seats: int
    options: dict[str, Any] = {}
    seed: Seed = None
    chance: Chance = None


class Load(Checked):
    do: Literal["load"]
    record: str
    seed: Seed = None
    chance: Chance = None


class Act(Checked):
    do: Literal["act"]
    seat: int
    action: str | int


class Outcome(Checked):
    do: Literal["chance"]
    outcome: str


class Undo(Checked):
    do: Literal["undo"]
    seat: int | None = None  # None: the very last line, where the caller gives the outcomes


class Query(Checked):
    do: Literal["status", "outcomes", "scores", "record"]


class Legal(Checked):
    do: Literal["legal"]
    seat: int


class View(Checked):
    do: Literal["view"]
    seat: int | None | Literal["all"]  # None: a spectator's


class Why(Checked):
    do: Literal["why"]
    seat: int
    action: str | int


class Suggest(Checked):
    do: Literal["suggest"]
    seat: int
    level: str = "greedy"
    seconds: float = 1.0


Request = New | Load | Act | Outcome | Undo | Query | Legal | View | Why | Suggest
MODELS: dict[str, type[Checked]] = {
    "new": New,
    "load": Load,
    "act": Act,
    "chance": Outcome,
    "undo": Undo,
    "status": Query,
    "legal": Legal,
    "outcomes": Query,
    "view": View,
    "scores": Query,
    "record": Query,
    "why": Why,
    "suggest": Suggest,
}


def read_line(line: str) -> dict[str, Any]:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        raise OsadaError("protocol-not-json", line=line.strip()[:80]) from None
    if not isinstance(request, dict):
        raise OsadaError("protocol-not-object", line=line.strip()[:80])
    return request


def checked(facts: dict[str, Any]) -> Any:
    """The request that a line makes, as one of the models; what is wrong with it is said by its field."""
    do = facts.get("do")
    if not isinstance(do, str) or do not in MODELS:
        raise OsadaError("protocol-unknown-do", do=str(do), allowed=comma_separated(MODELS))
    said, known = {name: value for name, value in facts.items() if name != "id"}, MODELS[do].model_fields
    unknown = next((name for name in said if name not in known), None)
    if unknown is not None:
        allowed = comma_separated(name for name in known if name != "do") or "-"
        raise OsadaError("protocol-unknown-field", field=unknown, do=do, allowed=allowed)
    try:
        return MODELS[do].model_validate(said)
    except ValidationError as refused:
        raise _refusal(do, refused) from None


def _refusal(do: str, refused: ValidationError) -> OsadaError:
    kind, field, found, allowed = problem_in(refused)
    if kind == MISSING:
        return OsadaError("protocol-missing", field=field, do=do)
    if field == "chance" and isinstance(found, str):
        return OsadaError("protocol-chance", found=found)
    type = "number" if allowed == DECIMAL else allowed if kind == TYPE else "text"
    return OsadaError("protocol-type", field=field, do=do, type=type, found=json.dumps(found)[:40])
