"""Writes `requirements.lock`: every package that a server needs, with the hashes of its files. Type: make lock

Then nobody can give others in their place: pip install --require-hashes -r requirements.lock
"""

import json
import re
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
FILE = ROOT / "requirements.lock"
INDEX = "https://pypi.org/simple"
HEAD = "# Written by `make lock`. Install with: pip install --require-hashes -r requirements.lock\n"


def resolved():
    """What pip would install, by name and version."""
    wanted = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet", "--report", "-"]
    report = subprocess.run([*wanted, f"{ROOT}[postgres,push]"], capture_output=True, check=True).stdout
    found = (each["metadata"] for each in json.loads(report)["install"])
    return {normal(each["name"]): each["version"] for each in found if each["name"] != PROJECT["name"]}


def normal(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def hashes(name, version):
    """Of all files of this version, for every system and Python."""
    with urllib.request.urlopen(f"{INDEX}/{name}/") as page:
        links = re.findall(r'#sha256=([0-9a-f]{64})"[^>]*>([^<]+)<', page.read().decode())
    named = re.compile(rf"{'[-_.]+'.join(name.split('-'))}-{re.escape(version)}(-|\.tar\.gz|\.zip)", re.IGNORECASE)
    return sorted(code for code, file in links if named.match(file))


def lines():
    for name, version in sorted(resolved().items()):
        found = hashes(name, version)
        assert found, f"{INDEX} has no {name} {version}"
        yield " \\\n    ".join([f"{name}=={version}", *(f"--hash=sha256:{code}" for code in found)])


if __name__ == "__main__":
    FILE.write_text(HEAD + "\n".join(lines()) + "\n", encoding="utf-8")
