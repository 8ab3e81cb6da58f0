"""Learns what the traits of a game's positions are worth, and writes weights.csv into its folder `bot`.

python -m tuning.learn hashi
python -m tuning.learn mesta --matches 20000 --from-file    # goes on with what is known
"""

import argparse
from importlib import import_module

from rich.progress import Progress, TextColumn

from osada.bots.evaluation import read_weights, write_weights
from osada.bots.learning import Training, train
from osada.bots.values import WEIGHTS, evaluation_of
from osada.engine.ready import ready
from osada.games import GAMES

SMOOTH = 0.999  # of the mean that is shown


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--matches", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--from-file", action="store_true", help="go on with the weights that are there")
    given = parser.parse_args()
    game = GAMES[given.game]
    ready(game)
    training: Training = import_module(f"{game.package}.bot.training").TRAINING
    evaluation, path, matches = evaluation_of(game), game.folder / WEIGHTS, given.matches or training.matches
    weights = read_weights(evaluation, path) if given.from_file else evaluation.first_weights()
    columns = (*Progress.get_default_columns(), TextColumn("mean {task.fields[mean]:.2f}"))
    with Progress(*columns) as shown:
        task, mean = shown.add_task(given.game, total=matches, mean=0.0), 0.0

        def tell(done: int, result: float) -> None:
            nonlocal mean
            mean = result if done == 1 else SMOOTH * mean + (1 - SMOOTH) * result
            shown.update(task, completed=done, mean=mean)

        train(game, weights, training.set_ups, matches, parameters=training.parameters, seed=given.seed, progress=tell)
    write_weights(evaluation, weights, path)


if __name__ == "__main__":
    main()
