"""Timber Town on its board: a whole match by keys, one by touch on a phone, and what a turn looks like."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import AGAINST, PHONE
from tests.browser.hands import Hands, board, expect_end, is_over, told_of
from tests.browser.rooms import made

TURNS = 60  # of one person, more than a match has
TAKEN = '[data-cell*="."][aria-pressed="true"]'
NEWEST = "() => [...document.querySelectorAll('aside [href^=\"#/replay/\"]')].at(-1)?.hash"  # of the lines of the log
OVER = "document.querySelector('nav[aria-label=\"What next\"]') !== null"
WATCH_FLIGHTS = """() => {
  window.flown = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    window.flown.push([this.dataset.flown ?? this.dataset.spot, JSON.stringify(frames)]);
    return animate.call(this, frames, timing);
  };
}"""


def my_turn(page):
    """Waits until it is; false where the match is over."""
    page.wait_for_function(f"() => {OVER} || document.title.startsWith('●')")
    return not is_over(page)


def test_whole_match_by_keys(match):
    """R, arrows and Enter in the river, then C; P where nothing can be taken."""
    page = match("bobrany")
    for _ in range(TURNS):
        if not my_turn(page):
            break
        before = page.evaluate(NEWEST)
        page.locator('[data-cell="1.1"]').focus()
        free = page.locator('[data-cell*="."]:not([aria-disabled])')
        if free.count():
            page.keyboard.press("PageDown")
            page.keyboard.press("Enter")
            page.locator(TAKEN).wait_for()
        else:
            page.keyboard.press("p")
        expect(page.get_by_role("button", name=re.compile("^Confirm")).last).to_be_enabled()
        page.keyboard.press("c")
        page.wait_for_function(f"(before) => ({NEWEST})() !== before", arg=before)
    expect_end(page)


def test_whole_match_by_touch_on_a_phone(match):
    """A tap takes a tile, the view goes to the own town, a tap confirms."""
    page = match("bobrany", viewport=PHONE, has_touch=True)
    Hands(page, "bobrany", eager=40, taps=True).play()
    expect_end(page)


def test_a_turn_is_ended_on_a_phone_without_a_tile(match):
    page = match("bobrany", viewport=PHONE, has_touch=True)
    assert my_turn(page)
    board(page).get_by_role("button", name=re.compile("^End the turn")).tap()
    page.get_by_role("contentinfo").get_by_role("button", name=re.compile("^Confirm")).tap()
    page.wait_for_function(f"() => ({NEWEST})() !== undefined")
    assert [entry["text"] for entry in told_of(page)["entries"] if entry["seat"] == 0][:1] == ["end"]


@pytest.mark.parametrize("width", [390, 768, 1024])
def test_what_is_asked_is_never_cut(street, person, width):
    """Czech has the longer words; once a tile is in the hand there is most to be said."""
    eva = street.guest("Eva")
    path = f"/#/table/{made(eva, 'bobrany', AGAINST)['table']}"
    page = person(path, cookies=dict(eva.cookies), lang="cs", viewport={"width": width, "height": 844})
    assert my_turn(page)
    page.locator('[data-cell*="."]:not([aria-disabled])').first.dispatch_event("click")
    asked = page.locator("p[aria-live]").filter(has_text="Potvrďte").first
    asked.wait_for()
    assert asked.evaluate("(line) => line.scrollHeight <= line.clientHeight + 1")


def test_what_moves_flies_once(match):
    page = match(
        "bobrany", reduced_motion="no-preference", first=lambda page: page.add_init_script(f"({WATCH_FLIGHTS})()")
    )
    assert my_turn(page)
    page.evaluate("flown.length = 0")
    page.locator('[data-cell*="."]:not([aria-disabled])').first.dispatch_event("click")
    page.wait_for_function("() => flown.some(([spot]) => spot?.startsWith('tile 0'))")
    flown = page.evaluate("flown")
    spots = [spot for spot, _ in flown if spot]
    assert len(spots) == len(set(spots)), flown
    assert not any("NaN" in frames for _, frames in flown)


def test_a_turn_is_three_clicks_and_nothing_is_done_before_the_last(match):
    page = match("bobrany")
    assert my_turn(page)
    page.locator('[data-cell*="."]:not([aria-disabled])').first.click()
    page.get_by_role("button", name=re.compile("^Preview")).wait_for()
    free = page.get_by_role("button", name=re.compile(r"^[A-D]\d, empty, legal"))
    free.first.click()
    page.get_by_role("button", name=re.compile("^Preview")).wait_for()
    assert "take" not in " ".join(entry["text"] for entry in told_of(page)["entries"])
    page.get_by_role("button", name=re.compile("^Confirm")).last.click()
    page.wait_for_function("() => !document.querySelector('[aria-label^=Preview]')")
    lines = [entry["text"].split()[0] for entry in told_of(page)["entries"] if entry["seat"] == 0]
    assert lines[:3] == ["take", "place", "end"]


def test_a_card_is_counted_step_by_step(match):
    page = match("bobrany")
    page.locator("[data-card]").first.wait_for()
    page.keyboard.press("k")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    panel = page.get_by_role("region", name=re.compile("is counted$"))
    expect(panel).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
