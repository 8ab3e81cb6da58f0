"""Compares parameters of the search: one with some numbers changed plays against the usual one, seats and seeds paired.

python -m tuning.parameters border --seconds 0.1 --games 40 rollout_limit=0 c_puct=0.2
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import osada.games  # noqa: F401  # in a fresh process the games must be known
from osada.bots.evaluation import SearchParameters
from osada.bots.search import Budget, Search, search_ready
from osada.bots.values import profile_of
from osada.engine.cores import cores
from osada.engine.dice import Dice
from osada.engine.record import game_named
from osada.engine.table import Table


def played(game_id: str, changed: dict[str, float], budget: Budget, options: dict[str, str], number: int) -> float:
    """One match of two; what the changed one gets of the win."""
    game = game_named(game_id)
    search_ready(game)
    table, own = Table(game, 2, options, Dice(f"styles {number // 2}")), number % 2
    searches = [Search(game, number), Search(game, number)]
    searches[own].parameters = profile_of(game, table.seats).parameters._replace(**changed)
    while not table.over:
        if table.chance_due:
            table.roll_once()
        else:
            seat = table.actors[0]
            seen = table.observe(seat)
            forced = len(seen.legal_codes) == 1
            table.play(seat, seen.legal_codes[0] if forced else searches[seat].candidates(seen, budget)[0].code)
    winners = table.scores().winners
    return 1 / len(winners) if own in winners else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("change", nargs="+", help=f"NAME=NUMBER, of {', '.join(SearchParameters._fields)}")
    parser.add_argument("--seconds", type=float, default=0.1, help="a decision")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE of the set-up")
    given = parser.parse_args()
    changed = {name: float(number) for name, number in (each.split("=") for each in given.change)}
    options = dict(each.split("=", 1) for each in given.option)
    search_ready(game_named(given.game))
    play = partial(played, given.game, changed, Budget(10**9, given.seconds), options)
    with ProcessPoolExecutor(cores()) as pool:
        wins = list(pool.map(play, range(given.games)))
    print(f"{given.game} {' '.join(given.change)}: {sum(wins) / len(wins):.1%} of {len(wins)}")


if __name__ == "__main__":
    main()
