### The page: the clearing of Everdell, its seasons and the rivals

## The clearing
page-divukraj-clearing = The clearing
page-divukraj-clearing-keys = Arrow keys go from place to place, Page Up and Page Down to what can be chosen, Enter chooses, Z shows it larger.
page-divukraj-haven = Haven
page-divukraj-journey = Journey
page-divukraj-from-autumn = from autumn
page-divukraj-passed = passed

## What a place does, where signs do not say it all
page-divukraj-does-two-any = of choice
page-divukraj-does-two-cards-one-any = draw, choose
page-divukraj-does-three-cards-one-pebble = draw
page-divukraj-does-two-berries-one-card = draw
page-divukraj-does-discard-up-to-3-for-any = up to 3 times
page-divukraj-does-discard-any-draw-double = any number
page-divukraj-does-copy-basic-and-card = even a taken place
page-divukraj-does-two-meadow-play-one-minus-1 = Meadow, one for 1 less

## Places in words
page-divukraj-place = { $place }, { $spaces ->
    [many] open to all
    [2] for two workers of different players
   *[1] for one worker
  }, { $standing }{ $can ->
    [visit] , you can go here
    [use] , you can use it
    [lift] , you can take up your worker
    [chosen] , chosen
   *[no] { "" }
  }.
page-divukraj-does = { $place } { $effect }
page-divukraj-free = free
page-divukraj-nobody = nobody is here
page-divukraj-stands-mine = { $count ->
    [one] your worker stands here
   *[other] { $count } workers of yours stand here
  }
page-divukraj-stands = { $spaces ->
    [many] { $count ->
        [one] here stands { $who }
       *[other] here stands { $who } with { $count } workers
      }
   *[one] taken by { $who }
  }
page-divukraj-journey-said = Journey, { $state ->
    [closed] closed until your autumn
    [can] you can go there
   *[open] open
  }. { $spots }
page-divukraj-spot-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }: { $standing }.
page-divukraj-choose-spot = Which spot of the Journey?
page-divukraj-spot-costs = { $cards ->
    [one] discard { $cards } card
   *[other] discard { $cards } cards
  }

## Events in words
page-divukraj-event-said = { $event }, { $state ->
    [mine] yours
    [taken] achieved by { $who }
   *[free] { $needs }
  }, { $worth }{ $can ->
    [visit] , you can achieve it
    [lift] , you can take up your worker
    [chosen] , chosen
   *[no] { "" }
  }.
page-divukraj-event-cards = { $have } of { $need }: { $cards }
page-divukraj-event-has = { $card } yes
page-divukraj-event-lacks = { $card } no
page-divukraj-event-colour = { $have } of { $need } { $colour } cards
page-divukraj-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-divukraj-worth-open = worth what it will count at the end

## The choice at a place
page-divukraj-sheet = Your choice
page-divukraj-choose-take = { $left ->
    [one] Choose a resource
   *[other] Choose { $left } resources, one by one
  }
page-divukraj-choose-discard = { $purpose ->
    [haven] Discard cards: every two bring a resource of your choice
    [three] Discard up to 3 cards, for a resource of your choice each
    [double] Discard any number of cards and draw two for each
   *[journey] Discard { $left ->
        [one] one more card
       *[other] { $left } more cards
      } for the Journey
  }
page-divukraj-discarded = { $count } discarded
page-divukraj-earned = { $purpose ->
    [double] draws { $count }
   *[other] { $count ->
        [one] brings { $count } resource
       *[other] brings { $count } resources
      }
  }
page-divukraj-choose-use = Use a place that glows
page-divukraj-choose-clock = Clock Tower: use again a place where your worker stands, for a token
page-divukraj-choose-meadow = Take cards from the Meadow
page-divukraj-choose-forest-play = Play one of the two for 1 resource less, or keep both
page-divukraj-choose-store = Put resources on the event
page-divukraj-choose-market = Give resources to opponents, for 2 points each
page-divukraj-choose-beneath = Put cards beneath the event
page-divukraj-choose-scrolls = Into your hand, or beneath the event
page-divukraj-choose-lift = Which of your workers comes home?
page-divukraj-nothing-more = Nothing more
page-divukraj-have = you have { $count }
page-divukraj-choice-resource = { $resource }, you have { $count }
page-divukraj-choice-card = { $kind ->
    [discard] Discard { $card }
    [beneath] { $card } beneath the event
    [play] Play { $card }
   *[take] Take { $card }
  }
page-divukraj-close = Close

## Seasons
page-divukraj-seasons = Seasons
page-divukraj-prepare = Prepare for { $season }
page-divukraj-prepare-workers = { $count ->
    [one] { $count } worker comes home
   *[other] { $count } workers come home
  }
page-divukraj-prepare-new = { $count ->
    [one] and a new one comes
   *[other] and { $count } new ones come
  }
page-divukraj-prepare-stay = { $count ->
    [one] { $count } stays where it is for good
   *[other] { $count } stay where they are for good
  }
page-divukraj-prepare-production = Production: every green card acts once
page-divukraj-prepare-no-production = You have no green card to act
page-divukraj-prepare-meadow = { $room ->
    [0] Your hand is full: no card of the Meadow
    [one] You may take a card of the Meadow
   *[other] You may take up to { $room } cards of the Meadow
  }
page-divukraj-prepare-clock = The Clock Tower may be used first
page-divukraj-prepare-not-yet = { $count ->
    [one] First place your last worker
   *[other] First place your { $count } workers
  }
page-divukraj-last-season = Autumn is the last season
page-divukraj-pass = Pass
page-divukraj-pass-about = The match ends for you, for good
page-divukraj-pass-moves = You could still do something: { $workers ->
    [0] { $cards ->
        [one] { $cards } card can be played
       *[other] { $cards } cards can be played
      }
    [one] { $workers } worker is left
   *[other] { $workers } workers are left
  }.
page-divukraj-pass-really = Pass for good?
page-divukraj-pass-not = Keep playing
page-divukraj-season-now = { $season }, now
page-divukraj-season-came = { $who }: { $season }

## Rivals
page-divukraj-rivals = Rivals
page-divukraj-rival-open = { $who }: show the whole city
page-divukraj-rival-said = { $who }, { $season }, { $points ->
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
page-divukraj-rival-hand = hand { $count }
page-divukraj-rival-goods = { $twig } twigs, { $resin } resin, { $pebble } pebbles, { $berry } berries
page-divukraj-workers-left = Workers left
page-divukraj-events-had = Events
page-divukraj-city-spaces = Spaces of the city
page-divukraj-more = { $count } more
page-divukraj-known-cards = Known to be in the hand
page-divukraj-unknown-cards = { $count ->
    [one] { $count } card that you do not know
   *[other] { $count } cards that you do not know
  }
page-divukraj-city-of = The city of { $who }
page-divukraj-city-empty = Nothing stands here yet
page-divukraj-no-space = takes no space
page-divukraj-copies = { $card }, { $count } times
page-divukraj-occupied = lived in
page-divukraj-tokens-on = { $count ->
    [one] { $count } point on it
   *[other] { $count } points on it
  }
page-divukraj-prisoners = Locked up: { $cards }
page-divukraj-guest = a worker of { $who } stands here
page-divukraj-visit = You can visit it: { $who } gets a point
page-divukraj-nowhere = { $count ->
    [one] { $count } worker stands nowhere: its card has left the city
   *[other] { $count } workers stand nowhere: their cards have left the city
  }

## Rugwort
page-divukraj-rugwort-year = year { $year }
page-divukraj-rugwort-places = He stands on: { $places }
page-divukraj-rugwort-slots = Closed in the Meadow: { $slots }
page-divukraj-rugwort-die = He rolled { $slot } and took { $card }.
page-divukraj-rugwort-die-empty = He rolled { $slot }: there was no card.
page-divukraj-rugwort-die-fool = He rolled { $slot }: the Fool moved into your city.
page-divukraj-rugwort-season = { $season }: he moved on to { $places }.
page-divukraj-rugwort-still = He has not moved yet.
page-divukraj-rugwort-scores = He will score
page-divukraj-rugwort-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, 2 points each, purple ones 3
page-divukraj-rugwort-events = events, also those that you do not achieve
page-divukraj-rugwort-journey = Journey
page-divukraj-rugwort-tokens = tokens
