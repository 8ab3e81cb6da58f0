"""Files that people write by hand: every complaint names the field and what would be right."""

import pytest

from osada.engine.errors import BadFile, OsadaError
from osada.engine.fields import Fields, read_json

DATA = {"side": "A", "boards": [{"rounds": 3}], "totals": {"red": 9}}


def test_what_is_there():
    fields = Fields(DATA).only("side", "boards", "totals")
    assert fields.word("side", ("A", "B")) == "A"
    assert fields.word("edition", ("osada",), "osada") == "osada"
    assert fields.has("side") and not fields.has("edition")
    assert [board.number("rounds", range(18)) for board in fields.objects("boards", 1, 4)] == [3]
    assert fields.object("bonuses", needed=False).number("six", (0, 4), 0) == 0
    assert fields.list("crossed", 0, 4, needed=False) == []
    assert dict(fields.object("totals").numbers(("red", "blue"), (0, 9))) == {"red": 9}


WRONG = [
    # request                                                             in English
    (lambda: Fields([1]),                                                 "should be a JSON object, in braces"),
    (lambda: Fields(DATA).object("side"),                                 "“side” should be a group of named values"),
    (lambda: Fields(DATA).list("side", 1, 4),                             "“side” should be a list"),
    (lambda: Fields(DATA).list("boards", 2, 4),                           "“boards” should have 2 to 4 entries, not 1"),
    (lambda: Fields(DATA).only("side", "boards"),                         "“totals” is not known here. Known: side"),
    (lambda: Fields(DATA).word("colour", ("A",)),                         "“colour” is missing"),
    (lambda: Fields(DATA).word("side", ("B", "C")),                       "“side” cannot be \"A\"; it can be B, C"),
    (lambda: Fields(DATA).number("side", (1, 2)),                         "“side” cannot be \"A\"; it can be 1, 2"),
    (lambda: Fields({"n": True}).number("n", (1, 2)),                     "“n” cannot be true; it can be 1, 2"),
    (lambda: Fields({"n": 99}).number("n", range(40)),                    "“n” cannot be 99; it can be 0 … 39"),
    (lambda: Fields(DATA).objects("boards", 1, 4)[0].word("x", ("A",)),   "“boards[0].x” is missing"),
    (lambda: dict(Fields(DATA).object("totals").numbers(("six",), (1,))), "“totals.red” is not known here"),
]


@pytest.mark.parametrize("request_, english", WRONG, ids=[english for _, english in WRONG])
def test_what_is_wrong(request_, english):
    with pytest.raises(OsadaError) as refusal:
        request_()
    assert str(refusal.value).startswith(english)


@pytest.mark.parametrize("text, found", [('{"a": 1}', [{"a": 1}]), ('{"a":\n1}', [{"a": 1}]), ("{}\n\n{}", [{}, {}])])
def test_one_value_or_one_a_line(tmp_path, text, found):
    file = tmp_path / "scores.json"
    file.write_text(text, encoding="utf-8")
    assert read_json(file) == found


UNREADABLE = [
    # bytes            in English
    (b"{",             "line 1, column 2: not JSON"),
    (b"{}\n{}\n{]\n",  "line 3, column 2: not JSON"),
    (b"\xff",          "cannot be read: 'utf-8' codec"),
]


@pytest.mark.parametrize("data, english", UNREADABLE)
def test_a_file_that_is_not_json(tmp_path, data, english):
    file = tmp_path / "scores.json"
    file.write_bytes(data)
    with pytest.raises(BadFile) as refusal:
        read_json(file)
    assert str(refusal.value).startswith(f"{file}: {english}")


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(BadFile, match="cannot be read: No such file or directory"):
        read_json(tmp_path / "scores.json")
