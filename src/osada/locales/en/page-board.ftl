### The page: what all boards share

page-board-turn = Turn right (R); with Shift to the left
page-board-which = Which one do you mean?
page-board-neither = None of these
page-board-open = Show: { $panel }
page-board-close = Close
page-board-step-back = One step back
page-board-step-on = Next step
page-board-step-done = Done
page-board-recap = What the others did since my last turn
