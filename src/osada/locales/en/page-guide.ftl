### The page: the guided first match

page-guide-title = { $game }: a first match
page-guide-how = You play a real match against a gentle bot. Now and then a hint tells you what matters just then. Nothing is explained twice, and you can send the hints away at any time.
page-guide-begin = Begin
page-guide-rules = Read the rules first
page-guide-guest = Guest
page-guide-name = Guide
page-guide-read = I see
page-guide-skip = Play without hints

## Hashi
page-guide-hashi-start = First write a 3 or a 4 into an island without a flag. It goes onto your neighbour’s board; you get one from them.
page-guide-hashi-write = A card is turned up, and everybody uses the same one. First write its numeral into an empty island. The number says how many bridges the island will want.
page-guide-hashi-bridge = Now draw all the bridges of the card, along dotted lines, or none at all. One end needs a number, and bridges never cross. A line holds two at most.
page-guide-hashi-waiting = You are done with this card. The others use it at the same time; then the next one is turned up.
page-guide-hashi-flags = Flags pay: all red ones finished bring 9, all blue ones 7, to whoever is first. But an island with a flag needs a bridge from an earlier round before it gets a number.
page-guide-hashi-finished = Your first island is finished: exactly as many bridges as its number. That is 2 points, and it takes no more of them.
page-guide-hashi-six = Look for a chain: six finished islands, joined to each other without an unfinished one between, bring 8 points to whoever is first.
page-guide-hashi-late = Only a few cards are left. Finish what is begun; small numbers still find their place.
page-guide-hashi-end = That was Hashi! Look at the table of points, or at the replay.

## The Border
page-guide-border-roll = You are the active player. Roll some of the dice again, up to twice, or keep them. Collect dice of one colour: as many as a group has hexes.
page-guide-border-group = Now dice cross whole groups of their colour, wherever they lie. Half a group is not possible here, but a group that was begun needs fewer dice. What you leave, the others may use.
page-guide-border-second = It is the others’ turn to use the left-over dice, and you are one of them. Each die crosses one hex of its colour that touches a crossed one.
page-guide-border-near = The small areas close soonest. Who closes an area first gets the high value, everybody later the low one.
page-guide-border-groups = Large groups cross much at once, but five dice of one colour are rare. A few single crosses make a large group small.
page-guide-border-area = Your first area is closed, and its points are yours for good.
page-guide-border-ending = Careful: the match ends in the round in which anybody closes the sixth area. Close what is nearly closed.
page-guide-border-end = That was The Border! The table of points shows what every area paid.

## Timber Town
page-guide-bobrany-take = Take a tile from the river. Its place in the river says the column of your town: what lies on position 3 goes into column 3.
page-guide-bobrany-place = Choose the cell and turn the tile. Walkways must meet walkways; edges and empty cells allow everything.
page-guide-bobrany-pay = Where only one of two tiles has a walkway, a token from your reserve bridges the gap and stays there for good. Click it to pay with another one.
page-guide-bobrany-end-turn = Confirm ends the turn once its main action is done. Before that you can still use tokens and claim what your raft holds: all of it is one choice.
page-guide-bobrany-raft = Instead of taking a tile you can put your raft onto it. It drifts on with the river, and only you may claim it later: in another column.
page-guide-bobrany-claim = The tile under your raft can be claimed now, as a free action. Mind what comes after position 4: the waterfall.
page-guide-bobrany-dam = A dam gives you one more tile in this turn. Red tiles bring such tokens.
page-guide-bobrany-cards = Seven cards say what each colour is worth in this match. Look at them again: where a tile lies often matters more than what it is.
page-guide-bobrany-full = Your town is filling up. Who fills all 16 cells first gets the builder beaver: 5 points, and he decides ties.
page-guide-bobrany-end = That was Timber Town! The table of points shows what each card brought.

## Cities
page-guide-mesta-start = Choose your starting tile. The whole district will grow around it.
page-guide-mesta-take = Put a worker on a free slot. Row 1 has scoring cards, row 2 tiles, row 3 features, row 4 building pieces. The last slot is hidden.
page-guide-mesta-tile = Place the tile beside your others and turn it as you like. Water beside water and park beside park make larger areas.
page-guide-mesta-feature = A feature goes onto its ground. Different features in one area pay more and more: 1, 3, 6, 10.
page-guide-mesta-piece = Choose the piece that you build with first.
page-guide-mesta-build = A piece goes onto an empty lot of its colour, or onto a building of its colour, up to 4 storeys.
page-guide-mesta-rows = In each round you must visit every row. What do the others need, and what can wait?
page-guide-mesta-milestones = Look at the three milestones of the metropolis: who fulfils one first gets the most for it.
page-guide-mesta-ring = Your ring lies on a milestone, and it stays there whatever happens.
page-guide-mesta-end = That was Cities! The table of points shows what the cards, areas and milestones paid.

## Everdell
page-guide-divukraj-visit = A turn is one thing: place a worker, or play a card. At first workers bring resources: what is printed at the place is yours at once.
page-guide-divukraj-play = You can pay for a card, from your hand or from the Meadow that all share. Green cards are good early: they produce again in spring and autumn.
page-guide-divukraj-pay = Choose how to pay. A critter is free if its construction stands in your city and nobody lives there yet.
page-guide-divukraj-house = Constructions first, critters after: a house saves you the price of its inhabitant. Your city has 15 spaces.
page-guide-divukraj-prepare = All your workers are out, so you may prepare for the next season: they come back, and a new one joins. Play what you can before.
page-guide-divukraj-spring = A new season for you; the others may still be in the last one. That is quite all right.
page-guide-divukraj-events = Events need a worker and certain cards in your city. Basic ones pay 3 points to whoever is first.
page-guide-divukraj-autumn = It is autumn, your last season. In autumn workers may also go on the Journey, for cards from your hand.
page-guide-divukraj-pass = When nothing useful is left, pass. The others finish without you; you get nothing more.
page-guide-divukraj-end = That was Everdell! The table of points shows what cards, tokens and events brought.
