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
    assert Fields({"n": [1, 3]}).list("n", 0, 4, of=range(4)) == [1, 3]


WRONG = [
    # request                                                             in English
    (lambda: Fields([1]),                                                 "should be a JSON object, in braces"),
    (lambda: Fields(DATA).object("side"),                                 "“side” should be a group of named values"),
    (lambda: Fields(DATA).object("totals").object("red"),                 "“totals.red” should be a group of named"),
    (lambda: Fields(DATA).object("totals").list("cards", 1, 4),           "“totals.cards” is missing"),
    (lambda: Fields(DATA).list("side", 1, 4),                             "“side” should be a list"),
    (lambda: Fields(DATA).list("boards", 2, 4),                           "“boards” should have 2 to 4 entries, not 1"),
    (lambda: Fields(DATA).only("side", "boards"),                         "“totals” is not known here. Known: side"),
    (lambda: Fields(DATA).word("colour", ("A",)),                         "“colour” is missing"),
    (lambda: Fields(DATA).word("side", ("B", "C")),                       "“side” cannot be \"A\"; it can be B, C"),
    (lambda: Fields(DATA).number("side", (1, 2)),                         "“side” cannot be \"A\"; it can be 1, 2"),
    (lambda: Fields({"n": True}).number("n", (1, 2)),                     "“n” cannot be true; it can be 1, 2"),
    (lambda: Fields({"n": 1.0}).number("n", (1, 2)),                      "“n” cannot be 1.0; it can be 1, 2"),
    (lambda: Fields({"n": [1]}).number("n", {1: 2}),                      "“n” cannot be [1]; it can be 1"),
    (lambda: Fields({"n": [1, True]}).list("n", 2, 2, of=(1, 2)),         "“n[1]” cannot be true; it can be 1, 2"),
    (lambda: Fields({"n": 99}).number("n", range(40)),                    "“n” cannot be 99; it can be 0 … 39"),
    (lambda: Fields(DATA).objects("boards", 1, 4)[0].word("x", ("A",)),   "“boards[0].x” is missing"),
    (lambda: dict(Fields(DATA).object("totals").numbers(("six",), (1,))), "“totals.red” is not known here"),
]


@pytest.mark.parametrize("request_, english", WRONG, ids=[english for _, english in WRONG])
def test_what_is_wrong(request_, english):
    with pytest.raises(OsadaError) as refusal:
        request_()
    assert str(refusal.value).startswith(english)


IDS = [
    # ids      asked for   in English
    ("ab",     "abc",      "“cards” should have 3 entries, not 2"),
    ("ab",     "ac",       "“cards[1].id” cannot be \"b\"; it can be a, c, each once"),
    ("aa",     "ab",       "“cards[1].id” cannot be \"a\"; it can be a, b, each once"),
    ([0, [1]], range(2),   "“cards[1].id” cannot be [1]; it can be 0, 1, each once"),
    ([0, 0.0], range(2),   "“cards[1].id” cannot be 0.0; it can be 0, 1, each once"),
]


@pytest.mark.parametrize("ids, asked, english", IDS)
def test_ids_that_are_wrong(ids, asked, english):
    with pytest.raises(OsadaError) as refusal:
        Fields({"cards": [{"id": id} for id in ids]}).by_id("cards", asked)
    assert str(refusal.value) == english


def test_what_has_an_id_is_named_by_it():
    cards = Fields({"cards": [{"id": "b"}, {"id": "a"}]}).by_id("cards", ("a", "b"))
    assert {id: card.at("points") for id, card in cards.items()} == {
        "b": "cards[0] (b).points",
        "a": "cards[1] (a).points",
    }


@pytest.mark.parametrize("text, found", [('{"a": 1}', [{"a": 1}]), ('{"a":\n1}', [{"a": 1}]), ("{}\n\n{}", [{}, {}])])
def test_one_value_or_one_a_line(text, found):
    assert read_json(text, "scores.json") == found


UNREADABLE = [
    # text             in English
    ("{",              "line 1, column 2: not JSON"),
    ("{}\n{}\n{]\n",   "line 3, column 2: not JSON"),
    ("[" * 100_000,    "cannot be read: too many brackets"),
    ("{}\n" + "[" * 100_000, "cannot be read: too many brackets"),
]


@pytest.mark.parametrize("text, english", UNREADABLE, ids=[english for _, english in UNREADABLE])
def test_a_text_that_is_not_json(text, english):
    with pytest.raises(BadFile) as refusal:
        read_json(text, "scores.json")
    assert str(refusal.value).startswith(f"scores.json: {english}")
