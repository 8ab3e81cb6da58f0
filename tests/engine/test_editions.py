"""Editions: an owner's own components are read and checked; a wrong file is named with its item and reason."""

import json
from pathlib import Path

import numpy as np
import pytest

from osada.engine.editions import load, tables_of
from osada.engine.errors import BadFile
from osada.games.hashi import components
from osada.locales import LANGUAGES
from tests.engine.processes import printed

OURS = json.loads(components.OURS.read_text(encoding="utf-8"))


def file_with(tmp_path, text):
    file = tmp_path / "components.json"
    file.write_text(text, encoding="utf-8")
    return file


def read_numbers(box):
    return {"numbers": np.array(box.list("numbers", 2, 2))}


# --- The file ---------------------------------------------------------------

UNREADABLE = [
    # text          in English
    ("{",           "line 1, column 2: not JSON (Expecting property name"),
    ('{"a": 1}\n{', "line 2, column 1: not JSON (Extra data"),
    ("[" * 100_000, "cannot be read: too many brackets"),
    ("[]",          "should be a JSON object"),
    ("{}",          "“numbers” is missing"),
    ('{"numbers": 3}', "“numbers” should be a list"),
]


@pytest.mark.parametrize("text, english", UNREADABLE, ids=[english for _, english in UNREADABLE])
def test_a_file_that_cannot_be_read(tmp_path, text, english):
    file = file_with(tmp_path, text)
    with pytest.raises(BadFile) as refusal:
        tables_of(file, read_numbers)
    assert str(refusal.value).startswith(f"{file}: {english}")


def test_a_file_that_is_not_there_or_not_text(tmp_path):
    with pytest.raises(BadFile, match="cannot be read: .*No such file"):
        tables_of(tmp_path / "components.json", read_numbers)
    (tmp_path / "components.json").write_bytes(b"\xff\xff")
    with pytest.raises(BadFile, match="cannot be read: .*utf-8"):
        tables_of(tmp_path / "components.json", read_numbers)


# --- Loading ----------------------------------------------------------------


def test_our_edition_comes_first(tmp_path):
    editions, ids, tables = load("numbers", file_with(tmp_path, '{"numbers": [1, 2]}'), read_numbers)
    assert [edition.id for edition in editions] == list(ids) == ["osada"]
    assert tables["numbers"].tolist() == [[1, 2]]


def test_the_hash_is_of_what_the_rules_see(tmp_path):
    hashes = []
    for text in ('{"numbers": [1, 2]}', '{"note": "x", "numbers": [1, 2]}', '{"numbers": [2, 1]}'):
        editions, _, _ = load("numbers", file_with(tmp_path, text), read_numbers)
        hashes.append(editions[0].hash)
    assert hashes[0] == hashes[1] != hashes[2]


TRY = """
from osada import parse, record_of, replay, GAMES, Table
table = Table(GAMES["hashi"], 1, {"edition": "mine"})
again = replay(parse(record_of(table).text()))
print([edition.id for edition in GAMES["hashi"].editions], again.edition.id, again.hash == table.hash)
"""


def own_edition(folder, **changes):
    mine = folder / "hashi" / "mine"
    mine.mkdir(parents=True)
    file_with(mine, json.dumps(OURS | changes))
    return str(folder)


def test_an_own_edition_is_found_and_named_in_records(tmp_path):
    environment = {"OSADA_EDITIONS": own_edition(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    assert printed(TRY, **environment) == "['osada', 'mine'] mine True"


def test_a_wrong_edition_is_refused_by_file_item_and_reason(tmp_path):
    folder = own_edition(tmp_path, deck={"cards": OURS["deck"]["cards"][1:]})
    said = printed(TRY, OSADA_EDITIONS=folder, NUMBA_DISABLE_JIT="1")
    file = Path(folder).resolve() / "hashi" / "mine" / "components.json"
    assert said.endswith(f"{file}: “deck.cards” should have 18 entries, not 17")


# --- What Hashi checks ------------------------------------------------------


def side(**changes):
    return {"sides": OURS["sides"] | {"A": OURS["sides"]["A"] | changes}}


def islands(index, **changes):
    rows = OURS["sides"]["A"]["islands"]
    return side(islands=[row | changes if at == index else row for at, row in enumerate(rows)])


def lines(**changes):
    rows = OURS["sides"]["A"]["lines"]
    return side(lines=[rows[0] | changes, *rows[1:]])


def cards(*rows):
    return {"deck": {"cards": [*rows, *OURS["deck"]["cards"][len(rows) :]]}}


ISLANDS = OURS["sides"]["A"]["islands"]
FLAGS = [row.get("flag") for row in ISLANDS]
N_LINES = len(OURS["sides"]["A"]["lines"])
WRONG = [
    # changes                                    field, key
    (cards({"numeral": 7, "bridges": 1}),        "deck.cards[0].numeral",      "file-value"),
    (cards("5x3x1"),                             "deck.cards[0]",              "file-type"),
    (side(islands=[]),                           "sides.A.islands",            "file-count-exact"),
    (islands(2, id=0),                           "sides.A.islands[2].id",      "file-id"),
    (islands(2, id="2"),                         "sides.A.islands[2].id",      "file-id"),
    (islands(2, id=True),                        "sides.A.islands[2].id",      "file-id"),
    (islands(2, x=1.5),                          "sides.A.islands[2] (2).x",   "file-value"),
    (islands(2, x=128),                          "sides.A.islands[2] (2).x",   "file-value"),
    (islands(2, x=ISLANDS[0]["x"], y=ISLANDS[0]["y"]), "sides.A.islands[2] (2)", "hashi-edition-island-place"),
    (islands(2, flag="white"),                   "sides.A.islands[2] (2).flag", "file-value"),
    (islands(2, flag=["red"]),                   "sides.A.islands[2] (2).flag", "file-value"),
    (islands(FLAGS.index("red"), flag="blue"),   "sides.A.islands",            "hashi-edition-red-flags"),
    (islands(FLAGS.index(None), flag="blue"),    "sides.A.islands",            "hashi-edition-blue-flags"),
    (lines(a=99),                                "sides.A.lines[0].a",         "file-value"),
    (lines(a=0, b=0),                            "sides.A.lines[0]",           "hashi-edition-line-ends"),
    (lines(a=0, b=17),                           "sides.A.lines[0]",           "hashi-edition-line-bent"),
    (lines(a=0, b=2),                            "sides.A.lines[0]",           "hashi-edition-line-over"),
    (side(lines=[*OURS["sides"]["A"]["lines"], OURS["sides"]["A"]["lines"][0]]),
     f"sides.A.lines[{N_LINES}]",                                              "hashi-edition-line-twice"),
    ({"setup": OURS["setup"] | {"start_numbers": [2]}}, "setup.start_numbers", "edition-rulebook"),
    ({"setup": {}},                              "setup.start_numbers",        "file-missing"),
]


@pytest.mark.parametrize("changes, field, key", WRONG, ids=[f"{row[2]} {row[1]}" for row in WRONG])
def test_what_hashi_refuses(tmp_path, changes, field, key):
    file = file_with(tmp_path, json.dumps(OURS | changes))
    with pytest.raises(BadFile) as refusal:
        tables_of(file, components.read)
    assert (refusal.value.where, refusal.value.values["field"], refusal.value.key) == (str(file), field, key)
    assert all(field in refusal.value.message(lang) for lang in LANGUAGES)
