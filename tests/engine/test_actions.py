"""Actions: numbers for the rules, words for people."""

import pytest

from osada.engine.actions import ActionSpace, Product, both, code_of
from osada.engine.compiled import as_python as in_python
from osada.engine.errors import UnknownWords

SPACE = ActionSpace(sail=("Anse", "Brac"), skip_write=("",), play=("Tip",))


def test_words_and_codes():
    assert SPACE.text == ("sail Anse", "sail Brac", "skip-write", "play Tip")
    assert SPACE.kinds == ("sail", "skip-write", "play")
    assert SPACE.starts.tolist() == [0, 2, 3, 4]
    assert SPACE.first == {"sail": 0, "skip_write": 2, "play": 3}
    assert [SPACE.kind(code) for code in range(len(SPACE))] == ["sail", "sail", "skip-write", "play"]


@pytest.mark.parametrize("text, code", [("sail Brac", 1), ("skip-write", 2), ("  sail \t Brac ", 1)])
def test_parse(text, code):
    assert SPACE.parse(text) == code


@pytest.mark.parametrize("text, instead", [("sail Brack", "sail Brac"), ("Play tip", "play Tip"), ("", "sail Anse")])
def test_unknown_words_get_an_example(text, instead):
    with pytest.raises(UnknownWords) as refusal:
        SPACE.parse(text)
    assert refusal.value.arguments == [text, instead]
    assert str(refusal.value) == f"“{text}” is no action here. Try for example “{instead}”."


TURNED = ActionSpace(end=("",), place=Product(("A1", "B1", "C1"), (0, 90)), take=Product("12", "345", "{0}.{1}"))


def test_two_arguments_are_written_one_after_the_other():
    assert TURNED.text[1:7] == ("place A1 0", "place A1 90", "place B1 0", "place B1 90", "place C1 0", "place C1 90")
    assert TURNED.text[7:] == ("take 1.3", "take 1.4", "take 1.5", "take 2.3", "take 2.4", "take 2.5")
    assert Product(("", "meadow"), ("farm",), "{1} {0}").words == ("farm", "farm meadow")


@pytest.mark.parametrize("kind, text, one, two", [
    ("place", "place A1 0",  0, 0),
    ("place", "place B1 90", 1, 1),
    ("take",  "take 1.5",    0, 2),
    ("take",  "take 2.4",    1, 1),
])
def test_rules_read_and_write_two_arguments(kind, text, one, two):
    pairs, code = TURNED.pairs[kind], TURNED.parse(text)
    assert in_python(both)(code, pairs) == (one, two)
    assert in_python(code_of)(pairs, one, two) == code


def test_two_actions_cannot_have_the_same_words():
    with pytest.raises(ValueError, match="the same words"):
        ActionSpace(sail=("Anse", "Anse"))
