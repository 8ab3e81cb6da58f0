"""Builds positions by playing them, and reads them back in words.

A match in short: `start: 3 3 | 0 4; 5x3: 2 2-3 2-3 2-6 | - -; 1x1: 4` gives each seat a cell. Its first word is the
island that is written (`-` skips), the rest are the bridges (`-` skips). What a cell leaves out is not done yet.
"""

from osada.engine.table import Table
from osada.games import GAMES
from osada.games.hashi.components import RATINGS
from osada.games.hashi.scoring import rating

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


def idle(table, rounds, keep=""):
    """Sweeps in which nobody does anything; the cards that are named in `keep` do not come."""
    for _ in range(rounds):
        table.outcome(spare_card(table, keep))
        skip(table)


def spare_card(table, keep=""):
    """The last card of the list that has not come yet and need not be kept."""
    return [card for card in table.outcomes() if f"{card.removeprefix('card ')}:" not in keep][-1]


def after(rounds, short, *, seats=1, side="A"):
    """A match whose last round is the one of this number, because idle ones stand before it."""
    set_up, *rows = [row.strip() for row in short.split("\n")]
    table = match(set_up, seats=seats, side=side)
    idle(table, rounds - len(rows), keep=short)
    for row in rows:
        play_row(table, row)
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
    for source in (drawn(board), scored(table, seat), standing(table, seat), board, view):
        if field in source:
            return source[field]
    raise KeyError(field)


def drawn(board):
    """What stands on the board: `2:5 3:3`, `2-3 2-3 3-9`, `3`, `red 9 six 4`."""
    bridges = [line for line, count in board["bridges"].items() for _ in range(count)]
    return {
        "numbers": " ".join(f"{island}:{number}" for island, number in board["numbers"].items()),
        "bridges": " ".join(bridges),
        "finished": " ".join(board["finished"]),
        "bonuses": " ".join(f"{kind} {paid}" for kind, paid in board["bonuses"].items() if paid),
    }


def scored(table, seat):
    parts = score(table, seat).parts
    return {
        "total": score(table, seat).total,
        "place": score(table, seat).place,
        "islands": parts["islands"],
        "rating": parts.get("rating"),
        "winners": table.scores().winners,
    }


def standing(table, seat):
    """Who may do what now."""
    return {
        "actors": table.actors,
        "legal": ", ".join(table.legal(seat)),
        "chance_due": table.chance_due,
        "over": table.over,
    }


def score(table, seat):
    return dict(enumerate(table.scores().seats))[seat]


def rank(total):
    """The word for a solo total."""
    return dict(enumerate(RATINGS))[int(rating(total))]


def check(table, seat=0, **then):
    """Every fact is as the row says."""
    found = {field: read(table, field, seat) for field in then}
    assert found == then


def refusal(table, line):
    """Why a line is refused: the reason and its arguments in words; nothing where it is legal."""
    seat, action = line.split(" ", 1)
    error = table.why_not(int(seat), action)
    return " ".join([error.reason, *(str(value) for value in error.arguments)]) if error else None
