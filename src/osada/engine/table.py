"""One match: the position, and the log that rebuilds it. Here the object layer begins."""

from collections.abc import Collection, Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import numpy as np

from osada.engine import loops
from osada.engine.actions import ActionSpace
from osada.engine.dice import Dice
from osada.engine.errors import IllegalAction, IllegalUndo, ImpossibleOutcome, NotAnActor, PlayError, UnknownWords
from osada.engine.game import CHANCE, NO_ACTION, OK, SPECTATOR, Edition, Game, comma_separated
from osada.engine.layout import State, States, as_json, empty
from osada.engine.observation import Observation, SeenLine
from osada.engine.ready import ready
from osada.engine.scores import Scores, scores_of


class Line(NamedTuple):
    """One line of the log: what a seat did, or with seat CHANCE what came."""

    seat: int
    code: int
    readers: int  # bits of the seats, and the spectator, that may read it whole


class Table:
    """A match in play. A refused request raises an error with a reason and changes nothing.

    >>> table = Table(GAMES["hashi"], 2, {"side": "B"}, Dice(seed=7))
    >>> table.play(0, "start 0 3")
    """

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str] | None = None, dice: Dice | None = None
    ) -> None:
        self.game, self.seats = game, seats
        self.options = game.check(seats, options or {})
        self.dice = dice
        self.names: dict[int, str] = {}
        ready(game)
        self.log: list[Line] = []
        self._seen: dict[int, list[SeenLine]] = {}  # the log as seats read it, as far as they were told
        self._states = game.new(seats, self.options)
        self._settle()
        self._codes = np.zeros(len(game.actions), np.int16)
        self._weights = np.zeros(len(game.outcomes), np.int32)

    @classmethod
    def imagined(cls, observation: Observation, seed: int = 0) -> "Table":
        """A table that fits what a seat knows, with an empty log. The rest is guessed, by another seed otherwise."""
        table, states = cls(observation.game, observation.seats, observation.options), empty(observation.game.state)
        loops.fill_state(observation.known, observation.seat, loops.generator(seed), states)
        table.restore(states, [])
        return table

    # --- What is the case ---------------------------------------------------

    @property
    def state(self) -> State:
        """The position, to be read only: nothing but the rules may write it."""
        return self._states[0]

    @property
    def states(self) -> States:
        """A copy of the position, as the array of one that compiled loops take."""
        return self._states.copy()

    @property
    def actors(self) -> list[int]:
        """The seats that may act now, all at the same time."""
        acting = loops.list_actors(self._states, 0)
        return [seat for seat in range(self.seats) if acting >> seat & 1]

    @property
    def chance_due(self) -> bool:
        return bool(loops.list_actors(self._states, 0) == 1 << CHANCE)

    @property
    def over(self) -> bool:
        return bool(loops.list_actors(self._states, 0) == 0)

    @property
    def edition(self) -> Edition:
        return self.game.edition(self.options["edition"])

    @property
    def hash(self) -> str:
        """Of the position. The same in every process, whichever other editions are installed there."""
        states = self.states
        states["edition"] = 0
        head = f"{self.game.id} {self.game.version} {self.edition.id} {self.edition.hash}\n"
        return blake2b(head.encode() + states.tobytes(), digest_size=16).hexdigest()

    def legal(self, seat: int) -> list[str]:
        """The words of every action this seat may do now."""
        return [self.game.actions.text[code] for code in self.legal_codes(seat)]

    def legal_codes(self, seat: int) -> list[int]:
        self._check_seat(seat)
        count = loops.list_legal(self._states, 0, seat, self._codes)
        return sorted(self._codes[:count].tolist())

    def outcomes(self) -> dict[str, int]:
        """What may come now, with weights; empty unless an outcome is due."""
        if not self.chance_due:
            return {}
        loops.list_chance(self._states, 0, self._weights)
        return {
            text: int(weight) for text, weight in zip(self.game.outcomes.text, self._weights, strict=True) if weight > 0
        }

    def why_not(self, seat: int, action: str | int) -> PlayError | None:
        """The error that `play` would raise now, or None if the action is legal."""
        self._check_seat(seat)
        code = _code(self.game.actions, action)
        if not loops.list_actors(self._states, 0) >> seat & 1:
            return self._not_an_actor(seat)
        reason = int(loops.ask_why_not(self._states, 0, seat, code))
        return None if reason == OK else self._illegal(code, reason)

    def scores(self) -> Scores:
        """The scores as they stand, part by part."""
        return scores_of(self.game, self._states, final=self.over)

    def known(self, seat: int) -> States:
        """The VIEW record of a seat, or of SPECTATOR: all that it may know."""
        known = empty(self.game.known)
        loops.fill_view(self._states, 0, seat, known)
        return known

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """The same as plain JSON values."""
        return as_json(self.known(seat)[0], self.game.shown)

    def text(self, line: Line, reader: int | None = None) -> str:
        """A line in the words of the record; with a reader, `?` stands for what that seat may not know."""
        words = self.words(line, reader)
        return f"chance {words}" if line.seat == CHANCE else f"{line.seat} {words}"

    def words(self, line: Line, reader: int | None = None) -> str:
        """The same without who acted."""
        space = self.game.outcomes if line.seat == CHANCE else self.game.actions
        is_hidden = reader is not None and not line.readers >> reader & 1
        return f"{space.kind(line.code)} ?" if is_hidden else space.text[line.code]

    def observe(self, seat: int) -> Observation:
        """All that a seat may know, for a bot that plays it."""
        legal, seen = tuple(self.legal_codes(seat)), self._seen.setdefault(seat, [])
        for line in self.log[len(seen) :]:
            code = line.code if line.readers >> seat & 1 else NO_ACTION
            seen.append(SeenLine(line.seat, self.words(line, seat), code))
        return Observation(self.game, self.seats, dict(self.options), seat, self.known(seat), tuple(seen), legal)

    @property
    def since_outcome(self) -> list[Line]:
        """The lines that can still be taken back: those after the last outcome."""
        return self.log[self._settled :]

    def lines(self, reader: int | None = None) -> list[str]:
        return [self.text(line, reader) for line in self.log]

    # --- What can be done ---------------------------------------------------

    def play(self, seat: int, action: str | int) -> None:
        """A seat acts, in words or by code."""
        self._check_seat(seat)
        code = _code(self.game.actions, action)
        reason, readers = loops.try_apply(self._states, 0, seat, code)
        if reason == loops.NOT_AN_ACTOR:
            raise self._not_an_actor(seat)
        if reason != OK:
            raise self._illegal(code, int(reason))
        self.log.append(Line(seat, code, int(readers)))

    def outcome(self, words: str | int) -> None:
        """What came at a real table, or from another program's dice."""
        code = _code(self.game.outcomes, words)
        reason, readers = loops.try_outcome(self._states, 0, code, self._weights)
        if reason == loops.NOT_AN_ACTOR:
            raise self._no_outcome_due()
        if reason == loops.NO_SUCH_OUTCOME:
            raise ImpossibleOutcome(self.game.outcomes.text[code], next(iter(self.outcomes())))
        self.log.append(Line(CHANCE, code, int(readers)))
        self._settle()

    def roll(self) -> None:
        """Lets chance act until a seat must, or the match is over."""
        while self.chance_due:
            self.roll_once()

    def roll_once(self) -> None:
        """Draws the outcome that is due now."""
        if self.dice is None:
            raise ValueError("this table has no dice: its outcomes are given by `outcome`")
        if not self.chance_due:
            raise self._no_outcome_due()
        loops.list_chance(self._states, 0, self._weights)
        drawn = sum(line.seat == CHANCE for line in self.log)
        self.outcome(self.dice.choose(drawn, self._weights.tolist()))

    def undo(self, seat: int, consent: Collection[int] = ()) -> list[Line]:
        """Takes back the seat's last line since the last outcome. Gives the lines that are gone.

        Lines of seats that act at the same time stay. Where another seat acted because of this line, it must consent,
        and its lines go too. Across an outcome there is no way back.
        """
        self._check_seat(seat)
        own = max((at for at in range(self._settled, len(self.log)) if self.log[at].seat == seat), default=None)
        if own is None:
            raise IllegalUndo("error-undo-outcome" if self._settled else "error-undo-nothing")
        gone, later = [self.log[own]], self.log[own + 1 :]
        if not self._rebuild([*self.log[:own], *later]):
            others = sorted({line.seat for line in later} - set(consent))
            if others:
                raise IllegalUndo("error-undo-consent", seats=comma_separated(others))
            gone += later
            self._rebuild(self.log[:own])
        return gone

    def take_back(self) -> Line:
        """Takes back the very last line, whatever it is: for those who give the outcomes themselves."""
        if not self.log:
            raise IllegalUndo("error-undo-nothing")
        last = self.log[-1]
        self._rebuild(self.log[:-1])
        return last

    def copy(self) -> "Table":
        """A table of its own with the same match, to try things on."""
        other = Table(self.game, self.seats, self.options, self.dice)
        other.names, other.log, other._states = dict(self.names), list(self.log), self._states.copy()
        other._settled, other._kept = self._settled, self._kept
        return other

    def restore(self, states: States, log: list[Line]) -> None:
        """Takes a position and its log on trust, as a snapshot kept them."""
        self._states, self.log, self._seen = states, log, {}
        self._settled = next((at for at in range(len(log), 0, -1) if log[at - 1].seat == CHANCE), 0)
        self._kept = states.copy() if self._settled == len(log) else None

    # --- Helpers ------------------------------------------------------------

    def _settle(self) -> None:
        """Nothing up to here can be taken back: what follows is played again from this position."""
        self._settled, self._kept = len(self.log), self._states.copy()

    def _rebuild(self, lines: Sequence[Line]) -> bool:
        """Plays these lines, from the last outcome where it is among them. If one is refused nothing changes."""
        fresh = Table(self.game, self.seats, self.options)
        if self._kept is not None and len(lines) >= self._settled:
            fresh.restore(self._kept.copy(), list(lines[: self._settled]))
        for line in lines[len(fresh.log) :]:
            if not fresh._repeat(line):
                return False
        self._states, self.log, self._settled, self._kept = fresh._states, fresh.log, fresh._settled, fresh._kept
        self._seen = {}
        return True

    def _repeat(self, line: Line) -> bool:
        if line.seat == CHANCE:
            reason, _ = loops.try_outcome(self._states, 0, line.code, self._weights)
        else:
            reason, _ = loops.try_apply(self._states, 0, line.seat, line.code)
        if reason != OK:
            return False
        self.log.append(line)
        if line.seat == CHANCE:
            self._settle()
        return True

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise PlayError("error-no-such-seat", seat=str(seat), last=self.seats - 1)

    def _not_an_actor(self, seat: int) -> NotAnActor:
        if self.over:
            return NotAnActor("error-match-over")
        if self.chance_due:
            return NotAnActor("error-outcome-due", instead=next(iter(self.outcomes())))
        return NotAnActor("error-others-to-act", seat=seat, others=comma_separated(self.actors))

    def _no_outcome_due(self) -> NotAnActor:
        return NotAnActor("error-match-over" if self.over else "error-no-outcome-due")

    def _illegal(self, code: int, packed: int) -> IllegalAction:
        return IllegalAction(
            self.game.id, self.game.actions.text[code], self.game.reasons.unpack(packed), self.edition.folder
        )


def _code(space: ActionSpace, words: str | int) -> int:
    """The code of an action or outcome that is given in words or by its code."""
    if isinstance(words, str):
        return space.parse(words)
    if isinstance(words, bool) or not 0 <= words < len(space):
        raise UnknownWords(str(words), space.text)
    return words
