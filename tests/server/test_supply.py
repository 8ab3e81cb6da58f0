"""Row 22: whatever runs here comes from us, or from a package whose hash is known."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name as normal

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = ("postgres", "push")
WANTED = [*PROJECT["dependencies"], *(each for extra in EXTRAS for each in PROJECT["optional-dependencies"][extra])]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
ENTRIES = [row for row in LOCK.replace("\\\n", "").splitlines() if not row.startswith("#")]
LOCKED = [entry.split()[0].split("==") for entry in ENTRIES]  # several versions where Pythons need different ones
ELSEWHERE = re.compile(r"""(?:src|href|action)\s*=\s*["']?\s*(?:https?:)?//|@import|url\(\s*["']?(?:https?:)?//|cdn""")


def test_row_22_every_locked_package_has_a_version_and_hashes():
    for entry in ENTRIES:
        assert re.fullmatch(r"[a-z0-9-]+==\S+( ; [^\\]+?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*", entry), entry[:80]


@pytest.mark.parametrize("text", WANTED)
def test_row_22_what_is_needed_is_locked_in_a_version_that_fits(text):
    wanted = Requirement(text)
    versions = [version for name, version in LOCKED if name == normal(wanted.name)]
    assert versions and all(version in wanted.specifier for version in versions)


def needed(wanted, seen):
    """This package and all that it needs here, as far as it is installed."""
    name, extras = normal(wanted.name), wanted.extras or {""}
    if (name, *extras) in seen:
        return
    seen.add((name, *extras))
    yield name
    try:
        others = [Requirement(text) for text in requires(name) or ()]
    except PackageNotFoundError:
        return
    for other in others:
        if other.marker is None or any(other.marker.evaluate({"extra": extra}) for extra in extras):
            yield from needed(other, seen)


def test_row_22_nothing_that_is_needed_is_missing_in_the_lock():
    seen = set()
    assert {name for text in WANTED for name in needed(Requirement(text), seen)} <= {name for name, _ in LOCKED}


def test_row_22_no_page_of_ours_loads_anything_from_elsewhere():
    files = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".html", ".js", ".css", ".svg")]
    assert files
    assert not [path for path in files if ELSEWHERE.search(Path(path).read_text(encoding="utf-8"))]
    assert ELSEWHERE.search('<script src="https://cdn.example/x.js">')


def test_row_22_the_pages_that_load_from_elsewhere_are_not_there(street):
    for path in ("/docs", "/redoc", "/api/redoc"):
        assert street.stranger().get(path).status_code == 404
