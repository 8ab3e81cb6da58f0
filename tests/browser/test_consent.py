"""Two people, each with a browser: what changes in play changes by consent."""

from types import SimpleNamespace

from playwright.sync_api import expect

from tests.browser.hands import board, told_of
from tests.server.tables import set_up
from tests.server.test_consent import let_time_pass


def at_table(person, players):
    pages = [person(f"/#/table/{player.table}", cookies=dict(player.browser.cookies)) for player in players]
    for page in pages:
        board(page).wait_for()
    return pages


def test_settings_change_when_the_other_agrees(person, street):
    players = set_up(street, "Eva", "Jan", game="hashi")
    eva, jan = at_table(person, players)
    eva.get_by_role("button", name="Table and people").click()
    menu = eva.get_by_role("dialog")
    menu.get_by_role("button", name="Propose other settings").click()
    menu.get_by_label("Players may ask for hints").uncheck()
    menu.get_by_role("button", name="Ask everybody").click()
    card = jan.get_by_role("alertdialog")
    expect(card).to_contain_text("Eva proposes: no hints.")
    expect(eva.get_by_role("alertdialog")).to_contain_text("Still to agree: Jan.")
    card.get_by_role("button", name="Agree").click()
    expect(eva.get_by_role("alertdialog")).to_have_count(0)
    assert told_of(eva, players[0].table)["set_up"]["settings"]["hints"] is False


def test_for_who_is_away_the_other_calls_a_bot_and_who_comes_back_plays_again(person, street, house):
    players = set_up(street, "Eva", "Jan", game="hashi")
    players[0].any_act()
    eva, jan = at_table(person, players)
    expect(jan.get_by_text("until ")).to_be_visible()
    let_time_pass(SimpleNamespace(context=house[1]), players[0].table)
    eva.get_by_role("button", name="Let a bot play").click()
    jan.get_by_role("button", name="Play myself again").click()
    expect(jan.get_by_role("button", name="Play myself again")).to_have_count(0)
    assert told_of(eva, players[0].table)["seats"][1]["bot"] is None
