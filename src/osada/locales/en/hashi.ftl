### Hashi

hashi-name = Hashi
hashi-about = Number the islands and join them by bridges, all players at once. 1 to 4 players, 17 rounds.
hashi-provenance = The two island maps and the deck are our own design, because the printed ones are not public. Owners of the box can add theirs as an edition.

## Why an action is refused
hashi-why-not-now = { $duty ->
    [start] The start number comes first.
    [write] First write the numeral, or skip that.
    [bridges] Now the bridges are due, or to skip them.
   *[nothing] You are done with this round.
  }
hashi-why-flagged = Island { $island } has a flag; the start number goes into an island without one.
hashi-why-has-number = Island { $island } has its number already: { $number }.
hashi-why-flag-needs-bridge = Island { $island } has a flag: a bridge of an earlier round must lead there before it gets a number.
hashi-why-too-small = { $bridges ->
    [one] One bridge leads
   *[other] { $bridges } bridges lead
  } to island { $island }, so its number cannot be smaller.
hashi-why-no-such-line = No dotted line joins { $line }.
hashi-why-no-number = Neither island of { $line } has a number; a bridge needs one.
hashi-why-line-full = There are two bridges on { $line } already.
hashi-why-crosses = A bridge on { $line } would cross the one on { $rival }.
hashi-why-island-full = Island { $island } takes no further bridge: it has { $bridges ->
    [one] its one
   *[other] its { $bridges }
  }.
hashi-why-rest-does-not-fit = All { $owed } bridges must fit, and after this one the rest would not.
hashi-why-bridges-begun = The bridges are begun: { $owed ->
    [one] one more is
   *[other] { $owed } more are
  } to be drawn, or take the first one back.
