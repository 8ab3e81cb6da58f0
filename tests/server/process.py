"""The server as people run it: a process of its own, with the test game known to it."""

import os
import re
import signal
import subprocess
import sys
import tempfile
from contextlib import contextmanager

from tests.patience import PATIENCE

USUAL = {
    "OSADA_LANG": "en",
    "OSADA_WORKERS": "1",
    "OSADA_COMPILED": "none",
    "OSADA_MODULES": "tests.games",
    "PYTHONIOENCODING": "utf-8",
}


class Process:
    """`osada serve`, which has said its address."""

    def __init__(self, *arguments, **environment):
        # a pipe that nobody reads would stop the server
        self._log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  # close() does
        self._process = subprocess.Popen(
            [sys.executable, "-m", "osada", "serve", "--port", "0", *arguments],
            stdout=subprocess.PIPE,
            stderr=self._log,
            encoding="utf-8",
            env={**os.environ, **USUAL, **environment},
        )
        said = self._process.stdout.readline()
        assert said, self.log()
        self.url = re.search(r"http\S+", said).group()

    def log(self):
        self._log.seek(0)
        return self._log.read()

    def send(self, number):
        self._process.send_signal(number)

    def end(self, number=signal.SIGTERM):
        """The exit code, and what it had printed besides its address."""
        self.send(number)
        code = self._process.wait(PATIENCE)
        return code, self._process.stdout.read()

    def close(self):
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait(PATIENCE)
        self._process.stdout.close()
        self._log.close()


@contextmanager
def process(*arguments, **environment):
    found = Process(*arguments, **environment)
    try:
        yield found
    finally:
        found.close()
