"""The engine protocol: one JSON object a line in, one a line out, so that any program can drive a game or be a bot."""

import json
from collections.abc import Callable
from typing import Any

from osada.engine.dice import Dice
from osada.engine.errors import OsadaError
from osada.engine.game import SPECTATOR
from osada.engine.observation import Observation
from osada.engine.record import game_named, parse, record_of, replay
from osada.engine.requests import Act, Legal, Load, New, Outcome, Request, Suggest, Undo, View, Why, checked, read_line
from osada.engine.table import Table

Reply = dict[str, Any]
Suggesting = Callable[[Observation, str, float], Reply]  # (what the seat knows, level, seconds)


class Engine:
    """Answers requests. A refused one changes nothing; a broken line gets a refusal too, and the engine lives on."""

    def __init__(self, suggest: Suggesting, lang: str = "en") -> None:
        self.lang = lang
        self._suggesting = suggest
        self._table: Table | None = None

    def reply(self, line: str) -> str:
        """The reply to one line."""
        facts: dict[str, Any] = {}
        try:
            facts = read_line(line)
            reply = {"ok": True, **self._do(checked(facts))}
        except OsadaError as refusal:
            error = {
                "kind": refusal.kind,
                "reason": refusal.reason,
                "args": refusal.arguments,
                "message": refusal.message(self.lang),
            }
            reply = {"ok": False, "error": error}
        if "id" in facts:
            reply["id"] = facts["id"]
        text = json.dumps(reply, ensure_ascii=False)
        return text.encode("utf-8", "backslashreplace").decode()  # half a character stays what JSON calls it: \ud800

    def _do(self, request: Request) -> Reply:
        if not isinstance(request, New | Load) and self._table is None:
            raise OsadaError("protocol-no-match")
        reply: Reply = getattr(self, f"_{request.do}")(request)
        return reply

    @property
    def table(self) -> Table:
        assert self._table is not None  # `_do` has seen to that
        return self._table

    # --- Requests, in the order of the documentation ------------------------

    def _new(self, request: New) -> Reply:
        return self._begin(Table(game_named(request.game), request.seats, request.options, _dice(request)))

    def _load(self, request: Load) -> Reply:
        table = replay(parse(request.record))
        table.dice = _dice(request)
        return self._begin(table)

    def _begin(self, table: Table) -> Reply:
        self._table = table
        return self._settled()

    def _act(self, request: Act) -> Reply:
        self.table.play(request.seat, request.action)
        return self._settled()

    def _chance(self, request: Outcome) -> Reply:
        if self.table.dice:
            raise OsadaError("protocol-own-dice")
        self.table.outcome(request.outcome)
        return self._status()

    def _undo(self, request: Undo) -> Reply:
        if request.seat is not None:
            self.table.undo(request.seat)
        elif self.table.dice is None:
            self.table.take_back()
        else:
            raise OsadaError("protocol-missing", field="seat", do="undo")
        return self._status()

    def _settled(self) -> Reply:
        """The engine's own dice fall at once."""
        if self.table.dice:
            self.table.roll()
        return self._status()

    def _status(self, _: Request | None = None) -> Reply:
        table = self.table
        return {
            "seq": len(table.log),
            "actors": table.actors,
            "chance": table.chance_due,
            "over": table.over,
            "hash": table.hash,
        }

    def _legal(self, request: Legal) -> Reply:
        text = self.table.game.actions.text
        return {"legal": [{"code": code, "text": text[code]} for code in self.table.legal_codes(request.seat)]}

    def _outcomes(self, _: Request) -> Reply:
        return {"outcomes": [{"text": text, "weight": weight} for text, weight in self.table.outcomes().items()]}

    def _view(self, request: View) -> Reply:
        if request.seat == "all":
            seats = [self.table.view(each) for each in range(self.table.seats)]
            return {"view": {"seats": seats, "spectator": self.table.view(SPECTATOR)}}
        if request.seat is None:
            return {"view": self.table.view(SPECTATOR)}
        self.table.legal_codes(request.seat)  # refuses a seat that is not there
        return {"view": self.table.view(request.seat)}

    def _scores(self, _: Request) -> Reply:
        return self.table.scores().as_json()

    def _record(self, _: Request) -> Reply:
        return {"record": record_of(self.table).text()}

    def _why(self, request: Why) -> Reply:
        refusal = self.table.why_not(request.seat, request.action)
        if refusal is None:
            return {"reason": None, "args": [], "message": None}
        return {"reason": refusal.reason, "args": refusal.arguments, "message": refusal.message(self.lang)}

    def _suggest(self, request: Suggest) -> Reply:
        return self._suggesting(self.table.observe(request.seat), request.level, request.seconds)


def _dice(request: New | Load) -> Dice | None:
    """The engine's own, unless the caller gives the outcomes."""
    return None if request.chance else Dice(request.seed)
