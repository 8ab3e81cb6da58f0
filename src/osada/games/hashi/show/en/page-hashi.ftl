### The page: the board of Hashi

page-hashi-board = { $mine ->
    [yes] Your board
   *[no] The board of { $who }
  }
page-hashi-keys = Arrows walk between the islands. Enter writes, or chooses an end of a bridge. Shift with an arrow builds a bridge that way. S skips.
page-hashi-island = Island { $island }{ $flag ->
    [red] , red flag
    [blue] , blue flag
   *[none] {""}
  }, { $number ->
    [0] { $bridges ->
        [0] empty
        [one] no number, one bridge
       *[other] no number, { $bridges } bridges
      }
   *[other] number { $number }, { $left ->
        [0] finished
       *[other] { $bridges } of { $number ->
            [one] one bridge
           *[other] { $number } bridges
          }
      }
  }{ $can ->
    [write] ; can take the { $numeral }
    [start] ; can take a start number
    [build] ; bridges can lead to: { $ends }
   *[nothing] {""}
  }

## What is to be done
page-hashi-now = The card and what it asks
page-hashi-card = Card: numeral { $numeral }, { $bridges ->
    [one] one bridge
   *[other] { $bridges } bridges
  }
page-hashi-round = { $round ->
    [0] Before the first card
   *[other] Round { $round } of { $rounds }
  }
page-hashi-start = { $mine ->
    [yes] Pick an island without a flag for your start number.
   *[no] Pick an island without a flag: { $who } starts with your 3 or 4.
  }
page-hashi-start-on = Start number for island { $island }
page-hashi-write = { $can ->
    [yes] Write the { $numeral } on a glowing island.
   *[no] There is no place left for the { $numeral }.
  }
page-hashi-build = { $can ->
    [yes] { $owed ->
        [one] One more bridge to build.
       *[other] { $owed } bridges to build.
      }
   *[no] { $owed ->
        [one] There is no room for the bridge.
       *[other] There is no room for all { $owed } bridges.
      }
  }
page-hashi-skip-write = Write nothing
page-hashi-skip-bridges = Build nothing
page-hashi-chosen = Like this? Confirm, or choose something else.
page-hashi-waiting = { $count ->
    [0] Done.
   *[other] Done. Waiting for { $who }.
  }
page-hashi-watching = You are watching { $who }.
page-hashi-over = The match is over.

## What is to come
page-hashi-unseen = { $count ->
    [one] Never turned up: one card
   *[other] { $count } cards to come, one of them put aside
  }
page-hashi-numeral = numeral
page-hashi-bridges = { $count ->
    [one] one bridge
   *[other] { $count } bridges
  }
page-hashi-copies = { $count ->
    [0] gone
    [one] still to come
   *[other] { $count } still to come
  }
page-hashi-later = Bonuses and cards to come
page-hashi-bonuses = Bonuses
page-hashi-bonus = { $done } of { $of }; pays { $pays } now ({ $first } at first, { $later } later)
page-hashi-holder = { $who } got { $points }
page-hashi-next-rank = { $missing ->
    [one] · 1 point to { $rank }
   *[other] · { $missing } points to { $rank }
  }
page-hashi-top-rank = · nobody stands higher

## The others
page-hashi-rival = The board of { $who }: { $islands ->
    [0] no island finished
    [one] one island finished
   *[other] { $islands } islands finished
  }, { $bonuses ->
    [0] no bonus
    [one] one bonus
   *[other] { $bonuses } bonuses
  }
page-hashi-rival-done = done with this round
page-hashi-rival-busy = still playing this round
page-hashi-points = points
