"""Playing: a seat acts, takes back, gives up. Every command names what it knew and is done once."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from osada.engine.errors import IllegalUndo
from osada.server.errors import Refused
from osada.server.tables.asks import words_of
from osada.server.tables.change import Change
from osada.server.tables.entries import ASK, RESIGN, TABLE, By, Entry, entry_with
from osada.server.tables.match import PLAYING, Match
from osada.server.tables.matches import Matches

HINT = "hint"

Check = Callable[[Match, int, Sequence[str]], None]  # whether a seat may decide upon these lines at once


@dataclass(frozen=True)
class Command:
    """Who asks, from which seat, what they knew, and a number of their own by which a repetition is known."""

    table: str
    seat: int
    expected: int
    by: By


class Stale(Refused):
    """The position has changed since; the fresh one comes with this response."""

    kind = "stale"

    def __init__(self, table: str, seat: int) -> None:
        super().__init__(409, "table-stale")
        self.table, self.seat = table, seat


def act(matches: Matches, command: Command, actions: Sequence[str], check: Check | None = None) -> Entry:
    """The lines of one choice: all or none. Several ones are looked at by `check` before the first is played."""
    with matches.changing(command.table) as change:
        done = _before(change, command)
        if done:
            return done
        if check and len(actions) > 1:
            check(change.match, command.seat, actions)
        *first, last = actions
        for action in first:
            change.act(command.seat, action, By(command.by.person))
            if change.chance_fell or command.seat not in change.match.actors:
                raise Refused(422, "table-too-far", line=action)
        return change.act(command.seat, last, command.by)


def undo(matches: Matches, command: Command) -> Entry:
    """Takes back the seat's last command; where others have acted because of it, they are asked."""
    with matches.changing(command.table) as change:
        done = _before(change, command)
        if done:
            return done
        needed = consent_needed(change.match, command.seat)
        if not needed:
            bots = frozenset(seat.seat for seat in change.match.seats if seat.bot)
            return change.undo(command.seat, bots, command.by)
        return change.add(ASK, command.seat, words_of(needed), command.by)


def resign(matches: Matches, command: Command) -> Entry:
    """The seat gives up. A bot plays on for it while others play; if only one is left the match ends."""
    with matches.changing(command.table) as change:
        done = repeated(change, command)
        if done:
            return done
        change.match.must_be(PLAYING)
        return change.give_up([change.match.seats[command.seat]], RESIGN, command.by)


def bot_acts(matches: Matches, table: str, seat: int, seq: int, action: str) -> bool:
    """What a bot chose at entry `seq`. If the position has moved on, or the bot was sent away, nothing happens."""
    with matches.changing(table) as change:
        match = change.match
        if match.status != PLAYING or match.seats[seat].bot is None or seat not in match.actors:
            return False
        if match.is_stale(seat, seq):
            return False
        change.act(seat, action)
        return True


def note_hint(matches: Matches, table: str, seat: int) -> None:
    """All may know that a seat was given a hint."""
    with matches.changing(table) as change:
        change.match.must_be(PLAYING)
        change.add(TABLE, seat, HINT)


# --- Helpers ----------------------------------------------------------------


def consent_needed(match: Match, seat: int) -> frozenset[int]:
    """The people who must agree before this seat takes back its last command; bots always do. Empty: nobody."""
    if match.play.log and match.play.log[-1].seat == seat:
        return frozenset()
    trial, lines = match.play.copy(), match.play.since_outcome
    own = [at for at, line in enumerate(lines) if line.seat == seat]
    try:
        for _ in range(match.choices.size(seat)):
            trial.undo(seat)
    except IllegalUndo:
        if not own:
            raise
        trial.undo(seat, consent=range(len(match.seats)))  # raises where even consent does not help
        later = lines[own[-match.choices.size(seat)] :]
        return frozenset(line.seat for line in later if match.seats[line.seat].person_plays) - {seat}
    return frozenset()


def _before(change: Change, command: Command) -> Entry | None:
    """What came of this command already, if it is a repetition. One that rests on an old position is refused."""
    done = repeated(change, command)
    if done is None:
        if change.match.is_stale(command.seat, command.expected):
            raise Stale(command.table, command.seat)
        change.match.must_be(PLAYING)
    return done


def repeated(change: Change, command: Command) -> Entry | None:
    """A number belongs to who used it first. Only now, with the table ours, is it sure whose the seat is."""
    done, seat = entry_with(change.connection, command.table, command.by.client), change.match.seats[command.seat]
    if done and (done.person, done.seat) != (command.by.person, command.seat):
        raise Refused(409, "table-number-used")
    if seat.person != command.by.person:
        raise Refused(403, "table-not-your-seat")
    if done is None and seat.resigned:
        raise Refused(409, "table-resigned")
    return done
