"""Hands that play a match by clicks alone: they see only what the page offers, by role and name (hands.js)."""

import random
import re
from itertools import groupby
from pathlib import Path

from playwright.sync_api import Error, expect

from tests.patience import PATIENCE

TURNS = 600  # changes after which a match that has not ended never will
PAUSE = 2_000  # milliseconds until it is looked again
IDLE = PATIENCE * 1000 // PAUSE  # looks in a row at a table where nothing happens
GLANCE = 700  # milliseconds in which something that is offered can be clicked, unless it is gone meanwhile
SPOT = """(thing) => {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = thing.getBoundingClientRect();
    const spots = [0.5, 0.15, 0.3, 0.7, 0.85].flatMap((across) => [0.5, 0.2, 0.8].map((down) => [across, down]));
    const isSeen = ([across, down]) => thing.contains(document.elementFromPoint(x + across * width, y + down * height));
    const [across, down] = spots.find(isSeen) ?? spots[0];
    return { x: x + across * width, y: y + down * height };
}"""
PICK = (Path(__file__).parent / "hands.js").read_text(encoding="utf-8")
SEEN = """() => document.body.innerText + [...document.querySelectorAll('button, [role=button]')]
    .map((each) => each.ariaLabel + each.disabled + each.ariaPressed + each.ariaDisabled).join()"""
OTHERWISE = f"(before) => ({SEEN})() !== before"


class Hands:
    """Of one person at one table. After `eager` clicks they rather end things than begin new ones."""

    def __init__(self, page, kind="generic", eager=0, seed=0, *, taps=False):
        self._page, self._kind, self._eager, self._random = page, kind, eager, random.Random(seed)
        self._taps = taps
        self._idle = 0

    def play(self, look=lambda: None):
        """To the end of the match, with a look at the page before every click."""
        changes = 0
        while not is_over(self._page):
            assert changes < TURNS, "the match does not end"
            look()
            changes += self.click(changes >= self._eager)

    def click(self, eager=False):
        """One click on something that is offered; where nothing is, waits for the others. Whether anything changed."""
        before = self._page.evaluate(SEEN)
        thing = self.pick(eager)
        problem = ""
        try:
            if thing:
                self.use(thing)
            self._page.wait_for_function(OTHERWISE, arg=before, timeout=PAUSE)
        except Error as gone:  # meanwhile: an action that can be taken back goes on without `Confirm`
            problem = str(gone)
        changed = self._page.evaluate(SEEN) != before
        self._idle = 0 if changed else self._idle + 1
        assert self._idle < IDLE, f"nothing happens any more: {problem}\n{self._page.locator('body').aria_snapshot()}"
        return changed

    def pick(self, eager):
        """Something that is offered now, or nothing."""
        given = {"kind": self._kind, "eager": eager, "chance": self._random.random()}
        return self._page.evaluate_handle(PICK, given).as_element()

    def use(self, thing):
        """Where it can be seen: something else may lie over its middle. As people do, who do not wait until what
        pulses holds still: on a busy machine it never seems to."""
        spot = thing.evaluate(SPOT)
        (self._page.touchscreen.tap if self._taps else self._page.mouse.click)(spot["x"], spot["y"])


def board(page):
    """With something on it: the box of a game may arrive after the table."""
    return page.get_by_role("region", name="The board").filter(has=page.locator("*"))


def confirm(page):
    """The button in the bar; where something is chosen there is another one beside it."""
    return page.get_by_role("contentinfo").get_by_role("button", name=re.compile("^(Confirm|Potvrdit)"))


def say(page, line):
    """Types a line, as `/` lets people do."""
    page.keyboard.press("/")
    page.keyboard.type(line)
    page.keyboard.press("Enter")
    page.evaluate("() => document.activeElement.blur()")


def is_over(page):
    return page.get_by_role("navigation", name="What next").count() > 0


def table_of(page):
    return page.url.split("#/table/")[1].split("/")[0]


def told_of(page, table=None):
    """What the server tells this person of the table."""
    return page.request.get(f"/api/tables/{table or table_of(page)}").json()


def expect_log(page, table):
    """The log shows every line that the server has, once; equal outcomes in a row are one line."""
    entries = [entry for entry in told_of(page, table)["entries"] if entry["kind"] != "chat"]
    lines = groupby(entry["text"] if entry["kind"] == "chance" else entry["seq"] for entry in entries)
    expect(page.get_by_role("tabpanel", name="Log").get_by_role("listitem")).to_have_count(len(list(lines)))


def expect_end(page):
    """The end screen shows the totals that the server has."""
    told = told_of(page)
    assert told["status"] == "finished"
    result = told["end"]["result"]
    scores = [*result["scores"], *filter(None, [result["rival"]])]
    totals = page.get_by_role("table").get_by_role("row").last.get_by_role("cell")
    expect(totals).to_have_text([re.compile(rf"^\D*{score['total']}$") for score in scores])
