"""The rules, one file for each chapter (rulebook: course of the game).

Every action has two functions: `why_not_<action>` says what forbids it, `<action>` does it and trusts that.
"""

from osada.games.border.rules.actions import ACTIONS, OUTCOMES, REASONS
from osada.games.border.rules.dice import chance
from osada.games.border.rules.round import actors, apply, candidates, why_not

__all__ = ["ACTIONS", "OUTCOMES", "REASONS", "actors", "apply", "candidates", "chance", "why_not"]
