"""Tables of Everdell as a test needs them, and hands that know its keys or nothing but roles and names."""

import re
from contextlib import suppress

from playwright.sync_api import Error

from tests.browser.hands import GLANCE, Hands, board
from tests.server.tables import set_up

STOPS = 40  # presses of the tab key: once around the page
ROUNDS = 5  # on a busy machine the page may still be at work during the first
STEPS = 24  # arrows from one end of a group to the other
IN_HAND = """(card) => {
    const place = card.closest('ol > li');
    return place ? [...place.parentElement.children].indexOf(place) + 1 : 0;
}"""
NEAR = """(thing) => {
    const at = document.activeElement, group = 'section, ol, [role=group], [role=radiogroup], [role=alertdialog]';
    if (at === thing) return 'there';
    if (at.dataset.cell && thing.dataset.cell) return 'cells';
    return at !== document.body && at.closest(group) === thing.closest(group) ? 'group' : 'away';
}"""
OFFERED = """(thing) => thing.isConnected && !thing.disabled && thing.ariaDisabled !== 'true'
    && (!thing.dataset.cell || / you can /.test(thing.ariaLabel))"""
WAY = """(thing) => {
    const middle = (each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const [from, to] = [document.activeElement, thing].map(middle), [across, down] = [to[0] - from[0], to[1] - from[1]];
    if (Math.abs(down) > Math.abs(across)) return down > 0 ? 'ArrowDown' : 'ArrowUp';
    return across > 0 ? 'ArrowRight' : 'ArrowLeft';
}"""
BUTTON = re.compile(r"""- '?button "((?:[^"\\]|\\.)*)"((?: \[[^]]*])*)""")
LIES = re.compile(r", you can |^Space \d|^\d points? for \d cards?: |, you have \d+$")


def cell(page, place):
    return page.locator(f'[data-cell="{place}"]')


def opening(street):
    """Ema, who begins, and Jan."""
    return set_up(street, "Ema", "Jan", game="divukraj")


def sparing(legal):
    """Workers to the Haven, nothing discarded; then the next season."""
    wanted = ("visit haven", "prepare", "done")
    return next((line for line in wanted if line in legal), legal[0])


class Keys(Hands):
    """By keys alone: numbers for hand and Meadow, P for seasons, C for Confirm; the tab key and arrows for the rest."""

    def use(self, thing):
        name = (thing.get_attribute("aria-label") or thing.text_content()).strip()
        if slot := re.match(r"Meadow (\d)", name):
            self.press(f"Shift+Digit{slot[1]}")
        elif place := thing.evaluate(IN_HAND):
            self.press(str(place))
        elif name.startswith("Confirm"):
            self.press("c")
        elif name.startswith("Prepare"):
            self.press("p")
        elif name == "Pass" and not self._page.get_by_role("alertdialog").count():
            self.press("Shift+P")
        else:
            self.reach(thing, name)

    def press(self, *keys):
        for key in keys:
            self._page.keyboard.press(key)

    def reach(self, thing, name):
        """Tabs to where it is, then walks to it; unless it is offered no more, because others have their turn."""
        for stop in range(ROUNDS * STOPS):
            if stop and stop % STOPS == 0:
                self._page.wait_for_timeout(GLANCE)
            if stop % STOPS == 0 and not thing.evaluate(OFFERED):
                return None
            near = thing.evaluate(NEAR)
            for _ in range(STEPS if near in ("cells", "group") else 0):
                if thing.evaluate(NEAR) == "there":
                    break
                self.press("PageDown" if near == "cells" else thing.evaluate(WAY))
            if thing.evaluate(NEAR) == "there":
                return self.press("Enter")
            self.press("Tab")
        raise AssertionError(f"{name} cannot be reached by keys")


class Tree(Hands):
    """By the accessibility tree alone: roles and names are all that these hands know of the page."""

    def pick(self, eager):
        asked, bar = self._page.get_by_role("region", name="What can be done"), self._page.get_by_role("contentinfo")
        final = self._page.get_by_role("alertdialog")
        if final.count():
            return final.get_by_role("button", name="Pass", exact=True)
        ends = [*named(asked, "^Nothing more"), *named(board(self._page), "^Pass$")]
        lies = named(board(self._page), LIES)
        ways = named(bar, "^Confirm"), ends if eager else [], named(asked, "^(?!Nothing more|Hint|Why|Close)"), lies
        offered = next(filter(None, (*ways, named(board(self._page), "^Prepare"), ends)), [])
        return self._random.choice(offered) if offered else None

    def use(self, thing):
        thing.press("Enter", timeout=GLANCE)


def named(place, name):
    """The buttons of a place that can be pressed and are not, by their names in the tree; none where it is gone."""
    found = []
    with suppress(Error):  # gone meanwhile: the match is over
        found = BUTTON.findall(place.aria_snapshot(timeout=GLANCE)) if place.count() else []
    free = [said for said, state in found if "disabled" not in state and "pressed" not in state]
    said = [each.replace('\\"', '"').replace("''", "'") for each in free if re.search(name, each)]
    return [place.get_by_role("button", name=each, exact=True).first for each in said]
