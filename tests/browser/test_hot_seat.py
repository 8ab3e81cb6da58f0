"""Two people at one device, with hidden hands: whoever looks sees only their own."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Hands, board, table_of

PIN = "2468"
MOST = 60  # clicks of a turn
DEALS = 5  # of which one at least, but for a miracle, gives each a card of a kind that the other sees nowhere
WORDS = Path(__file__).parents[2] / "src" / "osada" / "games" / "divukraj" / "show" / "en" / "divukraj.ftl"
NAMES = dict(re.findall(r"^divukraj-name-([\w-]+) = (.+)$", WORDS.read_text(encoding="utf-8"), re.MULTILINE))
NO_CARD = {"Mine"}  # a part of the page has the same name
COVER = re.compile("^Pass the device to ")


@pytest.fixture
def page(person):
    """A table of Everdell for two people at this device; the second one's seat is locked. Both hands hold a secret."""
    page = person()
    for _ in range(DEALS):
        open_table(page)
        if all(secrets(page)):
            break
    return page


def open_table(page):
    page.goto("/#/new/divukraj")
    page.get_by_label("Seat 2", exact=True).select_option("here")
    page.get_by_label("Name").fill("Jana")
    page.get_by_label("Number that locks it").fill(PIN)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name=COVER).wait_for()


def told(page, seat):
    """What the server tells the owner of a seat."""
    body = {"seat": seat, "pin": PIN if seat == 1 else None}
    headers = {"origin": page.url.split("/#")[0]}
    return page.request.post(f"/api/tables/{table_of(page)}/look", data=body, headers=headers).json()


def secrets(page):
    """For each seat the names of cards in its hand of which the server tells the other seat nothing."""
    both = [told(page, seat) for seat in range(2)]
    hands = [each["play"]["view"]["players"][seat]["hand"] for seat, each in enumerate(both)]
    words = [set(re.findall(r"\w+", json.dumps([each["play"], each["entries"]]))) for each in both]
    return [
        {NAMES[card.replace("_", "-")] for card in set(hands[seat]) - words[1 - seat]} - NO_CARD for seat in range(2)
    ]


def shown(page, names):
    """Those that are somewhere in the page: as the name of a thing, or in a line of the log; not in another's text."""
    content = page.content()
    return {name for name in names if re.search(rf'[>"]\s*{name}\s*[<"]|: {name}\.|{name} ×', content)}


def take(page):
    """Whoever the device is passed to takes it; the seat that does."""
    page.get_by_role("heading", name=COVER).wait_for()
    seat = int(page.get_by_role("heading", name=COVER).inner_text().endswith("Jana"))
    if seat == 1:
        page.get_by_label("The number of Jana").fill(PIN)
    page.get_by_role("button", name=re.compile("show my things$")).click()
    board(page).wait_for()
    return seat


def play_to_cover(page):
    """Until the turn is over, by clicks."""
    hands = Hands(page, "divukraj")
    for _ in range(MOST):
        if page.get_by_role("heading", name=COVER).count():
            return
        hands.click()
    raise AssertionError("the turn does not end")


def test_cover_hides_everything(page):
    assert all(secrets(page))
    assert not shown(page, set.union(*secrets(page)))
    assert board(page).count() == 0
    assert page.get_by_role("tab").count() == 0


def test_only_the_own_hand_is_in_the_page(page):
    seen = set()
    while len(seen) < 2:
        seat = take(page)
        seen.add(seat)
        mine, theirs = secrets(page)[seat], secrets(page)[1 - seat]
        assert shown(page, mine) == mine
        assert not shown(page, theirs)
        play_to_cover(page)
        assert not shown(page, set.union(*secrets(page)))


def test_wrong_number_shows_nothing(page):
    if not page.get_by_role("heading", name=COVER).inner_text().endswith("Jana"):
        take(page)
        play_to_cover(page)
    page.get_by_label("The number of Jana").fill("1111")
    page.get_by_role("button", name="I am Jana").click()
    expect(page.get_by_role("heading", name=COVER)).to_be_visible()
    assert not shown(page, set.union(*secrets(page)))
    take(page)
    assert shown(page, secrets(page)[1]) == secrets(page)[1]
