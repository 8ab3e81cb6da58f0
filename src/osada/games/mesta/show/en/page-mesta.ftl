### The page: the board of Cities

page-mesta-tab-table = Table
page-mesta-tab-mine = Mine
page-mesta-tab-others = Others

## What to do
page-mesta-do-start = Choose a starting tile.
page-mesta-do-start-confirm = This one? Confirm, or choose another.
page-mesta-do-take = Put a worker on a glowing slot.
page-mesta-do-card = Take { $card }: confirm, or choose another slot.
page-mesta-do-reveal = { $bag ->
    [yes] Confirm to draw two from the bag.
   *[no] Confirm to turn it up.
  }
page-mesta-do-tile = { $placed ->
    [yes] Pick a spot for the tile, turn it, confirm.
   *[no] Pick a glowing spot for the tile.
  }
page-mesta-do-feature = Place the { $feature } on a glowing space.
page-mesta-do-piece = Build the { $colour ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
  } piece on a glowing roof or lot. Piece { $number } of { $count }.
page-mesta-do-confirm = Confirm, or choose something else.

## The top line
page-mesta-round = { $round ->
    [0] Before the first round
   *[other] Round { $round } of { $rounds }
  }
page-mesta-in-bag = { $left } in the bag

## The offer
page-mesta-offer = On offer
page-mesta-starts = Starting tiles
page-mesta-per-row = { $count ->
    [one] one from each row
   *[other] { $count } from each row
  }
page-mesta-workers-left = { $count ->
    [one] { $count } worker left
   *[other] { $count } workers left
  }
page-mesta-row-cards = cards
page-mesta-row-tiles = tiles
page-mesta-row-features = features
page-mesta-row-pieces = pieces
page-mesta-done = done
page-mesta-needs = { $placed } of { $needed } placed
page-mesta-still = Still to take
page-mesta-unknown = unknown
page-mesta-second = 2nd unknown
page-mesta-second-unknown = the second face down, unknown, cannot be undone
page-mesta-no-undo = no undo
page-mesta-cannot-undo = Something is turned up then: it cannot be undone.
page-mesta-draw-two = draw 2
page-mesta-hidden = face down, unknown, cannot be undone
page-mesta-empty = empty
page-mesta-take-this = Take it
page-mesta-brings = Brings you at once
page-mesta-tile-name = Tile { $tile }
page-mesta-tile = tile { $tile }: { $layout }
page-mesta-lot = { $colour ->
    [R] red lot
    [B] blue lot
    [G] green lot
   *[Y] yellow lot
  }
page-mesta-piece = { $colour ->
    [R] red piece
    [B] blue piece
    [G] green piece
   *[Y] yellow piece
  }
page-mesta-slot = { $row ->
    [cards] Cards
    [tiles] Tiles
    [features] Features
   *[pieces] Pieces
  }, slot { $number }{ $what }; { $state ->
    [chosen] chosen, not confirmed
    [taken] taken by { $who }
    [free] free
   *[later] not now
  }{ $gain ->
    [yes] , brings { $points }
   *[no] {""}
  }

## The bag
page-mesta-bag = draw two from the bag; { $left } left; at least one of { $odds }; cannot be undone
page-mesta-odd = { $colour } { $odds } %
page-mesta-percent = { $odds } %
page-mesta-blind = Blind draw of 2
page-mesta-left = { $left ->
    [one] one piece left in the bag
   *[other] { $left } pieces left in the bag
  }
page-mesta-odds-left = left
page-mesta-odds-one = at least one

## Milestones
page-mesta-milestones = Milestones, first come first served
page-mesta-no-city = The metropolis is still to be drawn.
page-mesta-near = 1 step away
page-mesta-of = { $reached }/{ $needed }
page-mesta-runner = { $mine ->
    [yes] you
   *[no] { $who }
  } { $reached } of { $needed }
page-mesta-milestone = { $milestone }, { $text }{ $runners }; { $count ->
    [0] no place free
    [one] place { $places } free
   *[other] places { $places } free
  }

## Cards
page-mesta-cards = { $mine ->
    [yes] My scoring cards
   *[no] Cards of { $who }
  }
page-mesta-cards-how = now · at most
page-mesta-cards-to-come = { $count } to come
page-mesta-now = { $now } now
page-mesta-possible = { $possible } at most
page-mesta-card = { $card }: { $text }. Pays { $now } now{ $bound ->
    [yes] , { $possible } at most
   *[no] {""}
  }
page-mesta-rival-card = { $card }: { $text }. Pays { $now } now

## Districts
page-mesta-district-panel = { $mine ->
    [yes] My district
   *[no] District of { $who }
  }
page-mesta-district = { $mine ->
    [yes] My district
   *[no] District of { $who }
  }, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
  }
page-mesta-look = The district of { $who }, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
  }; show it in full
page-mesta-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
  }
page-mesta-tiles-of = { $count } of { $most } tiles
page-mesta-no-tile = No tile yet.
page-mesta-back = Back to mine
page-mesta-keys = Arrows walk over the spaces, Page Down to those that glow, Enter chooses. Numbers choose a row and a slot, or a spot for the tile; R turns it, X discards, V changes the view.
page-mesta-view = View
page-mesta-view-slant = Slant
page-mesta-view-plan = Plan
page-mesta-spot = Spot { $number } at { $at }{ $here ->
    [yes] , the tile lies here, turned by { $rotation } degrees
   *[no] {""}
  }
page-mesta-space = { $at }, { $what }{ $target ->
    [yes] ; can be chosen
   *[no] {""}
  }
page-mesta-building = { $colour ->
    [R] red building
    [B] blue building
    [G] green building
   *[Y] yellow building
  }, height { $height } of 4{ $beside }
page-mesta-beside = { $what ->
    [park] , by park
    [water] , by water
   *[statue] , by a statue
  }
page-mesta-empty-lot = { $colour ->
    [R] empty red lot
    [B] empty blue lot
    [G] empty green lot
   *[Y] empty yellow lot
  }
page-mesta-area = { $ground ->
    [P] park
   *[W] water
  }{ $has ->
    [yes] {" "}with { $feature }
   *[no] {""}
  }, area of { $size }{ $pays ->
    [yes] , { $points ->
        [one] 1 point
       *[other] { $points } points
      }
   *[no] {""}
  }

## In the hand
page-mesta-hand = In your hand
page-mesta-hand-piece = { $colour ->
    [R] red piece
    [B] blue piece
    [G] green piece
   *[Y] yellow piece
  }, { $state ->
    [placed] placed; take it back
    [gone] discarded; take it back
    [current] next
   *[waiting] waiting; use it next
  }
page-mesta-hand-feature = { $feature }{ $current ->
    [yes] , next
   *[no] , waiting; place it first
  }
page-mesta-discard = Discard
page-mesta-if = If you confirm
