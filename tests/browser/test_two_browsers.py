"""Two people, each with a browser, and wires that are cut: nothing is lost, nothing is done twice."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Hands, board, confirm, expect_end, expect_log, is_over, table_of, told_of
from tests.browser.wire import Wire
from tests.patience import until
from tests.server.tables import set_up


@pytest.fixture
def friends(person):
    """One has opened a table of Hashi with a friend, who came by the link. The first one's wire can be cut."""
    wires = []
    eva = person(first=lambda page: wires.append(Wire(page)))
    eva.get_by_role("article", name="Hashi").get_by_role("button", name="With a friend").click()
    jan = person(eva.get_by_label("Link", exact=True).input_value().split("/", 3)[3])
    jan.get_by_label("What shall we call you").fill("Jan")
    jan.get_by_role("button", name="Take a seat").click()
    for page in (eva, jan):
        board(page).wait_for()
    return eva, jan, wires[0]


def start(page, island):
    page.get_by_role("button", name=re.compile(f"^Island {island},")).click()
    page.get_by_role("group", name=f"Start number for island {island}").get_by_role("button", name="3").click()


def acts(page, table):
    return [(entry["seat"], entry["text"]) for entry in told_of(page, table)["entries"] if entry["kind"] == "act"]


def test_match_between_two_browsers_with_cuts(friends):
    eva, jan, wire = friends
    hands = [Hands(eva, "hashi", eager=10, seed=1), Hands(jan, "hashi", eager=10, seed=2)]
    for turn in range(400):
        if is_over(eva) and is_over(jan):
            break
        if turn % 40 == 20:
            wire.cut()
            until(lambda: is_over(eva) or eva.get_by_text("Reconnecting").is_visible())
            wire.mend()
        for page, hand in zip((eva, jan), hands, strict=True):
            if not is_over(page) and page.title().startswith("●"):
                hand.click(turn >= 10)
    expect_end(eva)
    expect_end(jan)


def test_what_one_has_chosen_stays_when_the_other_acts(friends):
    eva, jan, _ = friends
    start(eva, 2)
    expect(confirm(eva)).to_be_enabled()
    start(jan, 3)
    confirm(jan).click()
    expect(eva.get_by_role("tabpanel").get_by_text("gives the neighbour")).to_be_visible()
    confirm(eva).click()
    expect(eva.get_by_text("Round 1 of")).to_be_visible()


def test_move_without_a_wire_arrives_once(friends):
    eva, jan, wire = friends
    table = table_of(eva)
    eva.context.set_offline(True)
    wire.cut()
    expect(eva.get_by_text("Reconnecting … everything you did is saved.")).to_be_visible()
    start(eva, 4)
    confirm(eva).click()
    expect(eva.get_by_text("Reconnecting … your last move is not yet saved.")).to_be_visible()
    assert acts(jan, table) == []
    start(jan, 6)
    confirm(jan).click()
    expect(jan.get_by_text("Done. Waiting for")).to_be_visible()
    wire.mend()
    eva.context.set_offline(False)
    expect(eva.get_by_text("Reconnecting")).to_have_count(0)
    assert sorted(acts(eva, table)) == [(0, "start 4 3"), (1, "start 6 3")]
    for page in (eva, jan):
        expect_log(page, table)


def test_move_whose_answer_got_lost_is_said_again_and_done_once(friends):
    eva, jan, wire = friends
    table = table_of(eva)
    wire.deafen()
    start(eva, 4)
    confirm(eva).click()
    until(lambda: acts(jan, table))
    wire.cut()
    expect(eva.get_by_text("Reconnecting … your last move is not yet saved.")).to_be_visible()
    wire.mend()
    expect(eva.get_by_text("Reconnecting")).to_have_count(0)
    commands = [text for text in wire.said if '"act"' in text]
    assert len(commands) == 2 and commands[0] == commands[1]
    assert acts(eva, table) == [(0, "start 4 3")]
    for page in (eva, jan):
        expect_log(page, table)


def test_reload_in_the_middle_loses_nothing(friends):
    eva, jan, _ = friends
    table = table_of(eva)
    start(eva, 4)
    confirm(eva).click()
    expect(eva.get_by_text("not yet saved")).to_have_count(0)
    eva.reload()
    board(eva).wait_for()
    assert acts(jan, table) == [(0, "start 4 3")]
    expect_log(eva, table)


def test_seat_moves_to_another_device_by_the_menu(friends, person):
    """Also over plain HTTP, where a page may not write to the clipboard: the link is there to be read."""
    eva, jan, _ = friends
    jan.get_by_role("button", name="Table and people").click()
    menu = jan.get_by_role("dialog")
    menu.get_by_role("button", name="Invitation").click()
    expect(menu.get_by_label("Link", exact=True)).to_have_value(re.compile(f"/#/join/{table_of(eva)}/"))
    seat = menu.get_by_role("listitem").filter(has_text="Jan")
    seat.get_by_role("button", name="New link to the seat").click()
    phone = person(seat.get_by_label("Link", exact=True).input_value().split("/", 3)[3])
    phone.get_by_role("button", name="Take my seat").click()
    board(phone).wait_for()
    assert told_of(phone)["seat"] == 1
    assert [seat["name"] for seat in told_of(phone)["seats"]][1] == "Jan"


def test_menu_offers_nothing_that_would_be_refused(friends):
    """The host has no more rights over a rival than anybody else."""
    eva, jan, _ = friends
    eva.get_by_role("button", name="Table and people").click()
    expect(offered(eva, 0)).to_have_text(["New link to the seat", "Let a bot play"])
    expect(offered(eva, 1)).to_have_text(["Mute", "Hear again"])
    jan.get_by_role("button", name="Table and people").click()
    jan.get_by_role("button", name="Leave, let a bot play").click()
    expect(eva.get_by_role("dialog").get_by_text("medium bot")).to_be_visible()
    expect(offered(eva, 1)).to_have_text(["Mute", "Hear again"])


def test_menu_offers_a_bot_for_who_is_out_of_time(person, street):
    _, jan = set_up(street, "Eva out of time", "Jan in time", game="hashi", settings={"pace": 1})
    page = person(f"/#/table/{jan.table}", cookies=dict(jan.browser.cookies))
    page.get_by_role("button", name="Table and people").click()
    expect(offered(page, 0)).to_have_text(["Let a bot play", "Mute", "Hear again"])
    offered(page, 0).first.click()
    expect(page.get_by_role("dialog").get_by_text("medium bot")).to_be_visible()


def offered(page, seat):
    return page.get_by_role("dialog").get_by_role("listitem").nth(seat).get_by_role("button")
