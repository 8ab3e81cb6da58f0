"""What a database, or a back-up of it, tells whoever has no key: nothing of what is still to come."""

import gzip
import hmac
import json
import logging
import random
import re
from contextlib import closing
from hashlib import sha256

import pytest
from sqlalchemy import select, update

from osada.server.config import Settings
from osada.server.context import open_context
from osada.server.errors import Refused
from osada.server.people.forget import forget
from osada.server.sealing import Sealer, key_of
from osada.server.storage.backup import back_up
from osada.server.storage.database import Database
from osada.server.storage.restore import restore
from osada.server.storage.schema import tables
from osada.server.tables.guests import take
from osada.server.tables.play import resign
from osada.server.tables.rematch import Wish, rematch
from osada.server.tables.setup import Chair, SetUp
from osada.server.tables.talk import say
from osada.server.thinking.seats import due_bots
from tests.cli.run import osada
from tests.server.around import command_of, do, fresh, guests, log_of, play_through, random_line, seated, told_to

KEYS = {"here": "11" * 32, "other": "22" * 32}
IDS = {name: Sealer([bytes.fromhex(key)]).keys[0] for name, key in KEYS.items()}


@pytest.fixture
def opened():
    """Servers with this key on this database, in a way; closed again."""
    contexts = []

    def make(url, key="here"):
        contexts.append(open_context(Settings(database=url, seal_key=KEYS[key])))
        return contexts[-1]

    yield make
    for context in contexts:
        context.close()


def on_disk(context, table):
    with context.database.reading() as connection:
        return connection.scalar(select(tables.c.seed).where(tables.c.id == table))


def put(context, table, seed):
    with context.database.writing() as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(seed=seed))


def begun(context, lines=6, seed=1):
    """A table in the middle of its match."""
    table, rng = seated(context, guests(context, 2)), random.Random(seed)
    for _ in range(lines):
        random_line(context, table, rng)
    return table


def test_a_seed_is_sealed_until_the_end_and_open_from_then_on(opened, database_url):
    here = opened(database_url)
    table = begun(here)
    commit = told_to(here, table, 0)["set_up"]["commit"]
    assert key_of(on_disk(here, table)) == IDS["here"]
    play_through(here, table)
    assert sha256(on_disk(here, table).encode()).hexdigest() == commit
    assert told_to(opened(database_url, "other"), table, 0)["end"]["seed"] == on_disk(here, table)


def test_every_table_has_a_seed_of_its_own(opened, tmp_path):
    """One that is over tells nothing of the next, nor of its rematch."""
    here = opened(f"sqlite:///{tmp_path}/osada.db")
    people = guests(here, 2)
    first = seated(here, people)
    resign(here.matches, command_of(here, first, 1))
    tables = [first, rematch(here.matches, first, people[0], Wish()), seated(here, people)]
    assert len({told_to(here, table, 0)["set_up"]["commit"] for table in tables}) == 3


# --- A stolen back-up -------------------------------------------------------


def words_of(file):
    """Whatever could be a secret in it: each value, and each run of letters and digits."""
    with gzip.open(file, "rt", encoding="utf-8") as packed:
        text = packed.read()
    values = [str(value) for line in text.splitlines() for value in json.loads(line).get("row", {}).values()]
    return {*values, *re.findall(r"[\w-]+", text)}


def explains(commit, seed):
    return sha256(seed.encode()).hexdigest() == commit


def test_a_back_up_tells_no_seed_and_none_follows_from_it(opened, database_url, tmp_path):
    here = opened(database_url)
    table = begun(here)
    commit = told_to(here, table, 0)["set_up"]["commit"]
    back_up(here.database, tmp_path / "stolen")
    words = words_of(tmp_path / "stolen")
    assert here.secret in words and table in words  # it does hold all secrets of the database
    derived = {hmac.new(word.encode(), f"seed\n{table}".encode(), sha256).hexdigest() for word in words}
    assert not [word for word in words | derived if explains(commit, word)]
    play_through(here, table)
    back_up(here.database, tmp_path / "later")
    assert [word for word in words_of(tmp_path / "later") if explains(commit, word)]  # the search can find one


def test_with_the_key_a_restored_match_has_the_same_future(opened, database_url, tmp_path):
    here = opened(f"sqlite:///{tmp_path}/first.db")
    table = begun(here)
    back_up(here.database, tmp_path / "kept")
    with closing(Database(database_url)) as database:
        restore(database, tmp_path / "kept")
    there = opened(database_url)
    for context in (here, there):
        play_through(context, table, seed=2)
    lines = [[(entry.kind, entry.text) for entry in log_of(context, table)] for context in (here, there)]
    assert lines[0] == lines[1] and lines[0][-1] == ("table", "finish")


def test_the_head_names_the_keys_and_restore_says_which_are_missing(opened, tmp_path):
    url, file = f"sqlite:///{tmp_path}/osada.db", tmp_path / "kept"
    for key in KEYS:
        begun(opened(url, key))
    here = opened(url)
    finished = begun(here)
    play_through(here, finished)
    put(here, finished, Sealer([bytes(32)]).seal("table", "seed"))  # of a record that somebody brought
    back_up(here.database, file)
    with gzip.open(file) as packed:
        assert json.loads(packed.readline())["keys"] == sorted(IDS.values())
    new = f"sqlite:///{tmp_path}/new.db"
    said = osada("restore", file, "--database", new, OSADA_SEAL_KEY=KEYS["other"]).out.splitlines()
    assert len(said) == 2 and "One table" in said[1] and IDS["here"] in said[1]
    bare = osada("restore", file, "--database", f"sqlite:///{tmp_path}/bare.db", lang="cs").out
    assert all(f"bez klíče {key}" in bare for key in IDS.values())
    assert not (tmp_path / "bare.db.key").exists()  # the place of the old key is free


# --- Without the key --------------------------------------------------------


def refused(call, *arguments):
    with pytest.raises(Refused) as problem:
        call(*arguments)
    return problem.value


def test_without_its_key_a_match_is_not_played(opened, database_url):
    here, there = (opened(database_url, key) for key in KEYS)
    table = begun(here)
    with there.matches.looking(table) as match:
        seat, action = match.actors[0], match.play.legal(match.actors[0])[0]
        match.seats[seat].bot = "random"
        assert due_bots(match) == []
        match.seats[seat].bot = None
    problem = refused(do, there, table, seat, action)
    assert (problem.status, problem.key) == (503, "table-sealed")
    assert all(IDS["here"] in problem.message(lang) for lang in ("cs", "en"))
    assert refused(resign, there.matches, command_of(there, table, 0)).status == 503
    do(here, table, seat, action)


def test_without_the_key_of_one_match_all_else_goes_on(opened, database_url):
    here, there = (opened(database_url, key) for key in KEYS)
    table = begun(here)
    told, elsewhere = told_to(there, table, 0), told_to(here, table, 0)
    assert told["play"] == elsewhere["play"] and told["set_up"]["commit"] == ""
    with there.matches.changing(table) as change:
        say(change, change.match.seats[0], "I am waiting", fresh())
        person = change.match.seats[0].person
    play_through(there, seated(there, guests(there, 2)))
    forget(there, person)
    assert there.matches.check_all() == []


def test_nobody_sits_down_where_nothing_can_be_promised(opened, tmp_path):
    here, there = (opened(f"sqlite:///{tmp_path}/osada.db", key) for key in KEYS)
    host, guest = guests(here, 2)
    with here.matches.setting_up(host, SetUp("ferry", (Chair("me"), Chair(), Chair()))) as (change, _):
        table = change.match.id
    with pytest.raises(Refused) as problem, there.matches.changing(table) as change:
        take(change, guest, None)
    assert problem.value.status == 503


def test_who_lacked_the_key_does_not_spoil_the_seed_once_it_is_open(opened, database_url):
    here, there = (opened(database_url, key) for key in KEYS)
    table = begun(here)
    told_to(there, table, 0)
    play_through(here, table)
    with there.matches.changing(table) as change:
        say(change, change.match.seats[0], "well played", fresh())
    assert explains(told_to(here, table, 0)["set_up"]["commit"], on_disk(here, table))
    assert told_to(there, table, 0)["end"]["seed"] == on_disk(here, table)


def test_the_log_says_at_the_start_which_keys_are_needed(opened, tmp_path, caplog):
    caplog.set_level(logging.INFO)
    url = f"sqlite:///{tmp_path}/osada.db"
    here = opened(url)
    for _ in range(2):
        begun(here)
    assert "key" not in caplog.text
    opened(url, "other")
    assert f"2 tables cannot be played here without the key {IDS['here']}" in caplog.text
    caplog.clear()
    open_context(Settings(database=url, seal_key="33" * 32, seal_key_file=key_file(tmp_path))).close()
    assert f"2 tables still need the older key {IDS['here']}" in caplog.text and "cannot" not in caplog.text


def key_file(folder):
    (folder / "keys").write_text("\n".join(KEYS.values()))
    return str(folder / "keys")


# --- An older release -------------------------------------------------------


def test_seeds_that_an_older_release_left_open_are_sealed_once_and_stay_valid(opened, database_url):
    here, seed = opened(database_url), "0123456789abcdef" * 4
    running, over = begun(here), begun(here)
    play_through(here, over)
    shown = on_disk(here, over)
    put(here, running, seed)
    there = opened(database_url)
    sealed = on_disk(there, running)
    assert there.sealer.open(running, sealed) == seed and on_disk(there, over) == shown
    assert on_disk(opened(database_url), running) == sealed
    play_through(there, running)
    assert on_disk(there, running) == seed
