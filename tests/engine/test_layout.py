"""Records: how they lie in memory, and how they read as JSON."""

import numpy as np
import pytest

from osada.engine.compiled import rule
from osada.engine.layout import (
    SAME,
    Bits,
    Counts,
    Each,
    EachSeat,
    Word,
    as_json,
    empty,
    leaves,
    record,
    view_of,
)

PLAYER = record(coins=np.int16, hand=(np.int8, 3))
MATCH = record(seats=np.int8, phase=np.int8, total=np.int64, marks=np.int16, players=(PLAYER, 2))
SHOWN = {
    "phase": Word(("draw", "act")),
    "marks": Bits(("red", "blue", "six")),
    "players": EachSeat(),
    "players.hand": Counts(("tip", "cargo", "light")),
}


def example():
    match = empty(MATCH)
    match["seats"], match["phase"], match["marks"] = 1, 1, 0b101
    match["players"][0, 0]["coins"] = 7
    match["players"][0, 0]["hand"][:] = 0, 2, 1
    return match[0]


def test_fields_are_naturally_aligned_and_gaps_have_names():
    offsets = {name: MATCH.fields[name][1] for name in MATCH.names}
    assert offsets == {"seats": 0, "phase": 1, "gap2": 2, "total": 8, "marks": 16, "players": 18, "gap6": 30}
    assert MATCH.itemsize == 32
    assert (PLAYER.names, PLAYER.itemsize) == (("coins", "hand", "gap2"), 6)


@pytest.mark.parametrize("name", ["fill", "all", "take", "round", "size", "copy", "T"])
def test_a_field_cannot_have_the_name_of_a_method(name):
    with pytest.raises(ValueError, match=f"cannot be called '{name}'"):
        record(**{name: np.int8})


@pytest.mark.parametrize("kind", [np.uint8, np.uint64, np.float32, np.bool_, "S4"])
def test_only_signed_integers(kind):
    with pytest.raises(ValueError, match="field 'coins': only signed integers"):
        record(coins=kind)


def test_empty_records_are_full_of_zeros():
    assert not any(empty(MATCH, 3).tobytes())
    assert len(empty(MATCH, 3)) == 3


def test_leaves_are_all_numbers_with_their_paths():
    found = dict(leaves(example()))
    assert found["players[0].hand[1]"] == 2
    assert found["players[1].coins"] == 0
    assert len(found) == 4 + 2 * 4
    assert not any("gap" in name for name in found)


def test_as_json_has_words_for_numbers_and_one_entry_a_seat():
    assert as_json(example(), SHOWN) == {
        "seats": 1, "phase": "act", "total": 0, "marks": ["red", "six"],
        "players": [{"coins": 7, "hand": {"cargo": 2, "light": 1}}],
    }


def test_as_json_without_words_gives_plain_numbers():
    found = as_json(example(), {})
    assert (found["phase"], found["marks"]) == (1, 5)
    assert found["players"] == [{"coins": 7, "hand": [0, 2, 1]}, {"coins": 0, "hand": [0, 0, 0]}]


SHOWN_VALUES = [
    # how                                   number            reads
    (Word(("a", "b")),                      1,                "b"),
    (Word(("a", "b")),                      -1,               None),
    (Bits(("a", "b", "c")),                 0b110,            ["b", "c"]),
    (Bits(("a", "b", "c")),                 0,                []),
    (Counts(("a", "b")),                    np.array([0, 3]), {"b": 3}),
    (Counts(("a", "b"), zeros=True),        np.array([0, 3]), {"a": 0, "b": 3}),
    (Each(("x", "y"), Word(("a", "b"))),    np.array([-1, 1]), {"y": "b"}),
    (Each(("x", "y"), Bits(("a", "b"))),    np.array([3, 0]), {"x": ["a", "b"]}),
]


@pytest.mark.parametrize("how, number, reads", SHOWN_VALUES)
def test_shown(how, number, reads):
    assert how.shown(number) == reads


def test_a_row_of_numbers_reads_as_a_row_of_words():
    row = empty(record(seats=np.int8, cards=(np.int8, 3)))
    row["cards"][0] = 1, -1, 0
    assert as_json(row[0], {"cards": Word(("tip", "cargo"))})["cards"] == ["cargo", None, "tip"]


# --- Records that have fields in common -------------------------------------

POSITION = record(seats=np.int8, deck=(np.int8, 3), rings=(np.int16, (2, 2)), coins=np.int64)
SEEN, copy_open = view_of(POSITION, seats=SAME, coins=SAME, deck_size=np.int8, rings=SAME)


def filled():
    row = empty(POSITION)
    row["seats"], row["deck"], row["rings"], row["coins"] = 2, (1, 2, 3), ((4, 5), (6, 7)), 2**40
    return row


def test_fields_of_a_record_in_another():
    assert [name for name in SEEN.names if not name.startswith("gap")] == ["seats", "coins", "deck_size", "rings"]
    assert all(SEEN[name] == POSITION[name] for name in ("seats", "coins", "rings"))


@rule
def copy_first(sources, targets):
    copy_open(sources[0], targets[0])


def test_only_what_is_named_is_copied_and_all_of_it():
    one, seen, again = filled(), empty(SEEN), empty(POSITION)
    copy_first(one, seen)
    copy_first(seen, again)
    assert as_json(seen[0], {}) == {"seats": 2, "coins": 2**40, "rings": [[4, 5], [6, 7]], "deck_size": 0}
    assert as_json(again[0], {}) == as_json(one[0], {}) | {"deck": [0, 0, 0]}
