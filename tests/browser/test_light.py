"""The page is light and keeps to itself: little to load, no other host, nothing that its policy has to forbid."""

import pytest

from tests.browser.rooms import GAMES, settled

MOST = 150_000  # bytes as they travel, of everything that a first visit loads until the table is drawn
# The shell may weigh 105 kB and a game with its drawings 110; what the server tells of box and table comes on top.
# Divukraj has 48 drawings, 48 cards in words and a board to match: a good 80 kB, where other games have less than 60.
LARGER = {"divukraj": 200_000}


@pytest.mark.parametrize("game", GAMES)
def test_first_visit_is_light(person, address, rooms, game):
    responses, complaints = [], []

    def listen(page):
        page.on("response", lambda each: responses.append(each))  # Playwright looks at the function
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)

    page = person("about:blank", first=listen, cookies=rooms.cookies)
    settled(page, rooms.paths[f"table of {game}"])
    sizes = [(each.request.sizes()["responseBodySize"], each.url) for each in responses]
    assert sum(size for size, _ in sizes) < LARGER.get(game, MOST), sorted(sizes)[-8:]
    assert [url for _, url in sizes if not url.startswith(f"{address}/")] == []
    assert complaints == []
