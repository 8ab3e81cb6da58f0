"""The package as others install it: everything that is read at run time is inside."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from osada.server.storage import migrate

ROOT = Path(__file__).parent.parent
DATA = ("*.ftl", "*.json", "RULES.md", "py.typed", "*.csv")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", folder, ROOT]
    subprocess.run(build, check=True)
    return next(folder.glob("osada-*.whl"))


def test_data_files_are_inside(wheel):
    source = ROOT / "src"
    wanted = {path.relative_to(source).as_posix() for kind in DATA for path in (source / "osada").rglob(kind)}
    assert wanted <= set(zipfile.ZipFile(wheel).namelist())


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """Runs the command of the wheel, unpacked away from the sources, with the libraries of this environment."""
    folder = tmp_path_factory.mktemp("installed")
    zipfile.ZipFile(wheel).extractall(folder)
    settings = {"cwd": folder, "env": {**os.environ, "PYTHONPATH": str(folder)}, "encoding": "utf-8"}
    return lambda *words: subprocess.run(
        [sys.executable, "-m", "osada", *words], capture_output=True, check=True, **settings
    ).stdout


def test_the_installed_command_works(installed):
    assert "Číslujte ostrovy" in installed("games", "--lang", "cs")


def test_the_installed_command_knows_every_form_of_the_database(installed, tmp_path):
    said = installed("migrate", "--database", f"sqlite:///{tmp_path}/osada.db", "--lang", "en")
    assert said.endswith(f"now has {migrate.forms()[-1]}.\n")
