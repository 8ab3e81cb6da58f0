"""Who plays alone has a rival who is no seat: the page tells of him there, and nowhere else."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.hands import board

RIVAL = "Rugwort"


@pytest.mark.parametrize("bots", range(4))
def test_a_rival_is_told_of_only_where_he_plays(person, street, bots):
    eva = street.guest("Eva")
    seats = [{"who": "me"}, *[{"who": "bot", "level": "random"}] * bots]
    table = eva.post("/api/tables", json={"game": "divukraj", "seats": seats}).json()["table"]
    page = person(f"/#/table/{table}", cookies=dict(eva.cookies))
    board(page).get_by_role("heading", name="Meadow", exact=True).wait_for()
    page.get_by_role("tab", name="Scores").click()
    page.get_by_role("row", name="Prosperity").wait_for()
    expect(board(page).get_by_role("button", name=re.compile(f"^{RIVAL}"))).to_have_count(int(bots == 0))
    assert (RIVAL in page.locator("body").inner_text()) == (bots == 0)
    page.get_by_role("button", name="Table and people").click()
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("heading", name="Everdell in short").wait_for()
    assert page.get_by_text(f"{RIVAL} rolls a die").count() == (bots == 0)
