### The page: what moves on the board of Everdell, what happened, what counts

## Counting
page-divukraj-told-parts = Points by part
page-divukraj-told-count = Show how it is counted
page-divukraj-told-counting = { $who }: { $part }, step by step
page-divukraj-told-now = { $now ->
    [one] { $now } point now
   *[other] { $now } points now
  }{ $known ->
    [yes] , at most { $possible } in this match
   *[no] { "" }
  }
page-divukraj-told-stock = tokens in the stock
page-divukraj-told-none = Nothing counts here yet.
page-divukraj-told-final = Count the city
page-divukraj-told-gain = { $points ->
    [one] brings { $points } point
   *[other] brings { $points } points
  }
page-divukraj-told-gain-place = { $points ->
    [one] Brings { $points } point.
   *[other] Brings { $points } points.
  }

## Production
page-divukraj-told-production = { $who }: production
page-divukraj-told-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
page-divukraj-told-sum = Together:
page-divukraj-told-nothing = nothing this time

## Seasons
page-divukraj-told-home = { $count ->
    [one] { $count } worker ready
   *[other] { $count } workers ready
  }
page-divukraj-told-brings = { $season ->
    [summer] up to two cards of the Meadow
   *[other] every green card produces
  }

## Rivals
page-divukraj-told-known = Known of the hand: { $cards }.
