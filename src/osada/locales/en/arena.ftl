### Tournaments: `osada arena`

## Refusals
arena-one-bot = A tournament needs two different bots at least; “{ $bot }” alone has nobody to meet.
arena-repeats = { $bots } bots with repeats are a table of { $bots } seats, but there are { $seats } seats. Name each bot once, or one for each seat.
arena-seed = The seed is { $seed }; right would be 0 or more.
arena-until-alone = Alone, { $game } has no opponent to win against with these options, so there is no share of wins to wait for: leave out --until.
arena-folder = cannot be used: { $problem }
arena-folder-busy = Another run is playing there; wait for it, or name another --folder.
arena-setting-broken = It is not JSON as a tournament writes it. Remove the folder, or name another --folder.
arena-other-setting = The folder holds another tournament: its “{ $name }” is { $found }, here it is { $expected }. Name another --folder.
arena-workers-lost = The worker processes ended { $times } times in a row without finishing a match. What was played is kept; with --workers 1 the reason can be seen.
arena-no-ray = Ray is not installed: pip install 'osada-games[ray]', or take --backend local.
arena-no-matplotlib = Charts need matplotlib: pip install 'osada-games[charts]'.
arena-chart-kind = “{ $file }” is no kind of picture that can be drawn. Right would be a name that ends with: { $allowed }.
arena-chart-folder = There is no folder { $folder }.

## Tables
arena-rating = rating
arena-matches = matches
arena-wins = wins
arena-score = score
arena-interval = 95 %
arena-pair = pair
arena-ahead = first ahead
arena-margin = margin
arena-title = { $game }, { $seats ->
    [one] alone
   *[other] { $seats } seats
  }, { $matches ->
    [one] one match
   *[other] { $matches } matches
  }
arena-rating-axis = rating with its 95 % interval; 0 is the mean, 400 points are odds of 10 to 1
arena-ahead-axis = how often the first is ahead of the second, in %, with its 95 % interval

## Notes
arena-nothing = No match was finished.
arena-fair = Among equals each seat would win { $share } % of the matches.
arena-verdict = { $verdict ->
    [above] { $bot } is above the mark of { $mark } %.
    [below] { $bot } is below the mark of { $mark } %.
   *[open] { $bot } and the mark of { $mark } %: not decided, the mark lies within the interval.
  }
arena-capped = { $count ->
    [one] One match would not end and counts as it stood.
   *[other] { $count } matches would not end and count as they stood.
  }
arena-faults = { $bot } lost { $count ->
    [one] one move by a mistake
   *[other] { $count } moves by mistakes
  }; random ones were played instead. The first: { $first }
arena-kept = All matches are kept in { $folder }; the same command goes on from there.
arena-older = { $folder } holds matches that were played by other versions of the rules or bots; the figures mix them.
