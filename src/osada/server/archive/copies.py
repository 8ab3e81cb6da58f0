"""Matches that begin with lines of another one: a record that somebody brings, or a finished table played on.

Copied lines stand in the log like any others, with their hashes, done by nobody. Then one entry says where they come
from; what follows it was played here, with a seed of its own.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from osada.engine.contract import REGISTERED
from osada.engine.errors import BadFile
from osada.engine.game import CHANCE
from osada.engine.record import Record, parse, replay, verify
from osada.engine.table import Line, Table
from osada.server.archive.records import FORKED, LOADED, NAMELESS, PROVED, is_proved, signature_in
from osada.server.archive.replays import match_of, position
from osada.server.archive.signatures import brought_signature
from osada.server.context import Context
from osada.server.errors import Refused
from osada.server.identity.names import clean_name
from osada.server.identity.sessions import Person
from osada.server.tables.asks import FINISH
from osada.server.tables.change import Change
from osada.server.tables.entries import ACT, CHANCE_FELL, NOBODY, TABLE
from osada.server.tables.match import FINISHED, Match
from osada.server.tables.rights import reader_of
from osada.server.tables.setup import Chair, SetUp

LONGEST_RECORD, MOST_LINES = 500_000, 5_000  # characters and lines of a record that is brought
PROOF = re.compile(r"[!-~]{1,64}")  # a seed or a nonce that the database can hold
PRIVATE = {"spectators": False, "listed": False}


# --- Playing on -------------------------------------------------------------


@dataclass(frozen=True)
class Fork:
    """Where a match is played on, and by whom: people at this device, and bots."""

    table: str
    step: int
    chairs: tuple[Chair, ...]


def fork(context: Context, person: Person, wanted: Fork) -> tuple[str, dict[int, str]]:
    """A new table with the first lines of a finished one. Never of a running one: that would show its secrets."""
    with context.matches.looking(wanted.table) as match:
        reader_of(match, person.id)
        lines = _opening(match, wanted)
        set_up = SetUp(match.game, wanted.chairs, match.options, PRIVATE, match.id)
    with context.matches.setting_up(person, set_up) as (change, keys):
        change.begin()
        _copy(change, lines, f"{FORKED} {wanted.table} {wanted.step}")
        change.let_chance_fall()
    return change.match.id, keys


def _opening(match: Match, wanted: Fork) -> list[Line]:
    match.must_be(FINISHED)
    table = position(match_of(match), wanted.step)
    if table.over:
        raise Refused(409, "archive-over")
    if len(wanted.chairs) != table.seats:
        raise Refused(422, "archive-seats", seats=table.seats)
    return table.log


# --- Bringing a record ------------------------------------------------------


def load(context: Context, person: Person, text: str) -> str:
    """A finished table in the person's own archive. Only what the rules allow is believed: the lines, replayed."""
    record = parse(text)
    if len(record.lines) > MOST_LINES:
        raise Refused(413, "archive-long", most=MOST_LINES)
    if record.game in REGISTERED:
        context.must_be_ready(REGISTERED[record.game])
    table = replay(record)
    source = _source(context, record, table)
    set_up = SetUp(table.game.id, tuple(Chair() for _ in range(table.seats)), table.options, PRIVATE)
    with context.matches.setting_up(person, set_up) as (change, _):
        for seat in change.match.seats:
            seat.name = _fit_name(table.names.get(seat.seat, ""))
        if is_proved(source):
            _keep_proof(change, record)
        if signature_in(source):
            _keep_resigned(change, record)
        change.begin()
        _copy(change, table.log, source)
        _close(change)
    return change.match.id


def _close(change: Change) -> None:
    """One that was brought is not played on; without an end it has no result."""
    table = change.match.play
    if table.over:
        change.finish(change.places())
    else:
        change.match.status = FINISHED
        change.add(TABLE, None, FINISH)


def _source(context: Context, record: Record, table: Table) -> str:
    """What the log will say of it. A signature of this server is kept."""
    signature = brought_signature(context, record)
    return f"{LOADED} {PROVED} {signature}".strip() if _has_proof(record, table) else LOADED


def _has_proof(record: Record, table: Table) -> bool:
    """Whether the seed in the record explains every outcome; then it is kept, and can be proved again."""
    nonces = record.each_seat("nonce")
    if sorted(nonces) != list(range(table.seats)):
        return False
    if not all(PROOF.fullmatch(word) for word in (record.header("seed") or "", *nonces.values())):
        return False
    try:
        verify(record, table)
    except BadFile:
        return False
    return True


def _fit_name(name: str) -> str:
    """Names in a file are claims: those that nobody here could bear are left out."""
    try:
        return clean_name(name)
    except Refused:
        return NAMELESS


def _keep_proof(change: Change, record: Record) -> None:
    match = change.match
    match.seed = str(record.header("seed"))
    for seat, nonce in record.each_seat("nonce").items():
        match.seats[seat].nonce = nonce


def _keep_resigned(change: Change, record: Record) -> None:
    """Who gave up is believed where the signature says so: no line of the match does."""
    for header, seat in record.headers:
        if header == "resigned":
            change.match.seats[int(seat)].resigned = True


# --- Helpers ----------------------------------------------------------------


def _copy(change: Change, lines: Sequence[Line], source: str) -> None:
    table = change.match.play
    for line in lines:
        if line.seat == CHANCE:
            table.outcome(line.code)
        else:
            table.play(line.seat, line.code)
        kind = CHANCE_FELL if line.seat == CHANCE else ACT
        change.add(kind, line.seat, table.words(line), NOBODY, table.log[-1].readers)
    change.add(TABLE, None, source)
