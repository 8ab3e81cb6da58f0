"""What a task is for: the first number beside tasks that serve several cards or places."""

NTH_VISIT, NTH_HOUSE, NTH_REMOVE, NTH_LIFT, NTH_ACTIVATE, NTH_STORE = range(6)  # NTH: then the card, then the city
SLOT_PLAY, SLOT_TAKE, SLOT_BURY = range(3)  # SLOT
RUIN, STUDY, CURE, BANISH = range(4)  # REMOVE: Ruins, University, Croak Wart Cure, a Fool in the solo game
HAVEN, FOREST_THREE, DOUBLE, BARD_SONG, MAIL, SET_OUT = range(6)  # DISCARD: then how many were, and how many can be
ANY_NUMBER = 99
LOOK_OUT, ONLY_BASIC, CLOCK = range(3)  # USE
RANGE, CALL_HOME = range(2)  # LIFT: Ranger, A Well Run City
