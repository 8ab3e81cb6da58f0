"""What a tournament tells: for each bot its rating, wins and points, for each pair who is ahead and by how much."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from statistics import fmean
from typing import Any

from osada.arena.intervals import Estimate, mean_of, share_of
from osada.arena.match import Played
from osada.arena.plan import Job, Setting
from osada.arena.ratings import ratings

Deal = Sequence[Played]  # the matches of one deal


@dataclass(frozen=True)
class Standing:
    """A bot. `wins` is the share of matches won by a seat of its, a shared win in parts."""

    bot: str
    rating: Estimate
    games: int
    wins: Estimate | None
    score: Estimate | None
    faults: int  # moves lost by a mistake
    first_fault: str

    def as_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "rating": self.rating.mean,
            "rating_interval": self.rating.interval,
            "games": self.games,
            "win_rate": self.wins.mean if self.wins else None,
            "interval": self.wins.interval if self.wins else None,
            "score": self.score.mean if self.score else None,
            "score_interval": self.score.interval if self.score else None,
            "faults": self.faults,
            "first_fault": self.first_fault or None,
        }


@dataclass(frozen=True)
class Pair:
    """How often `a` is ahead of `b` where both sit at one table (a shared place is half), and by how many points."""

    a: str
    b: str
    games: int
    wins: Estimate
    margin: Estimate | None

    def as_json(self) -> dict[str, Any]:
        return {
            "a": self.a,
            "b": self.b,
            "games": self.games,
            "win_rate": self.wins.mean,
            "interval": self.wins.interval,
            "margin": self.margin.mean if self.margin else None,
            "margin_interval": self.margin.interval if self.margin else None,
        }


@dataclass(frozen=True)
class Report:
    """All of it. The bots stand from the best rating down, the pairs as their bots were named."""

    setting: Setting
    bots: list[Standing]
    pairs: list[Pair]
    games: int  # matches that were played
    capped: int  # of them: would not end
    has_wins: bool  # not so alone, in a game without a solo opponent

    @property
    def fair(self) -> float | None:
        """The share of wins of a seat among equals."""
        return 1 / self.setting.seats if self.setting.seats > 1 else None

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.setting.game.id,
            "seats": self.setting.seats,
            "options": dict(self.setting.options),
            "seed": self.setting.seed,
            "games": self.games,
            "capped": self.capped,
            "fair": self.fair,
            "bots": [bot.as_json() for bot in self.bots],
            "pairs": [pair.as_json() for pair in self.pairs],
        }


def report_of(setting: Setting, bots: Sequence[str], plan: Sequence[Job], played: Sequence[Played]) -> Report:
    """From the matches that were played, in the order of the plan. A deal counts once it is whole."""
    names, matches = list(dict.fromkeys(bots)), sorted(played, key=_order(plan))
    has_wins = setting.seats > 1 or any(match.rival is not None for match in matches)
    rated = ratings(names, _rounds(setting, matches))
    standings = [_standing(bot, rated[bot], _deals(plan, matches, {bot}), has_wins) for bot in names]
    pairs = [_pair(a, b, deals) for a, b in combinations(names, 2) if (deals := _shared(setting, plan, matches, a, b))]
    standings.sort(key=lambda standing: -standing.rating.mean)
    capped = sum(match.capped for match in matches)
    return Report(setting, standings, pairs, len(matches), capped, has_wins)


def _order(plan: Sequence[Job]) -> Callable[[Played], int]:
    places = {job.key: place for place, job in enumerate(plan)}
    return lambda match: places[match.key]


def _deals(plan: Sequence[Job], matches: Sequence[Played], bots: set[str]) -> list[Deal]:
    """The deals whose every match between these bots was played."""
    wanted, found = (_by_deal(each for each in those if bots <= set(each.line_up)) for those in (plan, matches))
    return [found[deal] for deal in found if len(found[deal]) == len(wanted[deal])]


def _by_deal(those: Iterable[Any]) -> dict[int, list[Any]]:
    ordered = sorted(those, key=lambda each: each.deal)
    return {deal: list(group) for deal, group in groupby(ordered, key=lambda each: each.deal)}


def _shared(setting: Setting, plan: Sequence[Job], matches: Sequence[Played], a: str, b: str) -> list[Deal]:
    """The deals that two bots both played: at one table, or each alone."""
    if setting.seats > 1:
        return _deals(plan, matches, {a, b})
    return [round for round in _rounds(setting, matches) if {a, b} <= {match.bots[0] for match in round}]


def _rounds(setting: Setting, matches: Sequence[Played]) -> list[Deal]:
    """Matches whose seats are compared with each other: every one for itself; alone, all those of a deal."""
    return [[match] for match in matches] if setting.seats > 1 else list(_by_deal(matches).values())


# --- What one deal says -----------------------------------------------------


def _standing(bot: str, rating: Estimate, deals: list[Deal], has_wins: bool) -> Standing:
    games = sum(len(deal) for deal in deals)
    wins = share_of([fmean(won(match, bot) for match in deal) for deal in deals], games) if has_wins else None
    score = mean_of([fmean(_points(match, bot) for match in deal) for deal in deals])
    matches = [match for deal in deals for match in deal]
    faults = sum(match.n_faults[seat] for match in matches for seat in _seats(match, bot))
    problems = (fault.problem for match in matches for fault in match.faults if match.bots[fault.seat] == bot)
    return Standing(bot, rating, games, wins, score, faults, next(problems, ""))


def _pair(a: str, b: str, deals: list[Deal]) -> Pair:
    games = sum(len(deal) for deal in deals) if len(deals[0][0].bots) > 1 else len(deals)
    ahead = share_of([_ahead(deal, a, b) for deal in deals], games)
    assert ahead, "a pair has deals"
    return Pair(a, b, games, ahead, mean_of([_margin(deal, a, b) for deal in deals]))


def _seats(match: Played, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(match.bots) if name == bot]


def won(match: Played, bot: str) -> float:
    """The part of the win that each seat of this bot took."""
    winners = match.places.count(1)
    return fmean(1 / winners if match.places[seat] == 1 else 0.0 for seat in _seats(match, bot))


def _points(match: Played, bot: str) -> float:
    return fmean(match.totals[seat] for seat in _seats(match, bot))


def _ahead(deal: Deal, a: str, b: str) -> float:
    """Over every seat of one and every seat of the other: 1 for the better place, half for the same."""
    return fmean(0.5 if mine == other else float(mine > other) for mine, other in _compared(deal, a, b))


def _compared(deal: Deal, a: str, b: str) -> Iterable[tuple[int, int]]:
    if len(deal[0].bots) == 1:  # alone: by points
        ours, theirs = ([match.totals[0] for match in deal if match.bots[0] == bot] for bot in (a, b))
        yield ours[0], theirs[0]
        return
    for match in deal:
        for seat in _seats(match, a):
            yield from ((-match.places[seat], -match.places[other]) for other in _seats(match, b))


def _margin(deal: Deal, a: str, b: str) -> float:
    ours, theirs = (fmean(_points(match, bot) for match in deal if bot in match.bots) for bot in (a, b))
    return ours - theirs
