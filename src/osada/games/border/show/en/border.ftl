### The Border

border-name = The Border
border-about = Cross the hexes around nine areas: the active player whole colour groups, the others with the dice that are left. 2 to 4 players.
border-provenance = The map, the four layouts and part of the area values are our own design, because the printed ones are not public. Owners of the box can add theirs as an edition.

## Why an action is refused
border-why-not-now = { $duty ->
    [choice] The dice have fallen: now reroll some (reroll 135) or keep them all (stop).
    [first] The dice stand and it is your first action: now complete whole groups (group grey3) or say done.
    [second] It is your second action: now cross single hexes beside crossed ones (cross 57) or say done.
   *[nothing] There is nothing for you to do just now.
  }
border-why-group-full = The group { $group } is crossed already; choose one with open hexes.
border-why-no-die = No { $colour } die is left for you; take another colour, or say done.
border-why-too-few-dice = In the first action only whole groups are crossed: this one lacks { $missing ->
    [one] one hex
   *[other] { $missing } hexes
  }, and { $dice ->
    [one] only one die of its colour is left
   *[other] only { $dice } dice of its colour are left
  }.
border-why-crossed = Hex { $hex } is crossed already; choose an open one.
border-why-one-hex-only = The active player used all five dice, so there is one hex for each of the others, and you have crossed yours: say done.
border-why-not-beside = Hex { $hex } shares no edge with a crossed one; in the second action you go on from your crosses.

## The score pad
border-pad-open = “{ $field }”: the area { $area } is not closed, { $count ->
    [one] one hex of its border is not crossed
   *[other] { $count } hexes of its border are not crossed
  }: { $hexes }. Add what is missing to "crossed", or leave "crossed" out.

## Own editions
border-edition-values = “{ $field }”: { $found } cannot be its values: the higher one comes first
border-edition-hex-place = “{ $field }”: { $place } cannot be its place: another hex lies there
border-edition-white = “{ $field }”: { $found } cannot be the white hexes: they are the ids of two different hexes
border-edition-inside = “{ $field }”: { $found } cannot be its inside: a list of cells such as [[0, 0], [0, 1]]
border-edition-cell-taken = “{ $field }”: the cell { $cell } is a border hex or belongs to another area
border-edition-inside-parts = “{ $field }”: its inside is not in one piece
border-edition-gap = “{ $field }”: its border is not a closed ring: the cell { $cell } beside its inside is neither inside nor a border hex
border-edition-ring = “{ $field }”: its border is not one ring: it falls into several pieces
border-edition-shared = “{ $field }”: this hex lies at the border of { $count } areas; it must be one, two or three
border-edition-group-parts = “{ $field }”: the hexes of { $group } do not hang together
border-edition-white-in-group = “{ $field }”: hex { $hex } is white and belongs to no group
border-edition-hex-twice = “{ $field }”: hex { $hex } belongs to { $group } already

## The board
border-draw-board = [bold]The board of player { $player }[/] · layout { $layout }
border-draw-round = Active: player [bold]{ $active }[/] · roll { $roll } of { $rolls }
border-draw-dice = Dice:
border-draw-used = used
border-draw-yours = Your dice:
border-draw-yours-one = One of these dice is yours:
border-draw-duty-choice = [bold yellow]Your choice:[/] reroll 135, or stop
border-draw-duty-first = [bold yellow]Your first action:[/] whole groups such as group grey3, then done
border-draw-duty-second = [bold yellow]Your second action:[/] single hexes such as cross 57, then done
border-draw-duty-nothing = [dim]Nothing for you to do now.[/]
border-draw-red = R
border-draw-orange = O
border-draw-yellow = Y
border-draw-green = G
border-draw-blue = B
border-draw-grey = A
border-draw-paid = paid { $points }
border-draw-missing = { $count } to go
border-draw-legend = [dim]57: cross 57 · A● 3: group grey3 · XXXX: crossed · [/][bold yellow]>57<[/][dim]: possible now · 9/4: first, later[/]
border-draw-closed = Areas closed (the end comes at { $end }):
border-draw-closed-player = player { $player }: [bold]{ $count }[/]

## The log: $who is the player, $one and $two are the words of the line
border-say-reroll = { $who } rerolls { $one }.
border-say-stop = { $who } keeps the dice.
border-say-group = { $who } completes the { $one }.
border-say-done = { $who } is done.
border-say-cross = { $who } crosses hex { $one }.
border-say-die = A die falls: { $one }.
border-say-first = { $who } begins.

## Names
border-part-well = { border-name-well }
border-part-sailboat = { border-name-sailboat }
border-part-eagle = { border-name-eagle }
border-part-wind-turbine = { border-name-wind-turbine }
border-part-lighthouse = { border-name-lighthouse }
border-part-villa = { border-name-villa }
border-part-forest = { border-name-forest }
border-part-castle = { border-name-castle }
border-part-mountain = { border-name-mountain }
border-option-layouts = which board each seat has, for example 3 1
border-option-first = who is active first: a seat, or random
border-option-edition = whose map, colours and values
border-name-well = well
border-name-sailboat = sailboat
border-name-eagle = eagle
border-name-wind-turbine = wind turbine
border-name-lighthouse = lighthouse
border-name-villa = villa
border-name-forest = forest
border-name-castle = castle
border-name-mountain = mountain
border-name-grey = grey
border-name-red = red
border-name-yellow = yellow
border-name-blue = blue
border-name-orange = orange
border-name-green = green
border-name-grey2 = grey pair
border-name-grey3 = grey three
border-name-grey4 = grey four
border-name-grey5 = grey five
border-name-red2 = red pair
border-name-red3 = red three
border-name-red4 = red four
border-name-red5 = red five
border-name-yellow2 = yellow pair
border-name-yellow3 = yellow three
border-name-yellow4 = yellow four
border-name-yellow5 = yellow five
border-name-blue2 = blue pair
border-name-blue3 = blue three
border-name-blue4 = blue four
border-name-blue5 = blue five
border-name-orange2 = orange pair
border-name-orange3 = orange three
border-name-orange4 = orange four
border-name-orange5 = orange five
border-name-green2 = green pair
border-name-green3 = green three
border-name-green4 = green four
border-name-green5 = green five

## The rules in short
border-help =
    — [bold]The Border in short[/] —

    • [bold]The board[/] has nine areas with 86 border hexes. 84 of them have a colour and lie in groups: each colour has one group each of 2, 3, 4 and 5 hexes. Two are white and crossed from the start. All boards have the same areas; only the colours lie differently.

    • [bold]First action:[/] the active player rolls five dice, up to three times, and may reroll any of them (reroll 135) or keep them (stop). Then dice cross whole groups of their colour (group grey3), as many dice as the group has open hexes. Groups may lie anywhere; a started group needs fewer dice; several groups are fine, half a group is not. At the end: done.

    • [bold]Second action:[/] all others, at the same time, use the dice that are left, everybody all of them: each die crosses one hex of its colour (cross 57) that shares an edge with a crossed one, also with one crossed a moment ago. If the active player used all five dice, everybody else takes one of the five for one hex. At the end: done.

    • [bold]Areas.[/] An area is closed when its whole border is crossed. The first to close it gets the high value, everybody later the low one. Who closes it first together in the same second action gets the high value alike.

    • [bold]The end[/] comes when anybody has closed six areas; the second action of that round is still played. Most points win; if equal, the most points from one single area; still equal: shared.

## Kinds of action
border-kind-reroll = roll these dice again
border-kind-stop = keep the dice as they fell
border-kind-group = cross this whole group
border-kind-cross = cross this hex
border-kind-done = end your action, also with dice left
