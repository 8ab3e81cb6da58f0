"""Choosing, the same in every game: what is armed says so and is confirmed where the eye is; all lines of a choice go
together; what goes without saying is done and told; the keyboard is at the first choice at once."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.hands import board, confirm, table_of, told_of
from tests.browser.rooms import GAMES
from tests.server.tables import set_up

MOST_TABS = 3
FIRST = {"first": "0"}  # the host begins in Timber Town
TURN = ["take 1.1", "place A1 0"]  # always legal in the first turn
AGAIN = 450  # milliseconds after which a second click is no double click any more
PLACE = """() => {
    const at = document.activeElement, of = (name) => at.closest(`[aria-label="${name}"]`) !== null;
    return { isBoard: of("The board") && at.getAttribute("aria-label") !== "The board", isSheet: of("What can be done"),
             isLog: of("Log") || at.closest("#drawer-log") !== null, name: at.ariaLabel ?? at.textContent.trim() };
}"""
SAID = """() => {
    window.said = [];
    const line = document.querySelector("header [aria-live]");
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => window.said.push(line.innerText)).observe(line, all);
}"""


@pytest.fixture
def at_table(person):
    """Somebody's page of their table, and the commands that it sends."""

    def enter(player, **more):
        sent = []
        given = {"cookies": dict(player.browser.cookies), "first": lambda page: listen(page, sent)}
        page = person(f"/#/table/{player.table}", **given, **more)
        board(page).wait_for()
        return page, sent

    return enter


def listen(page, sent):
    def hear(text):
        message = json.loads(text)
        if message["do"] == "act":
            sent.append(message["actions"])

    page.on("websocket", lambda socket: socket.on("framesent", hear))


def note(page):
    return page.get_by_role("contentinfo").get_by_role("status")


def say(page, line):
    """Types a line, as `/` lets people do."""
    page.keyboard.press("/")
    page.keyboard.type(line)
    page.keyboard.press("Enter")
    page.evaluate("() => document.activeElement.blur()")


# --- The keyboard ---------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_first_choice_is_at_most_three_tabs_away(at_table, street, game):
    eva, jan = set_up(street, "Eva", "Jan", game=game)
    while eva.look()["play"]["actors"] == [1]:
        jan.any_act()
    page, _ = at_table(eva)
    assert page.evaluate("() => document.activeElement.ariaLabel") == "The board"
    page.evaluate("() => document.activeElement.blur()")
    offered = []
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        at = page.evaluate(PLACE)
        if not (at["isBoard"] or at["isSheet"]):
            continue
        before = page.evaluate("() => document.body.innerHTML")
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
        offered.append(at["name"])
        if page.evaluate("() => document.body.innerHTML") != before:
            return
    raise AssertionError(f"nothing of {offered} can be chosen")


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


# --- One way to go on -----------------------------------------------------------------


def forced(street):
    """Somebody of Timber Town who can place a tile in such a way that it is paid for in one way alone; and how."""
    players = set_up(street, "Eva", "Jan", game="bobrany")
    for _ in range(80):
        actor = players[players[0].look()["play"]["actors"][0]]
        for take in [line for line in actor.look()["play"]["legal"] if line.startswith("take")][:2]:
            for place in tried(actor, [take])["legal"][:12]:
                then = tried(actor, [take, place])
                if then["stops"] is None and [line.split()[0] for line in then["legal"]] == ["pay"]:
                    return actor, take, place, then["legal"][0]
        actor.any_act()
    raise AssertionError("every tile fits everywhere")


def tried(player, actions):
    return player.ask("POST", "/try", actions=actions).json()


def test_only_way_is_taken_and_told(at_table, street):
    player, take, place, pay = forced(street)
    page, sent = at_table(player)
    say(page, take)
    say(page, place)
    expect(note(page)).to_contain_text("The only thing you could do, done for you:")
    expect(confirm(page)).to_be_enabled()
    assert sent == [], "what ends a turn waits for Confirm"
    confirm(page).click()
    expect(confirm(page)).to_be_disabled()
    assert sent[0][:3] == [take, place, pay]


def test_only_way_is_not_taken_where_somebody_wants_to_be_asked(at_table, street):
    player = alone(set_up(street, "Eva", "Jan", game="hashi"))
    page, sent = at_table(player, kept={"look": {"obvious": "asked"}})
    expect(confirm(page)).to_be_disabled()
    (only,) = player.look()["play"]["legal"]
    say(page, only)
    expect(confirm(page)).to_be_enabled()
    expect(note(page)).not_to_contain_text("done for you")
    assert sent == []


def test_what_cannot_be_taken_back_is_only_made_ready(at_table, street):
    """Hashi, late: nothing can be written or built any more."""
    page, sent = at_table(alone(set_up(street, "Eva", "Jan", game="hashi")))
    expect(confirm(page)).to_be_enabled()
    expect(note(page)).to_contain_text("The only thing you could do, done for you:")
    assert sent == []
    page.keyboard.press("c")
    expect(confirm(page)).to_be_disabled()
    assert [len(actions) for actions in sent] == [1]


def alone(players):
    """Whoever has just one way to go on, and it ends something."""
    for _ in range(400):
        for seat in players[0].look()["play"]["actors"]:
            legal = players[seat].look()["play"]["legal"]
            if len(legal) == 1 and tried(players[seat], legal)["stops"] is not None:
                return players[seat]
        players[players[0].look()["play"]["actors"][0]].any_act()
    raise AssertionError("there is always a choice")


def test_setting_is_kept(person):
    page = person("/#/settings")
    choice = page.get_by_role("group", name="When there is only one thing you can do")
    expect(choice.get_by_role("radio", name="do it for me")).to_be_checked()
    choice.get_by_text("ask me anyway").click()
    page.reload()
    expect(choice.get_by_role("radio", name="ask me anyway")).to_be_checked()


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
