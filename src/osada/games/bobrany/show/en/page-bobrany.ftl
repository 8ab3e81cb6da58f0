### The page: the board of Timber Town

page-bobrany-waterside = The river and the town below it
page-bobrany-river = River: four positions, from left to right to the waterfall
page-bobrany-town = { $mine ->
    [yes] Your town
   *[no] The town of { $who }
  }
page-bobrany-mine = Your points and tokens
page-bobrany-rival = { $who }: town, points and tokens
page-bobrany-keys = Arrows walk on the river and in the town. Enter takes a tile or chooses a space. R turns the tile, with Shift to the left. T pays with another token. 1 to 4 take up a token. K goes to the cards. C confirms, U undoes, P ends the turn.
page-bobrany-over-edge = over|next round
page-bobrany-tabs = Rival or cards
page-bobrany-tab-table = Table
page-bobrany-tab-mine = Mine
page-bobrany-tab-rival = Rival
page-bobrany-tab-cards = Cards

## Tiles
page-bobrany-face = { $colour ->
    [green] green park
    [brown] brown tile
    [red] red building site
    [purple] purple temple
    [orange] orange market
    [blue] blue workshop
   *[yellow] yellow house
  }, { $kind ->
    [dead_end] dead end
    [corner] corner
    [straight] straight
    [tee] tee
    [beaver] beaver
    [crane] crane
    [dam] dam
    [raft2] raft
   *[cross] cross
  }
page-bobrany-side-N = up
page-bobrany-side-E = right
page-bobrany-side-S = down
page-bobrany-side-W = left
page-bobrany-ways = { $count ->
    [4] walkways on all sides
    [one] walkway { $sides }
   *[other] walkways { $sides }
  }

## The river
page-bobrany-slot = Position { $position }, slot { $slot }: { $face }.
page-bobrany-slot-empty = Position { $position }, slot { $slot }: empty.
page-bobrany-slot-raft = { $whose ->
    [mine] Your raft: the tile is yours to claim.
    [theirs] Rival’s raft, not for you.
   *[nobody] Raft of { $who }.
  }
page-bobrany-column = { $count ->
    [0] Column { $column } is full.
   *[other] Column { $column }, { $cells } free.
  }
page-bobrany-best = Best { $gain }.
page-bobrany-taken = Chosen.

## The town
page-bobrany-cell = { $cell }: { $face }.
page-bobrany-cell-ways = It has { $ways }{ $count ->
    [0] .
   *[other] , joined to { $cells }.
  }
page-bobrany-plot = { $cell }, empty{ $can ->
    [gain] , legal, { $gain }.
    [legal] , legal.
   *[no] .
  }
page-bobrany-ghost = Preview { $cell }, { $ways }.
page-bobrany-joins = Joins { $cells }.
page-bobrany-pays-at = Pays at { $cell }: { $token }.
page-bobrany-blocked-at = Blocked at { $cell }, and no token pays.
page-bobrany-change = You { $mine }, { $who } { $theirs }.
page-bobrany-blocked = { $count ->
    [one] 1 end blocked
   *[other] { $count } ends blocked
  }
page-bobrany-report-joins = { $count ->
    [one] One walkway joined: { $cells }
   *[other] { $count } walkways joined: { $cells }
  }
page-bobrany-pay-otherwise = { $border }: pay with another token
page-bobrany-onto = { $token } onto the border { $border }
page-bobrany-spaces = Spaces for the tile
page-bobrany-turn-left = Turn left
page-bobrany-turn-right = Turn right

## People and tokens
page-bobrany-who = { $bot ->
    [yes] bot ·{" "}
   *[no] {""}
  }{ $acts ->
    [yes] to act ·{" "}
   *[no] {""}
  }{ $laid }/{ $of }
page-bobrany-reserve = Reserve
page-bobrany-chip = { $token }: { $state ->
    [pays] { $count } left, one is used
    [out] in the river
   *[has] { $count }
  }
page-bobrany-flag-pays = pays
page-bobrany-flag-out = in river
page-bobrany-builder = builder beaver: first to fill the town
page-bobrany-builder-has = has the builder beaver
page-bobrany-pass = End the turn without taking a tile (P)

## Cards
page-bobrany-cards = Scoring cards
page-bobrany-now-possible = now / possible
page-bobrany-card = { $card }: { $mine ->
    [yes] you
   *[no] { $who }
  } { $now } of { $most } possible, { $rival } { $theirs } of { $limit }.
page-bobrany-counting = { $card } is counted
page-bobrany-counted = for { $cells }
page-bobrany-count-none = Nothing yet.

## What is to be done
page-bobrany-round = { $drains ->
    [yes] Round { $round }, the river drains
   *[no] Round { $round } of { $rounds }
  }
page-bobrany-do-take = { $only ->
    [end] Nothing can be done any more: end the turn.
   *[tile] Choose a tile from the river.
  }
page-bobrany-do-place = { $whole ->
    [yes] Confirm { $cell }, turn the tile (R), or choose another space.
   *[no] Choose a space in column { $column } for the tile ({ $face }).
  }
page-bobrany-do-turn = { $cell } does not fit like that: turn the tile, or choose another space.
page-bobrany-do-token = { $kind ->
    [crane] Use the { $token }: { $held ->
        [yes] choose a space in any column.
       *[no] choose a tile; it may go into any column.
      }
    [dam] Use the { $token }: choose one more tile, or a border.
   *[raft] Use the { $token }: choose a tile to reserve, or a border.
  }
page-bobrany-do-main = Go on: take a tile or reserve one; or end the turn (P).
page-bobrany-do-confirm = Like this? Confirm, or go on with free actions.
page-bobrany-do-end = { $main ->
    [left] End the turn without a main action? Confirm.
   *[used] End the turn? Confirm.
  }
