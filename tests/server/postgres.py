"""A real PostgreSQL of the tests' own: one for each test process, in a temporary folder, on a Unix socket only.

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

USER = "osada"  # of the database; the folder lets nobody else in
PATIENCE = 60  # seconds for it to start
PACKAGE = "postgresql"
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/bin", "/usr/local/pgsql/bin", "/opt/homebrew/bin")
# The server ends with the test process, however that ends: its end closes the pipe that `cat` reads.
KEEPER = '"$@" </dev/null & child=$!; cat; kill -INT $child; wait $child; rm -rf "$FOLDER"'
_numbers = itertools.count(1)


def new_database() -> str:
    """The URL of a database in which nothing stands yet."""
    folder, name = running(), f"osada_{next(_numbers)}"
    with psycopg.connect(f"postgresql://{USER}@/postgres?host={folder}", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return f"postgresql://{USER}@/{name}?host={folder}"


@cache
def running() -> Path:
    """The folder with the socket of the server, which this call has started."""
    programs = installed(PACKAGE, found)
    if not programs:
        pytest.fail(missing("PostgreSQL", PACKAGE))
    folder = Path(tempfile.mkdtemp(prefix="osada-pg-", dir="/tmp"))  # the path of a socket has to be short
    as_other = another_user(folder)
    data = folder / "data"
    create = [programs / "initdb", "-D", data, "-U", USER, "--auth=trust", "--encoding=UTF8", "--locale=C"]
    subprocess.run(create, check=True, stdout=subprocess.DEVNULL, **as_other)
    options = ("listen_addresses=", f"unix_socket_directories={folder}", "max_connections=200", "log_statement=none")
    serve = [programs / "postgres", "-D", data, *(word for option in options for word in ("-c", option))]
    with (folder / "log").open("w") as log:
        own = {"stdin": subprocess.PIPE, "stdout": log, "stderr": log, "start_new_session": True}  # Ctrl-C is for us
        keeper = subprocess.Popen(["/bin/sh", "-c", KEEPER, "keeper", *serve], **own, **as_other)
    atexit.register(_stop, keeper)
    _wait_for(folder)
    return folder


def _stop(keeper):
    keeper.stdin.close()
    keeper.wait(PATIENCE)


def _wait_for(folder):
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(f"postgresql://{USER}@/postgres?host={folder}").close()
            return
        except psycopg.OperationalError:
            assert time.monotonic() < deadline, (folder / "log").read_text()
            time.sleep(0.05)


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

