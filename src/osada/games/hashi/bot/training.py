"""How the weights of this game are learnt: `python -m tuning.learn hashi`."""

from osada.bots.learning import SetUps, Training, TrainingParameters

TOGETHER = ((2, "A"), (3, "B"), (2, "B"), (4, "A"))
ALONE = ((1, "A"), (1, "B"))
SET_UPS: SetUps = [(seats, {"side": side}) for seats, side in (*ALONE * 2, *TOGETHER)]
TRAINING = Training(SET_UPS, matches=400_000, parameters=TrainingParameters(learning_rate=0.1, trace_decay=0.97))
