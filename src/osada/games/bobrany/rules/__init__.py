"""The rules, chapter by chapter.

Every action has two functions: `why_not_<action>` says what forbids it, `<action>` does it and trusts that.
"""

from osada.games.bobrany.rules.turns import actors, apply, candidates, chance, why_not
from osada.games.bobrany.rules.words import ACTIONS, OUTCOMES, REASONS

__all__ = ["ACTIONS", "OUTCOMES", "REASONS", "actors", "apply", "candidates", "chance", "why_not"]
