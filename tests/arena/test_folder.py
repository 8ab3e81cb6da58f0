"""What is kept: it survives a cut file, and is never mixed up with another tournament."""

import json
import os

import pytest

from osada.arena.folder import Folder, default_folder, described, safe_name
from osada.engine.errors import BadFile
from tests.arena.given import played, setting
from tests.games import HASHI

RECORD = "osada 1\n"
FIRST, SECOND = (played("a b", rotation=rotation) for rotation in (0, 1))


@pytest.fixture
def kept(tmp_path):
    """A folder with two matches."""
    with Folder(tmp_path, setting()).opened() as folder:
        folder.save(FIRST, RECORD)
        folder.save(SECOND, RECORD)
    return tmp_path


def found_in(path):
    with Folder(path, setting()).opened() as folder:
        return list(folder.played.values())


def test_matches_are_found_again(kept):
    assert found_in(kept) == [FIRST, SECOND]
    rows = [json.loads(row) for row in (kept / "matches.jsonl").read_text().splitlines()]
    assert [(kept / row["record"]).read_text() for row in rows] == [RECORD, RECORD]


@pytest.mark.parametrize("left", [1, 40, 200])
def test_a_line_that_was_cut_is_ignored_and_written_anew(kept, left):
    file = kept / "matches.jsonl"
    whole = file.read_bytes()
    os.truncate(file, whole.index(b"\n") + left)
    with Folder(kept, setting()).opened() as folder:
        assert list(folder.played.values()) == [FIRST]
        folder.save(SECOND, RECORD)
    assert file.read_bytes() == whole


@pytest.mark.parametrize("row", ["nonsense", "[]", "{}", '{"line_up": 3, "faults": []}', "7"])
def test_a_line_that_makes_no_sense_is_ignored(kept, row):
    file = kept / "matches.jsonl"
    file.write_text(f"{row}\n{file.read_text()}")
    assert found_in(kept) == [FIRST, SECOND]


def test_a_match_without_its_record_is_played_again(kept):
    next((kept / "records").rglob("00000-1.txt")).unlink()
    assert found_in(kept) == [FIRST]


OTHERS = [
    # the other tournament          the message names
    (setting(seed=6),               ["seed", "5", "6"]),
    (setting(seats=3),              ["seats", "2", "3"]),
    (setting(layouts="3 4"),        ["options", "1 2", "3 4"]),
    (setting(game=HASHI),           ["game", "border", "hashi"]),
]


@pytest.mark.parametrize("other, named", OTHERS)
def test_another_tournament_is_refused(kept, other, named):
    with pytest.raises(BadFile) as refused, Folder(kept, other).opened():
        pass
    assert all(word in refused.value.message("en") for word in named)
    assert refused.value.message("cs") != refused.value.message("en")


def test_matches_of_other_sources_are_told(kept):
    file = kept / "setting.json"
    with Folder(kept, setting()).opened() as folder:
        assert not folder.is_older
    file.write_text(json.dumps({**json.loads(file.read_text()), "sources": "other"}))
    with Folder(kept, setting()).opened() as folder:
        assert folder.is_older


def test_a_broken_setting_is_refused(kept):
    (kept / "setting.json").write_text("{")
    with pytest.raises(BadFile, match=r"setting\.json"):
        found_in(kept)


def test_only_one_run_may_write(kept):
    with Folder(kept, setting()).opened(), pytest.raises(BadFile, match="Another run"):
        found_in(kept)
    assert len(found_in(kept)) == 2


def test_a_place_that_cannot_be_used_is_refused(tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(BadFile, match="cannot be used"), Folder(file / "folder", setting()).opened():
        pass


def test_the_default_folder_follows_from_all_that_matters():
    folders = {default_folder(each) for each in (setting(), *(other for other, _ in OTHERS))}
    assert len(folders) == 1 + len(OTHERS)
    assert default_folder(setting()) == default_folder(setting())
    assert str(default_folder(setting())).startswith(f"arena{os.sep}border-2-")
    assert described(setting())["options"]["layouts"] == "1 2"


NAMES = [
    # line-up                                        its folder begins with
    (("greedy", "random"),                           "greedy_random"),
    (("cmd:./my bot", "random"),                     "cmd-my-bot_random-"),
    (("cmd:../../etc/passwd", "x"),                  "cmd-etc-passwd_x-"),
    (("cmd:" + "x" * 300,),                          "cmd-xxx"),
    (("..",),                                        "-"),
]


@pytest.mark.parametrize("line_up, begins", NAMES)
def test_names_of_folders_are_safe(line_up, begins):
    name = safe_name(line_up)
    assert name.startswith(begins)
    assert set(name) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")
    assert len(name) < 80


def test_names_that_look_alike_have_folders_of_their_own():
    assert safe_name(("cmd:./a",)) != safe_name(("cmd:/a",))
