"""Own editions of Divukraj: a wrong one is refused by file, item and reason."""

import copy
import json

import pytest

from osada.engine.editions import tables_of
from osada.engine.errors import BadFile
from osada.games.divukraj import components
from osada.locales import LANGUAGES

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


CASTLE, CEMETERY, FARM = (("cards", at) for at in (0, 1, 9))
# fmt: off
WRONG = [
    # rule   place                          value         item                            reason
    ("R1.1", ("cards", 47),                 None,         "cards",                        "48 entries, not 47"),
    ("R1.1", ("cards", 9),                  "farm",       "cards[9]",                     "a group of named values"),
    ("R1.1", (*FARM, "id"),                 "castle",     "cards[9].id",                  "woodcarver, each once"),
    ("R1.1", (*FARM, "id"),                 "windmill",   "cards[9].id",                  "woodcarver, each once"),
    ("R1.1", (*FARM, "count"),              7,            "cards",                        "128 of them, not 127"),
    ("R1.1", (*FARM, "count"),              9,            "cards[9] (farm).count",        "2, 3, 4, 5, 6, 7, 8"),
    ("R1.1", (*FARM, "count"),              0,            "cards[9] (farm).count",        "2, 3, 4, 5, 6, 7, 8"),
    ("R5.7", (*CEMETERY, "count"),          4,            "cards[1] (cemetery).count",    "it can be 1, 2, 3"),
    ("R1.3", (*FARM, "cost"),               {"twig": 2},  "cards[9] (farm).cost.resin",   "is missing"),
    ("R1.3", (*FARM, "cost", "coin"),       1,            "cards[9] (farm).cost.coin",    "Known: twig, resin"),
    ("R1.3", (*FARM, "cost", "twig"),       -1,           "cards[9] (farm).cost.twig",    "it can be 0, 1, 2, 3"),
    ("R1.3", (*FARM, "cost", "twig"),       True,         "cards[9] (farm).cost.twig",    "it can be 0, 1, 2, 3"),
    ("R11.3", (*CASTLE, "points"),          "4",          "cards[0] (castle).points",     "it can be -20 … 20"),
    ("R11.3", (*CASTLE, "points"),          None,         "cards[0] (castle).points",     "is missing"),
    ("R2.3", ("special_events", 15),        None,         "special_events",               "16 entries, not 15"),
    ("R2.3", ("basic_events", 1, "id"),     "tour",       "basic_events[1].id",           "grand_tour"),
    ("R11.7", ("basic_events", 1, "points"), -1,          "basic_events[1] (grand_tour).points", "it can be 0, 1, 2"),
]
# fmt: on
LABELS = [f"{rule}-{item}-{value}" for rule, _, value, item, _ in WRONG]


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
    """R1.1 The order of a list means nothing."""
    file = tmp_path / "components.json"
    rows = {name: OURS[name][::-1] for name in ("cards", "basic_events", "special_events")}
    file.write_text(json.dumps(OURS | rows), encoding="utf-8")
    tables = tables_of(file, components.read)
    assert {name: table.tobytes() for name, table in tables.items()} == {
        name: table[0].tobytes() for name, table in components.TABLES.items()
    }
