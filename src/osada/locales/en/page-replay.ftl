### The page: after a match – the end, the replay, the review

## The end
page-replay-end-won = { $who } wins with { $points ->
    [one] one point
   *[other] { $points } points
  }.
page-replay-end-you = You win with { $points ->
    [one] one point
   *[other] { $points } points
  }. Well played!
page-replay-end-shared = { $who } share the win.
page-replay-end-alone = You end with { $points ->
    [one] one point
   *[other] { $points } points
  }.
page-replay-end-rival = { $rival } wins this time.
page-replay-end-beaten = { $who } beats { $rival }, with { $points } points.
page-replay-end-nobody = The match ended without a winner.
page-replay-sheet = The points of all players, part by part
page-replay-part = Part
page-replay-total = Total
page-replay-most = the most of all
page-replay-winner = winner
page-replay-stack = What the points are made of
page-replay-growth = Points during the match
page-replay-growth-label = A chart: each player’s points, from the beginning to the end of the match
page-replay-growth-axis = Across: lines of the match. The number at the end of a line is the player’s.
page-replay-growth-missing = This chart cannot be drawn just now.
page-replay-counting = Counting …
page-replay-afterwards = What next
page-replay-again = Play again
page-replay-accept = Accept the rematch
page-replay-watch = Replay
page-replay-review = Review
page-replay-record = Save the record
page-replay-link = Link to the replay
page-replay-fair = Was chance fair? { $verdict ->
    [yes] This device has checked it: yes
    [no] This device has checked it: no!
   *[other] Nothing was promised here
  }
page-replay-fair-how = How this works, and how to check it by hand
page-replay-fair-silent = Whether chance was fair could not be checked just now.
page-replay-unsigned = unsigned: lines of it come from another match or from a file

## The replay
page-replay-title = Replay: { $game }
page-replay-board = The board
page-replay-start = Before the first line
page-replay-at = { $step }. { $words }
page-replay-scrubber = Steps of the match
page-replay-step = Step
page-replay-back = One step back
page-replay-on = One step on
page-replay-turn-back = One turn back
page-replay-turn-on = One turn on
page-replay-log = Log
page-replay-eyes = Seen by
page-replay-eyes-open = everything open
page-replay-eyes-seat = as { $who } saw it
page-replay-eyes-spectator = as an onlooker
page-replay-eyes-own = As you see it yourself, while the match is running
page-replay-play-on = Play on from here
page-replay-play-on-how = A new table begins after line { $step }, with new chances. Who sits where?
page-replay-here = somebody at this device
page-replay-bot = a bot: { $level }
page-replay-level-easy = easy
page-replay-level-medium = medium
page-replay-level-hard = hard
page-replay-level-max = the strongest
page-replay-not-now = Not now
page-replay-begin = Begin

## The review
page-replay-review-title = Review: { $game }
page-replay-review-waits = The match is being looked at …
page-replay-review-progress = { $done } of { $choices } choices are thought through.
page-replay-judge = Who judges:
page-replay-judge-greedy = quickly, one step ahead
page-replay-judge-medium = thoroughly
page-replay-judge-hard = very thoroughly, takes longest
page-replay-win-curve = The chance to win
page-replay-value-curve = The expected points
page-replay-win-curve-label = A chart: how each player’s prospects changed during the match. The moves are listed below.
page-replay-accuracy = accuracy
page-replay-found = { $found } of { $moves } choices were as good as the best.
page-replay-count-inaccuracy = ?! { $count ->
    [one] one inaccuracy
   *[other] { $count } inaccuracies
  }
page-replay-count-mistake = ? { $count ->
    [one] one mistake
   *[other] { $count } mistakes
  }
page-replay-count-blunder = ?? { $count ->
    [one] one blunder
   *[other] { $count } blunders
  }
page-replay-moves = Moves
page-replay-only-worst = only those that cost something
page-replay-better = Better: { $words }
page-replay-label-inaccuracy = inaccuracy
page-replay-label-mistake = mistake
page-replay-label-blunder = blunder
page-replay-lost-win = −{ $percent } % to win
page-replay-lost-points = −{ $points } points
page-replay-none-bad = No move here cost much.
