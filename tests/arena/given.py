"""Tournaments and matches made of words."""

from osada.arena import Setting, Tournament
from osada.arena.match import Played
from osada.arena.plan import rotated
from tests.games import BORDER


def setting(game=BORDER, seats=2, seed=5, **options):
    return Setting(game, seats, game.check(seats, options), seed)


def tournament(bots="greedy,random", games=4, until=None, **given):
    return Tournament(setting(**given), bots.split(","), games, until)


def played(line_up, deal=0, rotation=0, totals=(1, 0), places=None, **more):
    """A finished match: totals by seat; places follow from them unless they are given."""
    names = tuple(line_up.split())
    ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
    values = {"seed": f"5.{deal}", "rival": None, "lines": 9, "capped": False, "n_faults": (0,) * len(names)}
    return Played(
        line_up=names,
        deal=deal,
        rotation=rotation,
        bots=rotated(names, rotation),
        totals=tuple(totals),
        places=places or ranks,
        **(values | more),
    )


def without(report, *names):
    """A report as JSON, but for what a run may differ in."""
    return {name: value for name, value in report.items() if name not in names}
