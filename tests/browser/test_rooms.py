"""What holds in every room, looked at in one visit: axe-core finds nothing in any theme; no page scrolls on a phone, a
tablet or a desktop; every target is wide enough for a finger."""

from pathlib import Path

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.rooms import ROOMS, settled

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
SIZES = {"phone": PHONE, "tablet": {"width": 820, "height": 1180}, "desktop": DESKTOP}
THEMES = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
}
FOUND = "async () => (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map((each) => each.target)}`)"
SCROLLS = """() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return [scrollWidth - clientWidth, scrollHeight - clientHeight];
}"""
FINGER = 44  # pixels
TARGETS = "button, a.button, label.button, select, textarea, input:not([type=checkbox], [type=radio], .unseen)"
SMALL = """([targets, least]) => [...document.querySelectorAll(targets)]
    .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((each) => [each.textContent.trim() || each.ariaLabel, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.height && Math.min(box.width, box.height) < least - 0.5)
    .map(([name, box]) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


@pytest.mark.parametrize("room", ROOMS)
def test_every_room(person, rooms, room):
    page = person("about:blank", cookies=rooms.cookies, viewport=PHONE, has_touch=True)
    settled(page, rooms.paths[room])
    assert page.evaluate(SMALL, [TARGETS, FINGER]) == []
    assert scrolled(page) == dict.fromkeys(SIZES, [0, 0])
    page.evaluate(AXE)
    assert violations(page) == {theme: [] for theme in THEMES}


def scrolled(page):
    """How far the page scrolls on each screen; the largest stays."""
    found = {}
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        found[name] = page.evaluate(SCROLLS)
    return found


def violations(page):
    found = {}
    for theme, media in THEMES.items():
        page.emulate_media(**media)
        found[theme] = page.evaluate(FOUND)
    return found


@pytest.mark.parametrize("path", ["/#/%zz", "/#/nowhere", "/#/table/nowhere"])
def test_mistyped_address_is_told_in_words(person, path):
    page = person(path)
    page.get_by_role("main").get_by_role("link").or_(page.get_by_role("alert")).first.wait_for()
