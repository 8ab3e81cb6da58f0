"""What holds in every room: nothing for axe to find in any theme, no page scroll, no message without its words."""

import re
import time
from contextlib import closing

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.rooms import Visitor, go, violations

LOOKS = {
    "light": {"theme": "light", "viewport": DESKTOP, "lang": "en"},
    "dark": {"theme": "dark", "viewport": PHONE, "lang": "cs"},
    "contrast": {"theme": "contrast", "viewport": DESKTOP, "lang": "cs"},
}
PATIENCE = 6  # seconds for a room to fetch what it shows
KEY = re.compile(r"\b(?:page|cli|error|table|server)-[a-z]+(?:-[a-z0-9]+)*\b")
SCROLL = "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
SMALL = """() => [...document.querySelectorAll('button, .button')]
    .filter((each) => each.offsetParent && !each.closest('svg'))
    .map((each) => [each.getBoundingClientRect(), each.outerHTML])
    .filter(([box]) => box.height && (box.height < 43.5 || box.width < 43.5))
    .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html.slice(0, 120)}`)"""


@pytest.fixture(scope="module")
def visitor(house):
    with closing(Visitor(house)) as found:
        yield found


@pytest.mark.parametrize("name", LOOKS)
def test_every_room(person, visitor, name):
    """One look after another, each with another language or screen, so that all of them are seen."""
    chosen = LOOKS[name]
    kept = {"look": {"theme": chosen["theme"], "animation": "none", "sound": False, "confirmation": "needed"}}
    settings = {"lang": chosen["lang"], "viewport": chosen["viewport"], "bypass_csp": True}
    page = person(kept=kept, cookies=visitor.cookies, **settings)
    found = {}
    for room, address in visitor.rooms().items():
        go(page, address)
        if wrong := lasting(page):
            found[room] = wrong
    assert not found


def lasting(page):
    """What is wrong and stays so when all that the room fetches has come."""
    deadline = time.monotonic() + PATIENCE
    while (wrong := all_wrong(page)) and time.monotonic() < deadline:
        page.wait_for_timeout(300)
    return wrong


def all_wrong(page):
    """What axe finds, how far the page scrolls, messages without words, targets that are too small."""
    scroll = page.evaluate(SCROLL)
    return [
        *violations(page),
        *([("scroll", scroll)] if scroll != [0, 0] else []),
        *(("key", key) for key in KEY.findall(page.locator("body").inner_text())),
        *(("small", each) for each in page.evaluate(SMALL)),
    ]
