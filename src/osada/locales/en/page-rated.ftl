### The page: rated matches – what one accepts, the ladder, a person's rating and the matches that made it

## What it means
page-rated-choose = Rated match
page-rated-about = It counts for the ladder. Everybody needs an account and a pace, and plays alone: no hints, no bots.
page-rated-account = Rated matches are for people with an account.
page-rated-to-account = Log in or make an account
page-rated-accepting = This match is rated. By playing it you accept:
page-rated-accepting-again = The rematch is rated, too. By playing it you accept:
page-rated-pace-minutes = { $count ->
    [one] One minute for a turn; whoever is late has lost.
   *[other] { $count } minutes for a turn; whoever is late has lost.
  }
page-rated-pace-days = { $count ->
    [one] One day for a turn; whoever is late has lost.
   *[other] { $count } days for a turn; whoever is late has lost.
  }
page-rated-pace-none = There is a time for each turn; whoever is late has lost.
page-rated-alone = No hints, no advice, no bot in your place.
page-rated-counts = It counts whatever happens: whoever resigns or leaves has lost.
page-rated-sit = Accept and take a seat
page-rated-invite-about = Send the link, or let somebody photograph it with a phone. Whoever comes needs an account.

## Ladder
page-rated-ladder-empty = Nobody has played a rated match of this game yet.
page-rated-place = Place
page-rated-name = Player
page-rated-rating = Rating
page-rated-estimate = Estimate
page-rated-matches = Matches
page-rated-range = { $strength } ± { $spread }
page-rated-sure = The estimate is how strong somebody seems to be; with 95 % certainty the truth lies within the ±. The more rated matches, the surer it is. The rating, by which the ladder is ordered, is what is almost certain. Casual matches never count.
page-rated-again = Playing the same person again and again counts less and less: within 30 days the first three matches of a game count whole, the fourth a half, the fifth a quarter, and so on.

## Somebody
page-rated-since = Here since { $day }
page-rated-guest = Plays as a guest; only accounts are rated.
page-rated-curve = { $game }: estimate after each rated match, now { $strength } ± { $spread }
page-rated-made = The matches that made it
page-rated-day = Played
page-rated-others = Against
page-rated-change = Change
page-rated-weight = Counted
page-rated-percent = { $percent } %
page-rated-somebody = somebody who is gone
page-rated-watch = Replay of the match of { $day }
page-rated-older = Older matches
