"""Own editions of Města: a wrong one is refused by file, item and reason."""

import copy
import json

import pytest

from osada.engine.editions import tables_of
from osada.engine.errors import BadFile
from osada.games.mesta import components
from osada.locales import LANGUAGES
from tests.engine.processes import printed

OURS = json.loads(components.OURS.read_text(encoding="utf-8"))


def changed(path, value):
    """Our box with another value at this place; None takes it out."""
    box = copy.deepcopy(OURS)
    *way, last = path
    at = box
    for step in way:
        at = at[step]
    if value is None:
        del at[last]
    else:
        at[last] = value
    return box


FIRST_CARD, FIRST_MILESTONE = ("scoring_cards", 0), ("achievements", 0)
C01, A01 = "scoring_cards[0] (C01)", "achievements[0] (A01)"
C21 = ("scoring_cards", 20, "condition")
C01_FILTER = f"{C01}.condition.filter"
WRONG = [
    # rule    place                                                    value                   item, reason
    ("R1.1", ("city_tiles", 31), None, "city_tiles", "should have 32 entries, not 31"),
    ("R1.1", ("scoring_cards", 3, "id"), "C01", "scoring_cards[3].id", "it can be C01, C02"),
    ("R1.2", ("city_tiles", 0, "layout"), [["R"], ["P", "W", "B"]], "city_tiles[0] (T01).layout", "is no layout"),
    ("R1.2", ("start_tiles", 2, "layout", 0, 1), "X", "start_tiles[2] (S3).layout", "is no layout"),
    ("R1.3", ("features", 0, "count"), 5, "features", "there should be 48 of them, not 49"),
    ("R1.3", ("features", 0, "count"), "4", "features[0] (water:sailboat).count", "it can be 0 … 48"),
    ("R1.4", (*FIRST_MILESTONE, "city"), "Prague", f"{A01}.city", "it can be New York"),
    ("R1.4", (*FIRST_MILESTONE, "city"), "Lisbon", "achievements: New York", "there should be 3 of them, not 2"),
    ("R1.4", (*FIRST_MILESTONE, "slots_1st_2nd_3rd"), [2, 4, 6], f"{A01}.slots_1st_2nd_3rd", "the highest first"),
    ("R1.4", (*FIRST_MILESTONE, "slots_1st_2nd_3rd"), [6, 4], f"{A01}.slots_1st_2nd_3rd", "3 entries, not 2"),
    ("R1.4", (*FIRST_MILESTONE, "slots_1st_2nd_3rd", 1), 100, f"{A01}.slots_1st_2nd_3rd[1]", "it can be 1 … 99"),
    ("R1.4", (*FIRST_MILESTONE, "condition"), 3, f"{A01}.condition", "a group of named values"),
    ("R1.4", (*FIRST_MILESTONE, "condition", "type"), "area", f"{A01}.condition.type", "it can be building_count"),
    ("R1.4", (*FIRST_MILESTONE, "condition", "min"), None, f"{A01}.condition.min", "missing"),
    ("R1.4", (*FIRST_MILESTONE, "condition", "terrain"), "lake", f"{A01}.condition.terrain", "it can be park, water"),
    ("R1.5", (*FIRST_CARD, "points"), 0, f"{C01}.points", "it can be 1 … 99"),
    ("R1.5", (*FIRST_CARD, "condition", "filter", "color"), "V", f"{C01_FILTER}.color", "it can be R, B, G, Y"),
    ("R1.5", (*FIRST_CARD, "condition", "filter", "height_min"), 5, f"{C01_FILTER}.height_min", "it can be 1, 2, 3, 4"),
    ("R1.5", (*FIRST_CARD, "condition", "filter", "roof"), "flat", f"{C01_FILTER}.roof", "Known: color, height_min"),
    ("R1.5", (*FIRST_CARD, "condition", "size_min"), 2, f"{C01}.condition.size_min", "Known: type, filter, units_per"),
    ("R9.5", (*C21, "members", 1), {"color": "R"}, "scoring_cards[20] (C21).condition", "the same building"),
    ("R10.4", ("scoring", "statue"), 3, "scoring.statue", "cannot differ from the rulebook, which says 2"),
]


LABELS = [f"{rule}-{item}" for rule, _, _, item, _ in WRONG]


@pytest.mark.parametrize(("rule", "place", "value", "item", "reason"), WRONG, ids=LABELS)
def test_a_wrong_edition_is_refused(tmp_path, rule, place, value, item, reason):
    file = tmp_path / "components.json"
    file.write_text(json.dumps(changed(place, value)), encoding="utf-8")
    with pytest.raises(BadFile) as refusal:
        tables_of(file, components.read)
    message = refusal.value.message("en")
    assert message.startswith(f"{file}: “{item}”") and reason in message
    assert all(refusal.value.message(lang) for lang in LANGUAGES)


def test_our_own_edition_is_right_in_any_order(tmp_path):
    """R1.5 The order of a list means nothing."""
    file = tmp_path / "components.json"
    lists = ("city_tiles", "start_tiles", "scoring_cards", "achievements", "features")
    rows = {name: OURS[name][::-1] for name in lists}
    file.write_text(json.dumps(OURS | rows), encoding="utf-8")
    tables = tables_of(file, components.read)
    assert {name: table.tobytes() for name, table in tables.items()} == {
        name: table[0].tobytes() for name, table in components.TABLES.items()
    }


EXPLAINED = """
from tests.mesta.districts import pad_file
from tests.mesta.explained import GAME, goal_in_words, goal_of, part_of, steps_in_words
states = GAME.pad(pad_file("S1, T31 1,0/90, T02 0,1/0, R1@0,0, R1@0,2, C01") | {"edition": "mine"})
count = GAME.count(states, 0)
print(steps_in_words(part_of(count, "C01")), "/", goal_in_words(goal_of(count, "A01")))
"""


def test_an_own_edition_is_explained_as_it_is_printed(tmp_path):
    """R1.4, R1.5: its card pays 5, and its milestone asks for a park of three."""
    mine = tmp_path / "mesta" / "mine"
    mine.mkdir(parents=True)
    box = changed((*FIRST_CARD, "points"), 5)
    box["achievements"][0]["condition"]["min"] = 3
    (mine / "components.json").write_text(json.dumps(box), encoding="utf-8")
    found = printed(EXPLAINED, OSADA_EDITIONS=str(tmp_path), NUMBA_DISABLE_JIT="1")
    assert found == "5: 0,0; 5: 0,2 / 4 of 3: 1,0 2,0 2,1 3,1"
