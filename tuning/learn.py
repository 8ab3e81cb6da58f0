"""Learns what the traits of a game's positions are worth, and writes src/osada/bots/weights/<game>.csv.

python -m tuning.learn hashi
python -m tuning.learn mesta --matches 20000 --from-file    # goes on with what is known
"""

import argparse
from collections.abc import Mapping

from rich.progress import Progress, TextColumn

from osada.bots.insight import WEIGHTS, read_weights, write_weights
from osada.bots.knowledge import insight_of
from osada.bots.learning import Pace, train
from osada.engine.ready import ready
from osada.games import GAMES

SetUps = list[tuple[int, Mapping[str, str]]]
TOGETHER = ((2, "A"), (3, "B"), (2, "B"), (4, "A"))
SET_UPS: dict[str, SetUps] = {  # played in turn
    "bobrany": [(2, {"cards": "random", "first": "random"}), (2, {"first": "random"})],
    # in harder years greedy would learn to play few cards, since each helps Rugwort: a search does better with many
    "divukraj": [(1, {"year": "1"}), *[(2, {"first": "random"})] * 2, (3, {}), (4, {})],
    "hashi": [*[(1, {"side": "A"}), (1, {"side": "B"})] * 2, *((seats, {"side": side}) for seats, side in TOGETHER)],
    "mesta": [(2, {}), (3, {})],  # the long game has more points at the same stages
}
MATCHES = {"bobrany": 150_000, "divukraj": 60_000, "hashi": 400_000, "mesta": 30_000}
PACES = {
    "bobrany": Pace(pace=0.03),
    "divukraj": Pace(pace=0.02),
    "hashi": Pace(pace=0.1, trust=0.97),
    "mesta": Pace(pace=0.05),
}
SMOOTH = 0.999  # of the mean that is shown


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(SET_UPS))
    parser.add_argument("--matches", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--from-file", action="store_true", help="go on with the weights that are there")
    given = parser.parse_args()
    game, path = GAMES[given.game], WEIGHTS / f"{given.game}.csv"
    ready(game)
    insight, matches = insight_of(game), given.matches or MATCHES[given.game]
    weights = read_weights(insight, path) if given.from_file else insight.first_weights()
    pace = PACES[given.game]
    columns = (*Progress.get_default_columns(), TextColumn("mean {task.fields[mean]:.2f}"))
    with Progress(*columns) as shown:
        task, mean = shown.add_task(given.game, total=matches, mean=0.0), 0.0

        def tell(done: int, result: float) -> None:
            nonlocal mean
            mean = result if done == 1 else SMOOTH * mean + (1 - SMOOTH) * result
            shown.update(task, completed=done, mean=mean)

        train(game, weights, SET_UPS[given.game], matches, pace=pace, seed=given.seed, progress=tell)
    write_weights(insight, weights, path)


if __name__ == "__main__":
    main()
