"""What happens on the board of Divukraj, told: production card by card, what the others did, how points are counted."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.divukraj import cell, opening
from tests.browser.hands import confirm
from tests.browser.positions import looking, ready
from tests.patience import until

MOVING = {"reduced_motion": "no-preference"}
GIVES = {"farm", "general_store", "mine", "resin_refinery", "twig_barge", "barge_toad"}  # green cards that ask nothing
ASKS = {
    "chip_sweep",
    "doctor",
    "fairgrounds",
    "husband",
    "miner_mole",
    "monk",
    "peddler",
    "storehouse",
    "teacher",
    "woodcarver",
}
PRODUCING = {"farm": 2, "twig_barge": 1}  # a berry each, and two twigs
PRODUCES_NEXT = ("winter", "summer")
WISHES = ("by cost", "by house", "visit one_pebble", "visit two_resin", "visit three_twigs", "visit one_berry")
RECORD = """cell => {
  window.seen = [cell.getAttribute("aria-label")];
  new MutationObserver(() => window.seen.push(cell.getAttribute("aria-label")))
    .observe(cell, { attributes: true, attributeFilter: ["aria-label"] });
}"""


def builder(legal):
    """Green cards that only give, and workers where the goods for them are; nothing else."""
    plays = [line for line in legal if line.startswith("play ") and line.split()[1] in GIVES]
    wanted = [*plays, *(line for line in WISHES if line in legal)]
    patient = [line for line in legal if line in ("done", "prepare") or line.startswith("visit ")]
    return (wanted or patient or legal)[0]


def will_produce(table):
    view = table.view(0)
    city, season = view["cities"][0]["cards"], view["players"][0]["season"]
    is_plain = greens_in(city) > 1 and ASKS.isdisjoint(city)
    return "prepare" in table.legal(0) and season in PRODUCES_NEXT and is_plain


def greens_in(city):
    return sum(count for card, count in city.items() if card in GIVES)


@pytest.fixture
def producing(person, street):
    """Somebody whose green cards have begun to act, at a moment that lasts."""

    def made(**settings):
        ema = ready(street, "divukraj", builder, will_produce, seed=11)
        assert ema.look()["play"]["view"]["cities"][0]["cards"] == PRODUCING
        page = looking(person, ema, first=lambda page: page.clock.install(), **settings)
        page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        page.get_by_role("button", name=re.compile("^Prepare for (spring|autumn)")).click()
        return page

    return made


def shown(page):
    return page.get_by_role("region", name="Ema: production")


@pytest.mark.parametrize("settings", [{}, MOVING], ids=["still", "moving"])
def test_production_runs_by_itself_and_tells_its_sum(producing, settings):
    page = producing(**settings)
    for number in range(sum(PRODUCING.values()) if settings else 0):
        expect(shown(page).get_by_role("listitem")).to_have_count(number + 1)
        page.clock.run_for(250)
    expect(shown(page)).to_be_visible()
    expect(shown(page).get_by_role("listitem")).to_have_count(sum(PRODUCING.values()) if settings else 0)
    said = shown(page).get_by_role("status").inner_text()
    told = re.findall(r"(\d+) (twig|resin|pebble|berr)", said.replace("\n", " "))
    assert {good.replace("berr", "berry"): int(count) for count, good in told} == {"twig": 2, "berry": 2}
    confirm(page).click()
    expect(confirm(page)).to_be_disabled()


def test_press_goes_on_to_the_sum_at_once(producing):
    page = producing(**MOVING)
    expect(shown(page).get_by_role("listitem")).to_have_count(1)
    page.keyboard.press("Shift")
    expect(shown(page).get_by_role("listitem")).to_have_count(sum(PRODUCING.values()))
    page.keyboard.press("Shift")
    expect(shown(page)).to_be_hidden()


def test_what_the_others_did_is_shown_again(person, street):
    ema, jan = opening(street)
    ema.act("visit one_berry")
    jan.act("visit two_resin")
    page = looking(person, ema, **MOVING)
    expect(cell(page, "two_resin")).to_have_attribute("aria-label", re.compile("taken by Jan"))
    cell(page, "two_resin").evaluate(RECORD)
    page.keyboard.press("b")
    told = page.get_by_role("region", name="What the others did since my last turn")
    expect(told.get_by_role("listitem")).to_have_text(re.compile("Jan puts a worker on"))
    until(lambda: len(page.evaluate("seen")) > 2)
    assert ["taken by Jan" in name for name in page.evaluate("seen")][:3] == [True, False, True]
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()


def test_without_motion_it_is_told_in_words(person, street):
    ema, jan = opening(street)
    ema.act("visit one_berry")
    jan.act("visit two_resin")
    page = looking(person, ema)
    page.get_by_role("button", name="What the others did since my last turn").click()
    expect(page.get_by_role("listitem").filter(has_text="Jan puts a worker on").first).to_be_visible()


def test_count_is_a_walk_through_the_city(person, street):
    ema = ready(street, "divukraj", builder, lambda table: len(table.view(0)["cities"][0]["cards"]) > 1, seed=1)
    seats = ema.request("POST", "/count", actions=[]).json()["seats"]
    steps = seats[0]["parts"][0]["steps"]
    page = looking(person, ema)
    page.get_by_role("button", name="Count the city").click()
    count = page.get_by_role("region", name="Ema: cards, step by step")
    expect(count.get_by_role("listitem")).to_have_count(len(steps))
    expect(count.locator('[aria-current="step"]')).to_contain_text(f"+{steps[0]['points']}")
    expect(page.locator(".city .scoring")).to_have_count(len(steps[0]["scoring"]))
    page.keyboard.press("ArrowRight")
    expect(count.locator('[aria-current="step"]')).to_contain_text(f"+{steps[1]['points']}")
    page.keyboard.press("Escape")
    expect(count).to_be_hidden()


def test_newest_card_stays_the_newest_when_the_page_is_opened_anew(person, street):
    ema, jan = opening(street)
    page = looking(person, ema, kept={"divukraj.sort": "new"})
    cards = page.get_by_role("list", name="Hand").get_by_role("button")
    ema.act("visit one_berry_one_card")
    expect(cards).to_have_count(ema.look()["play"]["view"]["players"][0]["hand_size"])
    jan.act("visit haven", "done")
    newest = [name.split(",")[0] for name in cards.all_inner_texts()]
    page.reload()
    expect(cards).to_have_count(len(newest))
    assert [name.split(",")[0] for name in cards.all_inner_texts()] == newest


def test_rugwort_tells_his_last_move_when_the_page_is_opened(person, street):
    ema = ready(street, "divukraj", builder, lambda table: table.view(0)["rival"]["n_cards"] > 0, seed=1, seats=1)
    page = looking(person, ema)
    expect(
        page.get_by_role("button", name=re.compile("Rugwort, year 1, .* He (rolled|moved|took)")).first
    ).to_be_visible()
