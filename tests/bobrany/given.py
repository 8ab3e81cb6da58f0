"""Builds positions by playing them, and reads them back in words.

A match in short: `first 1, cards random | tiles gc ps n; 0 take 1.1 A1 90, end` gives the options, then the steps:
    tiles gc ps n              three outcomes. A tile is colour and shape: g p o b y and e c s t x (end, corner,
                               straight, tee, cross), n is brown, and rc rd rr are red with a crane, a dam, a raft
    first 1 · card hriste      another outcome
    0 raft 1.1, end            lines of a seat. `take 1.1 A1 90 crane dam` is take, then place A1 90, then two pay
    round gc ps n              all who are to act end their turns; then these tiles come, without any name spare ones
    rounds 3                   three times `round` with spare tiles
    rest                       all turns end, without any other line, until an outcome is due or the match is over
    keep gc n                  spare tiles are none of these
    build TOWN & TOWN          from the start on, seat 0 and seat 1 lay these towns, a tile a turn, and stop there
A town is colours and walkways: `g.../.n.. 6.../.f..`, a letter a tile (c d r for the red ones), a digit a tile with the
sum of N 1, E 2, S 4, W 8, rows parted by strokes. Spare tiles are none of those that the script names later.
"""

from collections import Counter, defaultdict

import pytest

from osada.engine.scores import scores_of
from osada.engine.table import Table
from osada.games import GAMES

COLOURS = {"g": "green", "p": "purple", "o": "orange", "b": "blue", "y": "yellow", "n": "brown", "r": "red"}
SHAPES = {"e": "end", "c": "corner", "s": "straight", "t": "tee", "x": "cross"}
RED = {"c": "crane", "d": "dam", "r": "raft"}
TURNED = {"e": "1248", "c": "36c9", "s": "5a", "t": "7edb", "x": "f"}  # the walkways at 0, 90, 180, 270 degrees
ROWS, COLUMNS = "ABCD", "1234"
SLOTS, N_REVEALS, N_ROUNDS = 3, 16, 17
TAKING = ("take", "dam", "claim")
KINDS = (*TAKING, "raft", "raft2", "place", "pay", "scuttle", "end")


def new_table(seats, options):
    return Table(GAMES["bobrany"], seats, options)


def pad_scores(data):
    """The scores of a finished real table."""
    game = GAMES["bobrany"]
    return scores_of(game, game.pad(data), final=True)


# --- Words ------------------------------------------------------------------


def tile(short):
    """`gc` is `tile green corner`."""
    if short == "n":
        return "tile brown"
    colour, kind = short
    return f"tile {COLOURS[colour]} {(RED if colour == 'r' else SHAPES)[kind]}"


def options_of(head):
    """`first 1, cards random` by name."""
    return {name: value for name, _, value in (option.strip().partition(" ") for option in head.split(",")) if name}


def lines_of(words):
    """`take 1.1 A1 90 crane` as the lines of the record."""
    kind, *rest = words.split()
    if kind not in TAKING or len(rest) == 1:
        return [words]
    return [f"{kind} {rest[0]}", f"place {rest[1]} {rest[2]}", *(f"pay {token}" for token in rest[3:])]


def cells(town):
    """(cell, tile, degrees) of a town in short, column by column."""
    colours, walkways = (part.split("/") for part in town.split())
    for right, column in enumerate(COLUMNS):
        for row, letters, digits in zip(ROWS, colours, walkways, strict=False):
            if letters[right] != ".":
                yield row + column, *laid(letters[right], digits[right])


def laid(letter, digit):
    """The tile of this colour, and its rotation, that has these walkways."""
    shape, looks = next((shape, looks) for shape, looks in TURNED.items() if digit in looks)
    short = {"n": "n", "c": "rc", "d": "rd", "r": "rr"}.get(letter, letter + shape)
    return short, 90 * looks.index(digit)


def without(town, *gone):
    """The town with these cells empty."""
    parts = [[list(row) for row in part.split("/")] for part in town.split()]
    for part in parts:
        for cell in gone:
            part[ROWS.index(cell[0])][COLUMNS.index(cell[1])] = "."
    return " ".join("/".join("".join(row) for row in part) for part in parts)


# --- Playing ----------------------------------------------------------------


def match(short):
    """A table on which this was played."""
    head, parted, steps = short.rpartition("|")
    table = new_table(2, options_of(head) if parted else {})
    Script(table, steps).play()
    return table


class Script:
    """Steps of a match, and the tiles that they still name."""

    def __init__(self, table, steps):
        self.table = table
        self.steps = [" ".join(step.split()) for step in steps.split(";") if step.strip()]
        self.later = Counter(tile(short) for step in self.steps for short in named(step))

    def play(self):
        for step in self.steps:
            self.play_step(step)

    def play_step(self, step):
        who, _, words = step.partition(" ")
        if who.isdigit():
            self.act(int(who), words)
        elif who in MACROS:
            MACROS[who](self, words.split())
        else:
            self.table.outcome(step)

    def act(self, seat, words):
        for part in words.split(","):
            for line in lines_of(part.strip()):
                self.table.play(seat, line)

    def reveal(self, shorts):
        for short in shorts:
            self.table.outcome(tile(short))
            self.later[tile(short)] -= 1

    def next_round(self, shorts):
        self.pass_on()
        self.reveal(shorts)
        while not shorts and self.table.chance_due:
            self.table.outcome(self.spare())

    def rounds(self, words):
        for _ in range(int(words[0])):
            self.next_round([])

    def pass_on(self, _words=()):
        """All turns end until an outcome is due, or the match is over."""
        while self.table.actors:
            self.table.play(self.table.actors[0], "end")

    def spare(self, planned=()):
        """Of the tiles that nothing names later: a crane, for those keep every town open, or one with many copies."""
        left = Counter(self.table.outcomes()) - self.later - Counter(map(tile, planned))
        return max(left, key=lambda words: (words == tile("rc"), left[words], words))

    def build(self, words):
        first, *second = (list(cells(town)) for town in " ".join(words).split(" & "))
        reveals, takes = schedule([first, *(town[::-1] for town in second)])
        for number in range(1, 1 + max(takes)):
            for _ in range(SLOTS if number <= N_REVEALS else 0):
                shorts = reveals[number]
                planned = [short for tiles in reveals.values() for short in tiles]
                self.table.outcome(tile(shorts.pop(0)) if shorts else self.spare(planned))
            self.play_round(takes[number], last=number == max(takes))

    def keep(self, words):
        """Nothing happens; what it names is not spare."""

    def play_round(self, takes, *, last):
        """The turns of a round; the last one of all stays open."""
        for _ in range(self.table.seats):
            [seat] = self.table.actors
            for line in takes.pop(seat, []):
                self.table.play(seat, line)
            if last and not takes:
                return
            self.table.play(seat, "end")


MACROS = {
    "tiles": Script.reveal,
    "round": Script.next_round,
    "rounds": Script.rounds,
    "rest": Script.pass_on,
    "keep": Script.keep,
    "build": Script.build,
}


def named(step):
    """The tiles that a step names."""
    who, *words = step.split()
    return words if who in ("tiles", "round", "keep") else []


def schedule(towns):
    """When what is revealed and taken: each round each seat takes the first tile that can lie beside its column."""
    reveals, takes = defaultdict(list), defaultdict(dict)
    for number in range(1, N_ROUNDS + 1):
        for seat, town in enumerate(towns):
            chosen = next((entry for entry in town if has_room(reveals, number, entry)), None)
            if chosen:
                town.remove(chosen)
                cell, short, degrees = chosen
                came = reveals[number + 1 - int(cell[1])]
                came.append(short)
                takes[number][seat] = [f"take {cell[1]}.{len(came)}", f"place {cell} {degrees}"]
    assert not any(towns)
    return reveals, takes


def has_room(reveals, number, entry):
    """Can this tile be taken in this round, because one more can have come when it had to?"""
    came = number + 1 - int(entry[0][1])
    return 1 <= came <= N_REVEALS and len(reveals[came]) < SLOTS


# --- Reading ----------------------------------------------------------------


def read(table, field):
    """One fact in words: `actors`, `totals`, `take 0`, `dvur 1`, ..."""
    name, *seats = field.split()
    if name in READERS:
        return READERS[name](table, *map(int, seats))
    [seat] = map(int, seats)
    parts = table.scores().seats[seat].parts
    return str(parts[name]) if name in parts else legal(table, seat, name)


def legal(table, seat, kind):
    """What a seat may do of one kind: `1.1 1.2`, `A1 0 90, B1 0`, `A1-A2 crane raft`, or `yes`."""
    assert kind in KINDS
    found = sorted(words.split()[1:] for words in table.legal(seat) if words.split()[0] == kind)
    if all(len(words) < 2 for words in found):
        return listed(word or "yes" for words in found for word in words or [""])
    grouped = {first: [second for other, second in found if other == first] for first, _ in found}
    return ", ".join(" ".join([first, *sorted(seconds, key=in_order)]) for first, seconds in grouped.items())


def in_order(word):
    return int(word) if word.isdigit() else 0, word


def listed(values):
    return " ".join(str(value) for value in values)


READERS = {
    "actors": lambda table: listed(table.actors),
    "chance": lambda table: listed({text.split()[0] for text in table.outcomes()}),
    "outcomes": lambda table: ", ".join(sorted(table.outcomes())),
    "over": lambda table: "yes" if table.over else "no",
    "kinds": lambda table, seat: listed(sorted({words.split()[0] for words in table.legal(seat)})),
    "parts": lambda table, seat: listed(sorted(table.scores().seats[seat].parts)),
    "totals": lambda table: listed(score.total for score in table.scores().seats),
    "places": lambda table: listed(score.place for score in table.scores().seats),
    "winners": lambda table: listed(table.scores().winners),
}


def check(table, then):
    """`actors: 1; take 1: 1.1 1.2`."""
    for fact in then.split(";"):
        field, _, value = fact.partition(":")
        found = read(table, field.strip())
        assert found == value.strip(), f"{field.strip()} is {found!r}, not {value.strip()!r}"


# --- Tables of examples -----------------------------------------------------


def labels(cases):
    return [case[0] for case in cases]


def check_example(given, when, then):
    check(match(f"{given}; {when}"), then)


def check_refused(given, when, error):
    """The line raises this error, `why_not` gives the same, and nothing changes."""
    table = match(given)
    seat, _, words = when.partition(" ")
    before = table.hash, table.lines()
    with pytest.raises(error):
        table.play(int(seat), words)
    with pytest.raises(error):
        raise table.why_not(int(seat), words)
    assert (table.hash, table.lines()) == before
    assert words not in table.legal(int(seat))
