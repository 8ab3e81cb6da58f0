"""The clearing of Divukraj: workers by clicks and by keys, choices beside their place, passing that asks, rivals."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.divukraj import cell, opening, sparing
from tests.browser.positions import looking, ready

SMALL = (Path(__file__).parent / "letters.js").read_text(encoding="utf-8")
NARROW = {"width": 1024, "height": 768}
UPRIGHT = {"width": 768, "height": 1024}
ROUNDED = 0.2  # pixels: a drawing is as large as its room
SCROLLED = "() => [...document.querySelectorAll('*')].filter((each) => each.scrollLeft > 0).length"


@pytest.mark.parametrize(
    ("screen", "least"),
    [(DESKTOP, 12), (NARROW, 12), (UPRIGHT, 12), (PHONE, 13)],
    ids=["wide", "narrow", "upright", "phone"],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_can_be_read(person, street, screen, least, seats):
    player = ready(street, "divukraj", sparing, lambda table: "visit journey-3" in table.legal(0), seed=1, seats=seats)
    page = looking(person, player, viewport=screen, has_touch=screen == PHONE)
    cell(page, "journey").wait_for()
    assert page.evaluate(SMALL, least - ROUNDED) == []


def test_worker_is_two_clicks(person, street):
    page = looking(person, opening(street)[0])
    expect(cell(page, "one_berry")).to_have_attribute("aria-label", re.compile("^1 berry, open to all, nobody"))
    cell(page, "one_berry").click()
    expect(cell(page, "one_berry")).to_have_attribute("aria-label", re.compile("your worker stands here, chosen"))
    page.get_by_role("button", name="Confirm").last.click()
    expect(cell(page, "one_berry")).to_have_attribute("aria-label", re.compile("your worker stands here[.]"))


def test_worker_by_keys(person, street):
    page = looking(person, opening(street)[0])
    cell(page, "one_berry_one_card").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(cell(page, "one_berry")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("c")
    expect(cell(page, "one_berry")).to_have_attribute("aria-label", re.compile("your worker stands here[.]"))


def test_closed_journey_says_why(person, street):
    page = looking(person, opening(street)[0])
    expect(cell(page, "journey")).to_have_attribute("aria-label", re.compile("closed until your autumn"))
    cell(page, "journey").click(force=True)  # it says that it is disabled; a click is answered all the same
    expect(page.get_by_text("The Journey is open only in your autumn.").first).to_be_visible()


def test_journey_offers_its_spots(person, street):
    page = looking(
        person, ready(street, "divukraj", sparing, lambda table: "visit journey-3" in table.legal(0), seed=1)
    )
    cell(page, "journey").click()
    page.get_by_role("button", name="3 points for 3 cards: free.", exact=True).click()
    page.get_by_role("region", name="Discard 3 more cards for the Journey").wait_for()
    page.get_by_role("list", name="Hand").get_by_role("button", name=re.compile("you can choose it")).first.click()
    expect(page.get_by_role("region", name=re.compile("Discard 2 more cards for the Journey"))).to_be_visible()


def test_preparing_tells_what_it_brings(person, street):
    page = looking(person, ready(street, "divukraj", sparing, lambda table: "prepare" in table.legal(0), seed=1))
    page.get_by_role("button", name="Prepare for spring").hover()
    expect(page.get_by_text("2 workers come home")).to_be_visible()
    expect(page.get_by_text("You have no green cards")).to_be_visible()


def test_passing_asks_while_something_is_left(person, street):
    page = looking(person, opening(street)[0])
    page.get_by_role("button", name="Pass", exact=True).click()
    question = page.get_by_role("alertdialog", name="Pass for good?")
    expect(question).to_contain_text("2 workers are left")
    question.get_by_role("button", name="Keep playing").click()
    expect(question).to_be_hidden()


def test_passing_pushes_nothing_aside(person, street):
    """In autumn there is nothing to the right of it that its question could cover."""
    page = looking(
        person, ready(street, "divukraj", sparing, lambda table: "visit journey-3" in table.legal(0), seed=1)
    )
    page.keyboard.press("Shift+P")
    expect(page.get_by_role("button", name="Keep playing")).to_be_focused()
    assert page.evaluate(SCROLLED) == 0


def test_rival_opens_and_closes(person, street):
    page = looking(person, opening(street)[0])
    page.get_by_role("button", name=re.compile("^Jan, winter, 0 points, 6 cards in hand")).click()
    city = page.get_by_role("region", name="The city of Jan")
    expect(city).to_contain_text("6 cards you do not know")
    city.get_by_role("button", name="Close").click()
    expect(city).to_be_hidden()
