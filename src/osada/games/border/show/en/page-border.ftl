### The page: the boards of The Border

## The map
page-border-map = The map of { $who }
page-border-keys = Arrow keys go from hex to hex, Page Down to the next one that can be crossed, Enter crosses.
page-border-look-keys = Arrow keys go from hex to hex.
page-border-hex = Hex { $hex }
page-border-white = white
page-border-group = { $colour }, { $sign }, group of { $size }
page-border-group-open = { $open ->
    [0] all crossed
    [one] one hex open
   *[other] { $open } hexes open
  }
page-border-areas-beside = border of { $areas }
page-border-crossed = crossed
page-border-open = open
page-border-can-cross = can be crossed
page-border-can-complete = { $dice ->
    [one] one die completes it
   *[other] { $dice } dice complete it
  }
page-border-chance = { $chance } to complete it
page-border-aim = Enter rolls for it

## Signs of the colours
page-border-sign-grey = circle
page-border-sign-red = triangle
page-border-sign-yellow = sun
page-border-sign-blue = wave
page-border-sign-orange = diamond
page-border-sign-green = leaf

## Dice
page-border-dice = Dice
page-border-dice-keys = The keys 1 to 5 choose dice, Space rolls them again, S keeps them all.
page-border-die = Die { $number }
page-border-die-falling = still rolling
page-border-die-again = to be rolled again
page-border-die-used = used
page-border-roll = Roll { $roll } of { $rolls }
page-border-reroll = { $count ->
    [0] Choose dice
    [one] Roll one again
   *[other] Roll { $count } again
  }
page-border-stop = Keep all

## What is to be done
page-border-round = The dice of { $who }
page-border-my-round = Your dice
page-border-duty-one = All five dice were used: you have one hex of any of their colours.
page-border-duty-left = Nothing more fits your dice: you are done.

## Areas
page-border-areas = Areas
page-border-area = { $area }: { $first } for the first, { $later } later
page-border-area-missing = { $count ->
    [one] one hex to go
   *[other] { $count } hexes to go
  }
page-border-area-paid = closed, { $points } points
page-border-area-soon = closed, pays when all are done
page-border-area-closers = closed by { $names }

## Numbers
page-border-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
page-border-closed = { $count } of { $end } areas closed
page-border-dice-left = { $count ->
    [0] no die left
    [one] one die left
   *[other] { $count } dice left
  }
page-border-mark-done = done
page-border-mark-acting = still acting
page-border-mark-active = rolls the dice
