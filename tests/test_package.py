"""The package as others install it: everything that is read at run time is inside."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from osada.server.storage import migrate

ROOT = Path(__file__).parent.parent
DATA = ("*.ftl", "*.json", "RULES.md", "py.typed", "*.csv")


PAGE = ("page/index.html", "page/push.js", "page/assets/index-1a2b.js")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Of a copy of the sources, with a page that stands for the built one."""
    folder, copy = tmp_path_factory.mktemp("wheel"), tmp_path_factory.mktemp("sources")
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__", "page"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    for name in PAGE:
        (copy / "src" / "osada" / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / "src" / "osada" / name).touch()
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", folder, copy]
    subprocess.run(build, check=True)
    return next(folder.glob("osada-*.whl"))


def test_the_built_page_is_inside(wheel):
    assert {f"osada/{name}" for name in PAGE} <= set(zipfile.ZipFile(wheel).namelist())


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
    return lambda *words: (
        subprocess.run([sys.executable, "-m", "osada", *words], capture_output=True, check=True, **settings).stdout
    )


def test_the_installed_command_works(installed):
    assert "Číslujte ostrovy" in installed("games", "--lang", "cs")


def test_the_installed_command_knows_every_form_of_the_database(installed, tmp_path):
    said = installed("migrate", "--database", f"sqlite:///{tmp_path}/osada.db", "--lang", "en")
    assert said.endswith(f"now has {migrate.forms()[-1]}.\n")
