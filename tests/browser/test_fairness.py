"""At the end of a match the page proves by itself that chance was fair, and says loudly when it was not."""

import hashlib
import json
import re
import subprocess

import pytest
from playwright.sync_api import expect

from tests.browser.hands import board, told_of
from tests.patience import until
from tests.server.tables import CLIENTS

PLAIN = "Object.defineProperty(crypto, 'subtle', { value: undefined })"  # as a page has it that came by plain HTTP


def finished(person, **settings):
    """The end of a match that was set up on this very page; after some draws its owner gave up."""
    page = person(kept={"level": "random"}, **settings)
    page.get_by_role("article", name="Hashi").get_by_role("button", name="Against a bot").click()
    board(page).wait_for()
    while sum(entry["kind"] == "chance" for entry in told_of(page)["entries"]) < 3:
        command(page, "act", actions=until(lambda: told_of(page)["play"]["legal"])[:1])
    command(page, "resign")
    expect(summary(page)).to_be_visible()
    return page


def command(page, word, **body):
    told = told_of(page)
    known = {"expected": told["seq"], "client": f"fairness-{next(CLIENTS)}"}
    response = page.request.post(f"/api/tables/{told['table']}/{word}", data={**known, **body})
    assert response.ok or response.status == 409, response.text()  # the bot was quicker: it is tried again


def summary(page):
    return page.get_by_text("Was chance fair?")


def signs(page):
    return [
        sign.get_attribute("aria-label")
        for sign in page.get_by_label("What this device has checked").get_by_role("img").all()
    ]


def test_the_end_proves_every_point_and_how_to_do_it_by_hand(person):
    page = finished(person)
    expect(summary(page)).to_have_text(re.compile("checked it: yes"))
    summary(page).click()
    points = page.get_by_label("What this device has checked")
    for words in (
        "the promise that this device was given",
        "added to chance stands in the record",
        "nobody could choose it",
        "draws follow",
    ):
        expect(points.get_by_text(words)).to_be_visible()
    assert signs(page) == ["right"] * 6
    end = told_of(page)
    page.get_by_role("link", name="How this works").click()
    command = page.locator("pre", has_text="sha256sum").first
    expect(command).to_contain_text(end["end"]["seed"])
    done = subprocess.run(["sh", "-c", command.inner_text()], capture_output=True, encoding="ascii", check=True)
    assert done.stdout.split()[0] == end["set_up"]["commit"] == hashlib.sha256(end["end"]["seed"].encode()).hexdigest()


def test_over_plain_http_the_page_proves_the_same_and_leaves_the_signature_open(person):
    page = finished(person, first=lambda page: page.add_init_script(PLAIN))
    expect(summary(page)).to_have_text(re.compile("checked it: yes"))
    summary(page).click()
    expect(page.get_by_text("this browser cannot check that")).to_be_visible()
    assert signs(page) == ["right"] * 5 + ["cannot be told"]


FORGERIES = {
    # what somebody changed               what the page says
    r"nonce 0 \w+": ("nonce 0 another", "does not stand in the record: somebody has swapped it"),
    r"seed \w+": ("seed another", "The seed does not fit the promise"),
    r"commit \w+": ("commit another", "another promise than this device was given"),
    r"nonce 1 \w+": ("nonce 1 another", "its number does not follow from the promise"),
    r"\nchance card .*": ("\nchance card 5x9", "do not fit what was drawn there"),
}


@pytest.fixture
def page(person):
    return finished(person)


def test_a_forged_proof_is_loud(page):
    for found, (forged, said) in FORGERIES.items():
        page.route("**/proof", forging(found, forged))
        page.reload()
        expect(page.get_by_role("alert").get_by_text("Something is wrong with this match")).to_be_visible()
        expect(page.get_by_text(said)).to_be_visible()
        expect(page.get_by_text("The signature is wrong")).to_be_visible()
        page.unroute("**/proof")


def forging(found, forged):
    def forge(route):
        proof = json.loads(route.fetch().text())
        proof["text"] = re.sub(found, forged, proof["text"], count=1)
        route.fulfill(json=proof)

    return forge
