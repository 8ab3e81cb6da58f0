### The archive: replays, records, playing on.

archive-release = This release cannot replay the match: its rules have changed. Osada { $release } can.
archive-running = While a match is running you can see it only from your own seat.
archive-step = The match has the steps 0 to { $last }.
archive-over = At this step the match is over; choose an earlier one to play on.
archive-seats = { $seats ->
    [one] This match has one seat; say who sits there.
   *[other] This match has { $seats } seats; say who sits at each of them.
  }
archive-long = A record may have { $most } lines at most.
archive-forged = The record says that this server has signed it, but the signature is wrong: something in it was changed.
