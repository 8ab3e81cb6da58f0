"""The score pad: real tables as files, and what is wrong with some of them."""

import json
from typing import Any

import pytest

from osada.games.hashi.components import RULEBOOK
from tests.cli.run import osada, refusal

EXAMPLE = {
    "side": "A",
    "boards": [{"numbers": {"0": 3}, "bridges": {"0-1": 2, "0-7": 1}, "bonuses": {"red": 9, "blue": 0, "six": 4}}],
}


def full_board(side: str, *, without: tuple[str, ...] = (), **bonuses: int) -> dict[str, Any]:
    """A board with all islands finished but these."""
    solution = RULEBOOK["sides"][side]["example_full_solution"]
    ends = {str(line["id"]): f"{line['a']}-{line['b']}" for line in RULEBOOK["sides"][side]["lines"]}
    numbers = {str(island): number for island, number in enumerate(solution["numbers_by_island"])}
    bridges = {ends[line]: count for line, count in solution["bridges_by_line"].items()}
    return {
        "numbers": {island: number for island, number in numbers.items() if island not in without},
        "bridges": bridges,
        "bonuses": bonuses,
    }


def written(folder, data: Any) -> Any:
    file = folder / "table.json"
    file.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return file


def scored(folder, data: Any, game: str = "hashi") -> list[dict[str, Any]]:
    result = osada("score", game, written(folder, data), "--json")
    assert result.code == 0, result.err
    return [json.loads(line) for line in result.out.splitlines()]


def test_the_example_of_the_documents(tmp_path):
    (table,) = scored(tmp_path, EXAMPLE)
    parts = {"islands": 2, "red": 9, "blue": 0, "six": 4, "rating": "helper"}
    assert table["scores"] == [{"seat": 0, "total": 15, "parts": parts}]
    assert (table["winners"], table["rival"], table["final"]) == ([0], None, True)


def test_the_worked_example_of_the_rulebook(tmp_path):
    """R8.2: 15 islands, red late, six late: 39 points. The rival has all islands and every bonus first: 60."""
    sarah = full_board("A", without=("3", "12", "13"), red=5, six=4)
    rival = full_board("A", red=9, blue=7, six=8)
    (table,) = scored(tmp_path, {"side": "A", "boards": [sarah, rival]})
    assert [score["total"] for score in table["scores"]] == [39, 60]
    assert table["winners"] == [1]


def test_alone_all_islands_make_an_island_god(tmp_path):
    """R9.3"""
    result = osada(
        "score", "hashi", written(tmp_path, {"side": "B", "boards": [full_board("B", red=9, blue=7, six=8)]})
    )
    assert result.code == 0
    assert "island god" in result.out
    assert "60" in result.out


def test_several_tables_one_a_line(tmp_path):
    tables = scored(tmp_path, "\n".join([json.dumps(EXAMPLE)] * 3))
    assert [table["scores"][0]["total"] for table in tables] == [15, 15, 15]


def test_a_crossed_out_island_may_be_wrong_and_scores_nothing(tmp_path):
    """R11.1: three bridges at a 2."""
    wrong = {"numbers": {"0": 2, "7": 1}, "bridges": {"0-1": 2, "0-7": 1}, "crossed_out": [0]}
    (table,) = scored(tmp_path, {"side": "A", "boards": [wrong, wrong]})
    assert table["scores"][0]["parts"]["islands"] == 2


def board(**fields: Any) -> dict[str, Any]:
    return {"side": "A", "boards": [{"numbers": {}, "bridges": {}, **fields}]}


CASES = [
    # what is wrong                            the file                                            the message names
    ("an island that is not there", board(numbers={"18": 3}), ["boards[0].numbers.18", "17"]),
    ("three bridges on a line", board(numbers={"0": 3}, bridges={"0-1": 3}), ["boards[0].bridges.0-1", "3", "0, 1, 2"]),
    ("no line there", board(numbers={"0": 3}, bridges={"0-5": 1}), ["boards[0].bridges.0-5", "0-7"]),
    ("a number of 7", board(numbers={"0": 7}), ["boards[0].numbers.0", "7", "1, 2, 3, 4, 5, 6"]),
    ("too many bridges", board(numbers={"0": 1}, bridges={"0-1": 2}), ["boards[0].bridges", "island 0", "crossed_out"]),
    ("a bridge without number", board(bridges={"0-1": 1}), ["boards[0].bridges.0-1", "number"]),
    ("a crossing", board(numbers={"7": 2, "4": 2}, bridges={"7-8": 1, "4-14": 1}), ["7-8", "4-14"]),
    ("a bonus nobody pays", board(bonuses={"red": 8}), ["boards[0].bonuses.red", "0, 5, 9"]),
    ("an unknown bonus", board(bonuses={"green": 1}), ["boards[0].bonuses.green", "red, blue, six"]),
    ("an unknown field", board(bonus={}), ["boards[0].bonus", "bonuses"]),
    ("an island crossed out twice over", board(crossed_out=[99]), ["crossed_out", "99"]),
    ("no boards", {"side": "A", "boards": []}, ["boards", "1 to 4"]),
    ("five boards", {"side": "A", "boards": [{"numbers": {}, "bridges": {}}] * 5}, ["boards", "1 to 4", "5"]),
    ("no side", {"boards": [{"numbers": {}, "bridges": {}}]}, ["side", "missing"]),
    ("a third side", {"side": "C", "boards": [{"numbers": {}, "bridges": {}}]}, ["side", "C", "A, B"]),
    ("no numbers", {"side": "A", "boards": [{"bridges": {}}]}, ["boards[0].numbers", "missing"]),
    ("a list for an object", {"side": "A", "boards": [[]]}, ["boards[0]"]),
    ("an unknown edition", {"side": "A", "edition": "gold", "boards": [{}]}, ["edition", "gold", "osada"]),
    ("a list", [], ["object"]),
    ("not JSON", '{"side": "A",\n "boards": ]}', ["line 2", "column 12"]),
    ("a broken second line", '{"side": "A"}\n{"side": ', ["line 2"]),
    ("an empty file", "", ["line 1"]),
]


@pytest.mark.parametrize("data, named", [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_a_wrong_file_gets_one_line(tmp_path, data, named):
    file = written(tmp_path, data)
    message = refusal("score", "hashi", file)
    assert all(word in message for word in [str(file), *named]), message


def test_a_file_that_is_not_there():
    assert "nowhere.json" in refusal("score", "hashi", "nowhere.json")


def test_one_wrong_file_among_right_ones_prints_nothing(tmp_path):
    right, wrong = tmp_path / "right.json", written(tmp_path, [])
    right.write_text(json.dumps(EXAMPLE))
    assert str(wrong) in refusal("score", "hashi", right, wrong)


# --- The Border -------------------------------------------------------------

WELL = [0, 35, 36, 37, 41, 42, 46, 47, 57, 58, 81]


def border(**fields: Any) -> dict[str, Any]:
    return {"boards": [{"layout": 1, "crossed": WELL, "closed": {"well": 4}, **fields}]}


def test_the_example_of_the_border(tmp_path):
    (table,) = scored(tmp_path, border(), "border")
    (score,) = table["scores"]
    assert (score["total"], score["parts"]["well"], score["parts"]["wind_turbine"]) == (4, 4, 0)
    assert (table["winners"], table["final"]) == ([0], True)


def test_the_border_for_people(tmp_path):
    file = written(tmp_path, {"boards": [{"layout": 3, "closed": {"villa": 9}}, {"layout": 1, "closed": {"well": 4}}]})
    english, czech = (osada("score", "border", file, lang=lang).out for lang in ("en", "cs"))
    assert "wind turbine" in english
    assert "Player 1 wins" in english
    assert "větrník" in czech


BORDER_CASES = [
    # what is wrong                            the file                                            the message names
    ("an open border", border(crossed=WELL[2:]), ["boards[0].closed.well", "35"]),
    ("a value nobody pays", border(closed={"well": 3}), ["boards[0].closed.well", "2, 4"]),
    ("an area that is not there", border(closed={"harbour": 4}), ["boards[0].closed.harbour", "well"]),
    ("a hex that is not there", border(crossed=[86]), ["boards[0].crossed[0]", "86", "85"]),
    ("a fifth layout", border(layout=5), ["boards[0].layout", "1, 2, 3, 4"]),
    ("a layout twice", {"boards": border()["boards"] * 2}, ["boards[1].layout", "2, 3, 4"]),
    ("no closed areas", {"boards": [{"layout": 1}]}, ["boards[0].closed", "missing"]),
]


@pytest.mark.parametrize("data, named", [case[1:] for case in BORDER_CASES], ids=[case[0] for case in BORDER_CASES])
def test_a_wrong_file_of_the_border_gets_one_line(tmp_path, data, named):
    file = written(tmp_path, data)
    message = refusal("score", "border", file)
    assert all(word in message for word in [str(file), *named]), message


def test_the_refusal_speaks_czech(tmp_path):
    assert "může to být" in refusal("score", "hashi", written(tmp_path, board(numbers={"0": 7})), lang="cs")
