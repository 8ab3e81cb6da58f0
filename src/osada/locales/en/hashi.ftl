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

## The score pad
hashi-pad-too-many = “{ $field }”: { $bridges } bridges lead to island { $island }, which takes { $most }. If that is a mistake of the table, list the island in "crossed_out"; it scores nothing.
hashi-pad-no-number = “{ $field }”: neither island of { $line } has a number, so no bridge can be there.
hashi-pad-crosses = “{ $field }”: the bridge on { $line } crosses the one on { $rival }; only one of them can be there.

## Own editions
hashi-edition-rulebook = cannot differ from the rulebook, which says { $expected }
hashi-edition-count = there should be { $expected } of them, not { $count }
hashi-edition-red-flags = there should be { $expected } red flags, not { $count }
hashi-edition-blue-flags = there should be { $expected } blue flags, not { $count }
hashi-edition-card = “{ $card }” is no card: a card has a numeral from 1 to 6 and 1 to 3 bridges
hashi-edition-island-id = “{ $id }” cannot be its id: the ids are 0 to 17, each once
hashi-edition-island-place = { $place } cannot be its place: x and y are whole numbers, and no two islands share a place
hashi-edition-flag = “{ $flag }” is no flag: it is "red", "blue" or null
hashi-edition-line-ends = { $ends } is no line: a and b are the ids of two islands
hashi-edition-line-twice = the line { $line } is there already
hashi-edition-line-bent = the line { $line } is neither horizontal nor vertical
hashi-edition-line-over = the line { $line } runs over island { $island }; lines join neighbours

## The board
hashi-draw-round = [bold]Round { $round } of { $rounds }[/] · the card: numeral [bold]{ $numeral }[/], [bold]{ $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
  }[/]
hashi-draw-unseen = Not turned up yet:
hashi-draw-red = R
hashi-draw-blue = B
hashi-draw-legend = [dim](3) number · \[3] finished · [red]R▲[/red] [blue]B≈[/blue] flags · ┄ line · ─ bridge · ═ two bridges · yellow: possible now[/dim]
