"""The package as others install it: everything that is read at run time is inside."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

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


def test_the_installed_command_works(wheel, tmp_path):
    """Unpacked away from the sources, with the libraries of this environment."""
    zipfile.ZipFile(wheel).extractall(tmp_path)
    called = subprocess.run(
        [sys.executable, "-m", "osada", "games", "--lang", "cs"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert "Číslujte ostrovy" in called.stdout
