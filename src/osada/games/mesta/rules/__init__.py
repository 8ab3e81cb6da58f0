"""The rules, chapter by chapter.

Every action has two functions: `why_not_<action>` says what forbids it, `<action>` does it and trusts that.
"""

from osada.games.mesta.rules.board import chance
from osada.games.mesta.rules.turns import actors, apply, candidates, why_not
from osada.games.mesta.rules.words import ACTIONS, OUTCOMES, REASONS

__all__ = ["ACTIONS", "OUTCOMES", "REASONS", "actors", "apply", "candidates", "chance", "why_not"]
