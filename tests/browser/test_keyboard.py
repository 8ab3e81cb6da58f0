"""A keyboard alone: from the home screen through a whole round of Hashi."""

import re

from playwright.sync_api import expect

from tests.browser.hands import table_of, told_of

FOCUSED = "() => document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"
MOST = 80  # presses of Tab until everything was passed


def tab_to(page, name):
    """Tab until something of this name has the focus."""
    for _ in range(MOST):
        page.keyboard.press("Tab")
        if re.search(name, page.evaluate(FOCUSED)):
            return
    raise AssertionError(f"Tab never comes to {name}")


def walk_to(page, name):
    """Arrows, row by row, until an island of this kind has the focus."""
    seen = set()
    for key in [key for _ in range(8) for key in ["ArrowRight"] * 6 + ["ArrowDown"] + ["ArrowLeft"] * 6 + ["ArrowDown", "ArrowUp", "ArrowUp"]]:
        here = page.evaluate(FOCUSED)
        if re.search(name, here):
            return here
        seen.add(here)
        page.keyboard.press(key)
    raise AssertionError(f"no {name} among {seen}")


def lines(page):
    return [entry["text"] for entry in told_of(page, table_of(page))["entries"] if entry["kind"] == "act" and entry["seat"] == 0]


def test_round_of_hashi_by_keyboard(person):
    page = person(kept={"level": "random"})
    page.get_by_role("article", name="Hashi").wait_for()
    tab_to(page, "^Against a bot *: Hashi")
    page.keyboard.press("Enter")
    page.get_by_role("main", name="The board").wait_for()
    tab_to(page, "^Island")
    walk_to(page, "can take a start number")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # the first of the two numbers has the focus now
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()
    assert lines(page) == []
    page.keyboard.press("Enter")
    page.keyboard.press("3")
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    page.keyboard.press("c")
    expect(page.get_by_text("Round 1 of")).to_be_visible()
    assert re.fullmatch(r"start \d+ [34]", lines(page)[0])

    walk_to(page, "can take the")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("bridges? to build|room for"))).to_be_visible()
    assert lines(page)[1].startswith("write ")
    page.keyboard.press("u")
    expect(page.get_by_text(re.compile("^Write the"))).to_be_visible()
    walk_to(page, "can take the")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("bridges? to build|room for"))).to_be_visible()
    page.keyboard.press("s")
    page.keyboard.press("c")
    expect(page.get_by_text("Round 2 of")).to_be_visible()
    assert lines(page)[-1] == "skip-bridges"
