"""Builds positions by playing them, and reads them back in words.

A match in short is a row of steps, parted by semicolons. Nobody chooses a starting tile: seat 0 has S1, seat 1 S2, ...
    deal C01 - C03 | T14 | statue wild | RRRR BBB    the outcomes of a round, row by row; `-` and the rest are spare
    0 2.4 ?T05 1,0/90          a turn: takes slot 2.4, T05 is turned up and laid at tile 1,0, turned by 90 degrees
    0 3.1 pick2 @0,1 @-        takes two features, places the second first, throws the other away
    0 4.2 R@0,0 R@- B          takes pieces, builds the first, throws the second away, chooses B
    idle 3 · idle round · idle match    turns of whoever is next that change as little as they can
    0 build 0,0 · chance tile T05       lines of the record, as they stand there
Before a turn the other seats idle until it comes: an idle seat takes the last open slot of the first row open to it.
"""

import re

import pytest

from osada.engine.scores import scores_of
from osada.engine.table import Table
from osada.games import GAMES

STARTS = ("S1", "S2", "S3", "S4")
DEALT = {"card": 3, "tile": 3, "feature": 5, "piece": 10}
BLIND = {"1.4": 1, "2.4": 1, "3.4": 1, "4.4": 2}
SPARE_FEATURES = ("wild", "water:ducks", "park:kiosk", "water:dolphin", "park:fountain")  # too few for a milestone
SLOT, PAIR = r"\d\.\d", r"(-?\d+,-?\d+)"
TOKENS = (
    (SLOT, (r"take \g<0>",)),
    (rf"{PAIR}/(\d+)", (r"tile \1 \2",)),
    (r"pick(\d)", (r"pick \1",)),
    (r"@-", ("discard",)),
    (rf"@{PAIR}", (r"feature \1",)),
    (r"([RBGY])", (r"piece \1",)),
    (r"([RBGY])@-", (r"piece \1", "discard")),
    (rf"([RBGY])@{PAIR}", (r"piece \1", r"build \2")),
)


# --- The factory ------------------------------------------------------------


def new_table(seats, options):
    return Table(GAMES["mesta"], seats, options)


def pad_scores(data):
    """The scores of a finished real table."""
    game = GAMES["mesta"]
    return scores_of(game, game.pad(data), final=True)


# --- Playing ----------------------------------------------------------------


def match(steps="", seats=2, metropolis="New York", *, starts=STARTS, **options):
    """A table on which this was played."""
    table = new_table(seats, {"metropolis": metropolis, "first": "0", **options})
    while not table.chance_due:
        [seat] = table.actors
        table.play(seat, f"start {dict(enumerate(starts))[seat]}")
    play(table, steps)
    return table


def play(table, steps, kept=""):
    """What the steps name, and what else is to be kept for later, does not come as a spare outcome."""
    for step in filter(None, (" ".join(step.split()) for step in steps.split(";"))):
        play_step(table, step, kept + steps)


def play_step(table, step, kept=""):
    who, _, words = step.partition(" ")
    if who == "deal":
        deal(table, words, kept)
    elif who == "idle":
        IDLE[words](table, kept) if words in IDLE else idle_turns(table, int(words), kept)
    elif re.match(SLOT, words):
        turn(table, int(who), words.split(), kept)
    else:
        play_line(table, step)


def play_line(table, line):
    """A line of the record."""
    who, _, words = line.partition(" ")
    if who == "chance":
        table.outcome(words)
    else:
        table.play(int(who), words)


def turn(table, seat, tokens, kept=""):
    while seat not in table.actors:
        if table.chance_due:
            deal(table, kept=kept)
        else:
            idle_turns(table, 1, kept)
    for token in tokens:
        if token.startswith("?"):
            table.outcome(f"{due(table)} {token[1:]}")
        else:
            for words in actions(token):
                table.play(seat, words)


def actions(token):
    """The actions that a word of a turn stands for."""
    found = [(re.fullmatch(pattern, token), templates) for pattern, templates in TOKENS]
    [words] = [[match.expand(template) for template in templates] for match, templates in found if match]
    return words


# --- Outcomes ---------------------------------------------------------------


def deal(table, words="", kept=""):
    """Lays a round out: the named things first, spare ones after them."""
    rows = [row.split() for row in words.split("|")]
    rows[3:] = [list("".join(row)) for row in rows[3:]]
    rows += [[]] * (len(DEALT) - len(rows))
    for (kind, count), row in zip(DEALT.items(), rows, strict=True):
        for name in [*row, *["-"] * (count - len(row))]:
            table.outcome(spare(table, kept) if name == "-" else f"{kind} {name}")


def spare(table, kept=""):
    """The outcome that disturbs least: one that the script does not name, of the kind that is there most often."""
    weights = table.outcomes()
    unnamed = [text for text in weights if text.split(" ", 1)[1] not in kept] or list(weights)
    if due(table) == "feature":
        unnamed = [f"feature {name}" for name in SPARE_FEATURES if f"feature {name}" in unnamed] or unnamed
        return unnamed[0]
    return min(unnamed, key=lambda text: (-weights[text], text))


def due(table):
    """What kind of outcome is due: `card`, `first`, or nothing."""
    return " ".join({text.split()[0] for text in table.outcomes()})


# --- Idling -----------------------------------------------------------------


def idle_turns(table, count, kept=""):
    """So many turns that place nothing where they need not."""
    for _ in range(count):
        if table.chance_due:
            deal(table, kept=kept)
        [seat] = table.actors
        slots = [words.removeprefix("take ") for words in table.legal(seat)]
        slot = min(slots, key=lambda slot: (slot[0], -int(slot[2])))
        table.play(seat, f"take {slot}")
        for _ in range(BLIND.get(slot, 0)):
            table.outcome(spare(table, kept))
        while seat in table.actors:
            table.play(seat, least(table.legal(seat)))


def least(legal):
    return "discard" if "discard" in legal else min(legal)


def idle_round(table, kept=""):
    """To the end of the round."""
    idle_turns(table, 1, kept)
    while table.actors:
        idle_turns(table, 1, kept)


def idle_match(table, kept=""):
    """To the end of the match."""
    while not table.over:
        idle_round(table, kept)


IDLE = {"round": idle_round, "match": idle_match}


# --- Reading ----------------------------------------------------------------


def read(table, field):
    """One fact in words: `actors`, `legal 1`, `water 0`, `weight T05`, ..."""
    name, _, word = field.partition(" ")
    if name in READERS:
        return READERS[name](table, word)
    return str(table.scores().seats[int(word)].parts.get(name, "-"))


def legal(table, seat):
    """All that a seat may do, by kind: `build 0,0 1,0, discard`."""
    kinds = {}
    for text in sorted(table.legal(int(seat))):
        kind, _, word = text.partition(" ")
        kinds.setdefault(kind, []).append(word)
    return ", ".join(" ".join([kind, *words]).strip() for kind, words in kinds.items())


def weight(table, name):
    """How often this outcome is still there."""
    return str({text.split(" ", 1)[1]: weight for text, weight in table.outcomes().items()}.get(name, 0))


def points(score):
    """The parts that are not 0: `milestones 6, C01 1`."""
    return ", ".join(f"{name} {value}" for name, value in score.parts.items() if value)


def cards(table, seat):
    return listed(sorted(name for name in table.scores().seats[int(seat)].parts if name.startswith("C")))


def listed(values):
    return " ".join(str(value) for value in values)


READERS = {
    "actors": lambda table, _: listed(table.actors),
    "due": lambda table, _: due(table),
    "over": lambda table, _: "yes" if table.over else "no",
    "legal": legal,
    "weight": weight,
    "cards": cards,
    "points": lambda table, seat: points(table.scores().seats[int(seat)]),
    "totals": lambda table, _: listed(score.total for score in table.scores().seats),
    "places": lambda table, _: listed(score.place for score in table.scores().seats),
    "winners": lambda table, _: listed(table.scores().winners),
}


def check(table, then):
    """`actors: 1; legal 1: discard; water 0: 3`."""
    for fact in then.split(";"):
        field, _, value = fact.rpartition(":")
        found = read(table, field.strip())
        assert found == value.strip(), f"{field.strip()} is {found!r}, not {value.strip()!r}"


# --- Tables of examples -----------------------------------------------------


def labels(cases):
    return [case[0] for case in cases]


def check_refused(table, line, error):
    """The line raises this error, `why_not` gives the same, and nothing changes."""
    before = table.hash, table.lines()
    with pytest.raises(error):
        play_line(table, line)
    if not line.startswith("chance"):
        seat, _, words = line.partition(" ")
        with pytest.raises(error):
            raise table.why_not(int(seat), words)
    assert (table.hash, table.lines()) == before
