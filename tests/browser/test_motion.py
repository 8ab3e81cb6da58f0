"""Boards that keep a page light while things move on them."""

import pytest

BEATS = """() => document.querySelector('section.board').getAnimations({ subtree: true })
    .filter(({ effect }) => effect.getTiming().iterations === Infinity && effect.pseudoElement === null).length"""


@pytest.mark.parametrize(("game", "most"), [("hashi", 2), ("border", 3), ("divukraj", 2)])
def test_what_can_be_chosen_beats_as_one(match, game, most):
    """What beats is a layer of the browser's: one for each ring would cost more than all the rest of a frame."""
    page = match(game, reduced_motion="no-preference")
    page.wait_for_function(f"() => document.title.startsWith('●') && ({BEATS})() > 0")
    assert page.evaluate(BEATS) <= most
