"""The numbers beside a task: where each of them stands, by its name. `top(state).numbers[at.LEFT]`"""

# fmt: off
LEFT = 0        # FOREST, EVENT, DEAL, DRAW, REVEAL: how many are still to come
                # SPARE, TAKE, MEADOW, BURY, GIVE_…, MARKET, SWAP, CAPTURE, GRADUATE: to be chosen
TURN = 1        # DEAL: to which seat, by turn order
PILE = 1        # REVEAL: from which
OFFERED = 1     # TAKE: resources, as bits
MAY_STOP = 1    # MEADOW: may one take fewer?
MAY_PLAY = 2    # MEADOW: may one of those taken be played?
PURPOSE = 0     # SLOT, NTH, REMOVE, DISCARD, USE, LIFT: the card or place that asks
CARD = 1        # NTH: of which card, and of which city
CITY = 2
DISCARDED = 1   # DISCARD: how many were, and how many can be
MOST = 2
WAITING = 0     # TRIGGER: cards that will react, as bits
WHOSE = 0       # COPY, OF: the city whose Mole or Sweep copies, and which of the two it is
COPIER = 1
MAY_DECLINE = 2  # COPY
COPIED = 2      # OF: the card
STORE = 0       # STORE: which copy of the Storehouse
RESOURCE = 0    # PAY
KEEPER = 0      # STORE_EVENT: see KEEPERS
ROOM = 1        # STORE_EVENT: for how many more
# fmt: on
