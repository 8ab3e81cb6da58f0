"""Everdell on its board: whole matches by keys, by touch on a phone, by the accessibility tree; what a turn takes."""

import random
import re
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, listen
from tests.browser.divukraj import Keys, Tree, opening
from tests.browser.hands import Hands, board, confirm, expect_end
from tests.browser.positions import ready

PLAIN = ("farm", "mine", "twig_barge", "resin_refinery", "school", "castle", "palace", "theater", "inn", "lookout")
RICH = ("visit three_twigs", "visit two_resin", "visit one_pebble", "visit one_berry", "visit one_berry_one_card")


# --- Whole matches ----------------------------------------------------------------


def test_whole_match_by_keys(match):
    page = match("divukraj")
    Keys(page, "divukraj", eager=40).play()
    expect_end(page)


def test_whole_match_by_touch_on_a_phone(match):
    page = match("divukraj", viewport=PHONE, has_touch=True)
    Hands(page, "divukraj", eager=40, taps=True).play()
    expect_end(page)


def test_whole_match_by_the_accessibility_tree(match):
    page = match("divukraj")
    Tree(page, "divukraj", eager=40).play()
    expect_end(page)


# --- A turn -----------------------------------------------------------------------


def gatherer():
    """Cards that ask nothing, then resources of all kinds, then the next season."""
    chance = random.Random(1)

    def choose(legal):
        plays = [line for line in legal if line.startswith("play ") and line.split()[1] in PLAIN]
        visits = [line for line in RICH if line in legal]
        last = next((line for line in ("by cost", "prepare", "done") if line in legal), legal[0])
        return next((chance.choice(lines) for lines in (plays, visits) if lines), last)

    return choose


def plain(table):
    """How a card is played that asks nothing."""
    return next((line for line in table.legal(0) if line.startswith("play ") and line.split()[1] in PLAIN), None)


def two_ways(table):
    """How a card is played that can be paid, and can live for nothing."""
    return next(filter(partial(has_two_ways, table), table.legal(0)), None)


def has_two_ways(table, line):
    tried = table.copy()
    tried.play(0, line)
    return line.startswith("play ") and tried.actors == [0] and {"by cost", "by house"} <= set(tried.legal(0))


@pytest.fixture
def playing(street):
    """Somebody at a table at which a card can be played in the way that is wanted, and the line that does so."""

    def made(way, seed):
        found = []
        player = ready(street, "divukraj", gatherer(), lambda table: found.append(way(table)) or found[-1], seed=seed)
        return player, found[-1]

    return made


def lying(page, line):
    """The card that a line speaks of, in the hand or in the Meadow, by the beginning of its name."""
    _, card, *meadow = line.split()
    name = re.compile(f"^(Meadow .: )?{card.replace('_', ' ').title()},")
    place = page.get_by_role("group", name="Meadow") if meadow else page.get_by_role("list", name="Hand")
    return place.get_by_role("button", name=name).first


def test_a_card_takes_two_clicks(at_table, playing):
    player, line = playing(plain, seed=1)
    page, sent = at_table(player)
    lying(page, line).click()
    confirm(page).click()
    expect(confirm(page)).to_be_disabled()
    assert sent == [[line, "by cost"]]


def test_a_payment_opens_with_the_cheapest_way_and_another_takes_one_click_more(at_table, playing):
    player, line = playing(two_ways, seed=1)
    page, sent = at_table(player)
    lying(page, line).click()
    ways = page.get_by_role("radiogroup", name=re.compile("how will you pay"))
    expect(ways.get_by_role("radio", name=re.compile("^Occupied token"))).to_be_checked()
    ways.get_by_role("radio", name=re.compile("^Cost")).click()
    expect(ways.get_by_role("radio", name=re.compile("^Cost"))).to_be_checked()
    expect(confirm(page)).to_be_enabled()
    page.keyboard.press("u")
    expect(ways).to_have_count(0)
    assert sent == []


def test_a_turn_is_whole_also_where_nobody_else_plays(person, street):
    """Alone no other seat comes between two turns: Confirm ends each, and the next one is no part of it."""
    eva = street.guest("Eva")
    table = eva.post("/api/tables", json={"game": "divukraj", "seats": [{"who": "me"}]}).json()["table"]
    sent = []
    page = person(f"/#/table/{table}", cookies=dict(eva.cookies), first=lambda page: listen(page, sent))
    board(page).wait_for()
    for place in ("two_cards_one_point", "one_berry"):
        page.locator(f'[data-cell="{place}"]').click()
        expect(confirm(page)).to_be_enabled()
    confirm(page).click()
    there = page.locator('[data-cell="one_berry"]')
    expect(there).to_have_accessible_name(re.compile("your worker stands here, you can go here"))
    assert sent == [["visit one_berry"]]


def test_what_cannot_be_played_says_what_is_missing(at_table, street):
    player, _ = opening(street)
    page, sent = at_table(player)
    cards = page.get_by_role("list", name="Hand").get_by_role("button")
    expect(cards).to_have_count(5)
    for card in cards.all():
        expect(card).to_have_accessible_name(re.compile("missing [1-6] (twig|resin|pebble|berr)|costs nothing"))
    page.get_by_role("button", name=re.compile("missing")).first.click(force=True)
    expect(page.get_by_text(re.compile("You need .* to pay for it")).first).to_be_visible()
    assert sent == []


def test_nothing_is_offered_twice(at_table, street):
    """Cards for the Haven are chosen in the hand, and that it is all is said in one place."""
    player, _ = opening(street)
    page, sent = at_table(player)
    page.locator('[data-cell="haven"]').click()
    expect(page.get_by_role("button", name="Nothing more")).to_have_count(1)
    card = page.get_by_role("list", name="Hand").get_by_role("button").first
    named = re.match("[^,]+", card.text_content())[0]
    expect(page.get_by_role("button", name=re.compile(f"{named}.*you can choose it"))).to_have_count(
        page.get_by_role("list", name="Hand").get_by_role("button", name=re.compile(f"^{named},")).count()
    )
    card.click()
    expect(page.get_by_text("1 discarded")).to_be_visible()
    page.get_by_role("button", name="Nothing more").click()
    confirm(page).click()
    expect(confirm(page)).to_be_disabled()
    assert [line.split()[0] for line in sent[0]] == ["visit", "discard", "done"]
