"""Laws about the log: it is the match."""

from osada.engine import snapshot
from osada.engine.errors import IllegalUndo
from osada.engine.game import CHANCE
from osada.engine.record import parse, record_of, replay, verify
from tests.laws.matches import bytes_of, finished, new_table, play_line, some_positions, walk


def the_record_rebuilds_the_match(case):
    """A random match ends; its record as text gives the same match again, and its dice can be verified."""
    table = finished(case)
    table.names[0] = "Žofie Nováková"
    text = record_of(table).text()
    record = parse(text)
    again = replay(record)
    assert bytes_of(again) == bytes_of(table), "the position differs after a replay"
    verify(record, again)
    assert (again.log, again.names, again.scores()) == (table.log, table.names, table.scores())
    again.dice = table.dice
    assert record_of(again).text() == text


def snapshots_give_the_table_again(case):
    for table in some_positions(case):
        again = snapshot.read(snapshot.write(table))
        assert (again.hash, again.log, again.options) == (table.hash, table.log, table.options)
        assert (again.names, again.scores()) == (table.names, table.scores())
        assert [again.legal(seat) for seat in range(case.seats)] == [table.legal(seat) for seat in range(case.seats)]


def undone_lines_can_be_played_again(case):
    """Undo, then the same lines again, gives the same position."""
    everybody = range(case.seats)
    for table in some_positions(case):
        for seat in {line.seat for line in table.since_outcome}:
            other = table.copy()
            gone = other.undo(seat, consent=everybody)
            assert len(other.log) + len(gone) == len(table.log)
            for line in gone:
                play_line(other, line)
            assert other.hash == table.hash, f"seat {seat} undid {table.text(gone[0])} and played it again"


def undo_keeps_the_lines_of_others(case):
    """Who acted at the same time is not disturbed, and is not asked."""
    for table in some_positions(case):
        for one, other in zip(table.actors, table.actors[1:], strict=False):
            alone, both = table.copy(), table.copy()
            first, second = table.legal_codes(one)[-1], table.legal_codes(other)[-1]
            alone.play(other, second)
            both.play(one, first)
            both.play(other, second)
            gone = both.undo(one)
            assert [(line.seat, line.code) for line in gone] == [(one, first)]
            assert (both.hash, both.log) == (alone.hash, alone.log), f"undo of seat {one} disturbed seat {other}"


def undo_does_not_cross_an_outcome(case):
    for table in walk(case):
        if not table.log or table.log[-1].seat != CHANCE:
            continue
        before = table.hash
        for seat in range(case.seats):
            try:
                table.undo(seat, consent=range(case.seats))
            except IllegalUndo as refusal:
                assert (refusal.reason, table.hash) == ("undo_outcome", before)
            else:
                raise AssertionError(f"seat {seat} took back {table.text(table.log[-1])}")


def anything_can_be_taken_back(case):
    """Line by line back to the start, through every position that there was."""
    hashes = [table.hash for table in walk(case)]
    table = finished(case)
    for before in reversed(hashes[:-1]):
        table.take_back()
        assert table.hash == before
    assert bytes_of(table) == bytes_of(new_table(case))
