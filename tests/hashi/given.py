"""Builds positions by playing them, and reads them back in words.

A match in short: `start: 3 3 | 0 4; 5x3: 2 2-3 2-3 2-6 | - -; 1x1: 4` gives each seat a cell; the first word is the island
that is written (`-` skips), the rest are the bridges (`-` skips). What a cell leaves out is not done yet.
"""

from osada.engine.table import Table
from osada.games import GAMES

HASHI = GAMES["hashi"]


# --- Playing ----------------------------------------------------------------


def match(short="", *, seats=1, side="A"):
    """A table on which this was played."""
    table = Table(HASHI, seats, {"side": side})
    for row in filter(None, (row.strip() for row in short.replace("\n", ";").split(";"))):
        play_row(table, row)
    return table


def play_row(table, row):
    """One round, or the set-up: `5x3: 2 2-3 2-3 2-6 | - -`."""
    head, _, cells = row.partition(":")
    if head != "start":
        table.outcome(f"card {head}")
    for seat, cell in enumerate(cells.split("|")):
        for action in start(cell) if head == "start" else turn(cell):
            table.play(seat, action)


def start(cell):
    return [f"start {cell.strip()}"]


def turn(cell):
    """The actions of a cell: `2 2-3 2-3 2-6`, `- -`, or nothing yet."""
    words = cell.split()
    writes = ["skip-write" if word == "-" else f"write {word}" for word in words[:1]]
    return writes + ["skip-bridges" if word == "-" else f"bridge {word}" for word in words[1:]]


def play(table, lines):
    """Lines of a record: `0 write 2; 0 bridge 2-3; chance card 5x3`."""
    for line in lines.split("; "):
        who, words = line.split(" ", 1)
        if who == "chance":
            table.outcome(words)
        else:
            table.play(int(who), words)


def skip(table):
    """Everybody skips what is still to do in this round."""
    for seat in table.actors:
        if "skip-write" in table.legal(seat):
            table.play(seat, "skip-write")
        table.play(seat, "skip-bridges")


def idle(table, rounds):
    """Rounds in which nobody does anything, with those cards first that are needed least."""
    for _ in range(rounds):
        table.outcome(spare_card(table))
        skip(table)


def spare_card(table):
    """The last card of the list that has not come yet: the plans of the tests use the others."""
    return list(table.outcomes())[-1]


def after(rounds, short, *, seats=1, side="A"):
    """A match whose last round is the one of this number, because idle ones stand before it."""
    set_up, _, rows = short.strip().partition("\n")
    table = match(set_up, seats=seats, side=side)
    idle(table, rounds - len(rows.split("\n")))
    for row in rows.split("\n"):
        play_row(table, row.strip())
    return table


def finish(table):
    """The rest of the match, in which nobody does anything."""
    while not table.over:
        skip(table)
        if table.chance_due:
            table.outcome(spare_card(table))
    return table


# --- Reading ----------------------------------------------------------------


def read(table, field, seat=0):
    """One fact about a seat's board, or about the table, in words."""
    view = table.view(seat)
    board = dict(enumerate(view["boards"]))[seat]
    if field in READERS:
        return READERS[field](table, seat, board)
    return board[field] if field in board else view[field]


READERS = {
    "numbers": lambda table, seat, board: " ".join(f"{island}:{number}" for island, number in board["numbers"].items()),
    "bridges": lambda table, seat, board: " ".join(line for line, count in board["bridges"].items() for _ in range(count)),
    "finished": lambda table, seat, board: " ".join(board["finished"]),
    "bonuses": lambda table, seat, board: " ".join(f"{kind} {paid}" for kind, paid in board["bonuses"].items() if paid),
    "actors": lambda table, seat, board: table.actors,
    "legal": lambda table, seat, board: ", ".join(table.legal(seat)),
    "total": lambda table, seat, board: score(table, seat).total,
    "place": lambda table, seat, board: score(table, seat).place,
    "rating": lambda table, seat, board: score(table, seat).parts.get("rating"),
    "islands": lambda table, seat, board: score(table, seat).parts["islands"],
    "winners": lambda table, seat, board: table.scores().winners,
    "chance_due": lambda table, seat, board: table.chance_due,
    "over": lambda table, seat, board: table.over,
}


def score(table, seat):
    return dict(enumerate(table.scores().seats))[seat]


def check(table, seat=0, **then):
    """Every fact is as the row says."""
    found = {field: read(table, field, seat) for field in then}
    assert found == then


def refusal(table, line):
    """Why a line is refused: the reason and its arguments in words; nothing where it is legal."""
    seat, action = line.split(" ", 1)
    error = table.why_not(int(seat), action)
    return " ".join([error.reason, *(str(value) for value in error.arguments)]) if error else None
