"""OpenSkill ratings: how strong each bot is on one ladder, reckoned match by match."""

from collections.abc import Sequence
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from osada.arena.match import Played


def ratings(bots: Sequence[str], rounds: Sequence[Sequence[Played]]) -> dict[str, tuple[float, float]]:
    """The rating and its sigma of each bot. A round is the matches whose seats are compared with each other."""
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in bots}
    for matches in rounds:
        _rate(model, rated, matches)
    return {bot: (rating.mu, rating.sigma) for bot, rating in rated.items()}


def _rate(model: PlackettLuce, rated: dict[str, PlackettLuceRating], matches: Sequence[Played]) -> None:
    """One round. Where a bot sits on several seats, it gets the mean of what they would get."""
    bots = [bot for match in matches for bot in match.bots]
    if len(set(bots)) < 2:
        return
    after = model.rate([[rated[bot]] for bot in bots], ranks=_ranks(matches))
    for bot in set(bots):
        new = [team[0] for team, name in zip(after, bots, strict=True) if name == bot]
        rated[bot] = model.rating(fmean(each.mu for each in new), fmean(each.sigma for each in new), bot)


def _ranks(matches: Sequence[Played]) -> list[float]:
    """The places at a table; of those who played alone, by points."""
    if len(matches) == 1:
        return [float(place) for place in matches[0].places]
    totals = [match.totals[0] for match in matches]
    return [1.0 + sum(other > total for other in totals) for total in totals]
