"""How the weights of this game are learnt: `python -m tuning.learn bobrany`."""

from osada.bots.learning import SetUps, Training, TrainingParameters

SET_UPS: SetUps = [(2, {"cards": "random", "first": "random"}), (2, {"first": "random"})]
TRAINING = Training(SET_UPS, matches=150_000, parameters=TrainingParameters(learning_rate=0.03))
