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
