### Bots that think for the tables of a server.

thinking-busy = So many bots are thinking just now that there is no advice. Try again in a moment.
thinking-moved-on = The match has moved on: the advice would be about a position that is gone.
thinking-closed = The server is about to stop. Try again in a moment.
thinking-failed = No advice was found. Try again in a moment.
thinking-no-hints = At this table everybody plays without advice.
thinking-not-ready = The bots are still getting ready for this game. Try again in a moment.
thinking-needs-postgres = Bots think on other machines only with PostgreSQL: give its address, postgresql://NAME@HOST/DATABASE, as --database or OSADA_DATABASE.

## The command `osada worker`
serve-help-worker = Think for the bots of servers on PostgreSQL, on this machine, with the processes that it has to spare. The servers run with OSADA_THINKING=workers.
serve-help-workers = How many processes; by default one for each core but one.
serve-thinks = { $processes ->
    [one] One process thinks
   *[other] { $processes } processes think
  } for bots. Ctrl-C ends it.
