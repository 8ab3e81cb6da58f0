### What the server tells people.

server-who-are-you = Say who you are first: a name is enough.
people-name = A name has { $least } to { $most } letters, digits, spaces, dots or dashes, and begins with a letter or digit.
server-message = This message cannot be read: { $problem }.
server-form = { $field }: { $problem }.
table-unknown = There is no such table.
table-status = That cannot be done now: { $status ->
    [waiting] the match has not begun yet
    [playing] the match has begun
    [finished] the match is over
   *[stopped] this release cannot go on with it
  }.
table-stale = The position has changed meanwhile; look at it again.
table-too-far = { $line } shows something new or ends your turn: what comes after it is for another command. Nothing was done.
table-number-used = This number was used for another command at this table. Take a new one for each.
table-nothing-asked = Nobody is waiting for your answer.
table-resigned = This seat has given up.
table-not-your-seat = This is not your seat.
table-not-late = During the match a bot plays only for who has run out of time, has left or wishes it.
table-ask-first = Without a pace a bot plays for somebody who is away only if all others who are there agree: ask them.
table-nothing-to-change = Name settings that differ from those of the table and can change during a match.
table-rated-agreed = At a rated table what everybody accepted holds until the end.
table-not-abandoned = A match is closed only when nothing has happened there for { $days } days and nobody has time left.
table-muted = The host has muted the chat of this table.
table-which-seat = You have several seats here; say which: { $seats }.
table-locked = Seat { $seat } is locked; its number is needed.
table-private = This table takes no spectators.
table-host-only = Only the host of the table may do that.
table-name-taken = Somebody with such a name sits here already.
table-no-seat = There is no such free seat.
table-link-dead = This link is worth nothing any more. Ask the host for a new one.
table-seat-link-dead = This link to a seat is no longer valid. Whoever sits there can make a new one.
table-seated-already = You have a seat here already. Several hands on one device are chosen when the table is set up.
table-nobody-there = Nobody sits there who could be sent away.
table-settings-agreed = Somebody else sits here and has agreed to the settings as they are. Only whether the table is listed can still be changed.
table-is-rated = This match is rated: sit down again and accept that it counts.
table-is-casual = This match is casual: it does not count, whatever was announced. Sit down again if you still want to play.
table-rated-account = Rated matches are for people with an account: a rating belongs to somebody.
table-rated-pace = A rated match needs a pace: choose how long a turn may take.
table-rated-hints = A rated match is played without hints: switch them off.
table-rated-seats = A rated match needs at least two players.
table-rated-bots = No bot plays at a rated table, neither from the start nor in somebody's place.
table-rated-hands = At a rated table everybody sits once, under their own name.
table-rated-seat = At a rated table a seat stays with whoever accepted the match. On another device, log in.
table-rated-advice = A rated match is played without advice.
table-seal-used = A table was set up with the seal { $seal } already. Ask for a new one.
table-seal-unknown = This seal is not from this server, or not whole. Ask for a new one.
table-seal-old = This seal is older than { $hours } hours. Ask for a new one.
table-sealed = This match cannot go on now: its seed is sealed with the key { $needed }, which the server does not have. Whoever runs the server can bring it back (docs/hosting.md).
table-busy = Somebody else has this table just now. Try again in a moment.
table-talk = What is said has 1 to { $most } characters.
server-slow-down = That was too often. Wait a little and try again.
