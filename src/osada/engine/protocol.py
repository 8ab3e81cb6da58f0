"""The engine protocol: one JSON object a line in, one a line out, so that any program can drive a game or be a bot."""

import json
from collections.abc import Callable
from typing import Any

from osada.engine.contract import GAMES
from osada.engine.dice import Dice
from osada.engine.errors import OsadaError
from osada.engine.game import SPECTATOR, listed
from osada.engine.observation import Observation
from osada.engine.record import game_named, parse, record_of, replay
from osada.engine.table import Table

Request = dict[str, Any]
Reply = dict[str, Any]
Suggest = Callable[[Observation, str, float], Reply]  # (what the seat knows, level, seconds)

MANUAL = "manual"
FIELDS = {  # what each request may say beside `do` and `id`; those with ! it must
    "new": ("game!", "seats!", "options", "seed", "chance"),
    "load": ("record!", "seed", "chance"),
    "act": ("seat!", "action!"),
    "chance": ("outcome!",),
    "undo": ("seat",),
    "status": (),
    "legal": ("seat!",),
    "outcomes": (),
    "view": ("seat!",),
    "scores": (),
    "record": (),
    "why": ("seat!", "action!"),
    "suggest": ("seat!", "level", "seconds"),
}
TYPES: dict[str, tuple[tuple[type, ...], str]] = {  # and of which type it is, also in words
    "game": ((str,), "text"),
    "seats": ((int,), "number"),
    "options": ((dict,), "object"),
    "seed": ((int, str), "number"),
    "chance": ((str,), "text"),
    "record": ((str,), "text"),
    "seat": ((int,), "number"),
    "action": ((str, int), "text"),
    "outcome": ((str,), "text"),
    "level": ((str,), "text"),
    "seconds": ((int, float), "number"),
}


class Engine:
    """Answers requests. A refused one changes nothing; a broken line gets a refusal too, and the engine lives on."""

    def __init__(self, suggest: Suggest, lang: str = "en") -> None:
        self.lang = lang
        self._suggest = suggest
        self._table: Table | None = None

    def answer(self, line: str) -> str:
        """The reply to one line."""
        request: Request = {}
        try:
            request = self._parsed(line)
            reply = {"ok": True, **self._do(request)}
        except OsadaError as refusal:
            error = {
                "kind": refusal.kind,
                "reason": refusal.reason,
                "args": refusal.arguments,
                "message": refusal.message(self.lang),
            }
            reply = {"ok": False, "error": error}
        if "id" in request:
            reply["id"] = request["id"]
        text = json.dumps(reply, ensure_ascii=False)
        return text.encode("utf-8", "backslashreplace").decode()  # half a character stays what JSON calls it: \ud800

    def _parsed(self, line: str) -> Request:
        try:
            request = json.loads(line)
        except (ValueError, RecursionError):
            raise OsadaError("protocol-not-json", line=line.strip()[:80]) from None
        if not isinstance(request, dict):
            raise OsadaError("protocol-not-object", line=line.strip()[:80])
        return request

    def _do(self, request: Request) -> Reply:
        do = request.get("do")
        if not isinstance(do, str) or do not in FIELDS:
            raise OsadaError("protocol-unknown-do", do=str(do), allowed=listed(FIELDS))
        _check(do, request)
        if do not in ("new", "load") and self._table is None:
            raise OsadaError("protocol-no-match")
        reply: Reply = self._suggested(request) if do == "suggest" else getattr(self, f"_{do}")(request)
        return reply

    @property
    def table(self) -> Table:
        assert self._table is not None  # `_do` has seen to that
        return self._table

    # --- Requests, in the order of the documentation ------------------------

    def _new(self, request: Request) -> Reply:
        table = Table(game_named(request["game"]), request["seats"], request.get("options", {}), _dice(request))
        return self._begin(table)

    def _load(self, request: Request) -> Reply:
        table = replay(parse(request["record"]))
        table.dice = _dice(request)
        return self._begin(table)

    def _begin(self, table: Table) -> Reply:
        self._table = table
        return self._settled()

    def _act(self, request: Request) -> Reply:
        self.table.play(request["seat"], request["action"])
        return self._settled()

    def _chance(self, request: Request) -> Reply:
        if self.table.dice:
            raise OsadaError("protocol-own-dice")
        self.table.outcome(request["outcome"])
        return self._status(request)

    def _undo(self, request: Request) -> Reply:
        if "seat" in request:
            self.table.undo(request["seat"])
        elif self.table.dice is None:
            self.table.take_back()
        else:
            raise OsadaError("protocol-missing", field="seat", do="undo")
        return self._status(request)

    def _settled(self) -> Reply:
        """The engine's own dice fall at once."""
        if self.table.dice:
            self.table.roll()
        return self._status({})

    def _status(self, _: Request) -> Reply:
        table = self.table
        return {
            "seq": len(table.log),
            "actors": table.actors,
            "chance": table.chance_due,
            "over": table.over,
            "hash": table.hash,
        }

    def _legal(self, request: Request) -> Reply:
        text = self.table.game.actions.text
        return {"legal": [{"code": code, "text": text[code]} for code in self.table.legal_codes(request["seat"])]}

    def _outcomes(self, _: Request) -> Reply:
        return {"outcomes": [{"text": text, "weight": weight} for text, weight in self.table.outcomes().items()]}

    def _view(self, request: Request) -> Reply:
        seat = request["seat"]
        if seat == "all":
            seats = [self.table.view(each) for each in range(self.table.seats)]
            return {"view": {"seats": seats, "spectator": self.table.view(SPECTATOR)}}
        if seat is not None:
            self.table.legal_codes(seat)  # refuses a seat that is not there
        return {"view": self.table.view(SPECTATOR if seat is None else seat)}

    def _scores(self, _: Request) -> Reply:
        return self.table.scores().as_json()

    def _record(self, _: Request) -> Reply:
        return {"record": record_of(self.table).text()}

    def _why(self, request: Request) -> Reply:
        refusal = self.table.why_not(request["seat"], request["action"])
        if refusal is None:
            return {"reason": None, "args": [], "message": None}
        return {"reason": refusal.reason, "args": refusal.arguments, "message": refusal.message(self.lang)}

    def _suggested(self, request: Request) -> Reply:
        level, seconds = request.get("level", "greedy"), float(request.get("seconds", 1.0))
        return self._suggest(self.table.observe(request["seat"]), level, seconds)


def _check(do: str, request: Request) -> None:
    known = {name.rstrip("!"): name.endswith("!") for name in FIELDS[do]}
    for name, needed in known.items():
        if needed and name not in request:
            raise OsadaError("protocol-missing", field=name, do=do)
    for name, value in request.items():
        if name in ("do", "id"):
            continue
        if name not in known:
            raise OsadaError("protocol-unknown-field", field=name, do=do, allowed=listed(known) or "-")
        types, words = TYPES[name]
        whole_view = do == "view" and (value is None or value == "all")
        if not whole_view and (not isinstance(value, types) or isinstance(value, bool)):
            raise OsadaError("protocol-type", field=name, do=do, type=words, found=json.dumps(value)[:40])


def _dice(request: Request) -> Dice | None:
    """The engine's own dice, unless the caller gives the outcomes."""
    chance = request.get("chance")
    if chance is None:
        return Dice(request.get("seed"))
    if chance != MANUAL:
        raise OsadaError("protocol-chance", found=chance)
    return None


def games_as_json() -> list[Reply]:
    """What `osada games --json` says."""
    return [
        {
            "id": game.id,
            "version": game.version,
            "seats": list(game.seats),
            "options": [
                {"name": o.name, "values": list(o.values), "default": o.default, "seats": list(o.seats)}
                for o in game.options
            ],
            "actions": list(game.actions.text),
            "outcomes": list(game.outcomes.text),
            "editions": [{"id": edition.id, "hash": edition.hash} for edition in game.editions],
        }
        for game in GAMES.values()
    ]
