"""Programs that the tests need besides Python: by apt, where we are root or need no password to be."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from filelock import FileLock

Found = TypeVar("Found")


def apt(package: str) -> list[str]:
    return ["apt-get", "install", "--yes", "--no-install-recommends", package]


def installed(package: str, found: Callable[[], Found | None]) -> Found | None:
    """What `found` finds, before or after; of several test processes one installs and the others wait."""
    if there := found():
        return there
    before = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if not shutil.which("apt-get") or (before and not shutil.which("sudo")):
        return None
    with FileLock(Path(tempfile.gettempdir()) / "osada-apt.lock"):
        if not found():
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run([*before, *apt(package)], check=False, env=quiet, capture_output=True)
    return found()


def missing(name: str, package: str) -> str:
    return f"{name} is needed for this test and cannot be installed from here. Type: sudo {' '.join(apt(package))}"
