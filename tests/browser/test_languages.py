"""Czech and English: switched in every room without a reload, two of them at one table, never a message's key."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.rooms import GAMES, ROOMS, settled
from tests.server.tables import set_up

KEY = re.compile(rf"\b(?:page|{'|'.join(GAMES)})-[a-z]+(?:-[a-z0-9]+)+\b")
SAID = """() => [document.title, document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')]
        .flatMap((each) => [each.ariaLabel, each.title, each.getAttribute('placeholder')])].join(' ')"""


def keys(page):
    return KEY.findall(page.evaluate(SAID))


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_speaks_both_without_reload(person, rooms, room):
    page = person("about:blank", lang="cs", cookies=rooms.cookies)
    settled(page, rooms.paths[room])
    page.evaluate("() => (window.stayed = true)")
    czech = page.evaluate(SAID)
    assert keys(page) == []
    assert page.evaluate("() => document.documentElement.lang") == "cs"
    speak(page, "EN")
    page.wait_for_function("() => document.documentElement.lang === 'en'")
    assert keys(page) == []
    assert page.evaluate(SAID) != czech
    assert page.evaluate("() => window.stayed")
    speak(page, "CS")
    page.wait_for_function("() => document.documentElement.lang === 'cs'")


def speak(page, sign):
    """By the switch in the header; at a table it is in the menu."""
    switch = page.get_by_role("button").filter(has=page.get_by_text(sign, exact=True))
    if switch.count():
        switch.click()
        return
    page.get_by_role("button", name=re.compile("^(Table and people|Stůl a lidé)$")).click()
    switch.click()
    page.keyboard.press("Escape")


def test_two_languages_at_one_table(person, street):
    eva, jan = set_up(street, "Eva", "Jan", game="hashi")
    eva.any_act()
    pages = {
        lang: person(f"/#/table/{eva.table}", lang=lang, cookies=dict(player.browser.cookies))
        for lang, player in (("cs", eva), ("en", jan))
    }
    expect(pages["cs"].get_by_role("button", name="Potvrdit")).to_be_visible()
    expect(pages["en"].get_by_role("button", name="Confirm")).to_be_visible()
    lines = {lang: page.get_by_role("tabpanel").get_by_role("listitem") for lang, page in pages.items()}
    expect(lines["cs"]).to_have_count(lines["en"].count())
    assert lines["cs"].all_inner_texts() != lines["en"].all_inner_texts()


def test_what_is_refused_is_said_in_the_readers_language(person, street):
    eva, _ = set_up(street, "Eva", "Jan", game="hashi")
    eva.browser.patch("/api/me", json={"language": "cs"})
    page = person(f"/#/table/{eva.table}", lang="cs", cookies=dict(eva.browser.cookies))
    page.get_by_role("button", name=re.compile("^Ostrov 1,")).click()
    expect(page.locator(".notices button")).to_have_text(re.compile("vlajk"))
