"""A whole match of each game by clicks, from the home screen to the end screen."""

import pytest

from tests.browser.hands import Hands, board, expect_end

MATCHES = [
    # game           kind of page  clicks before they hurry  bot: the quickest, or the one that ends the match soon
    ("Timber Town", "bobrany", 40, "random"),
    ("The Border", "border", 20, "greedy"),
    ("Everdell", "divukraj", 40, "random"),
    ("Hashi", "hashi", 30, "random"),
]


@pytest.mark.parametrize(("game", "kind", "eager", "level"), MATCHES, ids=[row[0] for row in MATCHES])
def test_whole_match_by_clicks(person, game, kind, eager, level):
    page = person(kept={"level": level})
    page.get_by_role("article", name=game).get_by_role("button", name="Against a bot").click()
    board(page).wait_for()
    Hands(page, kind, eager).play()
    expect_end(page)
