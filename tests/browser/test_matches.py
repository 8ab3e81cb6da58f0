"""A whole match of each game by clicks, from the home screen to the end screen."""

import pytest

from tests.browser.hands import Hands, board, expect_end

GAMES = [
    # game           kind of page  clicks before they hurry
    ("Timber Town", "generic", 40),
    ("The Border", "border", 30),
    ("Everdell", "generic", 40),
    ("Hashi", "hashi", 30),
    ("Cities", "generic", 40),
]


@pytest.mark.parametrize(("game", "kind", "eager"), GAMES)
def test_whole_match_by_clicks(person, game, kind, eager):
    page = person(kept={"level": "random"})
    page.get_by_role("article", name=game).get_by_role("button", name="Against a bot").click()
    board(page).wait_for()
    Hands(page, kind, eager).play()
    expect_end(page)
