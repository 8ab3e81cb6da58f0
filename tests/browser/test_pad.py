"""The score pad: a finished real table is filled in by clicks, and its total is right; a reload keeps it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

GAMES_FOLDER = Path(__file__).parents[2] / "src" / "osada" / "games"


def name(game, word):
    """What a thing of a game is called."""
    key = re.sub(r"[^A-Za-z0-9]+", "-", word)
    text = (GAMES_FOLDER / game / "show" / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    return re.search(rf"^{game}-name-{key} = (.+)$", text, re.MULTILINE).group(1)


def press(page, name, times=1):
    for _ in range(times):
        page.get_by_role("button", name=name, exact=isinstance(name, str)).click()


def choose(page, group, label):
    page.get_by_role("radiogroup", name=group, exact=True).get_by_role("radio", name=label, exact=True).check()


def more(page, what, times=1):
    press(page, f"More: {what}", times)


def fill_hashi(page):
    """One finished island, and two bonuses: 2 + 9 + 4."""
    press(page, re.compile("^Line 0-1:"), 2)
    press(page, re.compile("^Line 0-7:"))
    press(page, re.compile("^Island 0:"))
    choose(page, "Number of island 0", "3")
    choose(page, "red flags", "9")
    choose(page, "six connected", "4")


def fill_border(page):
    """Two areas, one of them first."""
    choose(page, "well", "4")
    choose(page, "eagle", "3")


def fill_bobrany(page):
    """Two red tiles, three tokens in the reserve, the builder beaver: 4 + 3 + 5."""
    for cell in ("A1", "A4"):
        press(page, re.compile(f"^Cell {cell}"))
        page.get_by_role("group", name="Colour").get_by_role("button", name="red").click()
    more(page, "tokens left in the reserve", 3)
    press(page, "has the builder beaver")


def fill_mesta(page):
    """The example of docs/score-pad.md."""
    press(page, "One player fewer")
    for space, tile in (("2,2", "S1"), ("4,2", "T06")):
        press(page, re.compile(f"^Space {space}:"))
        press(page, tile)
    press(page, "Turn")
    choose(page, "What is being entered", "What stands on the space")
    for space, feature in (("2,3", "water:sailboat"), ("3,3", "statue")):
        press(page, re.compile(f"^Space {space}:"))
        choose(page, "Feature", name("mesta", feature))
    for space, storeys in (("2,2", "4"), ("5,2", "1")):
        press(page, re.compile(f"^Space {space}:"))
        choose(page, "Storeys of the building", storeys)
    choose(page, name("mesta", "A01"), "6")
    for card in ("C01", "C02", "C12"):
        press(page, name("mesta", card))


def fill_divukraj(page):
    """The rulebook's example: cards 22, tokens 14, prosperity 10, journey 4, events 12."""
    press(page, "One player fewer")
    for colour in page.locator("summary").all():
        colour.click()
    city = "husband wife dungeon clock_tower king architect farm mine inn bard lookout post_office monk judge historian"
    for card in city.split():
        more(page, name("divukraj", card))
    more(page, f"{name('divukraj', 'clock_tower')}: points on it", 2)
    page.get_by_label("Prisoner 1").select_option("wanderer")
    page.get_by_role("textbox", name="points in tokens").fill("12")
    for event in ("grand_tour", "ministering_to_miscreants", "performer_in_residence"):
        press(page, name("divukraj", event))
    more(page, f"{name('divukraj', 'performer_in_residence')}: points", 6)
    for thing in ("journey 4", "resin", "pebble"):
        more(page, name("divukraj", thing))


TABLES = [
    ("hashi", fill_hashi, ["15", "0"]),
    ("border", fill_border, ["7", "0"]),
    ("bobrany", fill_bobrany, ["12", "0"]),
    ("mesta", fill_mesta, ["14"]),
    ("divukraj", fill_divukraj, ["62"]),
]


@pytest.mark.parametrize(("game", "fill", "totals"), TABLES, ids=[row[0] for row in TABLES])
def test_total_is_right_and_a_reload_keeps_it(person, game, fill, totals):
    page = person(f"/#/score/{game}")
    page.get_by_role("button", name="Count the points").wait_for()
    fill(page)
    for _ in range(2):
        press(page, "Count the points")
        row = page.get_by_role("table").get_by_role("row").last.get_by_role("cell")
        expect(row).to_have_text([re.compile(rf"^\D*{total}$") for total in totals])
        page.reload()


def test_wrong_pad_says_what_would_be_right(person):
    page = person("/#/score/hashi")
    press(page, re.compile("^Line 0-1:"), 2)
    press(page, re.compile("^Island 0:"))
    choose(page, "Number of island 0", "1")
    press(page, "Count the points")
    expect(page.get_by_text("⚠").first).to_contain_text("0")
    assert page.get_by_role("table").count() == 0
