### What the engine tells people: refusals, records, editions, the protocol.

error-unknown-game = There is no game “{ $game }”. There are: { $allowed }.
error-game-left-out = The game “{ $game }” ({ $origin }) cannot be used and is left out. { $problem }
error-seats = { $game } cannot be played with { $seats } seats, only with { $allowed }.
error-unknown-option = { $game } with { $seats ->
    [one] one seat
   *[other] { $seats } seats
  } has no option “{ $option }”. It has: { $allowed }.
error-option-value = Option { $option } cannot be “{ $value }”. It can be: { $allowed }.
error-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-unknown-action = “{ $text }” is no action here. Try for example “{ $instead }”.
error-impossible-outcome = “{ $text }” cannot come now. What can: for example “{ $instead }”.
error-match-over = The match is over.
error-outcome-due = An outcome is due first, for example “chance { $instead }”.
error-no-outcome-due = No outcome is due: players are to act.
error-others-to-act = Seat { $seat } has nothing to do now. To act: { $others }.
error-undo-nothing = There is nothing to take back.
error-undo-outcome = What was drawn since cannot be taken back, nor anything before it.
error-undo-consent = Others have acted because of that; they would have to agree: seats { $seats }.
error-unknown-bot = There is no bot “{ $bot }”. There are: { $allowed }.
error-nothing-to-suggest = Seat { $seat } has nothing to do now, so there is nothing to suggest.

record-format = The first line of a record is “{ $expected }”, not “{ $found }”.
record-header = “{ $found }” is not a proper header line. Right would be: game ID VERSION, seats NUMBER, option NAME VALUE, edition ID HASH.
record-header-missing = The header line “{ $header }” is missing.
record-line = “{ $found }” is no line of a match. Right would be a seat or the word chance, then the action: “0 write 11”.
record-version = The record was made by version { $version } of the rules of { $game }; this release has version { $known }.
record-edition = Edition “{ $edition }” is not here. There are: { $allowed }. Own editions are found in the folder that OSADA_EDITIONS names.
record-edition-changed = Edition “{ $edition }” has changed since: the record says { $hash }, the files here say { $known }.

verify-missing = It cannot be verified: the header line “{ $header }” is missing.
verify-commit = The seed is not the one that was promised: its commit would be { $expected }.
verify-outcome = This outcome was not drawn: “{ $found }” stands here, the seed gives “{ $expected }”.
verify-result = The result “{ $found }” is wrong; the match ended { $expected }.
verify-key-unknown = The record says that the key { $id } has signed it, but that is none of the keys in { $keys }.
verify-key-lost = The key { $id } that signed the record was lost on { $day }: since then its signatures prove nothing.
verify-signature = The signature of the key { $id } is wrong: something in the record was changed.
verify-no-keys = holds no keys of a server.
verified-seed = Verified: the seed is the one that was promised.
verified-nonces = { $nonces ->
    [one] One seat
   *[other] { $nonces } seats
  } added a number to chance; { $public ->
    [0] all of these were chosen at the seats.
    [one] one of these follows from the promise, nobody chose it.
   *[other] { $public } of these follow from the promise, nobody chose them.
  }
verified-no-nonces = No seat added a number to chance: the seed alone decides.
verified-outcomes = { $outcomes ->
    [0] Nothing was left to chance.
    [one] The one outcome follows from seed and numbers, with the weights that the rules give.
   *[other] All { $outcomes } outcomes follow from seed and numbers, with the weights that the rules give.
  }
verified-result = The lines obey the rules, and no result stands there that differs from theirs.
verified-signed = The server signed it, with the key { $id }.
verified-unchecked = It says that the key { $id } has signed it. That was not checked: name the keys of the server with --keys.
verified-unsigned = It is not signed: no server says that it was played like this.

snapshot-broken = The snapshot cannot be used ({ $problem }). The log still can.

edition-rulebook = “{ $field }” cannot differ from the rulebook, which says { $expected }
edition-count = “{ $field }”: there should be { $expected } of them, not { $count }

file-unreadable = cannot be read: { $problem }
file-not-json = line { $line }, column { $column }: not JSON ({ $problem })
file-not-object = should be a JSON object, in braces
file-missing = “{ $field }” is missing
file-unknown = “{ $field }” is not known here. Known: { $allowed }
file-type = “{ $field }” should be a { $type ->
    [list] list, in square brackets
    [object] group of named values, in braces
    [number] whole number
    [decimal] number
    [text] text in quotes
   *[other] { $type }
  }
file-count = “{ $field }” should have { $least } to { $most } entries, not { $count }
file-count-exact = “{ $field }” should have { $most } entries, not { $count }
file-value = “{ $field }” cannot be { $found }; it can be { $allowed }
file-id = “{ $field }” cannot be { $found }; it can be { $allowed }, each once

protocol-not-json = This line is not JSON: { $line }
protocol-not-object = A request is a JSON object such as {"{"}"do": "status"{"}"}, not: { $line }
protocol-unknown-do = There is no request “{ $do }”. There are: { $allowed }.
protocol-no-match = There is no match yet: begin with “new” or “load”.
protocol-missing = “{ $do }” needs the field “{ $field }”.
protocol-unknown-field = “{ $do }” has no field “{ $field }”. It has: { $allowed }.
protocol-type = The field “{ $field }” of “{ $do }” should be a { $type ->
    [number] number
    [object] JSON object
   *[text] text
  }, not { $found }.
protocol-own-dice = The engine draws the outcomes of this match itself. To give them, begin it with "chance": "manual".
protocol-chance = “chance” can only be "manual", not “{ $found }”.
