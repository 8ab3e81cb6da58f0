"""The counts of `tests/<game>/perft.json`: `python -m tests.perft` rewrites them; read the difference.

A count is the number of matches of so many lines from a position: from the start, for each number of seats, and from
three places of each playthrough, where more is going on. They go as deep as a limit allows, a second or so for a game.
"""

import json
from dataclasses import replace
from itertools import count, takewhile

from osada.engine.perft import perft
from osada.engine.record import parse, replay
from osada.engine.table import Table
from tests.games import EVERY_GAME, folder_of

MOST, MOST_INTERPRETED = 2_000_000, 100  # matches that are counted; and without the compiler


def file_of(game):
    return folder_of(game) / "perft.json"


def starts_of(game):
    """The positions to count from, each by its name."""
    for seats in game.seats:
        yield f"start for {seats}", Table(game, seats)
    for file in sorted((folder_of(game) / "playthroughs").glob("*.txt")):
        record = parse(file.read_text(encoding="utf-8"), str(file))
        for quarter in (1, 2, 3):
            lines = record.lines[: len(record.lines) * quarter // 4]
            yield f"{file.stem} after {len(lines)} lines", replay(replace(record, lines=lines))


def counts_of(table):
    """By the number of lines, from 1 on, to the last that is not too many."""
    counts = (perft(table, depth) for depth in count(1))
    return list(takewhile(lambda found: 0 < found <= MOST, counts))


if __name__ == "__main__":
    for game in EVERY_GAME:
        rows = [f"  {json.dumps(name)}: {json.dumps(counts_of(table))}" for name, table in starts_of(game)]
        file_of(game).write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
