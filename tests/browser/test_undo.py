"""Undo tells the truth: what would go, why nothing can, who has to agree."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.hands import confirm, told_of
from tests.server.tables import set_up


@pytest.fixture
def at_table(person):
    return lambda player, **more: person(f"/#/table/{player.table}", cookies=dict(player.browser.cookies), **more)


def undo(page):
    return page.get_by_role("button", name=re.compile("^Undo( U)?$"))


def truth(page):
    return page.locator("#undo-truth")


def write(page):
    page.get_by_role("button", name=re.compile("can take the")).first.click()


def acts(page, player):
    return [entry["text"] for entry in told_of(page, player.table)["entries"] if entry["kind"] == "act"]


def test_own_line_is_taken_back_and_says_which(at_table, street):
    eva, jan = set_up(street, "Eva", "Jan", game="hashi")
    eva.any_act(), jan.any_act()
    page = at_table(eva)
    expect(truth(page)).to_have_text(re.compile("^Cannot undo: something was drawn"))
    expect(undo(page)).to_be_disabled()
    write(page)
    expect(truth(page)).to_have_text(re.compile("^Undo: Eva writes"))
    undo(page).click()
    expect(page.get_by_text("one line taken back")).to_be_visible()
    expect(truth(page)).to_have_text(re.compile("^Cannot undo: something was drawn"))
    assert eva.look()["play"]["undo"] is None
    assert eva.look()["entries"][-1]["kind"] == "undo"


def test_choice_that_waits_is_put_back_without_the_server(at_table, street):
    eva, _ = set_up(street, "Eva", "Jan", game="hashi")
    page = at_table(eva)
    before = eva.look()["seq"]
    page.get_by_role("button", name=re.compile("^Island 4,")).click()
    page.get_by_role("group", name=re.compile("^Start number")).get_by_role("button", name="4").click()
    expect(truth(page)).to_have_text("Undo puts the choice back.")
    undo(page).click()
    expect(truth(page)).to_have_text("Nothing to undo yet.")
    expect(confirm(page)).to_be_disabled()
    assert eva.look()["seq"] == before


def test_outcome_is_warned_of_and_cannot_be_undone(at_table, street):
    eva, jan = set_up(street, "Eva", "Jan", game="hashi")
    jan.any_act()
    page = at_table(eva)
    page.get_by_role("button", name=re.compile("^Island 4,")).click()
    page.get_by_role("group", name=re.compile("^Start number")).get_by_role("button", name="4").click()
    expect(page.get_by_text("This draws or rolls: no undo after it.")).to_be_visible()
    confirm(page).click()
    expect(truth(page)).to_have_text(re.compile("^Cannot undo: something was drawn"))
    expect(undo(page)).to_be_disabled()


@pytest.mark.parametrize("answer", ["Agree", "Refuse"])
def test_others_are_asked(at_table, street, answer):
    asks, other = across(street)
    page, rival = at_table(asks), at_table(other)
    lines = acts(page, asks)
    expect(truth(page)).to_have_text(re.compile("^Undo asks .* first:"))
    undo(page).click()
    expect(page.get_by_role("alertdialog")).to_contain_text("Still to agree: ")
    rival.get_by_role("alertdialog").get_by_role("button", name=answer).click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(rival.get_by_role("alertdialog")).to_have_count(0)
    last = asks.look()["entries"][-1]
    assert last["kind"] == ("undo" if answer == "Agree" else "answer")
    assert acts(page, asks) == lines  # a log only grows
    gone = rival.get_by_role("tabpanel", name="Log").get_by_text(re.compile("lines? taken back"))
    expect(gone).to_have_count(1 if answer == "Agree" else 0)


def across(street):
    """Somebody whose line was followed by the other's, without an outcome between them: and that other one."""
    players = set_up(street, "Eva", "Jan", game="bobrany")
    for _ in range(60):
        told = players[0].look()
        players[told["play"]["actors"][0]].any_act()
        for asks, other in (players, players[::-1]):
            found = asks.look()["play"]["undo"]
            if found and found["ask"]:
                return asks, other
    raise AssertionError("nobody ever has to ask")
