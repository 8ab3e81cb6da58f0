"""Own editions of The Border: a right one is played with, a wrong one is refused by file, item and reason."""

import json
from pathlib import Path

import pytest

from osada.engine.editions import tables_of
from osada.engine.errors import BadFile
from osada.games.border import components
from osada.locales import LANGUAGES
from tests.border.given import labels
from tests.engine.processes import printed as said

OURS = json.loads(components.OURS.read_text(encoding="utf-8"))
HEXES, AREAS, LAYOUTS = OURS["map"]["hexes"], OURS["map"]["areas"], OURS["layouts"]
GROUPS = LAYOUTS[0]["groups"]
AREA_0, AREA_1, GREY2 = "map.areas[0] (well)", f"map.areas[1] ({AREAS[1]['motif']})", "layouts[0].groups[0] (grey2)"

PLAY = """
from osada import GAMES, Table, parse, record_of, replay
table = Table(GAMES["border"], 2, {"edition": "mine"})
for _ in range(5):
    table.outcome("die grey")
table.play(0, "stop")
table.play(0, "group grey2")
again = replay(parse(record_of(table).text()))
print(again.edition.id, again.hash == table.hash, *again.view()["boards"][0]["crossed"])
"""
VALUE = """
from osada import GAMES
from osada.engine.scores import scores_of
states = GAMES["border"].pad({"edition": "mine", "boards": [{"layout": 1, "closed": {"well": 40}}]})
print(scores_of(GAMES["border"], states, final=True).seats[0].total)
"""


# --- Changes to our edition -------------------------------------------------


def hexes(index, **changes):
    return {"map": OURS["map"] | {"hexes": [row | changes if at == index else row for at, row in enumerate(HEXES)]}}


def area(index, **changes):
    return {"map": OURS["map"] | {"areas": [row | changes if at == index else row for at, row in enumerate(AREAS)]}}


def without(index, cell):
    """This area with a cell less inside."""
    return area(index, interior_cells_axial=[each for each in AREAS[index]["interior_cells_axial"] if each != cell])


def groups(**changes):
    """Layout 1 with other hexes in some groups."""
    rows = [{"id": row["id"], "hexes": changes.get(row["id"], row["hexes"])} for row in GROUPS]
    return {"layouts": [{"id": 1, "groups": rows}, *LAYOUTS[1:]]}


def group(index, **changes):
    rows = [row | changes if at == index else row for at, row in enumerate(GROUPS)]
    return {"layouts": [{"id": 1, "groups": rows}, *LAYOUTS[1:]]}


def values(**changes):
    return {"values": {"first_later": OURS["values"]["first_later"] | changes}}


def hole_in_the_mountain():
    """The mountain, read first, lies around a hex: its border falls into two rings."""
    inside = [cell for cell in AREAS[8]["interior_cells_axial"] if cell != [2, 3]]
    moved = [row | {"q": 2, "r": 3} if row["id"] == 0 else row for row in HEXES]
    return {"map": OURS["map"] | {"hexes": moved, "areas": [AREAS[8] | {"interior_cells_axial": inside}, *AREAS[:8]]}}


def hex_for_nothing():
    """The castle without a corner, which hex 82 has taken: then hex 83 is at no border."""
    return {"map": without(7, [-6, 6])["map"] | {"hexes": hexes(82, q=-6, r=6)["map"]["hexes"]}}


# --- In a process of its own ------------------------------------------------


def own_edition(folder, changes):
    mine = folder / "border" / "mine"
    mine.mkdir(parents=True)
    (mine / "components.json").write_text(json.dumps(OURS | changes), encoding="utf-8")
    return str(folder)


def test_an_own_edition_is_played_with(tmp_path):
    """R1.5 The first two layouts have changed places: grey-2 lies elsewhere."""
    swapped = [LAYOUTS[1] | {"id": 1}, LAYOUTS[0] | {"id": 2}, *LAYOUTS[2:]]
    folder = own_edition(tmp_path, {"layouts": swapped})
    assert said(PLAY, OSADA_EDITIONS=folder, NUMBA_DISABLE_JIT="1") == "mine True 0 9 15 81"


def test_an_own_edition_has_its_own_values(tmp_path):
    """R1.6"""
    folder = own_edition(tmp_path, values(well=[40, 2]))
    assert said(VALUE, OSADA_EDITIONS=folder, NUMBA_DISABLE_JIT="1") == "40"


# fmt: off
REFUSED = [
    # label, changes,
    #     field, reason
    ("R1.4 a broken ring",        without(0, [0, 1]),
        "“map.areas[0] (well)”: its border is not a closed ring: the cell [0, 1] beside its inside is neither inside "
        "nor a border hex"),
    ("R1.5 a group of two parts", groups(grey2=[79, 7], red2=[80, 13]),
        "“layouts[0].groups[0] (grey2)”: the hexes of grey2 do not hang together"),
    ("R1.5 a hex twice",          groups(grey3=[60, 64, 80]),
        "“layouts[0].groups[1] (grey3)”: hex 80 belongs to grey2 already"),
    ("R1.5 23 groups",            {"layouts": [{"id": 1, "groups": GROUPS[1:]}, *LAYOUTS[1:]]},
        "“layouts[0].groups” should have 24 entries, not 23"),
    ("R1.3 85 hexes",             {"map": OURS["map"] | {"hexes": HEXES[:-1]}},
        "“map.hexes” should have 86 entries, not 85"),
]
# fmt: on


@pytest.mark.parametrize("label, changes, reason", REFUSED, ids=labels(REFUSED))
def test_a_wrong_edition_is_refused(tmp_path, label, changes, reason):
    folder = own_edition(tmp_path, changes)
    file = Path(folder).resolve() / "border" / "mine" / "components.json"
    assert said(PLAY, OSADA_EDITIONS=folder, NUMBA_DISABLE_JIT="1").endswith(f"{file}: {reason}")


# --- All that is checked ----------------------------------------------------

OF_ALL_GAMES = ("edition", "file")
# fmt: off
WRONG = [
    # changes                                          field                          key
    ({"dice": {"faces": ["grey"]}},                    "dice.faces",                  "edition-rulebook"),
    ({"components": {"dice": 6}},                      "components.dice",             "edition-rulebook"),
    ({"end": {"closed_areas_to_end": 5}},              "end.closed_areas_to_end",     "edition-rulebook"),
    (values(well=[4]),                                 "values.first_later.well",     "file-count-exact"),
    (values(well=[2, 4]),                              "values.first_later.well",     "values"),
    (values(well=[4, 0]),                              "values.first_later.well[1]",  "file-value"),
    (values(well=[True, 0]),                           "values.first_later.well[0]",  "file-value"),
    (values(well=[100, 2]),                            "values.first_later.well[0]",  "file-value"),
    (hexes(3, id=0),                                   "map.hexes[3].id",             "file-id"),
    (hexes(3, id=86),                                  "map.hexes[3].id",             "file-id"),
    (hexes(3, id="3"),                                 "map.hexes[3].id",             "file-id"),
    (hexes(3, q=-2),                                   "map.hexes[3] (3)",            "hex-place"),
    (hexes(3, q=0.5),                                  "map.hexes[3] (3).q",          "file-value"),
    (hexes(3, q=61),                                   "map.hexes[3] (3).q",          "file-value"),
    ({"map": OURS["map"] | {"white_hexes": [0, 0]}},   "map.white_hexes",             "white"),
    ({"map": OURS["map"] | {"white_hexes": [0, 86]}},  "map.white_hexes[1]",          "file-value"),
    ({"map": OURS["map"] | {"white_hexes": [0]}},      "map.white_hexes",             "file-count-exact"),
    ({"map": OURS["map"] | {"areas": AREAS[1:]}},      "map.areas",                   "file-count-exact"),
    (area(1, motif="well"),                            "map.areas[1].motif",          "file-id"),
    (area(1, motif="harbour"),                         "map.areas[1].motif",          "file-id"),
    (area(1, interior_cells_axial=[]),                 f"{AREA_1}.interior_cells_axial", "inside"),
    (area(1, interior_cells_axial=[[0]]),              f"{AREA_1}.interior_cells_axial", "inside"),
    (area(1, interior_cells_axial=[[0, 0]]),           AREA_1,                        "cell-taken"),
    (area(1, interior_cells_axial=[[-2, -6]]),         AREA_1,                        "cell-taken"),
    (without(1, [-6, 3]),                              AREA_1,                        "gap"),
    (area(0, interior_cells_axial=[[0, 0], [2, 2]]),   AREA_0,                        "inside-parts"),
    (hole_in_the_mountain(),                           "map.areas[0] (mountain)",     "ring"),
    (hex_for_nothing(),                                "map.hexes[83] (83)",          "shared"),
    ({"layouts": LAYOUTS[1:]},                         "layouts",                     "file-count-exact"),
    ({"layouts": LAYOUTS[::-1]},                       "layouts[0].id",               "file-value"),
    ({"layouts": [{"id": 1}, *LAYOUTS[1:]]},           "layouts[0].groups",           "file-missing"),
    (group(1, id="grey2"),                             "layouts[0].groups[1].id",     "file-id"),
    (group(1, id="grey6"),                             "layouts[0].groups[1].id",     "file-id"),
    (groups(grey2=[79]),                               f"{GREY2}.hexes",              "file-count-exact"),
    (groups(grey2=[79, 79]),                           GREY2,                         "hex-twice"),
    (groups(grey2=[79, 86]),                           f"{GREY2}.hexes[1]",           "file-value"),
    (groups(grey2=[80, 81]),                           GREY2,                         "white-in-group"),
]
# fmt: on


@pytest.mark.parametrize("changes, field, key", WRONG, ids=[f"{row[2]} {row[1]} {at}" for at, row in enumerate(WRONG)])
def test_what_is_refused(tmp_path, changes, field, key):
    file = tmp_path / "components.json"
    file.write_text(json.dumps(OURS | changes), encoding="utf-8")
    with pytest.raises(BadFile) as refusal:
        tables_of(file, components.read)
    expected = key if key.split("-")[0] in OF_ALL_GAMES else f"border-edition-{key}"
    assert (refusal.value.where, refusal.value.values["field"], refusal.value.key) == (str(file), field, expected)
    assert all(field in refusal.value.message(lang) for lang in LANGUAGES)
