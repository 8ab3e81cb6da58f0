### The page: the board of Everdell, cards and cities

page-divukraj-tab-table = Table
page-divukraj-tab-mine = Mine
page-divukraj-tab-others = Others

## What to do
page-divukraj-do-turn = Place a worker, or play a card.
page-divukraj-do-by = { $card }: choose how you pay.
page-divukraj-do-confirm = Confirm, or choose something else.
page-divukraj-do-confirm-card = Play { $card_acc }: confirm, or choose something else.
page-divukraj-do-slot = Choose which of the equal Meadow cards you mean.
page-divukraj-do-nth = Choose which of the equal cards you mean.
page-divukraj-do-jail = Choose the critter that goes into the Dungeon.
page-divukraj-do-judge = Choose the resource to replace.
page-divukraj-do-spare = Choose what the discount spares you.
page-divukraj-do-payee = Choose who receives the payment.
page-divukraj-do-fool-city = Choose the city for the Fool.
page-divukraj-do-remove = Choose the card that leaves the city.
page-divukraj-do-trigger = Choose which card reacts first.
page-divukraj-do-meadow = Take a card from the Meadow.
page-divukraj-do-discard = Discard cards from your hand.
page-divukraj-do-bury = Discard a card from the Meadow.
page-divukraj-do-give-cards = Choose a card to give.
page-divukraj-do-give-any = Choose a resource to give.
page-divukraj-do-give-berries = Give berries, or stop.
page-divukraj-do-to-goods = Choose who receives the resources.
page-divukraj-do-to-cards = Choose who receives the cards.
page-divukraj-do-produce = Production: choose the green card that comes next.
page-divukraj-do-sweep = Choose the green card that the Chip Sweep activates once more.
page-divukraj-do-copy = Choose the green card that the Miner Mole copies, or stop.
page-divukraj-do-of = Choose whose city the card is in.
page-divukraj-do-store = Choose what to put on the Storehouse.
page-divukraj-do-pay = Choose how many resources you pay.
page-divukraj-do-swap = Exchange resources, or stop.
page-divukraj-do-teacher = Choose the card to keep.
page-divukraj-do-pile = Choose the pile to reveal cards from.
page-divukraj-do-inn = Play a card from the Meadow, 3 resources cheaper.
page-divukraj-do-queen = Play a card worth up to 3 points for free, or none.
page-divukraj-do-cemetery = Play one of the revealed cards for free.
page-divukraj-do-pigeon = Play a revealed card worth up to 3 points for free, or none.
page-divukraj-do-forest-play = Play one of the cards you took, 1 resource cheaper, or none.
page-divukraj-do-capture = Put critters of your city beneath the event, or stop.
page-divukraj-do-graduate = Put critters from your hand beneath the event, or stop.
page-divukraj-do-scrolls = Take the card into your hand, or put it beneath the event?

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
page-divukraj-can-free = you can play it for free, its house is vacant: { $house }
page-divukraj-now-free = Free now, your city has a vacant house: { $house }.
page-divukraj-missing = missing { $goods }
page-divukraj-no-unique = already in your city
page-divukraj-no-full = your city is full
page-divukraj-no-construction = no construction to replace

## Meadow and hand
page-divukraj-meadow = Meadow
page-divukraj-deck = deck { $count }
page-divukraj-pile = discard { $count }
page-divukraj-slot = { $locked ->
    [yes] Meadow { $slot }, blocked by Rugwort
   *[no] Meadow { $slot }
  }
page-divukraj-hand = Hand
page-divukraj-held = { $count } / { $most }
page-divukraj-hand-empty = You have no cards in hand.
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
    [one] A revealed card
   *[other] { $count } revealed cards
  }
page-divukraj-turned-take = to hand
page-divukraj-turned-play = play
page-divukraj-turned-beneath = beneath the event

## City
page-divukraj-city = My city
page-divukraj-city-of = City of { $who }
page-divukraj-taken = { $count } / { $all }
page-divukraj-vacant-legend = vacant house for a critter
page-divukraj-couple = Husband & Wife
page-divukraj-space = Space { $number } of { $all }: { $what }
page-divukraj-space-empty = Space { $number } of { $all }, empty
page-divukraj-occupied = occupied
page-divukraj-vacant = house vacant
page-divukraj-guest = { $count ->
    [one] a worker of { $who } stands here
   *[other] { $count } workers of { $who } stand here
  }
page-divukraj-tokens = { $count ->
    [one] { $count } point token
   *[other] { $count } point tokens
  }
page-divukraj-prisoners = in the Dungeon: { $who }
page-divukraj-state-new = will arrive
page-divukraj-state-going = will leave

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
page-divukraj-by-cost = resources from your supply
page-divukraj-by-house = lives free: { $house }
page-divukraj-by-ever-tree = houses any one critter, once
page-divukraj-by-judge = replace one resource with another
page-divukraj-by-innkeeper = discard it: up to 3 berries less
page-divukraj-by-crane = discard it: up to 3 resources less
page-divukraj-by-dungeon = lock up a critter: up to 3 resources less
page-divukraj-any = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
  }
page-divukraj-saves = saves { $count }
page-divukraj-jail = Who goes into the Dungeon?
page-divukraj-spare = What you do not pay ({ $number })
page-divukraj-left = You keep
page-divukraj-nothing-more = Nothing more
page-divukraj-goods-to-take = Which resource do you take?
page-divukraj-goods-to-give = Which resource do you give?
page-divukraj-goods-to-store = What do you put on it?
page-divukraj-goods-to-swap = What do you exchange?

## What cards do, in few words; [berry] is a sign, what stands between stars is pale
page-divukraj-brief-farm = *Produce* +1 [berry]
page-divukraj-brief-innkeeper = *Always* discard: critter 3 [berry] less
page-divukraj-brief-lookout = [worker] any basic or forest location
page-divukraj-brief-teacher = *Produce* +2 [card], give 1 away
page-divukraj-brief-university = [worker] return a card: cost +1 [any] +1 [point]
page-divukraj-brief-theater = *At end* 1 [point] per unique critter
page-divukraj-brief-inn = [worker] a Meadow card 3 cheaper
page-divukraj-brief-school = *At end* 1 [point] per common critter
page-divukraj-brief-castle = *At end* 1 [point] per common building
page-divukraj-brief-clock-tower = *Prepare* 1 of 3 [point]: a location again
page-divukraj-brief-courthouse = *Always* per building 1 [twig] / [resin] / [pebble]
page-divukraj-brief-mine = *Produce* +1 [pebble]
page-divukraj-brief-post-office = [worker] 2 [card] to a rival, draw to 8
page-divukraj-brief-general-store = *Produce* +1 [berry], 2 with a Farm
page-divukraj-brief-twig-barge = *Produce* +2 [twig]
page-divukraj-brief-fairgrounds = *Produce* +2 [card]
page-divukraj-brief-ever-tree = *At end* 1 [point] per purple card
page-divukraj-brief-palace = *At end* 1 [point] per unique building
page-divukraj-brief-resin-refinery = *Produce* +1 [resin]
page-divukraj-brief-storehouse = *Store* 3 [twig]/2 [resin]/1 [pebble]/2 [berry]
page-divukraj-brief-monastery = [worker] give 2 [any], +4 [point]
page-divukraj-brief-cemetery = [worker] of 4 [card] play 1 free
page-divukraj-brief-chapel = [worker] a token, then 2 [card] per token
page-divukraj-brief-crane = *Always* discard: building 3 cheaper
page-divukraj-brief-dungeon = *Always* jail a critter: 3 cheaper
page-divukraj-brief-ruins = *Now* raze a building: its cost, 2 [card]
page-divukraj-brief-husband = *Produce* with Wife and Farm +1 [any]
page-divukraj-brief-wife = *At end* with a Husband +3 [point]
page-divukraj-brief-king = *At end* 1 [point] per event, special 2 [point]
page-divukraj-brief-historian = *Always* per card +1 [card]
page-divukraj-brief-judge = *Always* replace 1 resource
page-divukraj-brief-miner-mole = *Produce* a rival’s green card
page-divukraj-brief-postal-pigeon = *Now* of 2 [card] 1 free, up to 3 [point]
page-divukraj-brief-shopkeeper = *Always* per critter +1 [berry]
page-divukraj-brief-wanderer = *Now* +3 [card], no space
page-divukraj-brief-barge-toad = *Produce* +2 [twig] per Farm
page-divukraj-brief-doctor = *Produce* 0–3 [berry] → [point]
page-divukraj-brief-fool = *Now* −2 [point] to a rival
page-divukraj-brief-bard = *Now* 0–5 [card] → [point]
page-divukraj-brief-queen = [worker] a card up to 3 [point] free
page-divukraj-brief-chip-sweep = *Produce* another green card again
page-divukraj-brief-woodcarver = *Produce* 0–3 [twig] → [point]
page-divukraj-brief-monk = *Produce* give 0–2 [berry], 2 [point] each
page-divukraj-brief-architect = *At end* 1 [point] per [resin] [pebble], up to 6
page-divukraj-brief-peddler = *Produce* swap 0–2 [any]
page-divukraj-brief-ranger = *Now* move a worker
page-divukraj-brief-shepherd = *Now* +3 [berry] and the Chapel’s [point]
page-divukraj-brief-undertaker = *Now* discard 3 Meadow cards, take 1
