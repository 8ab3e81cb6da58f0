### The page: the clearing of Everdell, its seasons and the rivals

## The clearing
page-divukraj-clearing-label = The clearing
page-divukraj-clearing-keys = Arrow keys go from place to place, Page Up and Page Down to what can be chosen, Enter chooses, Z shows it larger.
page-divukraj-clearing-haven = Haven
page-divukraj-clearing-journey = Journey
page-divukraj-clearing-passed = passed

## What a place does, where signs do not say it all
page-divukraj-clearing-does-two-any = of choice
page-divukraj-clearing-does-two-cards-one-any = of choice
page-divukraj-clearing-does-three-cards-one-pebble = draw
page-divukraj-clearing-does-two-berries-one-card = draw
page-divukraj-clearing-does-discard-up-to-3-for-any = up to 3 times
page-divukraj-clearing-does-discard-any-draw-double = any number
page-divukraj-clearing-does-copy-basic-and-card = even a taken place
page-divukraj-clearing-does-two-meadow-play-one-minus-1 = Meadow, one cheaper

## Places in words
page-divukraj-clearing-place = { $place }, { $spaces }, { $standing }{ $can ->
    [visit] , you can go here
    [use] , you can use it
    [lift] , you can take your worker back
    [chosen] , chosen
   *[no] { "" }
  }.
page-divukraj-clearing-spaces = { $spaces ->
    [many] open to all
    [two] for two workers of different players
   *[one] for one worker
  }
page-divukraj-clearing-does = { $place } { $effect }
page-divukraj-clearing-free = free
page-divukraj-clearing-nobody = nobody is here
page-divukraj-clearing-stands-mine = { $count ->
    [one] your worker stands here
   *[other] { $count } workers of yours stand here
  }
page-divukraj-clearing-stands = { $spaces ->
    [one] taken by { $who }
   *[other] { $count ->
        [one] { $who } stands here
       *[other] { $who } stands here with { $count } workers
      }
  }
page-divukraj-clearing-journey-said = Journey, { $state ->
    [closed] closed until your autumn
    [can] you can go there
   *[open] open
  }. { $spots }
page-divukraj-clearing-spot-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }: { $standing }.
page-divukraj-clearing-choose-spot = Which spot on the Journey?
page-divukraj-clearing-spot-costs = { $cards ->
    [one] discard { $cards } card
   *[other] discard { $cards } cards
  }

## Events in words
page-divukraj-clearing-event-said = { $event }, { $state ->
    [mine] yours
    [taken] achieved by { $who }
   *[free] { $needs }
  }, { $worth }{ $can ->
    [visit] , you can achieve it
    [lift] , you can take your worker back
    [chosen] , chosen
   *[no] { "" }
  }.
page-divukraj-clearing-event-cards = { $have } of { $need }: { $cards }
page-divukraj-clearing-event-has = { $card } yes
page-divukraj-clearing-event-lacks = { $card } no
page-divukraj-clearing-event-colour = { $have } of { $need } { $colour } cards
page-divukraj-clearing-event-berries = { $have } of { $need } berries
page-divukraj-clearing-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-divukraj-clearing-worth-open = points depend on what it brings

## The choice at a place
page-divukraj-clearing-choose-take = { $left ->
    [one] Choose a resource
   *[other] Choose { $left } resources, one by one
  }
page-divukraj-clearing-choose-discard = { $purpose ->
    [haven] Discard cards: every two bring a resource of your choice
    [three] Discard up to 3 cards, for a resource of your choice each
    [double] Discard any number of cards and draw two for each
   *[journey] Discard { $left ->
        [one] one more card
       *[other] { $left } more cards
      } for the Journey
  }
page-divukraj-clearing-discarded = { $count } discarded
page-divukraj-clearing-earned = { $purpose ->
    [double] draws { $count }
   *[other] { $count ->
        [one] brings { $count } resource
       *[other] brings { $count } resources
      }
  }
page-divukraj-clearing-choose-use = Use a place that glows
page-divukraj-clearing-choose-clock = Clock Tower: for a point token, use again a location where your worker stands
page-divukraj-clearing-choose-meadow = Take cards from the Meadow
page-divukraj-clearing-choose-store = Put resources on the event
page-divukraj-clearing-choose-market = Give resources to opponents, for 2 points each
page-divukraj-clearing-choose-lift = Which of your workers comes back?
page-divukraj-clearing-choose-range = Which of your workers moves?
page-divukraj-clearing-choose-revisit = Put the worker on another place that glows
page-divukraj-clearing-choose-summer = Take up to two cards from the Meadow
page-divukraj-clearing-choice-resource = { $resource }, you have { $count }
page-divukraj-clearing-close = Close

## Seasons
page-divukraj-clearing-seasons = Seasons
page-divukraj-clearing-prepare = Prepare for { $season }
page-divukraj-clearing-prepare-workers = { $count ->
    [one] { $count } worker comes home
   *[other] { $count } workers come home
  }
page-divukraj-clearing-prepare-new = { $count ->
    [one] and a new one joins
   *[other] and { $count } new ones join
  }
page-divukraj-clearing-prepare-stay = { $count ->
    [one] { $count } stays for good
   *[other] { $count } stay for good
  }
page-divukraj-clearing-prepare-production = Production: every green card activates once
page-divukraj-clearing-prepare-no-production = You have no green cards
page-divukraj-clearing-prepare-meadow = { $room ->
    [0] Your hand is full: no card from the Meadow
    [one] You may take a card from the Meadow
   *[other] You may take up to { $room } cards from the Meadow
  }
page-divukraj-clearing-prepare-clock = You may use the Clock Tower first
page-divukraj-clearing-sure = { $count } { $sign ->
    [twig] { $count ->
        [one] twig
       *[other] twigs
      }
    [resin] resin
    [pebble] { $count ->
        [one] pebble
       *[other] pebbles
      }
    [berry] { $count ->
        [one] berry
       *[other] berries
      }
    [card] { $count ->
        [one] card
       *[other] cards
      }
   *[any] of choice
  }
page-divukraj-clearing-and-choices = and your choices
page-divukraj-clearing-prepare-not-yet = { $count ->
    [one] First place your last worker
   *[other] First place your { $count } workers
  }
page-divukraj-clearing-pass = Pass
page-divukraj-clearing-pass-about = The match will be over for you
page-divukraj-clearing-pass-moves = You could still do something: { $workers ->
    [0] { $cards ->
        [one] { $cards } card can be played
       *[other] { $cards } cards can be played
      }
    [one] { $workers } worker is left
   *[other] { $workers } workers are left
  }.
page-divukraj-clearing-pass-really = Pass for good?
page-divukraj-clearing-pass-not = Keep playing
page-divukraj-clearing-season-came = { $who }: { $season }

## Rivals
page-divukraj-clearing-rivals = Rivals
page-divukraj-clearing-rival-said = { $who }, { $season }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
  }, { $workers ->
    [one] { $workers } worker left
   *[other] { $workers } workers left
  } of { $all }, { $events ->
    [one] { $events } event
   *[other] { $events } events
  }, city { $spaces } of 15{ $passed ->
    [yes] , has passed
   *[no] { "" }
  }.
page-divukraj-clearing-rival-hand = hand { $count }
page-divukraj-clearing-rival-goods = { $twig } twigs, { $resin } resin, { $pebble } pebbles, { $berry } berries
page-divukraj-clearing-workers-left = Workers left
page-divukraj-clearing-events-had = Events
page-divukraj-clearing-city-spaces = City spaces
page-divukraj-clearing-more = { $count } more
page-divukraj-clearing-known-cards = Known to be in hand
page-divukraj-clearing-unknown-cards = { $count ->
    [one] { $count } card you do not know
   *[other] { $count } cards you do not know
  }
page-divukraj-clearing-city-of = The city of { $who }
page-divukraj-clearing-city-empty = Nothing stands here yet
page-divukraj-clearing-no-space = takes no space
page-divukraj-clearing-copies = { $card }, { $count } times
page-divukraj-clearing-nowhere = { $count ->
    [one] { $count } worker stands nowhere: its card has left the city
   *[other] { $count } workers stand nowhere: their cards have left the city
  }

## Rugwort
page-divukraj-clearing-rugwort-year = year { $year }
page-divukraj-clearing-rugwort-places = He stands on: { $places }
page-divukraj-clearing-rugwort-slots = Meadow cards you may not touch: { $slots }
page-divukraj-clearing-rugwort-die = He rolled { $slot } and took { $card }.
page-divukraj-clearing-rugwort-die-empty = He rolled { $slot }: there was no card.
page-divukraj-clearing-rugwort-die-fool = He rolled { $slot }: the Fool moved into your city.
page-divukraj-clearing-rugwort-season = { $season }: he moved to { $places }.
page-divukraj-clearing-rugwort-achieved = He took the event: { $events }.
page-divukraj-clearing-rugwort-scores = He will score
page-divukraj-clearing-rugwort-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, 2 points each, purple ones 3
page-divukraj-clearing-rugwort-events = events, including those you have not achieved
page-divukraj-clearing-rugwort-journey = Journey
page-divukraj-clearing-rugwort-tokens = tokens
