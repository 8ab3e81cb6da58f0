"""A keyboard alone: from the home screen through a whole round of Hashi."""

import re

from playwright.sync_api import expect

from tests.browser.hands import board, confirm, table_of, told_of

FOCUSED = "() => document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"
MOST = 80  # presses of Tab until everything was passed
THERE_AND_BACK = ["ArrowRight"] * 6 + ["ArrowDown"] + ["ArrowLeft"] * 6 + ["ArrowDown"]
EVERYWHERE = THERE_AND_BACK * 3 + ["ArrowUp"] * 5 + THERE_AND_BACK * 3  # over the whole board


def tab_to(page, name):
    """Tab until something of this name has the focus."""
    for _ in range(MOST):
        page.keyboard.press("Tab")
        if re.search(name, page.evaluate(FOCUSED)):
            return
    raise AssertionError(f"Tab never comes to {name}")


def walk_to(page, name):
    """Arrows, row by row, until an island of this kind has the focus."""
    for key in EVERYWHERE:
        if re.search(name, page.evaluate(FOCUSED)):
            return
        page.keyboard.press(key)
    raise AssertionError(f"arrows never come to an island that {name}")


def lines(page):
    """What I have done, as the server has it."""
    entries = told_of(page, table_of(page))["entries"]
    return [entry["text"] for entry in entries if entry["kind"] == "act" and entry["seat"] == 0]


def test_round_of_hashi_by_keyboard(person):
    page = person(kept={"level": "random"})
    page.get_by_role("article", name="Hashi").wait_for()
    tab_to(page, "^Against a bot.*Hashi")
    page.keyboard.press("Enter")
    board(page).wait_for()
    tab_to(page, "^Island")
    starts(page)
    writes(page)
    builds_nothing(page)


def starts(page):
    """A start number: chosen, put back, chosen again, confirmed."""
    walk_to(page, "can take a start number")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # the first of the two numbers has the focus now
    expect(confirm(page)).to_be_enabled()
    page.keyboard.press("u")
    expect(confirm(page)).to_be_disabled()
    assert lines(page) == []
    page.keyboard.press("4")
    expect(confirm(page)).to_be_enabled()
    page.keyboard.press("c")
    expect(page.get_by_text("Round 1 of")).to_be_visible()
    assert re.fullmatch(r"start \d+ 4", lines(page)[0])


def writes(page):
    """A number: written, taken back, written again."""
    for is_first in (True, False):
        walk_to(page, "can take the")
        page.keyboard.press("Enter")
        expect(page.get_by_text(re.compile("ridges? to build|no room for"))).to_be_visible()
        assert lines(page)[-1].startswith("write ")
        if is_first:
            page.keyboard.press("u")
            expect(page.get_by_text(re.compile("^Write the"))).to_be_visible()


def builds_nothing(page):
    page.keyboard.press("s")
    expect(confirm(page)).to_be_enabled()
    page.keyboard.press("c")
    expect(page.get_by_text("Round 2 of")).to_be_visible()
    assert lines(page)[-1] == "skip-bridges"
