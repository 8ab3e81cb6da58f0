### Reviews of finished matches

review-help = What each move of a finished match cost, seen from what its player knew then: the better move, the loss in chances and points, the three worst moves, and the curve of the chance to win. Only real choices count.
review-help-file = The record of a match that is over.
review-help-seat = Only this seat, numbered as in the record: 0 is player 1. Without it all of them.
review-help-level = The bot that judges: [bold]greedy[/] looks one step ahead and knows no chances; the stronger the level, the truer the figures.
review-help-seconds = At most so many seconds for each move.
review-help-chart = Draw the curves into this file too: PNG, SVG or PDF, by its ending.
review-thinking = Looking at every move
review-line = line
review-player = player
review-move = move
review-better = better
review-before = before
review-after = after
review-cost = cost
review-points = points
review-chance = chance to win
review-value = value of the position
review-axis = line of the match
review-summary = { $who }: { $moves ->
    [one] one choice
   *[other] { $moves } choices
  }, { $found } of them as good as the bot’s. On average a move cost { $chance } of the chance to win, and { $points } points.
review-summary-value = { $who }: { $moves ->
    [one] one choice
   *[other] { $moves } choices
  }, { $found } of them as good as the bot’s. On average a move cost { $value } of value.
review-worst = line { $line }: { $move }, better { $better } (cost { $cost })
review-no-moves = { $who } had no choice to make.
review-no-wins = The figures are in the measure of the bot { $level }, which knows neither chances nor final points.
review-cut = The review was interrupted: these are the first { $moves ->
    [one] move
   *[other] { $moves } moves
  }.
review-unfinished = The match is not over after { $lines ->
    [one] its one line
   *[other] its { $lines } lines
  }; only a finished one can be reviewed.
review-no-value = This bot gives no values, so it cannot judge. Choose greedy or a level above it.
review-chart-kind = “{ $file }” is no picture that can be drawn. Right would be an ending among: { $allowed }.
review-chart-folder = There is no folder { $folder }.
review-no-matplotlib = Pictures need matplotlib: pip install "osada-games[charts]"
review-unwritable = It cannot be written: { $problem }.
