<<<<<<< HEAD
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
=======
"""The first load of each game is light, comes from this server alone, and breaks no rule of the page."""

import pytest

GAMES = ("bobrany", "border", "divukraj", "hashi", "mesta")
MOST = 150_000  # bytes as they travel, until the table of a game is drawn


@pytest.mark.parametrize("game", GAMES)
def test_first_load_is_light_and_from_here_alone(person, street, house, game):
    eva = street.guest("Eva")
    seats = [{"who": "me"}, {"who": "bot", "level": "random"}]
    table = eva.post("/api/tables", json={"game": game, "seats": seats}).json()["table"]
    responses, complaints = [], []

    def listen(page):
        page.on("response", lambda response: responses.append(response))
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)

    page = person(f"/#/table/{table}", cookies=dict(eva.cookies), first=listen)
    page.get_by_role("main", name="The board").wait_for()
    page.get_by_role("button", name="Confirm").wait_for()
    page.wait_for_load_state("networkidle")
    sizes = {each.url: each.request.sizes()["responseBodySize"] for each in responses}
    assert {url for url in sizes if not url.startswith(f"{house}/")} == set()
    assert complaints == []
    assert sum(sizes.values()) < MOST, sizes
>>>>>>> page-tests
