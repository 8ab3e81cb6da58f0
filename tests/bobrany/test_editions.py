"""An owner's edition: the tiles and cards of the rulebook, with numbers of its own; a wrong file is named."""

import copy
import json

import pytest

from osada.engine.editions import Components
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
    # where                                   becomes              in English
    (("tiles", 47),                           None,                "tiles: there should be 48 of them, not 47"),
    (("tiles", 3, "id"),                      4,                   "tiles[3]: “4” cannot be its id"),
    (("tiles", 3, "colour"),                  "pink",              "tiles[3]: “pink straight None” is no tile"),
    (("tiles", 3, "shape"),                   "corner",            "there should be 3 tiles “green corner”, not 4"),
    (("cards", 21),                           None,                "cards: there should be 22 of them, not 21"),
    (("cards", 2, "id"),                      "park",              "cards[2].id: “park” cannot stand here"),
    (("cards", 2, "colour"),                  "red",               "cards[2].colour: “red” cannot stand here"),
    (("cards", 2, "spec", "points"),          "five",              "cards[2].spec.points: “five” cannot be its value"),
    (("cards", 2, "spec", "points"),          100,                 "whole number from -99 to 99"),
    (("cards", 2, "spec", "cells"),           ["A1"],              "cards[2].spec.cells: cannot differ"),
    (("cards", 9, "spec", "table", "6"),      True,                "cards[9].spec.table.6: “True” cannot be its value"),
    (("cards", 2, "first_game"),              False,               "exactly 7 cards have \"first_game\""),
    (("box", "beavers"),                      4,                   "box: cannot differ from the rulebook"),
]


@pytest.mark.parametrize("path, value, english", WRONG)
def test_a_wrong_edition_is_refused_by_file_item_and_reason(tmp_path, path, value, english):
    """R1.1 to R1.5"""
    file = changed(tmp_path, path, value)
    with pytest.raises(BadFile) as refusal:
        components.read(Components(file))
    assert str(refusal.value).startswith(f"{file}: ")
    assert english in str(refusal.value)
    assert refusal.value.message("cs") != str(refusal.value)


def test_an_edition_may_have_other_numbers(tmp_path):
    """R1.5, R2.4"""
    tables = components.read(Components(changed(tmp_path, ("cards", 9, "spec", "table", "6"), 40)))
    ours = components.read(Components(components.OURS))
    differing = {name for name in tables if (tables[name] != ours[name]).any()}
    assert differing == {"pays"}
