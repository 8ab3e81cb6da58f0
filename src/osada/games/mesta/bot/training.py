"""How the weights of this game are learnt: `python -m tuning.learn mesta`."""

from osada.bots.learning import SetUps, Training, TrainingParameters

SET_UPS: SetUps = [(2, {}), (3, {})]  # the long game has more points at the same stages
TRAINING = Training(SET_UPS, matches=30_000, parameters=TrainingParameters(learning_rate=0.05))
