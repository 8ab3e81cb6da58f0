"""Actions: numbers for the rules, words for people."""

import pytest

from osada.engine.actions import ActionSpace
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


def test_two_actions_cannot_have_the_same_words():
    with pytest.raises(ValueError, match="the same words"):
        ActionSpace(sail=("Anse", "Anse"))
