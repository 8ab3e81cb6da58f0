### The page: what all boards share

page-board-turn = Turn right (R); with Shift to the left
page-board-which = Which one do you mean?
page-board-neither = None of these
page-board-open = Show: { $panel }
page-board-close = Close
page-board-step = Step { $step } of { $steps }
page-board-step-back = One step back
page-board-step-on = One step on
page-board-count-none = Nothing is counted here yet.
page-board-count-keys = The left and right arrows go from step to step, Escape closes.
page-board-count-sum = So far: { $points }
