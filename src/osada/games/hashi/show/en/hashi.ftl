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
hashi-edition-red-flags = “{ $field }”: there should be { $expected } red flags, not { $count }
hashi-edition-blue-flags = “{ $field }”: there should be { $expected } blue flags, not { $count }
hashi-edition-island-place = “{ $field }”: { $place } cannot be its place: another island lies there
hashi-edition-line-ends = “{ $field }”: { $line } is no line: a and b are the ids of two islands
hashi-edition-line-twice = “{ $field }”: the line { $line } is there already
hashi-edition-line-bent = “{ $field }”: the line { $line } is neither horizontal nor vertical
hashi-edition-line-over = “{ $field }”: the line { $line } runs over island { $island }; lines join neighbours

## The board
hashi-draw-set-up = [bold]Set-up[/] · a 3 or a 4 into an island without a flag, on the board of your left neighbour
hashi-draw-round = [bold]Round { $round } of { $rounds }[/] · the card: numeral [bold]{ $numeral }[/], [bold]{ $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
  }[/]
hashi-draw-unseen = Not turned up yet:
hashi-draw-red = R
hashi-draw-blue = B
hashi-draw-legend = [dim](3) number · \[3] finished · [red]R▲[/red] [blue]B≈[/blue] flags · ┄ line · ─ bridge · ═ two bridges · yellow: possible now[/dim]

## The log: $who is the player, $one and $two are the words of the line
hashi-say-start = { $who } gives the neighbour a { $two } on island { $one }.
hashi-say-write = { $who } writes on island { $one }.
hashi-say-skip-write = { $who } writes nothing.
hashi-say-bridge = { $who } builds { $one }.
hashi-say-skip-bridges = { $who } builds nothing.
hashi-say-card = The card { $one } is turned up.

## Names
hashi-part-islands = islands
hashi-part-red = red flags
hashi-part-blue = blue flags
hashi-part-six = six connected
hashi-part-rating = rank
hashi-option-side = the side of the board; B is somewhat harder
hashi-option-edition = whose boards and cards
hashi-name-helper = helper
hashi-name-water-carrier = water carrier
hashi-name-bamboo-binder = bamboo binder
hashi-name-screw-tightener = screw tightener
hashi-name-concrete-pourer = concrete pourer
hashi-name-project-manager = project manager
hashi-name-bridge-master = bridge master
hashi-name-expert-planner = expert planner
hashi-name-head-of-statics = head of statics
hashi-name-design-ace = design ace
hashi-name-construction-genius = construction genius
hashi-name-island-god = island god

## The rules in short
hashi-help =
    — [bold]Hashi in short[/] —

    • [bold]Set-up.[/] Everybody writes a 3 or a 4 into an island without a flag and hands the board to the left neighbour. (start 4 3: a 3 into island 4.) One of the 18 cards is put aside unseen.

    • [bold]A round.[/] A card is turned up: a numeral and 1 to 3 bridges. All players use it at the same time, 17 times in all.

    • [bold]a) Write the numeral[/] into an empty island (write 11), or skip (skip-write). An island with a flag needs a bridge from an earlier round. A number may not be smaller than the bridges already there. Numbers stay for ever.

    • [bold]b) Draw all the bridges[/] of the card (bridge 8-11, one line for each), or none (skip-bridges). A bridge follows a dotted line, needs a number at one end at least, never crosses another bridge; a line holds two at most, an island as many as its number says, without a number 6.

    • [bold]Finished[/] is an island with exactly as many bridges as its number. It takes no more of them.

    • [bold]Bonuses[/], once each, at the end of a round. All red flags finished: 9, later 5. All blue flags: 7, later 3. Six finished islands connected without an unfinished one between them: 8, later 4. The high value is for all who make it in the first round in which anybody does. Alone: blue by card 7, red and six by card 12.

    • [bold]The end.[/] 2 points for each finished island and the bonuses. Who is equal, shares the win. Alone, your total has a rank, from helper to island god at 60.

## Kinds of action
hashi-kind-start = island and number: the start number for your neighbour
hashi-kind-write = the numeral of the card into this island
hashi-kind-skip-write = write nothing
hashi-kind-bridge = one bridge between these islands
hashi-kind-skip-bridges = build nothing
