"""Tournaments between bots: seat-rotated matches on paired seeds, and what they prove."""

from osada.arena.backends import Backend, backend_named
from osada.arena.folder import Folder, default_folder
from osada.arena.match import Played, play_match
from osada.arena.plan import Setting, line_ups, seats_for
from osada.arena.report import Pair, Report, Standing
from osada.arena.tournament import Tournament

__all__ = [
    "Backend",
    "Folder",
    "Pair",
    "Played",
    "Report",
    "Setting",
    "Standing",
    "Tournament",
    "backend_named",
    "default_folder",
    "line_ups",
    "play_match",
    "seats_for",
]
