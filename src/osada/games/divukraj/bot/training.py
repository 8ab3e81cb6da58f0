"""How the weights of this game are learnt: `python -m tuning.learn divukraj`."""

from osada.bots.learning import SetUps, Training, TrainingParameters

# in harder years greedy would learn to play few cards, since each helps Rugwort: a search does better with many
SET_UPS: SetUps = [(1, {"year": "1"}), *[(2, {"first": "random"})] * 2, (3, {}), (4, {})]
TRAINING = Training(SET_UPS, matches=60_000, parameters=TrainingParameters(learning_rate=0.02))
