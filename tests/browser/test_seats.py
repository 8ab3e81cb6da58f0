"""The boards with every number of seats on screens of all sizes: whole matches on pages that never scroll."""

import os

import pytest

from osada.games import GAMES
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.hands import Hands, board, expect_end
from tests.browser.test_cities import Clicks

SCREENS = {"wide": DESKTOP, "narrow": {"width": 1024, "height": 768}, "phone": PHONE}
SEATS = {game.id: game.seats for game in GAMES.values()} | {"divukraj": (1, 2, 4)}
EVERY = [(game, seats, screen, {}) for game, numbers in SEATS.items() for seats in numbers for screen in SCREENS]
EVERY += [("divukraj", 1, "wide", {"year": year}) for year in ("2", "3")]
CASES = EVERY if "OSADA_BOARDS" in os.environ else [("mesta", 4, "narrow", {})]
BOT = {"who": "bot", "level": "random"}
SCROLLS = "({ scrollHeight, scrollWidth }) => scrollHeight > innerHeight || scrollWidth > innerWidth"


@pytest.mark.parametrize(("game", "seats", "screen", "options"), CASES)
def test_whole_match_fits_the_screen(person, street, game, seats, screen, options):
    eva = street.guest("Eva")
    body = {"game": game, "seats": [{"who": "me"}, *[BOT] * (seats - 1)], "options": options}
    response = eva.post("/api/tables", json=body)
    assert response.status_code == 201, response.text
    path = f"/#/table/{response.json()['table']}"
    page = person(path, cookies=dict(eva.cookies), viewport=SCREENS[screen], has_touch=screen == "phone")
    board(page).wait_for()
    given = {"eager": 30, "taps": screen == "phone"}
    hands = Clicks(page, game, **given) if game == "mesta" else Hands(page, game, **given)
    hands.play(lambda: fits(page))
    expect_end(page)


def fits(page):
    assert not page.locator("html").evaluate(SCROLLS), "the page scrolls"
