"""The garbage collector of a server's process: what was loaded to stay is not looked through again and again."""

import gc

from osada.server.tables.match import Match
from osada.server.tables.matches import Matches


def settle_with(matches: Matches) -> None:
    """Now, when the application stands, and whenever a game is played here first: by then its rules are loaded."""
    played: set[str] = set()

    def see(match: Match) -> None:
        if match.table is not None and match.game not in played:
            played.add(match.game)
            _settle()

    matches.after.append(see)
    _settle()


def _settle() -> None:
    """A full collection would look at some 250,000 objects, and everybody would wait for it for 200 ms."""
    gc.collect()
    gc.freeze()
