"""Games of other packages: Ferry is installed and played everywhere; a broken one is named and harms nobody."""

import json
import shutil
import subprocess
import sys

import pytest

import osada as library
from osada.engine.plugin import checked
from tests import ROOT
from tests.cli.run import osada
from tests.games import FERRY, HASHI
from tests.server.given import Street
from tests.server.process import process
from tests.server.tables import play_on, set_up

PIP = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}  # nothing has to be compiled for so few lines


@pytest.fixture(scope="module")
def ferry(tmp_path_factory):
    """The environment of somebody who has installed Ferry."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("installed")
    shutil.copytree(ROOT / "examples" / "ferry", source, dirs_exist_ok=True)
    subprocess.run([*PIP, "--target", target, source], check=True)
    return {"PYTHONPATH": str(target), **INTERPRETED}


# --- Installed --------------------------------------------------------------


@pytest.mark.parametrize("lang, name", [("cs", "Trajekt"), ("en", "Ferry")])
def test_the_command_lists_it_in_both_languages(ferry, lang, name):
    result = osada("games", lang=lang, **ferry)
    assert (result.code, result.err) == (0, "")
    assert name in result.out and "Hashi" in result.out
    assert name not in osada("games", lang=lang, **INTERPRETED).out


def test_it_is_played_and_scored_in_a_terminal(ferry, tmp_path):
    call = ("play", "ferry", "--bots", "greedy,random", "--seed", "5", "--record", tmp_path / "match.txt")
    played = osada(*call, **ferry)
    assert played.code == 0, played.err
    replayed = osada("replay", tmp_path / "match.txt", "--verify", **ferry)
    assert (replayed.code, "coins" in replayed.out) == (0, True), replayed.err
    (tmp_path / "pad.json").write_text('{"players": [{"coins": 4, "hand": {"Lighthouse": 1}, "stowed": "Tip"}]}')
    scored = osada("score", "ferry", tmp_path / "pad.json", "--json", **ferry)
    assert json.loads(scored.out)["scores"][0]["total"] == 4 + 4 + 2


def test_bots_play_it_in_bulk_and_in_the_arena(ferry, tmp_path):
    found = osada("sim", "ferry", "--bots", "greedy,random", "--games", "4", "--json", **ferry)
    assert json.loads(found.out)["games"] == 4
    call = ("arena", "ferry", "--bots", "greedy,random", "--games", "2", "--workers", "1", "--folder", tmp_path / "it")
    assert (result := osada(*call, "--json", **ferry)).code == 0, result.err
    assert json.loads(result.out)["game"] == "ferry"


def test_the_engine_protocol_plays_it(ferry):
    requests = [{"do": "new", "game": "ferry", "seats": 2, "seed": "5"}, {"do": "legal", "seat": 0},
                {"do": "act", "seat": 0, "action": "anchor Brac"}, {"do": "suggest", "seat": 1, "level": "greedy"}]
    lines = osada("engine", typed="".join(f"{json.dumps(each)}\n" for each in requests), **ferry).out.splitlines()
    replies = [json.loads(line) for line in lines]
    assert all(reply["ok"] for reply in replies), replies
    assert "anchor Brac" in lines[1] and "anchor" in lines[3]


def test_the_server_plays_it(ferry, tmp_path):
    with process("--database", f"sqlite:///{tmp_path}/osada.db", OSADA_MODULES="", **ferry) as server:
        street = Street(server.url)
        stranger = street.stranger()
        assert "ferry" in {game["id"] for game in stranger.get("/api/games").json()}
        assert "ferry-name = Trajekt" in stranger.get("/api/games/ferry/words/cs").json()
        assert stranger.get("/api/games/ferry/words/de").status_code == 422
        players = set_up(street, "Eva", "Jan", game="ferry")
        play_on(players)
        assert players[0].look()["status"] == "finished"
        street.close()


# --- Broken -----------------------------------------------------------------

BROKEN = [
    # the module of the package                                what is said
    ("import sea",                                             "ModuleNotFoundError: No module named 'sea'"),
    ("GAME = 5",                                               "TypeError: 5 is no Game"),
    ("from osada import Game\nGAME = Game(tides=1)",            "TypeError: Game.__init__() got an unexpected keyword"),
    ("from osada.engine.errors import OsadaError\nraise OsadaError('wreck-tide')", "OsadaError: wreck-tide {}"),
    ("from osada.games.hashi import GAME",                     "ValueError: there is a game 'hashi' already"),
]


@pytest.mark.parametrize("lang, left_out", [("cs", "vynechána"), ("en", "is left out")])
@pytest.mark.parametrize("source, said", BROKEN, ids=[said.split(":")[0] + source[:9] for source, said in BROKEN])
def test_a_broken_game_is_named_and_left_out(tmp_path, source, said, lang, left_out):
    broken(tmp_path, source)
    result = osada("games", lang=lang, PYTHONPATH=str(tmp_path), **INTERPRETED)
    assert result.code == 0
    assert "Hashi" in result.out
    (line,) = result.err.splitlines()
    assert said in line and left_out in line and "wreck:GAME" in line


def broken(folder, source):
    """A package that is installed and cannot be used."""
    (folder / "wreck.py").write_text(source)
    about = folder / "wreck-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: wreck\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[osada.games]\nwreck = wreck:GAME\n")


def test_a_server_starts_beside_a_broken_game(tmp_path):
    broken(tmp_path, "import sea")
    found = {"PYTHONPATH": str(tmp_path), "OSADA_MODULES": "", **INTERPRETED}
    with process("--database", f"sqlite:///{tmp_path}/osada.db", **found) as server:
        street = Street(server.url)
        assert {game["id"] for game in street.stranger().get("/api/games").json()} == set(library.GAMES)
        assert "wreck:GAME" in server.log()
        street.close()


def test_rules_that_do_not_compile_are_told_when_they_are_compiled(ferry, tmp_path):
    shutil.copytree(ferry["PYTHONPATH"], tmp_path, dirs_exist_ok=True)
    rules = tmp_path / "osada_ferry" / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace("if state.phase == DRAW:", "if state.face == DRAW:", 1))
    result = osada("compile", "ferry", PYTHONPATH=str(tmp_path), OSADA_CACHE=str(tmp_path / "cache"))
    assert (result.code, result.out, "Traceback" in result.err) == (0, "", False)
    assert "is left out" in result.err and "face" in result.err


WORDS = [
    # file, what becomes of it                                                      what is said
    ("en/ferry.ftl", lambda text: text.replace("ferry-say-sail", "ferry-x"),       "lacks the messages ferry-say-sail"),
    ("cs/ferry.ftl", lambda text: "",                                               "lacks the messages ferry-name"),
    ("cs/ferry.ftl", lambda text: text + "\nhashi-name = Trajekt\n",                "not the game's own: hashi-name"),
    ("cs/ferry.ftl", lambda text: text + "\nferry-tide = { $\n",                    "not Fluent"),
]


@pytest.mark.parametrize("file, change, said", WORDS, ids=[said for *_, said in WORDS])
def test_a_game_speaks_both_languages_and_of_itself(tmp_path, monkeypatch, file, change, said):
    shutil.copytree(FERRY.folder, tmp_path, dirs_exist_ok=True)
    path = tmp_path / "show" / file
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    monkeypatch.setattr(type(FERRY), "folder", property(lambda game: tmp_path))
    monkeypatch.setattr("osada.engine.plugin.REGISTERED", {})
    with pytest.raises(ValueError, match=said):
        checked(FERRY)


def test_a_whole_game_is_let_in(monkeypatch):
    monkeypatch.setattr("osada.engine.plugin.REGISTERED", {HASHI.id: HASHI})
    assert checked(FERRY) is FERRY
