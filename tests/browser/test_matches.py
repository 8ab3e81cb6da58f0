"""A whole match of each game by clicks, from the home screen to the end screen."""

import pytest

from tests.browser.hands import BorderHands, Hands, HashiHands, expect_end

HANDS = {  # and after how many clicks they hurry
    "Timber Town": (Hands, 40),
    "The Border": (BorderHands, 30),
    "Everdell": (Hands, 40),
    "Hashi": (HashiHands, 30),
    "Cities": (Hands, 40),
}


@pytest.mark.parametrize("game", HANDS)
def test_whole_match_by_clicks(person, house, game):
    remembered = [{"name": "osada.level", "value": '"random"'}]
    page = person(storage_state={"cookies": [], "origins": [{"origin": house, "localStorage": remembered}]})
    page.get_by_role("article", name=game).get_by_role("button", name="Against a bot").click()
    page.get_by_role("main", name="The board").wait_for()
    hands, eager = HANDS[game]
    hands(page, eager).play()
    expect_end(page)
