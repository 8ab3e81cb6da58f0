"""The command `osada`."""

import os
import sys
from typing import NoReturn

from typer import Abort, TyperException

from osada.cli.speech import choose_language, say
from osada.engine.errors import OsadaError

WRONG, INTERRUPTED = 2, 130  # exit codes


def main() -> NoReturn:
    """Runs the command. Whatever a person did wrong ends as one line and exit code 2, never as a traceback."""
    try:
        code = _run(sys.argv[1:])
    except OsadaError as problem:
        _stop(problem.message(say().lang), WRONG)
    except TyperException as problem:
        context = getattr(problem, "ctx", None)
        hint = f" ({context.command_path} --help)" if context else ""
        _stop(problem.format_message() + hint, WRONG)
    except (Abort, KeyboardInterrupt):
        code = INTERRUPTED
    except BrokenPipeError:  # whoever read us has gone: nothing is left to say
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    if code == INTERRUPTED:
        _stop("\n" + say()("cli-interrupted"), INTERRUPTED)
    sys.exit(code)


def _run(arguments: list[str]) -> int:
    words = choose_language(arguments)
    from osada.cli.app import app  # its help is made of words, so it is read when the language is known
    from osada.games import LEFT_OUT

    for problem in LEFT_OUT:
        print(problem.message(say().lang), file=sys.stderr)

    return app(args=words or ["--help"], prog_name="osada", standalone_mode=False) or 0


def _stop(message: str, code: int) -> NoReturn:
    print(message, file=sys.stderr)
    sys.exit(code)
