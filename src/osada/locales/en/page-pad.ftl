### The page: the score pad for a real table

page-pad-title = Count the points: { $game }
page-pad-count = Count the points
page-pad-anew = Begin anew
page-pad-players = Players
page-pad-more-players = One more player
page-pad-fewer-players = One player fewer
page-pad-less = Less: { $what }
page-pad-more = More: { $what }
page-pad-none = none
page-pad-open = open
page-pad-colour = Colour
page-pad-side-N = up
page-pad-side-E = right
page-pad-side-S = down
page-pad-side-W = left

## Hashi
page-pad-hashi-side = Side of the board
page-pad-hashi-map = The map
page-pad-hashi-how = Tap a line to draw one bridge, two, or none. Tap an island to give it its number.
page-pad-hashi-island = Island { $island }{ $flag ->
    [red] , red flag
    [blue] , blue flag
   *[none] { "" }
  }: { $number ->
    [0] no number
   *[other] number { $number }
  }
page-pad-hashi-line = Line { $line }: { $count ->
    [0] no bridge
    [one] one bridge
   *[other] { $count } bridges
  }
page-pad-hashi-number = Number of island { $island }
page-pad-hashi-crossed-out = crossed out because of a mistake
page-pad-hashi-bonuses = Bonuses, as they were paid

## The Border
page-pad-border-layout = Board
page-pad-border-areas = What the closed areas paid

## Timber Town
page-pad-bobrany-cards = Cards of the match
page-pad-bobrany-lone = a lone tile counts as a group of 1
page-pad-bobrany-town = The town
page-pad-bobrany-cell = Cell { $cell }: { $colour } { $walkways }
page-pad-bobrany-chosen = On cell { $cell } lies
page-pad-bobrany-walkways = Walkways lead
page-pad-bobrany-beaver = the beaver is here
page-pad-bobrany-links = A token laid between
page-pad-bobrany-rest = Beside the town
page-pad-bobrany-reserve = tokens left in the reserve
page-pad-bobrany-builder = has the builder beaver

## Cities
page-pad-mesta-metropolis = Metropolis
page-pad-mesta-district = The district
page-pad-mesta-shape = How large
page-pad-mesta-what = What is being entered
page-pad-mesta-tile = Tile
page-pad-mesta-things = What stands on the space
page-pad-mesta-tile-first = First lay a tile here.
page-pad-mesta-turn = Turn
page-pad-mesta-no-tile = No tile
page-pad-mesta-feature = Feature
page-pad-mesta-storeys = Storeys of the building
page-pad-mesta-space = Space { $at }: { $things }{ $height ->
    [0] { "" }
   *[other] , building of { $height }
  }
page-pad-mesta-rings = Rings on milestones
page-pad-mesta-cards = Scoring cards

## Everdell
page-pad-divukraj-solo = against { $rival }
page-pad-divukraj-year = Year
page-pad-divukraj-rival-cards = Cards by colour
page-pad-divukraj-basic-events = basic events
page-pad-divukraj-city = The city: { $spaces } of 15 spaces
page-pad-divukraj-tokens = Point tokens
page-pad-divukraj-points = points in tokens, without those on cards
page-pad-divukraj-tokens-on = { $card }: points on it
page-pad-divukraj-workers-on = { $card }: workers on it
page-pad-divukraj-prisoner = Prisoner { $number }
page-pad-divukraj-events = Events
page-pad-divukraj-basic = Basic
page-pad-divukraj-special = Special
page-pad-divukraj-event-points = { $event }: points
page-pad-divukraj-journey = The Journey: workers
page-pad-divukraj-resources = Resources left
