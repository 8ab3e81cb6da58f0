"""After a match: replay by keys and with other eyes, play on from a step, review, record."""

import re

import pytest
from playwright.sync_api import expect

import osada
from tests.browser.hands import board, told_of
from tests.browser.rooms import finished


@pytest.fixture
def page(person, street):
    return opened(person, finished(street)[0])


def opened(person, player):
    return person(f"/#/table/{player.table}", cookies=dict(player.browser.cookies))


def open_replay(page):
    page.get_by_role("link", name="Replay").click()
    expect(step(page)).to_have_value("0")


def step(page):
    return page.get_by_role("slider", name="Step")


def test_replay_by_keys(page):
    open_replay(page)
    last = int(step(page).get_attribute("max"))
    for key, wanted in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect(step(page)).to_have_value(str(wanted))
    page.keyboard.press("Shift+ArrowRight")
    expect(step(page)).not_to_have_value("0")
    assert re.search(r"#/replay/[\w-]+/[1-9]", page.url)
    page.reload()
    expect(step(page)).not_to_have_value("0")


def test_replay_with_other_eyes(page):
    open_replay(page)
    page.keyboard.press("End")
    with page.expect_request(re.compile("eyes=1")):
        page.get_by_label("Seen by").select_option("1")
    expect(page.get_by_role("application", name=re.compile("board", re.IGNORECASE))).to_be_visible()


def test_line_of_the_log_leads_to_its_step(page):
    open_replay(page)
    lines = page.get_by_role("list", name="Log").get_by_role("button")
    lines.nth(2).click()
    expect(step(page)).to_have_value("3")
    expect(lines.nth(2)).to_have_attribute("aria-current", "step")


def test_play_on_from_here(page):
    before = page.url.split("/")[-1]
    open_replay(page)
    page.keyboard.press("ArrowRight")
    expect(step(page)).to_have_value("1")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    page.wait_for_url("**/#/table/*")
    table = page.url.split("/")[-1]
    assert table != before
    assert before in told_of(page, table)["set_up"]["origin"]


def test_review_appears(page):
    page.get_by_role("link", name="Review").click()
    page.get_by_label("Who judges").select_option("greedy")
    expect(page.get_by_role("img", name=re.compile("^A chart"))).to_be_visible()
    judged = page.get_by_text(re.compile(r"\d+ of \d+ choices were as good as the best"))
    expect(judged.first).to_be_visible()
    page.get_by_label("only those that cost something").uncheck()
    expect(page.get_by_role("main").get_by_role("link").nth(1)).to_be_visible()


def test_record_is_saved_and_tells_the_match(page):
    with page.expect_download() as waited:
        page.get_by_role("link", name="Save the record").click()
    text = waited.value.path().read_text(encoding="utf-8")
    lines = [entry["text"] for entry in told_of(page)["entries"] if entry["kind"] == "act"]
    assert all(line in text for line in lines)
    page.get_by_text("Was chance fair?").click()
    expect(page.get_by_text(f"osada replay --verify {waited.value.suggested_filename}")).to_be_visible()


def test_rematch_is_offered_and_accepted(person, street):
    """Who has not accepted does not play: the one who offers it waits."""
    first, second = (opened(person, player) for player in finished(street))
    before = first.url
    first.get_by_role("button", name="Play again").click()
    first.wait_for_url(lambda url: url != before)
    expect(board(first)).to_have_count(0)
    second.get_by_role("button", name="Accept the rematch").click()
    for page in (first, second):
        expect(board(page)).to_be_visible()


def test_record_that_breaks_off_shows_how_far_it_came(person, street):
    browser = street.guest("Eva")
    match = osada.new("hashi", seats=2, seed=7)
    for seat in range(2):
        match.play(seat, match.legal(seat)[0])
    brought = browser.post("/api/records", json={"record": osada.record_of(match).text()}).json()["table"]
    page = person(f"/#/table/{brought}", cookies=dict(browser.cookies))
    expect(page.get_by_role("table")).to_be_visible()
    open_replay(page)
