"""Hands that play a match by clicks alone: they see only what the page offers, by role and name."""

import random
import re
from contextlib import suppress

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

TURNS = 600  # clicks after which a match that has not ended never will
PATIENCE = 20_000  # milliseconds until a bot has acted
GLANCE = 700  # milliseconds in which something that is offered can be clicked, unless it is gone meanwhile
ENDS = re.compile("^(Pass|End|Write nothing|Build nothing|Keep all|Skip|Done|Finish)")
NO_CHOICE = re.compile(r"choose another$|^Close$|^Show all")
SEEN = """() => document.body.innerText + [...document.querySelectorAll('button, [role=button]')]
    .map((each) => each.ariaLabel + each.disabled + each.ariaPressed + each.ariaDisabled).join()"""
OTHERWISE = f"(before) => ({SEEN})() !== before"


class Hands:
    """Of one person at one table. After `eager` clicks they rather end things than begin new ones."""

    def __init__(self, page, eager, seed=0):
        self.page, self._eager, self._random = page, eager, random.Random(seed)

    def play(self):
        for clicks in range(TURNS):
            if self.is_over():
                return
            self._step(clicks >= self._eager)
        raise AssertionError("the match does not end")

    def is_over(self):
        return self.page.get_by_role("navigation", name="What next").count() > 0

    def _step(self, eager):
        """One click on something that is offered; where nothing is, waits for the others."""
        before = self.page.evaluate(SEEN)
        offered = self._offered(eager)
        if offered:
            with suppress(TooLate):  # an action that can be taken back goes on without `Confirm`
                self._random.choice(offered).click(timeout=GLANCE)
        self.page.wait_for_function(OTHERWISE, arg=before, timeout=PATIENCE)

    def _offered(self, eager):
        confirm = self.page.get_by_role("button", name="Confirm")
        if confirm.count() and confirm.is_enabled():
            return [confirm]
        ends = self._ends()
        return ends if eager and ends else self._things() or self._choices() or ends

    def _things(self):
        """What a drawn board offers."""
        return []

    def _choices(self):
        """Buttons for what is not drawn."""
        groups = self.page.get_by_role("region", name="What can be done").get_by_role("group").get_by_role("button")
        return [groups.nth(at) for at, name in enumerate(groups.all_inner_texts()) if not NO_CHOICE.search(name)]

    def _ends(self):
        """What ends a turn, a round or the match for me."""
        return self.page.get_by_role("button", name=ENDS).all()

    def _on_board(self, name, **state):
        return self.page.get_by_role("main", name="The board").get_by_role("button", name=re.compile(name), **state)


class HashiHands(Hands):
    """A click writes, or chooses one end of a bridge; the second click its other end."""

    def _things(self):
        begun = self.page.get_by_role("group", name=re.compile("^Start number")).get_by_role("button")
        return begun.all() or self._other_ends() or self._on_board("can take|bridges can lead to").all()

    def _other_ends(self):
        picked = self._on_board("bridges can lead to", pressed=True)
        if not picked.count():
            return []
        ends = picked.first.get_attribute("aria-label").split("lead to: ")[1].split(", ")
        return self._on_board(rf"^Island {self._random.choice(ends)},").all()


class BorderHands(Hands):
    """Rolls some dice again as long as there is patience, then crosses whatever glows."""

    def _things(self):
        rolls = self._on_board("^Roll .* again", disabled=False).all()
        dice = self._on_board("^Die", disabled=False, pressed=False).all()
        return rolls or dice[:1] or self._on_board("^Hex", disabled=False).all()


def table_of(page):
    return page.url.split("#/table/")[1].split("/")[0]


def told_of(page, table=None):
    """What the server tells this person of the table."""
    return page.request.get(f"/api/tables/{table or table_of(page)}").json()


def expect_end(page):
    """The end screen shows the totals that the server has."""
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    totals = page.get_by_role("table").get_by_role("row").last.get_by_role("cell")
    told = told_of(page)
    assert told["status"] == "finished"
    expect(totals).to_have_text([re.compile(rf"^\D*{score['total']}$") for score in told["end"]["result"]["scores"]])
