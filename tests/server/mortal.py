"""A server that may be killed at any moment and is there again at once: a process that has everything imported and the
rules loaded forks it. The port stays open meanwhile: who connects waits for the next one."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import contextmanager


@contextmanager
def mother_of_servers():
    """Gives the address, and a process that serves a database there, and the next one, and the next."""
    with socket.create_server(("127.0.0.1", 0), backlog=200) as listener:
        command = [sys.executable, "-m", "tests.server.mortal", str(listener.fileno())]
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, pass_fds=[listener.fileno()]
        )
        with process:
            try:
                yield Mother(f"http://127.0.0.1:{listener.getsockname()[1]}", process)
            finally:
                process.stdin.close()
        assert process.returncode == 0


class Mother:
    """`serve` forks a server on a database; the one before it is killed, whatever it was doing."""

    def __init__(self, url, process):
        self.url, self._process, self._child = url, process, None

    def serve(self, database):
        if self._child:
            os.kill(self._child, signal.SIGKILL)
        self._process.stdin.write(f"{database}\n")
        self._process.stdin.flush()
        self._child = int(self._process.stdout.readline())


# --- The mother process -----------------------------------------------------


def main(descriptor):
    """Forks for every line that it reads. It has no threads, so that a child is whole."""
    warm_up()
    child = None
    for line in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if not child:
            serve(descriptor, line.strip())
        print(child, flush=True)
    if child:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def warm_up():
    """A match of each game with all that is told of it, so that no child has to load compiled rules."""
    import tests.games  # noqa: F401  # registers Ferry
    from osada.server.asking.perspective import Perspective
    from osada.server.asking.trial import Trial
    from tests.server.around import guests, play_through, seated, told_to

    with tempfile.TemporaryDirectory() as folder:
        context = made(f"sqlite:///{folder}/warm.db").state.context
        for game in ("ferry", "bobrany"):
            table = seated(context, guests(context, 2), game)
            told_to(context, table, 0)
            with context.matches.looking(table) as match:
                Trial(Perspective.of(match.play, 0)).as_json("en")
            play_through(context, table)
            told_to(context, table, 0)
        context.close()


def made(database):
    from osada.server.app import create_app
    from osada.server.config import Settings

    return create_app(Settings(database=database, workers=1, limits=0))


def serve(descriptor, database):
    import uvicorn

    config = uvicorn.Config(made(database), log_config=None, ws="websockets-sansio")
    uvicorn.Server(config).run([socket.socket(fileno=descriptor)])
    os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
