### Bots that think for the tables of a server.

thinking-busy = So many bots are thinking just now that there is no advice. Try again in a moment.
thinking-moved-on = The match has moved on: the advice would be about a position that is gone.
thinking-closed = The server is about to stop. Try again in a moment.
thinking-failed = No advice was found. Try again in a moment.
thinking-no-hints = At this table everybody plays without advice.
thinking-not-ready = The bots are still getting ready for this game. Try again in a moment.
