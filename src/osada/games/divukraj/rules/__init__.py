"""The rules: all about one question stands in one file; `questions` and `answers` call every question by its name."""

from osada.games.divukraj.rules.outcomes import chance
from osada.games.divukraj.rules.turns import actors, apply, candidates, why_not
from osada.games.divukraj.rules.words import ACTIONS, OUTCOMES, REASONS

__all__ = ["ACTIONS", "OUTCOMES", "REASONS", "actors", "apply", "candidates", "chance", "why_not"]
