"""A rated match between two browsers: set up, accepted, lost by who gives up, and seen in the profile."""

import re

from playwright.sync_api import expect

from tests.browser.hands import board
from tests.browser.rooms import account


def known(person, browser, path):
    return person(path, cookies=dict(browser.cookies))


def link_in(page):
    return page.get_by_label("Link", exact=True).input_value().split("/", 3)[3]


def set_up_rated(page):
    """The switch leaves only what a rated table may have."""
    page.get_by_label("Rated match").check()
    offered = page.get_by_label("Seat 2").locator("option").evaluate_all("options => options.map(({value}) => value)")
    assert offered == ["me", "open"]
    expect(page.get_by_label("Players may ask for hints")).to_have_count(0)
    expect(page.get_by_label("How many minutes")).to_have_value("5")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("This match is rated.")).to_be_visible()
    expect(page.get_by_role("button", name="Bot")).to_have_count(0)


def test_a_rated_match_is_accepted_and_counts(person, street):
    iva, leo = account(street, "Iva"), account(street, "Leo")
    first = known(person, iva, "/#/new/hashi")
    set_up_rated(first)
    link = link_in(first)
    second = known(person, leo, link)
    expect(second.get_by_text("5 minutes for a turn; whoever is late has lost.")).to_be_visible()
    second.get_by_role("button", name="Accept and take a seat").click()
    for page in (first, second):
        board(page).wait_for()
        expect(page.get_by_text("rated", exact=True)).to_be_visible()
    give_up(second)
    expect(first.get_by_role("button", name="Play again")).to_be_visible()
    expect_rated(first, iva.get("/api/me").json(), leo.get("/api/me").json())


def expect_rated(page, winner, loser):
    """The profile of who has won shows the curve and the match, and the ladder the name."""
    page.goto(f"/#/person/{winner['id']}/hashi")
    expect(page.get_by_role("img", name=re.compile("Hashi: estimate after each rated match"))).to_be_visible()
    row = page.get_by_role("row").filter(has_text=loser["name"])
    expect(row.get_by_role("cell").nth(2)).to_have_text("1")
    expect(row.get_by_role("cell").nth(3)).to_have_text(re.compile(r"^\+"))
    expect(row.get_by_role("cell").nth(4)).to_have_text("100 %")
    page.goto("/#/ladder/hashi")
    expect(page.get_by_role("link", name=winner["name"])).to_be_visible()


def give_up(page):
    """No bot can be called, and nobody leaves in any other way."""
    page.get_by_role("button", name="Table and people").click()
    for name in ("Let a bot play", "Leave, let a bot play"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, I resign").click()


def test_a_guest_is_told_that_a_rated_match_needs_an_account(person, street):
    first = known(person, account(street, "Iva"), "/#/new/hashi")
    set_up_rated(first)
    guest = person(link_in(first))
    expect(guest.get_by_role("link", name="Log in or make an account")).to_be_visible()
    expect(guest.get_by_role("button", name="take a seat")).to_have_count(0)
    unknown = person("/#/new/hashi")
    expect(unknown.get_by_role("link", name="Log in or make an account")).to_be_visible()
    expect(unknown.get_by_label("Rated match")).to_have_count(0)
