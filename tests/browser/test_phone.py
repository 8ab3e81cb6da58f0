"""A phone, held upright: no page scrolls, and every target is wide enough for a finger."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.rooms import ROOMS, settled

TABLET = {"width": 820, "height": 1180}
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
def test_no_page_scrolls_and_targets_are_as_wide_as_a_finger(person, rooms, room):
    page = person("about:blank", cookies=rooms.cookies, viewport=PHONE, has_touch=True)
    settled(page, rooms.paths[room])
    assert page.evaluate(SMALL, [TARGETS, FINGER]) == []
    found = {}
    for name, size in {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}.items():
        page.set_viewport_size(size)
        found[name] = page.evaluate(SCROLLS)
    assert found == {"phone": [0, 0], "tablet": [0, 0], "desktop": [0, 0]}
