### Bobřany (Timber Town)

bobrany-name = Timber Town
bobrany-about = Fish tiles from the river and build a town whose walkways meet; seven cards say what it is worth. 2 players, at most 19 rounds.
bobrany-provenance = Tiles and cards are those of the Czech rulebook (Bobřany), which prints them all; the English names of the cards are ours. Doubtful rules are listed as rulings.

## Why an action is refused
bobrany-why-not-now = { $duty ->
    [turn] No tile waits to be placed or paid for: take one, use a token, or end the turn.
    [place] The tile comes first: place it (place B3 90).
    [pay] The tile is not paid for: disassemble a token for the next border (pay crane).
   *[nothing] It is not your turn.
  }
bobrany-why-main-used = The main action of this turn is used; free actions and end remain.
bobrany-why-no-tile = There is no tile on { $slot } of the river.
bobrany-why-rivals-raft = The tile on { $slot } is reserved: your rival's raft lies on it.
bobrany-why-own-raft = Your own raft lies on { $slot }: that tile is claimed (claim { $slot }), which is free.
bobrany-why-no-raft = No raft of yours lies on { $slot }, so there is nothing to claim.
bobrany-why-has-raft = A raft lies on { $slot } already.
bobrany-why-no-token = There is no { $token } in your reserve.
bobrany-why-town-full = Your town is full.
bobrany-why-no-place = There is no place for this tile ({ $tile }): it fits nowhere in column { $column }, not even with your tokens, and no crane helps.
bobrany-why-cell-taken = There is a tile on { $cell } already.
bobrany-why-needs-crane = This tile belongs into column { $column }; onto { $cell } only with a crane, and you have none.
bobrany-why-same-rotation = Turned like that this tile ({ $tile }) looks as at { $rotation }: say that.
bobrany-why-cannot-pay = { $mismatches ->
    [one] One border does not match
   *[other] { $mismatches } borders do not match
  }, and each costs a token; you have { $tokens ->
    [0] none
    [one] one
   *[other] { $tokens }
  } for it.
bobrany-why-not-laid = { $border }: a token connects only two tiles that lie there already.
bobrany-why-connected = { $border } is connected already; a token would be wasted.

## The score pad
bobrany-pad-same-colour = “{ $field }”: { $card } and { $other } are of one colour; there is one card of each.
bobrany-pad-too-many = “{ $field }”: too many tiles of one colour ({ $tile }): so far there are { $count }, the box has { $most }.
bobrany-pad-two-builders = “{ $field }”: only the one who filled the town first has the builder beaver.
bobrany-pad-beaver = “{ $field }”: “{ $cell }” is no cell with a brown tile, or it stands there twice; each brown tile has one beaver.
bobrany-pad-not-laid = “{ $field }”: { $border } has not got a tile on both sides; a token lies between two tiles.
bobrany-pad-walkways = “{ $field }”: is needed here, because a card looks at walkways; for example "NE".
bobrany-pad-mismatch = “{ $field }”: at { $border } only one of the two tiles has a walkway; correct that, or add the border to "links".
bobrany-pad-connected = “{ $field }”: { $border } is connected without this token; it can lie only on an open border, and once.

## Own editions
bobrany-edition-tile = “{ $field }”: “{ $tile }” is no tile of this game: colour, shape and token do not go together
bobrany-edition-copies = “{ $field }”: there should be { $expected } tiles “{ $tile }”, not { $count }
bobrany-edition-first = “{ $field }”: exactly { $count } cards have "first_game", one of each colour

## The table
bobrany-draw-over = [bold]The game is over[/]
bobrany-draw-round = [bold]Round { $round }[/] · begun by player { $player }
bobrany-draw-turn = Turn of player [bold]{ $player }[/] · { $main ->
    [0] the main action is used
   *[other] the main action is still to come
  }
bobrany-draw-place = [bold yellow]Place:[/] { $tile } · column { $column }
bobrany-draw-pay = [bold yellow]Pay[/] for { $cell }, sides { $sides }: one token each
bobrany-draw-position = River { $position }
bobrany-draw-unseen = [dim]Face down: { $count }. What lies on River 4 falls over the edge after this round.[/]
bobrany-draw-town = ♟{ $player } Town of player { $player }: { $points } points
bobrany-draw-reserve = Reserve:
bobrany-draw-builder = builder beaver 5
bobrany-draw-done = nothing fits any more
bobrany-draw-cards = Cards, and what they pay player { $player } now (the rival)
bobrany-draw-red = R
bobrany-draw-orange = O
bobrany-draw-yellow = Y
bobrany-draw-green = G
bobrany-draw-blue = B
bobrany-draw-purple = P
bobrany-draw-brown = N
bobrany-draw-token-crane = C
bobrany-draw-token-dam = D
bobrany-draw-token-raft = R
bobrany-draw-token-raft2 = 2
bobrany-draw-legend = [dim](C) crane (D) dam (R) raft (2) two-colour raft · ╵ └ │ ├ ┼ walkways at 0° · [/][bold yellow]>1.2<[/][dim] [/][bold yellow]+[/][dim] possible now[/]

## The cards in short
bobrany-text-namesti = 5 for a beaver that can walk across: in left, over its tile, out right
bobrany-text-dvur = 2 for a red tile, 1 for each token still in the reserve
bobrany-text-zahrada = 5 for a green tile in a corner of the town
bobrany-text-hriste = 5 for a green tile on one of the four cells in the middle
bobrany-text-statek = a green tile 2, 3, 4 or 5, by its column from the left
bobrany-text-lesopark = 5 for a green tile with no other in its row or column
bobrany-text-svatyne = 4 for a purple tile; 6 more for more of them than the rival
bobrany-text-klaster = a purple tile: the size of the largest other group at its sides
bobrany-text-poustevna = 5 for a purple tile without blue, orange or red at its sides
bobrany-text-pagoda = purple tiles 1: -9, 2: 8, 3: -6, 4: 20, 5: -3, 6: 36
bobrany-text-jidlo = an orange tile: 2 for each tile of another colour at its sides
bobrany-text-kvetiny = an orange tile: 2 for each different colour at its sides
bobrany-text-latky = an orange tile: 2 for each tile of another colour at its corners
bobrany-text-sperky = an orange tile: 2 for each different colour at its corners
bobrany-text-bednarstvi = a blue tile: 2 for each different colour in its column
bobrany-text-truhlarstvi = a blue tile: 2 for each different colour in its row
bobrany-text-krejcovstvi = a blue tile: 2 for each other blue one in its row or column
bobrany-text-kovarstvi = a blue tile: 2 for each different colour on its diagonals
bobrany-text-chalupa = 5 for a yellow tile in a group of exactly two
bobrany-text-srub = connected yellow 2: 5, 3: 8, 4: 12, 5: 17, 6: 23, 7: 30, 8+: 40
bobrany-text-bouda = 5 for a yellow tile in a group of exactly three
bobrany-text-salas = yellow groups 2: 5, 3: 8, 4: 12, 5: 17, 6: 23, 7: 30, 8+: 40

## The log: $who is the player, $one and $two are the words of the line, $all is all of them
bobrany-say-take = { $who } takes the tile on { $one }.
bobrany-say-dam = { $who } uses a dam to take the tile on { $one } as well.
bobrany-say-claim = { $who } claims the tile under the raft on { $one }.
bobrany-say-raft = { $who } puts the one-colour raft onto { $one }.
bobrany-say-raft2 = { $who } puts a two-colour raft onto { $one }.
bobrany-say-place = { $who } places it on { $one }, turned by { $two }°.
bobrany-say-pay = { $who } disassembles a { $one } for it.
bobrany-say-scuttle = { $who } disassembles a { $two } between { $one }.
bobrany-say-end = { $who } ends the turn.
bobrany-say-first = { $who } begins.
bobrany-say-card = The card { $one } is in play.
bobrany-say-tile = The river brings a tile: { $all }.

## Names
bobrany-part-namesti = { bobrany-name-namesti }
bobrany-part-dvur = { bobrany-name-dvur }
bobrany-part-zahrada = { bobrany-name-zahrada }
bobrany-part-hriste = { bobrany-name-hriste }
bobrany-part-statek = { bobrany-name-statek }
bobrany-part-lesopark = { bobrany-name-lesopark }
bobrany-part-svatyne = { bobrany-name-svatyne }
bobrany-part-klaster = { bobrany-name-klaster }
bobrany-part-poustevna = { bobrany-name-poustevna }
bobrany-part-pagoda = { bobrany-name-pagoda }
bobrany-part-jidlo = { bobrany-name-jidlo }
bobrany-part-kvetiny = { bobrany-name-kvetiny }
bobrany-part-latky = { bobrany-name-latky }
bobrany-part-sperky = { bobrany-name-sperky }
bobrany-part-bednarstvi = { bobrany-name-bednarstvi }
bobrany-part-truhlarstvi = { bobrany-name-truhlarstvi }
bobrany-part-krejcovstvi = { bobrany-name-krejcovstvi }
bobrany-part-kovarstvi = { bobrany-name-kovarstvi }
bobrany-part-chalupa = { bobrany-name-chalupa }
bobrany-part-srub = { bobrany-name-srub }
bobrany-part-bouda = { bobrany-name-bouda }
bobrany-part-salas = { bobrany-name-salas }
bobrany-part-builder = builder beaver
bobrany-option-cards = the scoring cards: first (those of the first game), random, or seven ids, one of each colour
bobrany-option-first = who begins: a seat, or random
bobrany-option-monastery_lone = does a lone tile count as a group of 1 for the cloister card?
bobrany-option-edition = whose numbers on the cards
bobrany-name-namesti = Plaza
bobrany-name-dvur = Yard
bobrany-name-zahrada = Garden
bobrany-name-hriste = Playfield
bobrany-name-statek = Farm
bobrany-name-lesopark = Grove
bobrany-name-svatyne = Shrine
bobrany-name-klaster = Cloister
bobrany-name-poustevna = Hermitage
bobrany-name-pagoda = Pagoda
bobrany-name-jidlo = Food
bobrany-name-kvetiny = Flowers
bobrany-name-latky = Cloth
bobrany-name-sperky = Jewels
bobrany-name-bednarstvi = Coopers
bobrany-name-truhlarstvi = Joiners
bobrany-name-krejcovstvi = Tailors
bobrany-name-kovarstvi = Smithy
bobrany-name-chalupa = Cottage
bobrany-name-srub = Log House
bobrany-name-bouda = Hut
bobrany-name-salas = Chalet
bobrany-name-crane = crane
bobrany-name-dam = dam
bobrany-name-raft = one-colour raft
bobrany-name-raft2 = two-colour raft
bobrany-name-green = green
bobrany-name-brown = brown, with a beaver
bobrany-name-red = red
bobrany-name-purple = purple
bobrany-name-orange = orange
bobrany-name-blue = blue
bobrany-name-yellow = yellow
bobrany-name-green-corner = green corner
bobrany-name-green-straight = green straight
bobrany-name-red-crane = red, with a crane
bobrany-name-red-dam = red, with a dam
bobrany-name-red-raft = red, with a raft
bobrany-name-purple-corner = purple corner
bobrany-name-purple-straight = purple straight
bobrany-name-orange-corner = orange corner
bobrany-name-orange-straight = orange straight
bobrany-name-orange-tee = orange tee
bobrany-name-blue-corner = blue corner
bobrany-name-blue-straight = blue straight
bobrany-name-blue-tee = blue tee
bobrany-name-blue-cross = blue cross
bobrany-name-yellow-end = yellow dead end
bobrany-name-yellow-corner = yellow corner
bobrany-name-yellow-straight = yellow straight
bobrany-name-yellow-tee = yellow tee
bobrany-name-yellow-cross = yellow cross

## The rules in short
bobrany-help =
    — [bold]Timber Town in short[/] —

    • [bold]The river[/] has four positions of three tiles. Each round three new tiles come to position 1, all others move on by one, and what lay on position 4 is lost. After 16 rounds no more come. A tile on position 3 goes into column 3 of your town.

    • [bold]Your turn:[/] one main action, and free actions before and after it, as many as you like; then end.

    • [bold]Main action:[/] take a tile without a raft (take 2.1), or put a raft onto one, which only you may acquire from then on (raft 3.2, raft2 3.2), or nothing.

    • [bold]Free actions:[/] claim the tile under your raft (claim 3.2; a one-colour raft comes back, a two-colour raft is gone). Spend a dam to take one more tile (dam 1.3). Spend a crane to place a tile into another column (just place it there). Disassemble a token between two laid tiles, which connects them (scuttle A1-B1 dam).

    • [bold]Placing[/] (place B3 90, turned clockwise): walkways must meet walkways. Where only one of two neighbours has one, a token must be disassembled onto that border (pay crane). Edges and empty cells allow everything. A tile that you could not place you may not take. A red tile gives its token before it is placed.

    • [bold]The end[/] comes when neither of you can ever place a tile again. Who fills all 16 cells first gets the builder beaver, 5 points, and wins ties.

    • [bold]Points[/] come from the seven cards in play. A group is two or more tiles of one colour side by side, whatever their walkways.

## Kinds of action
bobrany-kind-take = main action: the tile on this place of the river
bobrany-kind-dam = a dam for one more tile
bobrany-kind-claim = the tile under your raft
bobrany-kind-raft = main action: your one-colour raft onto this tile
bobrany-kind-raft2 = main action: a two-colour raft onto this tile
bobrany-kind-place = cell and degrees, clockwise; another column costs a crane
bobrany-kind-pay = the token for the next mismatched border
bobrany-kind-scuttle = a token onto this border, for good
bobrany-kind-end = end the turn
