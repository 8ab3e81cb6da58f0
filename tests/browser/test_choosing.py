"""Choosing, the same in every game: what is armed says so and is confirmed where the eye is; all lines of a choice go
together; the keyboard is at the first choice at once."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from tests.browser.conftest import PHONE
from tests.browser.hands import board, confirm, say, table_of, told_of
from tests.browser.rooms import GAMES
from tests.server.tables import set_up

MOST_TABS = 3
FIRST = {"first": "0"}  # the host begins in Timber Town
TURN = ["take 1.1", "place A1 0"]  # always legal in the first turn
WHILE = 3_000  # milliseconds in which a choice that can be made is seen
AGAIN = 450  # milliseconds after which a second click is no double click any more
PLACE = """() => {
    const at = document.activeElement, of = (name) => at.closest(`[aria-label="${name}"]`) !== null;
    return { isBoard: of("The board") && at.getAttribute("aria-label") !== "The board", isSheet: of("What can be done"),
             isLog: of("Log") || at.closest("#drawer-log") !== null, name: at.ariaLabel ?? at.textContent.trim() };
}"""
OFFERED = ":is([aria-label='The board'], [aria-label='What can be done']) :is(button, [role=button]):visible"
SAID = """() => {
    window.said = [];
    const line = document.querySelector("header [aria-live]");
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => window.said.push(line.innerText)).observe(line, all);
}"""


# --- The keyboard ---------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_first_choice_is_at_most_three_tabs_away(at_table, street, game):
    eva, jan = set_up(street, "Eva", "Jan", game=game)
    while eva.look()["play"]["actors"] == [1]:
        jan.any_act()
    page, _ = at_table(eva)
    page.locator(OFFERED).first.wait_for()
    assert page.evaluate("() => document.activeElement.ariaLabel") == "The board"
    page.evaluate("() => document.activeElement.blur()")
    offered = []
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        at = page.evaluate(PLACE)
        offered.append(at["name"])
        if (at["isBoard"] or at["isSheet"]) and chooses(page):
            return
    raise AssertionError(f"nothing of {offered} can be chosen")


def chooses(page):
    """Whether Enter changes anything."""
    before = page.evaluate("() => document.body.innerHTML")
    page.keyboard.press("Enter")
    with suppress(Error):
        page.wait_for_function("(before) => document.body.innerHTML !== before", arg=before, timeout=WHILE)
    return page.evaluate("() => document.body.innerHTML") != before


def test_log_is_one_stop_with_arrows_inside(at_table, street):
    eva, jan = set_up(street, "Eva", "Jan", game="hashi")
    for player in (eva, jan, eva, eva, jan, jan):
        player.any_act()
    page, _ = at_table(eva)
    stops = []
    for _ in range(40):
        page.keyboard.press("Tab")
        stops.append(page.evaluate(PLACE))
        if stops[-1]["isLog"]:
            newest = stops[-1]["name"]
            page.keyboard.press("ArrowUp")
            before = page.evaluate(PLACE)
            assert before["isLog"] and before["name"] != newest
            page.keyboard.press("Tab")
            assert not page.evaluate(PLACE)["isLog"]
            page.keyboard.press("Shift+Tab")
            assert page.evaluate(PLACE)["name"] == newest, "the log is entered at its newest line"
            return
    raise AssertionError("the tab key never comes to the log")


# --- One choice, one command ----------------------------------------------------


def test_lines_of_a_turn_go_as_one_command(at_table, street):
    eva, _ = set_up(street, "Eva", "Jan", game="bobrany", options=FIRST)
    page, sent = at_table(eva)
    for line in TURN:
        say(page, line)
    expect(confirm(page)).to_be_enabled()
    assert sent == [] and len(acts(eva)) == 0
    confirm(page).click()
    expect(confirm(page)).to_be_disabled()
    expect(page.get_by_text("is to act")).to_be_visible()
    assert sent == [[*TURN, "end"]]
    assert acts(eva) == sent[0]
    page.keyboard.press("u")  # and is taken back as one
    expect(page.get_by_text("3 lines taken back")).to_be_visible()
    assert eva.look()["play"]["legal"][0] == "take 1.1"


def acts(player):
    return [entry["text"] for entry in player.look()["entries"] if entry["kind"] == "act"]


@pytest.mark.parametrize("key", ["u", "Escape"])
def test_choice_is_put_back(at_table, street, key):
    """A tile of Timber Town goes back with the place where it lies."""
    eva, _ = set_up(street, "Eva", "Jan", game="bobrany", options=FIRST)
    page, sent = at_table(eva)
    truth = page.locator("#undo-truth")
    for line in TURN:
        say(page, line)
    expect(confirm(page)).to_be_enabled()
    expect(truth).to_have_text("Undo puts the choice back.")
    page.keyboard.press(key)
    expect(confirm(page)).to_be_disabled()
    expect(truth).to_have_text("Nothing to undo yet.")
    assert sent == []


# --- Where the eye is -------------------------------------------------------------


def test_second_click_on_the_same_thing_confirms_it(at_table, street):
    eva, jan = set_up(street, "Eva", "Jan", game="border")
    mine = eva if eva.look()["play"]["actors"] == [0] else jan
    page, sent = at_table(mine)
    page.get_by_role("button", name=re.compile("^Die 1")).click()
    roll = page.get_by_role("button", name=re.compile("^Roll one"))
    roll.click()
    expect(confirm(page)).to_be_enabled()
    expect(roll).to_have_attribute("aria-pressed", "true")
    here = board(page).get_by_role("button", name="Confirm")
    assert far(here, roll) < 60, "Confirm is not beside what was chosen"
    assert sent == []
    page.wait_for_timeout(AGAIN)
    roll.click()
    expect(page.get_by_role("button", name="Choose dice")).to_be_disabled()
    assert sent == [["reroll 1"]]


def far(one, two):
    """Pixels between the edges of two things, up and down."""
    above, below = sorted((one.bounding_box(), two.bounding_box()), key=lambda box: box["y"])
    return below["y"] - above["y"] - above["height"]


def test_confirm_beside_the_choice_confirms_it(at_table, street):
    eva, _ = set_up(street, "Eva", "Jan", game="hashi")
    page, sent = at_table(eva)
    before = confirm(page).bounding_box()
    page.get_by_role("button", name=re.compile("^Island 4,")).click()
    page.get_by_role("group", name=re.compile("^Start number")).get_by_role("button", name="4").click()
    expect(confirm(page)).to_be_enabled()
    assert confirm(page).bounding_box() == before, "the bar has moved"
    board(page).get_by_role("button", name="Confirm").click()
    expect(confirm(page)).to_be_disabled()
    assert sent == [["start 4 4"]]


def test_double_click_only_chooses(at_table, street):
    eva, _ = set_up(street, "Eva", "Jan", game="hashi")
    page, sent = at_table(eva)
    page.get_by_role("button", name=re.compile("^Island 4,")).click()
    page.get_by_role("group", name=re.compile("^Start number")).get_by_role("button", name="4").dblclick()
    expect(confirm(page)).to_be_enabled()
    assert sent == []


def test_nobody_is_told_that_it_is_and_is_not_their_turn(at_table, street):
    eva, _ = set_up(street, "Eva", "Jan", game="bobrany", options=FIRST)
    page, _ = at_table(eva)
    page.evaluate(SAID)
    for line in TURN:
        say(page, line)
    expect(confirm(page)).to_be_enabled()
    confirm(page).click()
    expect(page.get_by_text("is to act")).to_be_visible()
    said = page.evaluate("() => window.said")
    assert said and not [line for line in said if "Your turn" in line and "not your turn" in line]


# --- On a phone -------------------------------------------------------------------------


def test_phone_goes_to_where_the_next_choice_is(at_table, street):
    eva, _ = set_up(street, "Eva", "Jan", game="bobrany", options=FIRST)
    page, sent = at_table(eva, viewport=PHONE, has_touch=True)
    parts = page.get_by_role("navigation", name="Parts of the table").get_by_role("button")
    expect(parts).to_have_text(["Table", "Mine", "Rival", "Cards", "Log"])
    current = page.locator("nav [aria-current=page]")
    expect(current).to_have_text("Table")
    board(page).get_by_role("button", name=re.compile("^Position 1, slot 1")).tap()
    expect(current).to_have_text("Mine")
    parts.filter(has_text="Cards").tap()
    expect(current).to_have_text("Cards")
    assert sent == [] and told_of(page, table_of(page))["play"]["actors"] == [0]
