"""With one way to go on it is taken and told, never what ends a turn; unless somebody wants to be asked."""

from playwright.sync_api import expect

from tests.browser.hands import confirm, say
from tests.server.tables import set_up


def note(page):
    return page.get_by_role("contentinfo").get_by_role("status")


def forced(street):
    """Somebody of Timber Town who can place a tile in such a way that it is paid for in one way alone; and how."""
    players = set_up(street, "Eva", "Jan", game="bobrany")
    for _ in range(80):
        actor = players[players[0].look()["play"]["actors"][0]]
        for take in [line for line in actor.look()["play"]["legal"] if line.startswith("take")][:2]:
            for place in tried(actor, [take])["legal"][:12]:
                then = tried(actor, [take, place])
                if then["stops"] is None and [line.split()[0] for line in then["legal"]] == ["pay"]:
                    return actor, take, place, then["legal"][0]
        actor.any_act()
    raise AssertionError("every tile fits everywhere")


def tried(player, actions):
    return player.request("POST", "/try", actions=actions).json()


def test_only_way_is_taken_and_told(at_table, street):
    player, take, place, pay = forced(street)
    page, sent = at_table(player)
    say(page, take)
    say(page, place)
    expect(note(page)).to_contain_text("The only thing you could do, done for you:")
    expect(confirm(page)).to_be_enabled()
    assert sent == [], "what ends a turn waits for Confirm"
    confirm(page).click()
    expect(confirm(page)).to_be_disabled()
    assert sent[0][:3] == [take, place, pay]


def test_only_way_is_not_taken_where_somebody_wants_to_be_asked(at_table, street):
    player = alone(set_up(street, "Eva", "Jan", game="hashi"))
    page, sent = at_table(player, kept={"look": {"obvious": "asked"}})
    expect(confirm(page)).to_be_disabled()
    (only,) = player.look()["play"]["legal"]
    say(page, only)
    expect(confirm(page)).to_be_enabled()
    expect(note(page)).not_to_contain_text("done for you")
    assert sent == []


def test_what_cannot_be_taken_back_is_only_made_ready(at_table, street):
    """Hashi, late: nothing can be written or built any more."""
    page, sent = at_table(alone(set_up(street, "Eva", "Jan", game="hashi")))
    expect(confirm(page)).to_be_enabled()
    expect(note(page)).to_contain_text("The only thing you could do, done for you:")
    assert sent == []
    page.keyboard.press("c")
    expect(confirm(page)).to_be_disabled()
    assert [len(actions) for actions in sent] == [1]


def alone(players):
    """Whoever has just one way to go on, and it ends something."""
    for _ in range(400):
        for seat in players[0].look()["play"]["actors"]:
            legal = players[seat].look()["play"]["legal"]
            if len(legal) == 1 and tried(players[seat], legal)["stops"] is not None:
                return players[seat]
        players[players[0].look()["play"]["actors"][0]].any_act()
    raise AssertionError("there is always a choice")


def test_setting_is_kept(person):
    page = person("/#/settings")
    choice = page.get_by_role("group", name="When there is only one thing you can do")
    expect(choice.get_by_role("radio", name="do it for me")).to_be_checked()
    choice.get_by_text("ask me anyway").click()
    page.reload()
    expect(choice.get_by_role("radio", name="ask me anyway")).to_be_checked()
