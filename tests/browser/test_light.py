"""The page is light and keeps to itself: little to load, no other host, nothing that the policy has to forbid."""

import pytest

from tests.browser.rooms import GAMES, settled

MOST = 150_000  # bytes of everything that a first visit loads until the table is drawn


@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_is_light(person, house, rooms, game):
    answers, complaints = [], []

    def listen(page):
        page.on("requestfinished", lambda each: answers.append(each))  # Playwright looks at the function
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)

    page = person("/", first=listen, cookies=rooms.cookies)
    settled(page, rooms.paths[f"table of {game}"])
    sizes = {each.url: each.sizes()["responseBodySize"] for each in answers}
    assert sum(sizes.values()) < MOST, sorted(sizes.items(), key=lambda pair: -pair[1])[:8]
    assert not [url for url in sizes if not url.startswith(house)]
    assert not complaints
