"""Whole matches of Cities on its own board: by clicks, by keys, by touch on a phone. And what a turn takes."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.hands import Hands, board, expect_end
from tests.browser.positions import looking, ready

PICK = (Path(__file__).parent / "cities.js").read_text(encoding="utf-8")
SLOT = re.compile(r"^(Cards|Tiles|Features|Pieces), slot (\d)")
ROWS = ("Cards", "Tiles", "Features", "Pieces")
FOCUSED = """() => {
    const at = document.activeElement;
    return [at.ariaLabel ?? at.innerText, at.dataset.cell];
}"""
COVERED = """() => {
    const isWhole = [...document.querySelectorAll('button:enabled')].some((each) => /^Confirm/.test(each.innerText));
    const asked = [...document.querySelectorAll('[aria-label="The board"] [data-cell]')]
        .filter((each) => /; can be chosen$/.test(each.ariaLabel) && each.ariaDisabled !== 'true');
    const isCovered = (each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    return isWhole ? [] : asked.filter(isCovered).map((each) => each.ariaLabel);
}"""
STOPS = 40  # presses of the tab key: once around the page


def opened(person, **settings):
    page = person(kept={"level": "random"} | settings.pop("kept", {}), **settings)
    page.get_by_role("article", name="Cities").get_by_role("button", name="Against a bot").click()
    board(page).wait_for()
    return page


class Clicks(Hands):
    """By the mouse."""

    def pick(self, eager):
        return self._page.evaluate_handle(PICK, self._random.random()).as_element()


class Keys(Clicks):
    """By keys alone: numbers for rows and slots, the tab key and Page Down for spaces, C for Confirm."""

    def use(self, thing):
        name = thing.get_attribute("aria-label") or thing.inner_text()
        if slot := SLOT.match(name):
            self.say(slot[1], slot[2])
        elif "Confirm" in name:
            self.press("c")
        elif "Discard" in name:
            self.press("x")
        else:
            self.reach(name, is_cell=thing.get_attribute("data-cell") is not None)

    def press(self, *keys):
        for key in keys:
            self._page.keyboard.press(key)

    def say(self, row, slot):
        """The slot only if the row was heard: the page may still have been at work."""
        self.press(str(ROWS.index(row) + 1))
        if self._page.locator(".label.said b").all_inner_texts() == [row.lower()]:
            self.press(slot)

    def reach(self, name, *, is_cell):
        """Tabs to the region, then walks to the first thing that can be chosen there."""
        for _ in range(STOPS):
            focused = self._page.evaluate(FOCUSED)
            is_tile = name.startswith("tile") and (focused[0] or "").startswith("tile")  # any to begin with will do
            if focused[0] == name or is_tile or (is_cell and focused[1] is not None):
                steps = self._random.randint(1, 3) if is_cell else 0  # never the same ones round and round
                return self.press(*["PageDown"] * steps, "Enter")
            self.press("Tab")
        raise AssertionError(f"{name} cannot be reached by the tab key")


def test_whole_match_by_clicks(person):
    page = opened(person)
    Clicks(page, "mesta").play()
    expect_end(page)


def test_whole_match_by_keys(person):
    page = opened(person)
    Keys(page, "mesta").play()
    expect_end(page)


def test_whole_match_by_touch_on_a_phone(person):
    """Seen from above nothing lies over a space that is asked for; where Confirm would do, its panel may."""
    page = opened(person, viewport=PHONE, has_touch=True, kept={"mesta-view": "plan"})

    def look():
        page.wait_for_function(f"() => ({COVERED})().length === 0")  # something may fly over it for a moment

    Clicks(page, "mesta", taps=True).play(look)
    expect_end(page)


def test_tile_takes_three_clicks_at_most_and_can_be_turned(person, street):
    """Slot, spot, Confirm; the tile hovers over the district as soon as it is taken."""
    ema = ready(street, "mesta", lambda legal: legal[0], lambda table: "take 2.1" in table.legal(0), seed=1)
    page = looking(person, ema)
    page.get_by_role("button", name=re.compile(r"^Tiles, slot 1, .*; free")).click()
    hovering = page.get_by_role("button", name=re.compile(r"^Spot .*the tile lies here"))
    expect(hovering).to_have_count(1)
    turned = hovering.get_attribute("aria-label")
    page.keyboard.press("r")
    expect(hovering).not_to_have_attribute("aria-label", turned)
    page.keyboard.press("c")
    expect(page.get_by_role("button", name=re.compile("^Tiles, slot 1; taken by"))).to_have_count(1)


def test_view_is_remembered(person):
    page = opened(person)
    page.keyboard.press("v")
    plan = page.get_by_role("button", name="Plan")
    expect(plan).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(plan).to_have_attribute("aria-pressed", "true")
