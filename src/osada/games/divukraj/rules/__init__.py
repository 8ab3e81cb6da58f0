"""The rules, chapter by chapter.

`judging` says what forbids a line, `doing` does it and trusts that, `settling` goes on until somebody has to choose.
"""

from osada.games.divukraj.rules.outcomes import chance
from osada.games.divukraj.rules.turns import actors, apply, candidates, why_not
from osada.games.divukraj.rules.words import ACTIONS, OUTCOMES, REASONS

__all__ = ["ACTIONS", "OUTCOMES", "REASONS", "actors", "apply", "candidates", "chance", "why_not"]
