"""Snapshots: what is damaged is refused, and says so."""

import json

import pytest

from osada.engine import snapshot
from osada.engine.errors import BadFile
from osada.engine.table import Table
from tests.games import HASHI


def example():
    table = Table(HASHI, 2, {"side": "B"})
    table.names[1] = "Jan\nNovák"
    table.play(0, "start 4 3")
    return table


def with_head(**changes):
    head, _, body = snapshot.write(example()).partition(b"\n")
    facts = json.loads(head) | changes
    return json.dumps({name: value for name, value in facts.items() if value is not None}).encode() + b"\n" + body


def with_byte(at):
    data = bytearray(snapshot.write(example()))
    data[at] ^= 1
    return bytes(data)


def test_read_again():
    table = snapshot.read(snapshot.write(example()))
    assert (table.hash, table.log, table.names) == (example().hash, example().log, {1: "Jan\nNovák"})
    table.play(1, "start 4 3")


BROKEN = {
    "nothing": lambda: b"",
    "not JSON": lambda: b"snapshot\nbody",
    "not UTF-8": lambda: b"\xff\xfe\n",
    "no object": lambda: b"5\n",
    "a list": lambda: b"[]\n",
    "another format": lambda: with_head(format="osada snapshot 9"),
    "no format": lambda: with_head(format=None),
    "no game": lambda: with_head(game=None),
    "unknown game": lambda: with_head(game="chess"),
    "another version": lambda: with_head(version=9),
    "wrong seats": lambda: with_head(seats=9),
    "wrong option": lambda: with_head(options={"side": "C"}),
    "another edition": lambda: with_head(edition="12"),
    "another hash": lambda: with_head(hash="12"),
    "too many lines": lambda: with_head(lines=2),
    "lines in words": lambda: with_head(lines="one"),
    "no names": lambda: with_head(names=None),
    "no body": lambda: snapshot.write(example()).partition(b"\n")[0],
    "one byte less": lambda: snapshot.write(example())[:-1],
    "a byte of the position": lambda: with_byte(-1),
    "a byte of the log": lambda: with_byte(snapshot.write(example()).index(b"\n") + 1),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_damaged_snapshot_is_refused(name):
    with pytest.raises(BadFile, match=r"^snapshot: The snapshot cannot be used \(.+\)\. The log still can\."):
        snapshot.read(BROKEN[name]())
