"""Signatures of records: who gets one, what breaks it, and what becomes of keys that are changed or lost."""

import json
from contextlib import contextmanager

import pytest
from typer.testing import CliRunner

from osada.cli.app import app
from osada.engine.dice import Dice
from osada.engine.errors import BadFile
from osada.engine.record import parse, record_of
from osada.engine.table import Table
from osada.server.signing import Signer, is_signed, key_of
from tests.cli.run import osada
from tests.games import FERRY
from tests.server import proof_file
from tests.server.given import Street, server
from tests.server.tables import Player, play_on, set_up

URL = "http://osada.test"
FIRST, SECOND = "11" * 32, "22" * 32
PUBLISHED = "/.well-known/osada-keys.json"


def id_of(key):
    """Of the key that signs where this one seals."""
    return next(iter(Signer([bytes.fromhex(key)]).public))


@contextmanager
def street_with(database, *keys, folder):
    """The street before a server with these keys, the first of which signs."""
    file = folder / "keys"
    file.write_text("\n".join(keys))
    with server(database=database, workers=1, limits=0, seal_key_file=str(file)) as (address, context):
        street = Street(address)
        street.context = context
        yield street
        street.close()


@pytest.fixture
def street(database_url, tmp_path):
    """One before a server on each kind of database."""
    with street_with(database_url, FIRST, folder=tmp_path) as found:
        yield found


def played(street, resigns=False):
    eva, jan = set_up(street, "Eva", "Jan")
    if resigns:
        assert jan.command("resign").status_code == 200
    else:
        play_on([eva, jan])
    return eva


def record(player):
    response = player.request("GET", "/record")
    assert response.status_code == 200, response.text
    return response.text


def bring(browser, text):
    return browser.post("/api/records", json={"record": text})


def brought(browser, text):
    response = bring(browser, text)
    assert response.status_code == 201, response.text
    return Player(browser, response.json()["table"])


def published(street):
    response = street.stranger().get(PUBLISHED)
    assert response.status_code == 200 and "max-age" in response.headers["cache-control"]
    return response.json()


def said(text, keys, folder):
    """What `osada replay --verify --keys` says of a record, of one that it refuses why. The keys are what a server has
    published, or its address."""
    match, file = folder / "match.osada", folder / "published.json"
    match.write_text(text)
    file.write_text(json.dumps(keys))
    where = keys if isinstance(keys, str) else str(file)
    found = CliRunner().invoke(app, ["replay", str(match), "--verify", "--keys", where])
    assert found.exit_code == (1 if isinstance(found.exception, BadFile) else 0), found.output
    return found.exception.message("en") if found.exception else found.stdout


def is_checked(words, key):
    return f"The server signed it, with the key {id_of(key)}." in words


def listed(player):
    rows = player.browser.get("/api/archive").json()["tables"]
    return next(row["signed"] for row in rows if row["table"] == player.table)


def self_made():
    """A match that nobody played, with a seed for which its outcomes are the ones that were wanted: it verifies."""
    table = Table(FERRY, 2, None, Dice("chosen-until-it-fitted", ["first", "second"]))
    while not table.over:
        table.roll()
        if table.actors:
            table.play(table.actors[0], table.legal(table.actors[0])[0])
    return record_of(table).text()


# --- Who gets one -----------------------------------------------------------


@pytest.mark.parametrize("resigns", [False, True], ids=["to its end", "given up"])
def test_what_was_played_here_is_signed_and_comes_back_signed(street, tmp_path, resigns):
    eva = played(street, resigns)
    text = record(eva)
    for keys in (published(street), street.url):
        assert is_checked(said(text, keys, tmp_path), FIRST)
    again = brought(eva.browser, text)
    assert parse(record(again)).signed_text() == parse(text).signed_text()
    assert parse(record(again)).header("signed") == parse(text).header("signed")
    assert listed(eva) and listed(again)


def test_names_and_places_are_not_signed(street, tmp_path):
    """People may be forgotten, and the signature still holds."""
    text = record(played(street))
    other = text.replace("name 0 Eva", "name 0 Player").replace("date 20", "date 19")
    assert other != text and is_checked(said(other, published(street), tmp_path), FIRST)


def test_a_self_made_record_that_verifies_is_not_signed_and_bears_no_site(street, tmp_path):
    street.context.settings = street.context.settings.model_copy(update={"url": URL})
    mine = played(street)
    assert parse(record(mine)).header("site") == f"{URL}/#/table/{mine.table}"
    assert parse(record(brought(mine.browser, record(mine)))).header("site") is None  # it is not the table in question
    for text in (self_made(), self_made().replace("\n0 ", f"\nsigned {'0' * 16} {'A' * 86}\n0 ", 1)):
        eva = brought(street.guest("Eva"), text)
        read = parse(record(eva))
        assert read.header("seed") and read.header("signed") is None and read.header("site") is None
        assert not listed(eva)
        assert eva.request("GET", "/proof").json()["signature"] is None
    assert "It is not signed" in said(record(eva), published(street), tmp_path)


def test_what_is_played_on_from_another_match_is_not_signed(street):
    eva = played(street)
    chairs = [{"who": "me", "name": "Eva"}, {"who": "me", "name": "Jan"}]
    fork = eva.at(eva.request("POST", "/fork", step=4, seats=chairs).json()["table"])
    assert fork.command("resign", seat=0).status_code == 200
    assert parse(record(fork)).header("signed") is None and not listed(fork)
    proof = fork.request("GET", "/proof").json()
    assert proof["signature"] is None and proof["weights"] == []


# --- What breaks it ---------------------------------------------------------

FORGERIES = {
    "line": lambda rows, at: [*rows[:-1], rows[-1].replace("0 ", "1 ") if rows[-1][0] == "0" else "0" + rows[-1][1:]],
    "nonce": lambda rows, at: [*rows[: at("nonce 0")], "nonce 0 mine", *rows[at("nonce 0") + 1 :]],
    "result": lambda rows, at: [*rows[: at("result")], "result 99 0", *rows[at("result") + 1 :]],
    "seed": lambda rows, at: [*rows[: at("seed")], "seed mine", *rows[at("seed") + 1 :]],
    "edition": lambda rows, at: [*rows[: at("edition")], *rows[at("edition") + 1 :]],
    "resigned": lambda rows, at: [*rows[: at("seed")], "resigned 1", *rows[at("seed") :]],
    "signature": lambda rows, at: [*rows[: at("signed")], rows[at("signed")][:-4] + "AAAA", *rows[at("signed") + 1 :]],
}


def test_whatever_is_changed_in_a_signed_record_is_refused(street, tmp_path):
    eva = played(street)
    text = record(eva)
    rows = text.splitlines()

    def at(head):
        return next(number for number, row in enumerate(rows) if row.startswith(head))

    tables = len(eva.browser.get("/api/archive").json()["tables"])
    for name, forge in FORGERIES.items():
        forged = "\n".join(forge(rows, at)) + "\n"
        assert forged != text, name
        assert bring(eva.browser, forged).status_code == 422, name
        assert "signed it" not in said(forged, published(street), tmp_path), name
    changed = "\n".join(FORGERIES["edition"](rows, at)) + "\n"  # of which replaying and verifying say nothing
    assert bring(eva.browser, changed).json()["error"]["reason"] == "archive_forged"
    assert "The signature of the key" in said(changed, published(street), tmp_path)
    assert len(eva.browser.get("/api/archive").json()["tables"]) == tables


def test_a_signature_is_of_one_text_by_one_key_and_nothing_else():
    signer, other = Signer([b"1" * 32]), Signer([b"2" * 32])
    ((key, public),) = signer.public.items()
    signature = signer.sign(key, "text")
    assert is_signed(public, signature, "text")
    wrong = [
        (public, signature, "text "),
        (*other.public.values(), signature, "text"),
        (*other.public.values(), signature.replace(key, *other.public), "text"),
        (public, other.sign(*other.public, "text"), "text"),
        (public, f"{signature}A", "text"),
        (public, f"{signature[:-1]}!", "text"),
        (public, signature.partition(" ")[2], "text"),
        (public, key, "text"),
        (public, "", "text"),
        ("", signature, "text"),
    ]
    assert not [each for each in wrong if is_signed(*each)]


# --- Keys -------------------------------------------------------------------


def test_after_a_change_of_keys_old_records_are_still_checked(database_url, tmp_path):
    with street_with(database_url, FIRST, folder=tmp_path) as street:
        eva = played(street)
        old = record(eva)
        assert [key["id"] for key in published(street)["keys"]] == [id_of(FIRST)]
    with street_with(database_url, SECOND, FIRST, folder=tmp_path):
        pass
    with street_with(database_url, SECOND, folder=tmp_path) as street:
        first, second = published(street)["keys"]
        assert (first["id"], second["id"]) == (id_of(FIRST), id_of(SECOND))
        assert first["since"] < first["until"] <= second["since"] and "until" not in second
        assert is_checked(said(old, published(street), tmp_path), FIRST)
        again = brought(street.guest("Eva"), old)
        assert parse(record(again)).header("signed") == parse(old).header("signed")
        new = record(Player(street.stranger(), eva.table))
        assert is_checked(said(new, published(street), tmp_path), SECOND)


def test_a_key_that_is_given_ahead_is_published_before_it_signs(database_url, tmp_path):
    with street_with(database_url, FIRST, SECOND, folder=tmp_path) as street:
        first, second = published(street)["keys"]
        assert "since" in first and second.keys() == {"id", "public"}
        assert key_of(parse(record(played(street))).header("signed")) == id_of(FIRST)


def test_a_lost_key_is_said_and_its_signatures_are_not_believed(database_url, tmp_path):
    with street_with(database_url, FIRST, SECOND, folder=tmp_path) as street:
        eva = played(street)
        old = record(eva)
        before = brought(eva.browser, old)
        told = osada("keys", "--lost", id_of(FIRST), "--database", database_url)
        assert told.code == 0 and f"{id_of(FIRST)}  lost on " in told.out
        assert f"{id_of(SECOND)}  has not signed yet" in told.out
        assert published(street)["keys"][0]["lost"] > 0
        assert f"The key {id_of(FIRST)} that signed the record was lost" in said(old, published(street), tmp_path)
        after = brought(eva.browser, old)
        assert not listed(before) and not listed(after)
        assert parse(record(before)).header("signed") is parse(record(after)).header("signed") is None
        assert key_of(parse(record(eva)).header("signed")) == id_of(SECOND)
    assert osada("keys", "--lost", "0" * 16, "--database", database_url).code == 2


def test_two_servers_with_one_key_sign_alike_and_publish_the_same(database_url, tmp_path):
    with (
        street_with(database_url, FIRST, folder=tmp_path) as here,
        street_with(database_url, FIRST, folder=tmp_path) as there,
    ):
        eva = played(here)
        assert published(here) == published(there)
        assert record(eva) == record(Player(there.stranger(), eva.table))


def test_what_another_server_signed_is_not_signed_here(database_url, tmp_path):
    with street_with(database_url, FIRST, folder=tmp_path) as street:
        old = record(played(street))
    with street_with(f"sqlite:///{tmp_path}/other.db", SECOND, folder=tmp_path) as stranger:
        assert "none of the keys" in said(old, published(stranger), tmp_path)
        assert parse(record(brought(stranger.guest("Eva"), old))).header("signed") is None


# --- The proof --------------------------------------------------------------


def test_the_proof_has_the_weights_of_every_outcome(street):
    eva = played(street)
    proof = eva.request("GET", "/proof").json()
    read = parse(record(eva))
    assert proof["text"] == read.signed_text() and proof["signature"] == read.header("signed")
    nonces = read.each_seat("nonce")
    dice = Dice(read.header("seed"), [nonces[seat] for seat in sorted(nonces)])
    drawn = [row.removeprefix("chance ") for row in proof["text"].splitlines() if row.startswith("chance ")]
    assert len(drawn) == len(proof["weights"]) > 3
    assert drawn == [proof["outcomes"][dice.choose(n, row)] for n, row in enumerate(proof["weights"])]


def test_the_proof_is_for_whoever_may_see_the_replay_and_after_the_end(street):
    running, _ = set_up(street, "Eva", "Jan", settings={"spectators": False})
    assert running.request("GET", "/proof").status_code == 409
    assert running.command("resign").status_code == 200
    assert running.request("GET", "/proof").status_code == 200
    assert Player(street.guest("Ida"), running.table).request("GET", "/proof").status_code == 403


def test_the_page_is_tested_with_such_a_proof():
    assert json.loads(proof_file.FILE.read_text(encoding="utf-8")) == proof_file.made(), proof_file.__doc__
