"""Bots that are other people's code. What one does wrong costs it the move, not the match, and is told.

A guest stays over matches: `begin` tells it of the next one.
"""

import random
from collections.abc import Iterable
from typing import Any, NamedTuple

from osada.engine.errors import BadSetUp, OsadaError
from osada.engine.game import Game
from osada.engine.observation import Observation
from osada.engine.table import Table
from osada.locales import words

LONGEST_SHOWN = 80  # characters of a name or an answer in a complaint


class Complaint(NamedTuple):
    """What a guest did wrong; it cost the move at this line of the match, counted from 1."""

    bot: str
    line: int
    seat: int
    problem: OsadaError

    def message(self, lang: str = "en") -> str:
        named = {"bot": shown(self.bot), "line": self.line, "player": self.seat + 1}
        problem = self.problem.message(lang)
        if isinstance(self.problem, NoAnswer) and self.problem.then:
            problem = f"{problem} {words(lang)(self.problem.then)}"
        return words(lang)("guest-complaint", **named, problem=problem)


class NoAnswer(OsadaError):
    """It could not be asked, or gave no answer at all."""

    then = ""  # the message that says what follows in the match


class GuestRefused(BadSetUp):
    """A guest that gives no answer is not let in."""

    def __init__(self, bot: str, problem: OsadaError) -> None:
        super().__init__("guest-no-answer", bot=bot)
        self.problem = problem

    def message(self, lang: str = "en") -> str:
        return words(lang)("guest-no-answer", bot=shown(self.values["bot"]), problem=self.problem.message(lang))


class Guest:
    """For each mistake a random legal action is played, and a complaint is kept until the next match."""

    def __init__(self, name: str, game: Game, seed: int = 0) -> None:
        self.name, self.game = name, game
        self.begin(seed)

    def begin(self, match: int) -> None:
        """A match of this number begins; what is played in its place is drawn from that number. It is told: it must not
        be one from which the dice could be worked out."""
        self.match, self.complaints = match, list[Complaint]()
        self._rng = random.Random(f"{self.game.id} {match}")

    def choose(self, observation: Observation) -> int:
        """Its answer; a forced action is not asked for."""
        codes = self.game.for_random_play(observation.legal_codes)
        if len(observation.legal_codes) > 1 and not self.is_lost:
            try:
                return self.answer(observation)
            except OsadaError as problem:
                line = len(observation.lines) + 1
                self.complaints.append(Complaint(self.name, line, observation.seat, problem))
        return self._rng.choice(codes)

    def check(self, observation: Observation) -> None:
        """Asks it once, before anything is played: who gives no answer is refused. A wrong answer is borne."""
        try:
            self.answer(observation)
        except NoAnswer as problem:
            self.close()
            raise GuestRefused(self.name, problem) from None
        except OsadaError:
            pass  # it will be complained of where it costs a move

    @property
    def is_lost(self) -> bool:
        """Is it not asked any more in this match?"""
        return False

    def answer(self, observation: Observation) -> int:
        """The code of the legal action that it chooses, or an error that says what is wrong."""
        raise NotImplementedError

    def close(self) -> None:
        """Lets go of what it holds."""


def legal_code(action: str | int, observation: Observation) -> int:
    """The code of a legal action; else the error that the rules would give. Why is known to the seat: all depends on
    its view."""
    code = observation.game.actions.parse(action) if isinstance(action, str) else action
    if code in observation.legal_codes:
        return code
    refusal = Table.imagined(observation).why_not(observation.seat, code)
    assert refusal, "what is legal follows from what the seat knows"
    raise refusal


def close_all(bots: Iterable[object]) -> None:
    for bot in bots:
        if isinstance(bot, Guest):
            bot.close()


def shown(text: Any) -> str:
    """What can be printed of it, without tricks on the terminal."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in str(text)[:LONGEST_SHOWN])
