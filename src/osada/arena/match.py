"""One match between bots: the very same function here, in another process, or on another machine."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

import osada.games  # noqa: F401  # in a fresh process the games must be known
from osada.arena.plan import Job
from osada.bots.guest import Guest
from osada.bots.kept import KeptBots
from osada.bots.players import Bot, Random
from osada.engine.dice import Dice
from osada.engine.errors import OsadaError
from osada.engine.playouts import MOST_LINES
from osada.engine.record import game_named, record_of
from osada.engine.table import Table

KEPT = KeptBots()  # of this process: guests stay from match to match
MOST_FAULTS = 20  # of one match that are told in full
LONGEST_FAULT = 200  # characters


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong; a random legal action was played instead."""

    seat: int
    line: int  # of the match, counted from 1
    problem: str


@dataclass(frozen=True)
class Played:
    """What came of a match. Totals and places by seat; place 1 is the best."""

    line_up: tuple[str, ...]
    deal: int
    rotation: int
    bots: tuple[str, ...]  # by seat
    seed: str  # of the dice
    totals: tuple[int, ...]
    places: tuple[int, ...]
    rival: int | None  # the points of a solo opponent
    lines: int
    capped: bool  # it would not end, and counts as it stood
    n_faults: tuple[int, ...] = ()  # by seat
    faults: tuple[Fault, ...] = ()  # the first of them

    @property
    def key(self) -> tuple[tuple[str, ...], int, int]:
        return self.line_up, self.deal, self.rotation

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> "Played":
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in found.items()
        }
        return cls(**values | {"faults": tuple(Fault(**fault) for fault in found["faults"])})


@dataclass
class _Chair:
    """A seat's bot, and who plays where that one fails."""

    bot: Bot
    substitute: Random
    faults: int = 0


@dataclass
class _Match:
    table: Table
    chairs: list[_Chair]
    faults: list[Fault] = field(default_factory=list)

    def move(self, seat: int) -> None:
        """Asks the bot. Whatever goes wrong costs it the move, not the match."""
        chair = self.chairs[seat]
        try:
            self.table.play(seat, chair.bot.choose(self.table.observe(seat)))
        except Exception as problem:  # of any kind: it may be somebody else's code
            chair.faults += 1
            self.faults.append(Fault(seat, len(self.table.log) + 1, _in_one_line(problem)))
            self.table.play(seat, chair.substitute.choose(self.table.observe(seat)))

    def hear_complaints(self) -> None:
        """A guest plays at random by itself where it fails, and keeps a list of that."""
        for seat, chair in enumerate(self.chairs):
            for complaint in chair.bot.complaints if isinstance(chair.bot, Guest) else ():
                chair.faults += 1
                self.faults.append(Fault(seat, complaint.line, _in_one_line(complaint.problem)))
        self.faults.sort(key=lambda fault: fault.line)


def play_match(job: Job, most_lines: int = MOST_LINES) -> tuple[Played, str]:
    """Plays it to the end. Gives what came of it, and its record as text."""
    match = _begun(job)
    match.table.names = dict(enumerate(job.bots))
    _play(match, most_lines)
    match.hear_complaints()
    return _result(job, match), record_of(match.table).text()


def why_not_seated(job: Job) -> OsadaError | None:
    """Before anything is played: is everybody there who shall play? The answer travels better than an exception."""
    try:
        _begun(job)
    except OsadaError as problem:
        return problem
    return None


def _begun(job: Job) -> _Match:
    """The table and its bots. A guest that gives no answer is refused where it is started, on every machine."""
    table = Table(game_named(job.game), len(job.bots), dict(job.options), Dice(job.dice_seed))
    seeds = [job.bot_seed(seat) for seat in range(table.seats)]
    bots = KEPT.seated(table, job.bots, seeds, job.number)
    return _Match(table, [_Chair(bot, Random(table.game, seed)) for bot, seed in zip(bots, seeds, strict=True)])


def _play(match: _Match, most_lines: int) -> None:
    table = match.table
    while not table.over and len(table.log) < most_lines:
        if table.chance_due:
            table.roll_once()
        else:
            match.move(table.actors[0])


def _result(job: Job, match: _Match) -> Played:
    scores = match.table.scores()
    return Played(
        line_up=job.line_up,
        deal=job.deal,
        rotation=job.rotation,
        bots=job.bots,
        seed=job.dice_seed,
        totals=tuple(score.total for score in scores.seats),
        places=tuple(score.place for score in scores.seats),
        rival=scores.rival.total if scores.rival else None,
        lines=len(match.table.log),
        capped=not match.table.over,
        n_faults=tuple(chair.faults for chair in match.chairs),
        faults=tuple(match.faults[:MOST_FAULTS]),
    )


def _in_one_line(problem: Exception) -> str:
    """Our own refusals speak for themselves."""
    text = str(problem) if isinstance(problem, OsadaError) else f"{type(problem).__name__}: {problem}"
    return " ".join(text.split())[:LONGEST_FAULT]
