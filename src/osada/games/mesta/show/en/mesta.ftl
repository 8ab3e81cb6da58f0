### Města (Cities)

mesta-name = Cities
mesta-about = Take cards, tiles, features and building pieces, and make the finest district of them. 2 to 4 players, 8 rounds (two: 4, or 7 in the long game).
mesta-provenance = The tiles, features, scoring cards and milestones are our own set, because the printed one is not public; the names of the cities and a few conditions are. Owners of the box can add theirs as an edition.

## Why an action is refused
mesta-why-not-now = { $duty ->
    [start] Choose a starting tile first (start S2).
    [take] Put a worker on a slot first (take 2.3).
    [tile] First place the tile that you took (tile 1,0 90).
    [pick] First say which of the two features comes first (pick 1).
    [feature] First place the feature (feature 0,1), or discard it where it fits nowhere.
    [piece] First say which piece comes next (piece R).
    [build] First build with the piece (build 0,0), or discard it.
   *[nothing] It is not your turn.
  }
mesta-why-start-taken = Somebody has the starting tile { $tile } already; choose another.
mesta-why-slot-taken = Player { $player } stands on slot { $slot }; choose a free one.
mesta-why-row-done = In { $row } you have { $workers ->
    [one] your worker
   *[other] your { $workers } workers
  } already; go to another row.
mesta-why-place-taken = Tile { $tile } lies at { $place } already.
mesta-why-not-beside = { $place } touches no tile of your district; a full side must.
mesta-why-too-large = The district would be { $wide } tiles wide and { $high } high. It may be three by three, in the long game three by five.
mesta-why-looks-alike = Turned like this, { $tile } looks the same as at { $rotation }; say that.
mesta-why-no-tile = There is no tile at { $space }.
mesta-why-feature-there = On { $space } there is a feature already: { $feature }.
mesta-why-building-there = On { $space } there is a building already.
mesta-why-wrong-ground = { $feature } cannot lie on { $space }: its ground is another one.
mesta-why-must-place = { $feature } fits into your district, so it must be placed (the option features_optional would let you discard it).
mesta-why-no-piece = You have no { $colour } piece left from this turn.
mesta-why-no-lot = { $space } is no lot: there is { $ground }.
mesta-why-lot-colour = The lot { $space } is { $colour }; pieces go onto lots of their colour, or onto wild lots.
mesta-why-building-colour = The building on { $space } is { $colour }; all its storeys have one colour.
mesta-why-full-height = The building on { $space } has { $storeys } storeys, which is the most.

## The score pad
mesta-pad-twice = “{ $field }”: there is only one { $thing }, and “{ $other }” has it already.
mesta-pad-too-many = “{ $field }”: the box has only { $copies } of { $thing }.
mesta-pad-tile-over = “{ $field }”: at { $x }, { $y } there is tile { $tile } already.
mesta-pad-start = “{ $field }”: a district has exactly one starting tile (S1 to S4), not { $count }.
mesta-pad-large = “{ $field }”: { $wide } tiles wide and { $high } high is too large; it may be three by three, with two players three by five.
mesta-pad-apart = “{ $field }”: tile { $tile } at { $x }, { $y } touches no other; every tile has a full side against another.
mesta-pad-no-tile = “{ $field }”: there is no tile at { $x }, { $y }; count spaces from the top left corner of the district, from 0.
mesta-pad-feature-there = “{ $field }”: on { $x }, { $y } there is a feature already: { $other }.
mesta-pad-ground = “{ $field }”: { $feature } cannot lie on { $x }, { $y }: its ground is another one.
mesta-pad-building-there = “{ $field }”: the building on { $x }, { $y } is there already; give its height once.
mesta-pad-lot = “{ $field }”: a { $colour } building cannot stand on { $x }, { $y }, where there is { $ground }; it needs a lot of its colour, or a wild lot.

## Own editions
mesta-edition-layout = “{ $field }”: { $found } is no layout: it has two rows of two spaces out of { $allowed }, such as [["R", "P"], ["W", "B"]]
mesta-edition-members = “{ $field }”: the members { $one } and { $other } of the set could be the same building; they must differ in colour or height
mesta-edition-slots = “{ $field }”: { $found } cannot be the slots: they are different, the highest first

## The board
mesta-draw-round = [bold]Round { $round } of { $rounds }[/] · ★ player { $first } begins
mesta-draw-set-up = [bold]Set-up[/] · starting tiles:
mesta-draw-over = [bold]The match is over[/]
mesta-draw-row-cards = cards
mesta-draw-row-tiles = tiles
mesta-draw-row-features = features
mesta-draw-row-pieces = pieces
mesta-draw-down = face down
mesta-draw-blind = 2 from the bag
mesta-draw-district = [bold]District of player { $player }[/]
mesta-draw-metropolis = [bold]{ $city }[/]
mesta-draw-no-metropolis = [bold]The metropolis is still to be drawn[/]
mesta-draw-points = Now: milestones { $milestones }, water { $water }, park { $park }, statues { $statues }, cards { $cards }
mesta-draw-cards = Cards and what they pay now:
mesta-draw-others = Cards of player { $player }:
mesta-draw-hand-tile = [bold yellow]Place the tile { $tile }:[/] tile X,Y degrees, for example [bold]{ $example }[/]
mesta-draw-hand-pick = [bold yellow]Which comes first?[/] pick 1: { $one }, pick 2: { $two }
mesta-draw-hand-feature = [bold yellow]Place the feature: { $one }[/] · feature x,y
mesta-draw-hand-feature-nowhere = [bold yellow]{ $one } fits nowhere:[/] discard
mesta-draw-hand-pieces = [bold yellow]Pieces left:[/] { $pieces } · piece R
mesta-draw-hand-piece = [bold yellow]Build with { $colour }:[/] build x,y, or discard
mesta-draw-R = R
mesta-draw-B = B
mesta-draw-G = G
mesta-draw-Y = Y
mesta-draw-water-sailboat = sail
mesta-draw-water-dolphin = dolph
mesta-draw-water-lighthouse = light
mesta-draw-water-ducks = ducks
mesta-draw-park-carousel = carou
mesta-draw-park-fountain = fount
mesta-draw-park-kiosk = kiosk
mesta-draw-park-flowerbed = flowr
mesta-draw-statue = statue
mesta-draw-wild = wild
mesta-draw-legend = [dim]R▲ B≈ G♣ Y* lots · 3R▲ three storeys · ? wild · ▒ park · ~ water · 6○ free · ♟1 player 1 · [/][bold yellow]possible now[/]

## The log: $who is the player, $one and $two are the words of the line, $all all of them
mesta-say-start = { $who } begins with tile { $one }.
mesta-say-take = { $who } puts a worker on { $one }.
mesta-say-tile = { $who } places the tile at { $one }, turned by { $two }°.
mesta-say-pick = { $who } takes number { $one } first.
mesta-say-feature = { $who } places the feature on { $one }.
mesta-say-discard = { $who } discards it.
mesta-say-piece = { $who } uses a { $one } piece.
mesta-say-build = { $who } builds on { $one }.
mesta-say-card = A card is turned up: { $one }.
mesta-say-chance-tile = A tile is turned up: { $one }.
mesta-say-chance-feature = A feature is turned up: { $one }.
mesta-say-chance-piece = A { $one } piece is drawn.
mesta-say-metropolis = The metropolis is { $all }.
mesta-say-first = { $who } begins.

## Names
mesta-part-milestones = milestones
mesta-part-water = water
mesta-part-park = park
mesta-part-statues = statues
mesta-option-metropolis = the city whose milestones count, or random
mesta-option-long = the long game for two: 7 rounds, districts of 3 by 5 tiles
mesta-option-features_optional = may a feature that fits be discarded?
mesta-option-first = who begins: a seat, or random
mesta-option-edition = whose tiles, cards and milestones
mesta-name-New-York = New York
mesta-name-Rio-de-Janeiro = Rio de Janeiro
mesta-name-Barcelona = Barcelona
mesta-name-Lisbon = Lisbon
mesta-name-Sydney = Sydney
mesta-name-Venice = Venice
mesta-name-Mexico-City = Mexico City
mesta-name-Buenos-Aires = Buenos Aires
mesta-name-R = red
mesta-name-B = blue
mesta-name-G = green
mesta-name-Y = yellow
mesta-name-P = park
mesta-name-W = water
mesta-name-cards = the row of cards
mesta-name-tiles = the row of tiles
mesta-name-features = the row of features
mesta-name-pieces = the row of pieces
mesta-name-water-sailboat = sailboat
mesta-name-water-dolphin = dolphin
mesta-name-water-lighthouse = lighthouse
mesta-name-water-ducks = ducks
mesta-name-park-carousel = carousel
mesta-name-park-fountain = fountain
mesta-name-park-kiosk = kiosk
mesta-name-park-flowerbed = flowerbed
mesta-name-statue = statue
mesta-name-wild = wild lot

## The rules in short
mesta-help =
    — [bold]Cities in short[/] —

    • [bold]The set.[/] The tiles, features, cards and milestones here are our own, because the printed lists are not public. The rules are those of the box.

    • [bold]Set-up.[/] From the right of the starting player and against the clock, everybody chooses a starting tile (start S2).

    • [bold]A round.[/] Four rows are laid out: 1 scoring cards, 2 tiles, 3 features, 4 building pieces; the rightmost slot is hidden. In turn everybody puts a worker on a free slot (take 2.3: row 2, slot 3) and uses what lies there, until each has been in every row once; two players are in every row twice. Whoever stands rightmost in row 4 begins the next round.

    • [bold]A tile[/] goes beside your others, turned as you like (tile 1,0 90: to the right of the starting tile, turned by 90° clockwise). A district has at most 3 by 3 tiles.

    • [bold]A feature[/] goes onto water or park as its picture says; a statue or a wild lot onto any lot without a building (feature 0,1). Of two you say which comes first (pick 2). What fits nowhere is discarded.

    • [bold]A piece[/] (piece R) goes onto an empty lot of its colour, onto a wild lot, or onto a building of its colour with fewer than 4 storeys (build 0,0). You may always discard it.

    • [bold]Milestones.[/] After your turn each milestone of the metropolis that you fulfil gets your ring, on the highest free slot. It stays. With two players the middle slots are covered.

    • [bold]The end[/] comes after 8 rounds; with two players after 4, or 7 with the option long, where districts have 3 by 5 tiles. Rings pay; each water area and each park area pays 1, 3, 6, 10 for 1, 2, 3, 4 different features; a statue pays 2; your cards pay. If equal, milestones decide.

## Kinds of action
mesta-kind-start = choose this starting tile
mesta-kind-take = row.slot: put a worker there and take what lies there
mesta-kind-tile = place the tile: where, and how many degrees it is turned
mesta-kind-pick = this one of the two features first
mesta-kind-feature = place the feature on this space
mesta-kind-discard = take it out of the game
mesta-kind-piece = use a piece of this colour next
mesta-kind-build = build on this space

## Cards: names, and what they pay in our words
mesta-name-C01 = Red quarter
mesta-text-C01 = 1 for each red building
mesta-part-C01 = { mesta-name-C01 }
mesta-name-C02 = Blue quarter
mesta-text-C02 = 1 for each blue building
mesta-part-C02 = { mesta-name-C02 }
mesta-name-C03 = Green quarter
mesta-text-C03 = 1 for each green building
mesta-part-C03 = { mesta-name-C03 }
mesta-name-C04 = Yellow quarter
mesta-text-C04 = 1 for each yellow building
mesta-part-C04 = { mesta-name-C04 }
mesta-name-C05 = Red towers
mesta-text-C05 = 3 for each red building of 3 or 4 storeys
mesta-part-C05 = { mesta-name-C05 }
mesta-name-C06 = Blue towers
mesta-text-C06 = 3 for each blue building of 3 or 4 storeys
mesta-part-C06 = { mesta-name-C06 }
mesta-name-C07 = Green towers
mesta-text-C07 = 3 for each green building of 3 or 4 storeys
mesta-part-C07 = { mesta-name-C07 }
mesta-name-C08 = Yellow towers
mesta-text-C08 = 3 for each yellow building of 3 or 4 storeys
mesta-part-C08 = { mesta-name-C08 }
mesta-name-C09 = Low houses
mesta-text-C09 = 1 for every 2 buildings of exactly 1 storey
mesta-part-C09 = { mesta-name-C09 }
mesta-name-C10 = Two-storey houses
mesta-text-C10 = 1 for each building of exactly 2 storeys
mesta-part-C10 = { mesta-name-C10 }
mesta-name-C11 = Apartment blocks
mesta-text-C11 = 3 for every 2 buildings of exactly 3 storeys
mesta-part-C11 = { mesta-name-C11 }
mesta-name-C12 = Skyscrapers
mesta-text-C12 = 3 for each building of 4 storeys
mesta-part-C12 = { mesta-name-C12 }
mesta-name-C13 = Red houses by the park
mesta-text-C13 = 2 for each red building of 2 or more storeys beside a park
mesta-part-C13 = { mesta-name-C13 }
mesta-name-C14 = Yellow houses by the park
mesta-text-C14 = 2 for each yellow building of 2 or more storeys beside a park
mesta-part-C14 = { mesta-name-C14 }
mesta-name-C15 = Blue houses by the water
mesta-text-C15 = 2 for each blue building of 2 or more storeys beside water
mesta-part-C15 = { mesta-name-C15 }
mesta-name-C16 = Green houses by the water
mesta-text-C16 = 2 for each green building of 2 or more storeys beside water
mesta-part-C16 = { mesta-name-C16 }
mesta-name-C17 = Neighbours: red and yellow
mesta-text-C17 = 2 for each pair of a red and a yellow building side by side
mesta-part-C17 = { mesta-name-C17 }
mesta-name-C18 = Neighbours: blue and green
mesta-text-C18 = 2 for each pair of a blue and a green building side by side
mesta-part-C18 = { mesta-name-C18 }
mesta-name-C19 = Neighbours: red and green
mesta-text-C19 = 2 for each pair of a red and a green building side by side
mesta-part-C19 = { mesta-name-C19 }
mesta-name-C20 = Neighbours: blue and yellow
mesta-text-C20 = 2 for each pair of a blue and a yellow building side by side
mesta-part-C20 = { mesta-name-C20 }
mesta-name-C21 = Balanced district: four colours
mesta-text-C21 = 2 for each set of four colours
mesta-part-C21 = { mesta-name-C21 }
mesta-name-C22 = Balanced district: heights 1-2-3
mesta-text-C22 = 2 for each set of buildings of 1, 2 and 3 storeys
mesta-part-C22 = { mesta-name-C22 }
mesta-name-C23 = Balanced district: heights 1-2-3-4
mesta-text-C23 = 5 for each set of buildings of 1, 2, 3 and 4 storeys
mesta-part-C23 = { mesta-name-C23 }
mesta-name-C24 = Balanced district: four colours, two storeys up
mesta-text-C24 = 5 for each set of four colours, each of 2 or more storeys
mesta-part-C24 = { mesta-name-C24 }
mesta-name-C25 = Great parks
mesta-text-C25 = 2 for each park area of 3 or more spaces
mesta-part-C25 = { mesta-name-C25 }
mesta-name-C26 = Great lakes
mesta-text-C26 = 2 for each water area of 3 or more spaces
mesta-part-C26 = { mesta-name-C26 }
mesta-name-C27 = Many parks
mesta-text-C27 = 2 for each park area with a feature
mesta-part-C27 = { mesta-name-C27 }
mesta-name-C28 = Many lakes
mesta-text-C28 = 2 for each water area with a feature
mesta-part-C28 = { mesta-name-C28 }
mesta-name-C29 = Park visitors
mesta-text-C29 = 1 for each feature in your parks
mesta-part-C29 = { mesta-name-C29 }
mesta-name-C30 = Boating season
mesta-text-C30 = 1 for each feature on your water
mesta-part-C30 = { mesta-name-C30 }
mesta-name-C31 = Busy streets
mesta-text-C31 = 2 for each row or column with 4 or more buildings
mesta-part-C31 = { mesta-name-C31 }
mesta-name-C32 = Squares and statues
mesta-text-C32 = 1 for each building beside a statue
mesta-part-C32 = { mesta-name-C32 }

## Milestones
mesta-name-A01 = Central Park
mesta-text-A01 = a park area of 6 or more spaces
mesta-name-A02 = Skyscrapers
mesta-text-A02 = 4 buildings of 3 or 4 storeys
mesta-name-A03 = Avenues
mesta-text-A03 = 4 buildings in an unbroken line
mesta-name-A04 = Copacabana
mesta-text-A04 = 7 buildings beside water
mesta-name-A05 = Corcovado
mesta-text-A05 = 2 statues
mesta-name-A06 = Tijuca forest
mesta-text-A06 = a park area with 3 different features
mesta-name-A07 = Eixample block
mesta-text-A07 = a square of 2×2 buildings
mesta-name-A08 = La Rambla
mesta-text-A08 = 4 park spaces in an unbroken line
mesta-name-A09 = Modernist skyline
mesta-text-A09 = 4 buildings of four colours and four heights
mesta-name-A10 = Homogeneous districts
mesta-text-A10 = 3 areas of 3 lots of one colour (6 lots are two)
mesta-name-A11 = Seven hills
mesta-text-A11 = 7 buildings of 2 or more storeys
mesta-name-A12 = Tagus bank
mesta-text-A12 = 5 buildings beside one water area
mesta-name-A13 = Harbour bay
mesta-text-A13 = a water area of 7 or more spaces
mesta-name-A14 = Waterfront skyline
mesta-text-A14 = buildings of 1, 2, 3 and 4 storeys, all beside water
mesta-name-A15 = Opera house quay
mesta-text-A15 = a water area with 3 different features
mesta-name-A16 = Grand Canal
mesta-text-A16 = a water area that reaches over 6 spaces, across or down
mesta-name-A17 = Bridges
mesta-text-A17 = 3 water spaces with buildings on two opposite sides
mesta-name-A18 = Palaces on the water
mesta-text-A18 = 5 buildings of 2 or more storeys beside water
mesta-name-A19 = Historic centre
mesta-text-A19 = 8 buildings of exactly 1 storey
mesta-name-A20 = Chapultepec
mesta-text-A20 = 10 park spaces altogether
mesta-name-A21 = Latin American tower
mesta-text-A21 = a building of 3 or 4 storeys beside 2 of one storey
mesta-name-A22 = Caminito
mesta-text-A22 = buildings of all four colours in one row or column
mesta-name-A23 = Obelisk
mesta-text-A23 = a statue beside 3 buildings
mesta-name-A24 = Palermo groves
mesta-text-A24 = 2 park areas of 3 or more spaces
