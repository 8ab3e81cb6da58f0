"""The package as others install it: under which name, and that everything that is read at run time is inside."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

import osada
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
    return next(folder.glob("*.whl"))


# --- Its name ---------------------------------------------------------------

NAME = "osada-games"  # of what is installed: the package index has another `osada`
OTHER = re.compile(r"""pip install(?: -\S+)* ["']?osada\b(?!-)|\bosada\[|version\(["']osada["']""")
READ = (".md", ".py", ".ftl", ".toml", ".ts", ".svelte", "")
FOLDERS = ("bench", "docs", "examples", "src", "tuning", "web/src")


def test_the_wheel_has_our_name_and_gives_the_command_and_the_import_osada(wheel):
    with zipfile.ZipFile(wheel) as inside:
        folder = f"{NAME.replace('-', '_')}-{osada.__version__}.dist-info"
        told = message_from_bytes(inside.read(f"{folder}/METADATA"))
        assert (told["Name"], told["Version"]) == (NAME, osada.__version__)
        assert "osada = osada.cli:main" in inside.read(f"{folder}/entry_points.txt").decode().splitlines()
        assert {name.split("/")[0] for name in inside.namelist()} == {"osada", folder}


def test_no_text_names_the_other_osada():
    files = [*ROOT.iterdir(), *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*"))]
    texts = [path.read_text(encoding="utf-8") for path in files if path.is_file() and path.suffix in READ]
    assert any(NAME in text for text in texts)
    assert not [row for text in texts for row in text.splitlines() if OTHER.search(row)]


NAMINGS = [
    # a row of a text                                           the other one
    ("pip install 'osada[ray]'",                                True),
    ("pip install --no-deps osada",                             True),
    ('dev = ["osada[postgres,push]", "pytest>=8"]',             True),
    ('RELEASE = version("osada")',                              True),
    ("pip install --upgrade osada-games",                       False),
    ("pip install 'osada-games[ray]', then osada sim --ray",    False),
    ("pip wheel . gives the command osada",                     False),
]


@pytest.mark.parametrize("row, is_other", NAMINGS)
def test_the_other_name_is_found(row, is_other):
    assert bool(OTHER.search(row)) == is_other


# --- What is inside ---------------------------------------------------------


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


def test_the_installed_command_knows_every_revision_of_the_database(installed, tmp_path):
    said = installed("migrate", "--database", f"sqlite:///{tmp_path}/osada.db", "--lang", "en")
    assert said.endswith(f"is at {migrate.revisions()[-1]} now.\n")
