### The page: the board of Everdell, cards and cities

page-divukraj-tab-table = Table
page-divukraj-tab-mine = Mine
page-divukraj-tab-others = Others

## What to do
page-divukraj-do-turn = Place a worker, or play a card.
page-divukraj-do-by = { $card }: say how you pay.
page-divukraj-do-confirm = Confirm, or choose something else.
page-divukraj-do-confirm-card = Play { $card_acc }: confirm, or choose something else.
page-divukraj-do-slot = Say which slot of the Meadow is meant.
page-divukraj-do-nth = Say which copy is meant.
page-divukraj-do-jail = Choose the critter for the Dungeon.
page-divukraj-do-judge = Choose the resource to replace.
page-divukraj-do-spare = Choose what you do not pay.
page-divukraj-do-payee = Choose who receives the payment.
page-divukraj-do-fool-city = Choose the city for the Fool.
page-divukraj-do-remove = Choose the card that leaves the city.
page-divukraj-do-trigger = Choose which card reacts first.
page-divukraj-do-take = Choose a resource.
page-divukraj-do-meadow = Take a card from the Meadow.
page-divukraj-do-discard = Choose cards to discard, then say that it is all.
page-divukraj-do-bury = Choose a Meadow card to discard.
page-divukraj-do-give-cards = Choose a card to give.
page-divukraj-do-give-any = Choose a resource to give.
page-divukraj-do-give-berries = Give berries, or say that it is all.
page-divukraj-do-market = Give resources, or say that it is all.
page-divukraj-do-to-goods = Choose who receives the resources.
page-divukraj-do-to-cards = Choose who receives the cards.
page-divukraj-do-produce = Production: choose the green card that comes next.
page-divukraj-do-sweep = Choose the green card to use once more.
page-divukraj-do-copy = Choose the card to copy.
page-divukraj-do-of = Say in whose city.
page-divukraj-do-store = Choose what goes onto the Storehouse.
page-divukraj-do-pay = Say how many you pay.
page-divukraj-do-swap = Change resources, or say that it is all.
page-divukraj-do-teacher = Choose the card that you keep.
page-divukraj-do-use = Choose the place to use.
page-divukraj-do-lift = Choose the worker to take up.
page-divukraj-do-revisit = Choose a new place for the worker.
page-divukraj-do-pile = Choose the pile to turn up.
page-divukraj-do-inn = Play a card from the Meadow, 3 resources cheaper.
page-divukraj-do-queen = Play a card worth 3 or less for nothing, or decline.
page-divukraj-do-cemetery = Play one of the cards turned up for nothing.
page-divukraj-do-pigeon = Play one of the cards turned up for nothing, or decline.
page-divukraj-do-forest-play = Play one of the cards you took, 1 resource cheaper, or decline.
page-divukraj-do-store-event = Put resources onto the event, or say that it is all.
page-divukraj-do-capture = Put critters of your city beneath the event, or say that it is all.
page-divukraj-do-graduate = Put critters from your hand beneath the event, or say that it is all.
page-divukraj-do-scrolls = Into the hand, or beneath the event?

## Cards
page-divukraj-kind-tan = traveller
page-divukraj-kind-green = production
page-divukraj-kind-red = destination
page-divukraj-kind-blue = governance
page-divukraj-kind-purple = prosperity
page-divukraj-what = { $rarity ->
    [unique] unique
   *[common] common
  } { $kind ->
    [critter] critter
   *[construction] construction
  }
page-divukraj-copies = { $count }× in the deck
page-divukraj-partner = { $kind ->
    [critter] lives in
   *[construction] house for
  }
page-divukraj-partner-any = any critter
page-divukraj-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
page-divukraj-costs = costs { $goods }
page-divukraj-costs-nothing = costs nothing
page-divukraj-goods-twig = { $count ->
    [one] { $count } twig
   *[other] { $count } twigs
  }
page-divukraj-goods-resin = { $count } resin
page-divukraj-goods-pebble = { $count ->
    [one] { $count } pebble
   *[other] { $count } pebbles
  }
page-divukraj-goods-berry = { $count ->
    [one] { $count } berry
   *[other] { $count } berries
  }
page-divukraj-free = free
page-divukraj-can = you can play it
page-divukraj-can-choose = you can choose it
page-divukraj-can-free = you can play it, free in an empty house: { $house }
page-divukraj-now-free = Now: lives free in your city: { $house }.
page-divukraj-missing = missing { $goods }
page-divukraj-no-unique = unique, and in your city already
page-divukraj-no-full = your city is full
page-divukraj-no-construction = no construction to replace

## Meadow and hand
page-divukraj-meadow = Meadow
page-divukraj-deck = deck { $count }
page-divukraj-pile = discarded { $count }
page-divukraj-slot = { $locked ->
    [yes] Meadow { $slot }, blocked by Rugwort
   *[no] Meadow { $slot }
  }
page-divukraj-hand = Hand
page-divukraj-held = { $count } / { $most }
page-divukraj-hand-empty = No cards in hand.
page-divukraj-hand-hidden = { $count ->
    [one] { $count } card, known to its owner alone.
   *[other] { $count } cards, known to their owner alone.
  }
page-divukraj-sort = Sort the hand
page-divukraj-sort-cost = cost
page-divukraj-sort-kind = kind
page-divukraj-sort-colour = colour
page-divukraj-sort-new = newest
page-divukraj-sort-own = own
page-divukraj-revealed = { $count ->
    [one] A card was turned up
   *[other] { $count } cards were turned up
  }
page-divukraj-turned-take = to hand
page-divukraj-turned-play = play
page-divukraj-turned-beneath = beneath

## City
page-divukraj-city = My city
page-divukraj-city-of = City of { $who }
page-divukraj-taken = { $count } / { $all }
page-divukraj-vacant-legend = an empty house for a critter
page-divukraj-space = Space { $number } of { $all }: { $what }
page-divukraj-space-empty = Space { $number } of { $all }, empty
page-divukraj-occupied = occupied
page-divukraj-vacant = house empty
page-divukraj-guest = { $count ->
    [one] a worker of { $who } stands here
   *[other] { $count } workers of { $who } stand here
  }
page-divukraj-tokens = { $count ->
    [one] { $count } point token
   *[other] { $count } point tokens
  }
page-divukraj-prisoners = locked up: { $who }
page-divukraj-state-new = would come
page-divukraj-state-going = would leave

## My line
page-divukraj-my-line = My points, season, workers and resources
page-divukraj-season = season: { $season }
page-divukraj-workers = workers: { $count } of { $all } to place
page-divukraj-workers-left = { $count ->
    [one] { $count } worker to place
   *[other] { $count } workers to place
  }
page-divukraj-part-cards = cards
page-divukraj-part-tokens = tokens
page-divukraj-part-prosperity = prosperity
page-divukraj-part-journey = Journey
page-divukraj-part-events = events

## Paying
page-divukraj-pay = { $card }: how will you pay?
page-divukraj-way-cost = Cost
page-divukraj-way-house = Occupied token
page-divukraj-by-cost = resources of your stock
page-divukraj-by-house = lives free: { $house }
page-divukraj-by-ever-tree = houses one critter of any kind, once
page-divukraj-by-judge = one resource replaced by another
page-divukraj-by-innkeeper = discarded: up to 3 berries less
page-divukraj-by-crane = discarded: up to 3 resources less
page-divukraj-by-dungeon = a critter is locked up: up to 3 resources less
page-divukraj-any = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
  }
page-divukraj-saves = saves { $count }
page-divukraj-jail = Who goes into the Dungeon?
page-divukraj-spare = Not paid, { $number }.
page-divukraj-left = Left over
page-divukraj-nothing-more = Nothing more
page-divukraj-goods-to-take = Which resource do you take?
page-divukraj-goods-to-give = Which resource do you give?
page-divukraj-goods-to-store = What do you put there?
page-divukraj-goods-to-swap = What do you change?

## What cards do, in few words; [berry] is a sign, what stands between stars is pale
page-divukraj-brief-farm = *Gain* +1 [berry]
page-divukraj-brief-innkeeper = *Always* discard: critter 3 [berry] less
page-divukraj-brief-lookout = [worker] any place of the clearing
page-divukraj-brief-teacher = *Gain* +2 [card], give 1 away
page-divukraj-brief-university = [worker] return a card: cost +1 [any] +1 [point]
page-divukraj-brief-theater = *At end* 1 [point] per unique critter
page-divukraj-brief-inn = [worker] a Meadow card 3 cheaper
page-divukraj-brief-school = *At end* 1 [point] per common critter
page-divukraj-brief-castle = *At end* 1 [point] per common building
page-divukraj-brief-clock-tower = *Always* 3 [point], repeat a place
page-divukraj-brief-courthouse = *Always* per building 1 [twig] [resin] [pebble]
page-divukraj-brief-mine = *Gain* +1 [pebble]
page-divukraj-brief-post-office = [worker] 2 [card] to a rival, draw to 8
page-divukraj-brief-general-store = *Gain* +1 [berry], 2 with a Farm
page-divukraj-brief-twig-barge = *Gain* +2 [twig]
page-divukraj-brief-fairgrounds = *Gain* +2 [card]
page-divukraj-brief-ever-tree = *At end* 1 [point] per purple card
page-divukraj-brief-palace = *At end* 1 [point] per unique building
page-divukraj-brief-resin-refinery = *Gain* +1 [resin]
page-divukraj-brief-storehouse = *Gain* store 3 [twig] 2 [resin] …
page-divukraj-brief-monastery = [worker] give 2 [any], +4 [point]
page-divukraj-brief-cemetery = [worker] of 4 [card] play 1 free
page-divukraj-brief-chapel = [worker] a token, then 2 [card] per token
page-divukraj-brief-crane = *Always* discard: building 3 cheaper
page-divukraj-brief-dungeon = *Always* jail a critter: 3 cheaper
page-divukraj-brief-ruins = *Now* raze a building: its cost, 2 [card]
page-divukraj-brief-husband = *Gain* with a Wife +1 [any]
page-divukraj-brief-wife = *At end* with a Husband +3 [point]
page-divukraj-brief-king = *At end* 1 [point] / 2 [point] per event
page-divukraj-brief-historian = *Always* per card +1 [card]
page-divukraj-brief-judge = *Always* swap 1 resource
page-divukraj-brief-miner-mole = *Gain* a rival’s production
page-divukraj-brief-postal-pigeon = *Now* of 2 [card] 1 free, up to 3 [point]
page-divukraj-brief-shopkeeper = *Always* per critter +1 [berry]
page-divukraj-brief-wanderer = *Now* +3 [card], no space
page-divukraj-brief-barge-toad = *Gain* +2 [twig] per Farm
page-divukraj-brief-doctor = *Gain* 0–3 [berry] → [point]
page-divukraj-brief-fool = *Now* −2 [point] to a rival
page-divukraj-brief-bard = *Now* 0–5 [card] → [point]
page-divukraj-brief-queen = [worker] a card up to 3 [point] free
page-divukraj-brief-chip-sweep = *Gain* own production again
page-divukraj-brief-woodcarver = *Gain* 0–3 [twig] → [point]
page-divukraj-brief-monk = *Gain* give 0–2 [berry], 2 [point] each
page-divukraj-brief-architect = *At end* 1 [point] per [resin] [pebble], up to 6
page-divukraj-brief-peddler = *Gain* swap 0–2 [any]
page-divukraj-brief-ranger = *Now* move a worker
page-divukraj-brief-shepherd = *Now* +3 [berry], 1 [point] per Chapel token
page-divukraj-brief-undertaker = *Now* discard 3 of the Meadow, take 1
