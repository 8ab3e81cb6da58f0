"""A real PostgreSQL of the tests' own: one for each test process, in a temporary folder, on a Unix socket only; a test
that stops it has another one for itself.

It is found on the machine, else installed where that is allowed, else one message says what to type.
"""

import atexit
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

import psycopg
import pytest

from tests.installing import installed, missing
from tests.patience import PATIENCE, until

USER = "osada"  # of the database; the folder lets nobody else in
PACKAGE = "postgresql"
OPTIONS = ("max_connections=200", "log_statement=none")
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/bin", "/usr/local/pgsql/bin", "/opt/homebrew/bin")
# The server ends with the test process, however that ends: its end closes the pipe that is read. A line stops it, the
# next one starts it again.
KEEPER = """
"$@" </dev/null & child=$!
while read -r word; do
    kill -INT $child; wait $child
    read -r word && { "$@" </dev/null & child=$!; }
done
kill -INT $child; wait $child; rm -rf "$FOLDER"
"""


class Postgres:
    """A server with a folder of its own, for its data and its socket. A test may stop it and start it again."""

    def __init__(self) -> None:
        programs = installed(PACKAGE, found)
        if not programs:
            pytest.fail(missing("PostgreSQL", PACKAGE))
        self._folder = Path(tempfile.mkdtemp(prefix="osada-pg-", dir="/tmp"))  # the path of a socket has to be short
        self._data, self._numbers = self._folder / "data", itertools.count(1)
        self._keeper = self._kept(programs, another_user(self._folder))
        atexit.register(self.close)
        self._wait()

    def _kept(self, programs, as_other):
        create = [programs / "initdb", "-D", self._data, "-U", USER, "--auth=trust", "--encoding=UTF8", "--locale=C"]
        subprocess.run(create, check=True, stdout=subprocess.DEVNULL, **as_other)
        options = ("listen_addresses=", f"unix_socket_directories={self._folder}", *OPTIONS)
        serve = [programs / "postgres", "-D", self._data, *(word for option in options for word in ("-c", option))]
        with (self._folder / "log").open("w") as log:
            own = {"stdin": subprocess.PIPE, "stdout": log, "stderr": log, **as_other}
            own["start_new_session"] = True  # Ctrl-C is for us
            return subprocess.Popen(["/bin/sh", "-c", KEEPER, "keeper", *serve], **own)

    def new_database(self) -> str:
        """The URL of a database in which nothing stands yet."""
        name = f"osada_{next(self._numbers)}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._url(name)

    def stop(self) -> None:
        self._say("stop")
        until(lambda: not (self._data / "postmaster.pid").exists())

    def start(self) -> None:
        self._say("start")
        self._wait()

    def close(self) -> None:
        self._keeper.stdin.close()
        self._keeper.wait(PATIENCE)

    def _say(self, word):
        self._keeper.stdin.write(f"{word}\n".encode())
        self._keeper.stdin.flush()

    def _url(self, database):
        return f"postgresql://{USER}@/{database}?host={self._folder}"

    def _wait(self):
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self._url("postgres")).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < deadline, (self._folder / "log").read_text()
                time.sleep(0.05)


@cache
def running() -> Postgres:
    """The one that all tests of this process share."""
    return Postgres()


def new_database() -> str:
    return running().new_database()


def another_user(folder):
    """PostgreSQL refuses to run as root: then the folder and the processes are somebody else's."""
    environment = {"FOLDER": str(folder), "PATH": os.environ["PATH"], "LC_ALL": "C"}
    if os.geteuid() != 0:
        return {"env": environment, "cwd": folder}
    names = {row.pw_name: row for row in pwd.getpwall()}
    other = names.get("postgres") or names["nobody"]
    os.chown(folder, other.pw_uid, other.pw_gid)
    return {"env": environment, "cwd": folder, "user": other.pw_uid, "group": other.pw_gid, "extra_groups": []}


def found():
    """The folder of the programs, of the newest version where there are several."""
    on_path = shutil.which("postgres")
    folders = [Path(on_path).resolve().parent] if on_path else []
    for place in PLACES:
        folders += sorted(Path("/").glob(place.lstrip("/")), key=_version, reverse=True)
    return next((folder for folder in folders if (folder / "postgres").exists() and (folder / "initdb").exists()), None)


def _version(folder):
    number = folder.parent.name
    return int(number) if number.isdigit() else 0
