### The guided first match

page-guide-bobrany-take = Take a tile from the river. Its place in the river says the column of your town: what lies on position 3 goes into column 3.
page-guide-bobrany-place = Choose the cell and turn the tile. Walkways must meet walkways; edges and empty cells allow everything.
page-guide-bobrany-pay = Where only one of two tiles has a walkway, a token from your reserve bridges the gap and stays there for good. Click it to pay with another one.
page-guide-bobrany-end-turn = Confirm ends the turn once its main action is done. Before that you can still use tokens and claim what your raft holds: all of it is one choice.
page-guide-bobrany-raft = Instead of taking a tile you can put your raft onto it. It drifts on with the river, and only you may claim it later: in another column.
page-guide-bobrany-claim = The tile under your raft can be claimed now, as a free action. Mind what comes after position 4: the waterfall.
page-guide-bobrany-dam = A dam gives you one more tile in this turn. Red tiles bring such tokens.
page-guide-bobrany-cards = Seven cards say what each colour is worth in this match. Look at them again: where a tile lies often matters more than what it is.
page-guide-bobrany-full = Your town is filling up. Who fills all 16 cells first gets the builder beaver: 5 points, and he decides ties.
page-guide-bobrany-end = That was Timber Town! The table of points shows what each card brought.
