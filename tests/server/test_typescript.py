"""Types for the page: they fit what is really sent, and a field that is renamed changes them."""

import json
import os
import random
import re
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import replace

import numpy as np
import pytest

from osada.engine.dice import Dice
from osada.engine.game import SPECTATOR
from osada.engine.table import Table
from osada.games import GAMES
from osada.server.typescript import schema, views, write
from osada.server.web.news import DoneNews, EventNews, PresenceNews, RefusedNews, StateNews
from tests.games import HASHI
from tests.server.tables import set_up
from tests.server.test_live import Wire

TEXT = views(GAMES.values())
INTERFACES = {
    name: dict(re.findall(r"^  (\w+): (.*);$", body, re.MULTILINE))
    for name, body in re.findall(r"^export interface (\w+) \{\n(.*?)^\}", TEXT, re.DOTALL | re.MULTILINE)
}
UNIONS = dict(re.findall(r"^export type (\w+) =\n(.*?);$", TEXT, re.DOTALL | re.MULTILINE))
RECORD = re.compile(r"(?P<partial>Partial<)?Record<(?P<key>\([^)]*\)|\w+), (?P<value>.+?)>(?(partial)>)")


def choices(union):
    """The literals of a union, null among them."""
    if union in UNIONS:
        return choices(UNIONS[union])
    found = {json.loads(word) for word in re.findall(r'"(?:[^"\\]|\\.)*"', union)}
    named = [word for word in re.findall(r"\b[A-Z]\w+", re.sub(r'"[^"]*"', "", union)) if word in UNIONS]
    return found.union(*map(choices, named), [None] if "null" in re.sub(r'"[^"]*"', "", union) else [])


def fits(value, kind):
    """Whether a value of JSON is of this type of TypeScript."""
    if kind in INTERFACES:
        fields = INTERFACES[kind]
        return set(value) == set(fields) and all(fits(value[name], fields[name]) for name in fields)
    if record := RECORD.fullmatch(kind):
        keys = choices(record["key"])
        is_whole = record["partial"] or set(value) == keys
        return is_whole and set(value) <= keys and all(fits(each, record["value"]) for each in value.values())
    if kind.endswith("[]"):
        return isinstance(value, list) and all(fits(each, kind[:-2]) for each in value)
    if kind in ("number", "string"):
        return type(value) is {"number": int, "string": str}[kind]
    return value in choices(kind)


def positions(game, seats, steps=60):
    """Positions of a random match, from its first to its last."""
    table, rng = Table(game, seats, dice=Dice(seed=7)), random.Random(seats)
    for _ in range(steps):
        table.roll()
        yield table
        if not table.actors:
            return
        seat = rng.choice(table.actors)
        table.play(seat, rng.choice(table.game.for_random_play(table.legal_codes(seat))))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_real_views_have_exactly_these_fields_and_words(game):
    name = INTERFACES["Views"][game.id]
    for table in positions(game, game.seats[-1]):
        for reader in (*range(table.seats), SPECTATOR):
            view = table.view(reader)
            assert set(view) == set(INTERFACES[name])
            for field, value in view.items():
                assert fits(value, INTERFACES[name][field]), (field, value, INTERFACES[name][field])


def test_the_check_can_fail():
    assert fits(["0", None], '("0" | "1" | null)[]')
    assert not fits(["2"], '("0" | "1")[]')
    assert not fits({"red": 1}, 'Record<("red" | "blue"), number>')
    assert fits({"red": 1}, 'Partial<Record<("red" | "blue"), number>>')
    assert not fits({"red": "1"}, 'Partial<Record<("red" | "blue"), number>>')


def test_a_renamed_field_changes_the_types():
    fields = [("turned" if name == "card" else name, HASHI.known[name]) for name in HASHI.known.names]
    shown = {"turned" if path == "card" else path: how for path, how in HASHI.shown.items()}
    renamed = views([replace(HASHI, known=np.dtype(fields), shown=shown)])
    assert "  card: HashiCard | null;" in views([HASHI])
    assert "  card: " not in renamed and "  turned: HashiTurned | null;" in renamed


def test_all_games_are_in_the_maps():
    assert set(INTERFACES["Views"]) == set(INTERFACES["ActionKinds"]) == set(GAMES)
    assert choices(INTERFACES["ActionKinds"]["hashi"]) == set(HASHI.actions.kinds)
    assert f"GAME_IDS = [{', '.join(json.dumps(game) for game in GAMES)}] as const" in TEXT


# --- The API ----------------------------------------------------------------


def test_the_schema_has_routes_and_messages():
    found = json.loads(schema())
    assert "/api/tables/{table}/review" in found["paths"]
    schemas = found["components"]["schemas"]
    for name in ("SocketNews", "SocketMessage", "StateNews", "ActMessage", "Problem", "TableTold"):
        assert name in schemas
    named = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(found)))
    assert named <= set(schemas)


def test_sockets_say_what_the_schema_promises(served, street):
    eva, jan = set_up(street, "Eva", "Jan")
    with ExitStack() as stack:
        wire = Wire(eva, served[0], stack)
        said = [(StateNews, wire.told), (PresenceNews, wire.next("presence"))]
        wire.command("act", actions=[wire.told["play"]["legal"][0]])
        said += [(DoneNews, wire.next("done"))]
        wire.say("ping")
        said += [(DoneNews, wire.next("done"))]
        wire.command("act", actions=["nonsense"])
        said += [(RefusedNews, wire.next("refused"))]
        jan.any_act()
        said += [(EventNews, wire.next("event"))]
    for kind, message in said:
        assert kind.__required_keys__ <= set(message) <= kind.__required_keys__ | kind.__optional_keys__


# --- Writing ----------------------------------------------------------------


def test_it_is_written_without_compiling_anything_and_only_when_it_changed(tmp_path):
    cache, folder = tmp_path / "cache", tmp_path / "types"
    command = [sys.executable, "-m", "osada.server.typescript", str(folder)]
    subprocess.run(command, env={**os.environ, "OSADA_CACHE": str(cache)}, check=True)
    assert (folder / "views.ts").read_text(encoding="utf-8") == TEXT
    assert json.loads((folder / "openapi.json").read_text(encoding="utf-8"))["openapi"]
    assert not [path for path in cache.rglob("*") if path.suffix in (".nbi", ".nbc", ".ready")]
    before = (folder / "views.ts").stat().st_mtime_ns
    write(folder)
    assert (folder / "views.ts").stat().st_mtime_ns == before
