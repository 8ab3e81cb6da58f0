"""Seals and their keys: what opens them, where they come from, and what is said of wrong ones."""

import logging
from base64 import b64encode, urlsafe_b64encode
from contextlib import closing

import pytest

from osada.engine.errors import OsadaError
from osada.server import seal_keys
from osada.server.config import Settings
from osada.server.seal_keys import sealer_for
from osada.server.sealing import Sealer, Unopened, id_of, key_of
from osada.server.storage.database import Database

KEY, OTHER = bytes(range(32)), bytes([255, 254]) * 16
SEED = "5eed" * 16


def test_what_is_sealed_is_opened_and_never_looks_the_same():
    sealer = Sealer([KEY])
    texts = {sealer.seal("table", SEED) for _ in range(10)}
    assert len(texts) == 10 and {sealer.open("table", text) for text in texts} == {SEED}
    assert {key_of(text) for text in texts} == {id_of(KEY)} == {"630dcd29"}
    assert not [text for text in texts if SEED in text or len(text) > 255]


def test_a_seal_opens_only_for_what_it_is_bound_to_with_its_own_key_and_whole():
    text = Sealer([KEY]).seal("table", SEED)
    damaged = f"{text[:-5]}{'A' if text[-5] != 'A' else 'B'}{text[-4:]}"
    for keys, bound_to, sealed, needed in [
        ([KEY], "another table", text, id_of(KEY)),
        ([OTHER], "table", text, id_of(KEY)),
        ([], "table", text, id_of(KEY)),
        ([KEY], "table", damaged, id_of(KEY)),
        ([KEY], "table", text[:60], id_of(KEY)),
        ([KEY], "table", SEED, "?"),
        ([KEY], "table", "", "?"),
    ]:
        with pytest.raises(Unopened) as refused:
            Sealer(keys).open(bound_to, sealed)
        assert refused.value.key == needed


def test_the_first_key_seals_and_all_open():
    old = Sealer([OTHER]).seal("table", SEED)
    both = Sealer([KEY, OTHER])
    assert both.open("table", old) == SEED
    assert key_of(both.seal("table", SEED)) == id_of(KEY)


# --- Keys -------------------------------------------------------------------


@pytest.fixture
def keys_of(tmp_path):
    """The ids of the keys that a server with these settings has."""

    def found(url=f"sqlite:///{tmp_path}/osada.db", *, make=True, **settings):
        with closing(Database(url)) as database:
            return list(sealer_for(Settings(database=url, **settings), database, make=make).keys)

    return found


@pytest.mark.parametrize("text", [KEY.hex(), b64encode(OTHER).decode(), urlsafe_b64encode(OTHER).decode().rstrip("=")])
def test_a_key_may_be_hexadecimal_or_base64(keys_of, tmp_path, text):
    wanted = id_of(KEY if text == KEY.hex() else OTHER)
    assert keys_of(seal_key=text) == [wanted]
    (tmp_path / "keys").write_text(f"\n{text} \n\n{'ab' * 32}\n")
    assert keys_of(seal_key_file=str(tmp_path / "keys")) == [wanted, id_of(b"\xab" * 32)]
    assert keys_of(seal_key="cd" * 32, seal_key_file=str(tmp_path / "keys"))[:2] == [id_of(b"\xcd" * 32), wanted]
    assert not (tmp_path / "osada.db.key").exists()


WRONG = ["short", "zz" * 32, "ab" * 31, "ab cd " * 10 + "abcd", "é" * 32, b64encode(KEY[1:]).decode()]


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_key_is_refused_and_not_repeated(keys_of, tmp_path, text):
    with pytest.raises(OsadaError) as refused:
        keys_of(seal_key=text)
    assert "OSADA_SEAL_KEY" in refused.value.message("en") and "není klíč" in refused.value.message("cs")
    assert text not in str(refused.value)
    file = tmp_path / "keys"
    file.write_text(f"{KEY.hex()}\n{text}\n")
    with pytest.raises(OsadaError) as refused:
        keys_of(seal_key_file=str(file))
    assert str(refused.value).startswith(f"{file}: ") and text not in str(refused.value)


@pytest.mark.parametrize("text, said", [("", "line 1 is no key"), (None, "cannot be read")])
def test_a_file_without_keys_is_refused(keys_of, tmp_path, text, said):
    if text is not None:
        (tmp_path / "keys").write_text(text)
    with pytest.raises(OsadaError, match=said):
        keys_of(seal_key_file=str(tmp_path / "keys"))


def test_beside_a_sqlite_file_a_key_is_made_once_for_its_owner(keys_of, tmp_path):
    assert keys_of(make=False) == []
    first = keys_of()
    file = tmp_path / "osada.db.key"
    assert file.stat().st_mode & 0o777 == 0o600
    assert keys_of() == keys_of(make=False) == first
    assert [path.name for path in tmp_path.iterdir() if "key" in path.name] == [file.name]


def test_who_makes_the_key_second_has_the_first_one(keys_of, tmp_path, monkeypatch):
    """Two servers start at once: neither overwrites the key with which the other seals."""
    real = seal_keys._make

    def late(path):
        path.write_text(KEY.hex())
        real(path)

    monkeypatch.setattr(seal_keys, "_make", late)
    assert keys_of() == [id_of(KEY)]


def test_a_database_in_memory_has_a_key_in_memory(keys_of, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert keys_of("sqlite://") != keys_of("sqlite://")
    assert list(tmp_path.iterdir()) == []


def test_for_postgresql_it_lies_in_the_data_folder_and_the_log_says_what_to_do(keys_of, tmp_path, monkeypatch, caplog):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    url = "postgresql:///nobody_asks"
    first = keys_of(url)
    file = tmp_path / "osada" / "seal.key"
    assert file.stat().st_mode & 0o777 == 0o600
    (said,) = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert str(file) in said.getMessage() and "same file" in said.getMessage()
    caplog.clear()
    assert keys_of(url) == first and not caplog.records


def test_where_no_key_can_be_written_another_file_is_asked_for(keys_of, tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(OsadaError, match="seal_key_file"):
        keys_of(f"sqlite:///{tmp_path}/file/osada.db")
