"""An owner's edition: the tiles and cards of the rulebook, with numbers of its own; a wrong file is named."""

import copy
import json

import pytest

from osada.engine.editions import tables_of
from osada.engine.errors import BadFile
from osada.games.bobrany import components

OURS = json.loads(components.OURS.read_text(encoding="utf-8"))


def changed(tmp_path, path, value):
    """The file of an edition that differs from ours in one place."""
    data = copy.deepcopy(OURS)
    *way, last = path
    place = data
    for name in way:
        place = place[name]
    if value is None:
        del place[last]
    else:
        place[last] = value
    file = tmp_path / "components.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


WRONG = [
    # where                               becomes   in English
    (("tiles", 47),                       None,     "“tiles” should have 48 entries, not 47"),
    (("tiles", 3),                        "green",  "“tiles[3]” should be a group of named values"),
    (("tiles", 3, "id"),                  4,        "“tiles[3].id” cannot be 4; it can be 3"),
    (("tiles", 3, "colour"),              "pink",   "“tiles[3]”: “pink straight None” is no tile"),
    (("tiles", 3, "colour"),              ["red"],  "“tiles[3]”: “['red'] straight None” is no tile"),
    (("tiles", 3, "shape"),               "corner", "“tiles”: there should be 3 tiles “green corner”, not 4"),
    (("cards", 21),                       None,     "“cards” should have 22 entries, not 21"),
    (("cards", 2, "id"),                  "park",   "“cards[2].id” cannot be \"park\"; it can be zahrada"),
    (("cards", 2, "colour"),              "red",    "“cards[2].colour” cannot be \"red\"; it can be green"),
    (("cards", 2, "spec", "points"),      "five",   "“cards[2].spec.points” cannot be \"five\"; it can be -99 … 99"),
    (("cards", 2, "spec", "points"),      100,      "“cards[2].spec.points” cannot be 100; it can be -99 … 99"),
    (("cards", 2, "spec", "cells"),       ["A1"],   "“cards[2].spec.cells” cannot differ from the rulebook"),
    (("cards", 9, "spec", "table", "6"),  True,     "“cards[9].spec.table.6” cannot be true; it can be -99 … 99"),
    (("cards", 2, "first_game"),          False,    "“cards”: exactly 7 cards have \"first_game\""),
    (("box", "beavers"),                  4,        "“box” cannot differ from the rulebook"),
]


@pytest.mark.parametrize("path, value, english", WRONG)
def test_a_wrong_edition_is_refused_by_file_item_and_reason(tmp_path, path, value, english):
    """R1.1 to R1.5"""
    file = changed(tmp_path, path, value)
    with pytest.raises(BadFile) as refusal:
        tables_of(file, components.read)
    assert str(refusal.value).startswith(f"{file}: ")
    assert english in str(refusal.value)
    assert refusal.value.message("cs") != str(refusal.value)


def test_an_edition_may_have_other_numbers(tmp_path):
    """R1.5, R2.4"""
    tables = tables_of(changed(tmp_path, ("cards", 9, "spec", "table", "6"), 40), components.read)
    ours = tables_of(components.OURS, components.read)
    differing = {name for name in tables if (tables[name] != ours[name]).any()}
    assert differing == {"pays"}
