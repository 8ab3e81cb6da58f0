"""Two tables that a reader cannot tell apart: the same knowledge, other hidden things; and what they may be asked."""

import random
from dataclasses import replace

from osada.engine import loops
from osada.engine.errors import OsadaError
from osada.engine.game import CHANCE, SPECTATOR
from osada.server.archive import replays
from osada.server.asking.ahead import check_lines
from osada.server.asking.counting import count_seen
from osada.server.asking.gains import gains
from osada.server.asking.odds import odds
from osada.server.asking.perspective import Perspective
from osada.server.asking.trial import Trial
from osada.server.asking.worth import worth
from osada.server.errors import as_json
from osada.server.tables.as_json import table_as_json
from osada.server.tables.entries import ACT, CHANCE_FELL, Entry
from osada.server.tables.match import PLAYING, Match, Seat
from osada.server.tables.setup import USUAL
from tests.laws.secrets import imagined


def match_around(table):
    """A table of the server in the middle of this match."""
    game = table.game
    names = [Seat(seat, f"person {seat}", name=f"Player {seat}", nonce=f"nonce{seat}") for seat in range(table.seats)]
    agreed = (game.id, game.version, table.edition.hash, "1", table.options, PLAYING, "person 0", 0, USUAL)
    return Match("table", *agreed, "seed of this world", None, 0.0, None, names, len(table.log), table)


def entries_of(table):
    space = {CHANCE: table.game.outcomes}
    return [
        Entry(
            number,
            CHANCE_FELL if line.seat == CHANCE else ACT,
            line.seat,
            space.get(line.seat, table.game.actions).text[line.code],
            0.0,
            line.readers,
            hash=f"hash {number}",
        )
        for number, line in enumerate(table.log, 1)
    ]


def with_other_words(entries, reader):
    """The same log with other words wherever the reader may not read them; the kind of a line is open to all."""
    return [
        entry if entry.readers >> reader & 1 else replace(entry, text=f"{entry.text.split(' ')[0]} else", hash="other")
        for entry in entries
    ]


def two_worlds(table, reader, seed):
    """Match and log of this world, and of another one."""
    entries = entries_of(table)
    other = imagined(table, reader, loops.generator(seed))
    return (match_around(table), entries), (match_around(other), with_other_words(entries, reader))


# --- What is told to a reader: each gives plain values that become bytes ------


def the_table(match, entries, reader):
    return table_as_json(match, reader, entries)


def last_news(match, entries, reader):
    return table_as_json(match, reader, entries[-2:])


def refusals(match, entries, reader):
    """Why actions are forbidden, in both languages; some of all that exist."""
    if reader == SPECTATOR:
        return []
    codes = random.Random(len(entries)).sample(range(len(match.rules.actions)), k=min(12, len(match.rules.actions)))
    found = [match.play.why_not(reader, code) for code in codes]
    return [as_json(problem, lang) for problem in found if problem for lang in ("en", "cs")]


def replayed(match, entries, reader):
    return replays.replay_as_json(match, entries, match.play, reader)


def asked(match, entries, reader):
    """What would be if, and how likely."""
    if reader == SPECTATOR:
        return []
    first = match.play.legal(reader)[:1] if reader in match.play.actors else []
    trials = [Trial(Perspective.of(match.play, reader), actions) for actions in ([], first)]
    return [*(trial.as_json("en") for trial in trials), *(odds(trial) for trial in trials)]


def decided(match, entries, reader):
    """Whether two lines may be decided upon at once: a refusal is not done, and must not tell what it would show."""
    if reader not in match.play.actors:
        return []
    legal = match.play.legal(reader)
    second = (legal[-1], match.rules.actions.text[0])
    return [decision(match, reader, (one, two)) for one in legal[:4] for two in second]


def decision(match, reader, actions):
    try:
        check_lines(match, reader, actions)
    except OsadaError as problem:
        return as_json(problem, "en")
    return None


def counted(match, entries, reader):
    """How all points come about: onlookers are told, too."""
    return count_seen(match.play, reader)


def gained(match, entries, reader):
    """What each line would change."""
    if reader == SPECTATOR or len(entries) % 4:
        return []
    return gains(Trial(Perspective.of(match.play, reader)))


def paid(match, entries, reader):
    """Dear to reckon: only now and then."""
    if reader == SPECTATOR or len(entries) % 8:
        return []
    return worth(Trial(Perspective.of(match.play, reader)))


TOLD = (the_table, last_news, refusals, replayed, asked, decided, counted, gained, paid)
