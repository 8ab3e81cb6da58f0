"""In tests only iterations end the thinking of a bot: what it finds does not hang on how busy the machine is."""

from osada.bots.levels import LEVELS
from tests.patience import PATIENCE

LEVELS |= {name: level._replace(seconds=PATIENCE) for name, level in LEVELS.items()}
