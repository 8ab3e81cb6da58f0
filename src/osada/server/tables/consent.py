"""Changes in play by consent: somebody proposes, and it is done when everybody who has a voice has agreed.

The host has no more say than others. Taking back is asked for in `play.py`; answers are given here.
"""

from typing import Any

from osada.server.errors import Refused
from osada.server.tables.asks import BOT, SETTINGS, About, settings_in_words, words_of
from osada.server.tables.change import Change
from osada.server.tables.entries import ANSWER, ASK, SEAT, TABLE, By, Entry
from osada.server.tables.match import PLAYING, Match, Seat
from osada.server.tables.matches import Matches
from osada.server.tables.pace import STAND_IN
from osada.server.tables.play import Command, Stale, repeated
from osada.server.tables.rated import must_be_casual
from osada.server.tables.rights import must_be_late, seat_named

IN_PLAY = ("pace", "late", "away", "spectators", "delay", "hints", "listed")  # settings that may change by consent


def ask_for_bot(matches: Matches, command: Command, number: int) -> Entry:
    """The usual bot for a seat that is late: all others decide who are there."""
    with matches.changing(command.table) as change:
        done = repeated(change, command)
        if done:
            return done
        match = change.match
        match.must_be(PLAYING)
        late = seat_named(match, number)
        must_be_late(match, late, command.by.person)
        there = [seat for seat in match.seats if not seat.late and seat.person != late.person]
        return _ask(change, command, voices(match, command.seat, there), BOT, str(number))


def ask_for_settings(matches: Matches, command: Command, wanted: dict[str, Any]) -> Entry:
    """Other settings from now on. At a rated table they stay as they were accepted."""
    with matches.changing(command.table) as change:
        done = repeated(change, command)
        if done:
            return done
        match = change.match
        match.must_be(PLAYING)
        must_be_casual(match, "table-rated-agreed")
        other = {name: value for name, value in wanted.items() if value != match.settings.get(name)}
        if not other or not other.keys() <= set(IN_PLAY):
            raise Refused(422, "table-nothing-to-change")
        return _ask(change, command, voices(match, command.seat, match.seats), SETTINGS, settings_in_words(other))


def answer(matches: Matches, command: Command, *, agrees: bool) -> Entry:
    """A seat agrees, or does not; with a no of the seat that asked the question is withdrawn."""
    with matches.changing(command.table) as change:
        done = repeated(change, command)
        if done:
            return done
        match, asked = change.match, change.match.asked
        match.must_be(PLAYING)
        may_answer = asked and (command.seat in asked.waiting or (command.seat == asked.seat and not agrees))
        if asked is None or not may_answer:
            raise Refused(409, "table-nothing-asked")
        if not asked.seq <= command.expected <= match.seq:
            raise Stale(command.table, command.seat)  # it is an answer to another question
        entry = change.add(ANSWER, command.seat, "yes" if agrees else "no", command.by)
        _settle(change)
        return entry


def voices(match: Match, seat: int, among: list[Seat]) -> frozenset[int]:
    """Whom this seat has to ask: every person who plays, once for all their hands; locked hands each for themselves."""
    heard, found = {match.seats[seat].person}, set()
    for other in among:
        if other.seat == seat or not other.person_plays:
            continue
        if other.pin is not None:
            found.add(other.seat)
        elif other.person not in heard:
            heard.add(other.person)
            found.add(other.seat)
    return frozenset(found)


def _ask(change: Change, command: Command, whom: frozenset[int], about: About, what: str) -> Entry:
    entry = change.add(ASK, command.seat, words_of(whom, about, what), command.by)
    _settle(change)
    return entry


def _settle(change: Change) -> None:
    """Once nobody is left to agree it is done, in the same transaction."""
    match, asked = change.match, change.match.asked
    if asked is None or asked.waiting:
        return
    by = By(match.seats[asked.seat].person)
    if asked.bot_for is not None:
        match.seats[asked.bot_for].bot = STAND_IN
        change.add(SEAT, asked.bot_for, f"bot {STAND_IN}", by)
    elif asked.settings is not None:
        match.settings = {**match.settings, **asked.settings}
        change.add(TABLE, asked.seat, f"{SETTINGS} {asked.what}", by)
    else:
        change.undo(asked.seat, frozenset(range(len(match.seats))))
