### Divukraj (Everdell)

divukraj-name = Everdell
divukraj-about = Send workers for resources, play critters and constructions, and in four seasons build a city of 15 spaces. 2 to 4 players, or alone against Rugwort.
divukraj-provenance = Cards, locations and events have the numbers of the printed game; what they do is said in our own words. Doubtful rules are listed as rulings.
divukraj-rival = Rugwort

## Why an action is refused
divukraj-why-not-now = { $duty_id ->
    [turn] Your turn begins: place a worker (visit three_twigs), play a card (play farm), prepare for the next season (prepare), or pass.
    [slot] Say which of the equal Meadow cards it is (slot 5).
    [nth] Say which copy of the card it is (nth 2).
    [by] Say how you pay for the card (by cost).
    [jail] Choose the critter that goes into the Dungeon (jail wife).
    [judge] Say which resource of the cost is replaced by which of yours (swap twig berry).
    [spare] Say which resource the discount saves you (spare twig).
    [payee] Say who receives what you paid for the Shepherd (to 1).
    [fool-city] Choose the city the Fool goes to (to 1).
    [remove] Choose the card that leaves the city (remove farm).
    [trigger] Say which card reacts first (trigger historian).
    [take] Take a resource (take twig).
    [meadow] Take a card of the Meadow (take farm); in summer you may stop earlier (done).
    [discard] Discard cards from hand (discard farm); where their number is free, done ends it.
    [bury] Discard a card of the Meadow (discard farm).
    [give-cards] Choose the hand card that you give (give farm).
    [give-any] Choose the resource that you give (give twig).
    [give-berries] Give a berry (give berry), or stop (done).
    [market] Give a resource (give twig), or stop (done).
    [to-goods] Say who receives the resources (to 1).
    [to-cards] Say who receives the cards (to 1).
    [produce] Activate the next green card (activate farm).
    [sweep] Choose the green card for the Chip Sweep (activate farm).
    [copy] Choose the green card for the Miner Mole (copy farm); before the first one you may decline (done).
    [of] Say whose city the card is in (of 1).
    [store] Say what you put on the Storehouse (store twig), or nothing (done).
    [pay] Say how many resources you pay for points (pay 2).
    [swap] Exchange a resource (swap twig resin), or stop (done).
    [teacher] Choose the card that you keep (take farm).
    [use] Choose the location that you use (use three_twigs); Clock Tower may be declined (done).
    [lift] Choose the worker that you take up (lift three_twigs).
    [revisit] Put the worker on a new place (visit one_berry).
    [pile] Say which pile the cards come from (pile deck).
    [inn] Play a Meadow card through the Inn (play farm meadow).
    [queen] Play a card worth 3 or less for free (play farm), or none (done).
    [cemetery] Play one of the revealed cards (play farm).
    [pigeon] Play a revealed card worth 3 or less (play farm), or none (done).
    [forest-play] Play one of the cards that you took (play farm), or none (done).
    [store-event] Put a resource on the event (store twig), or stop (done).
    [capture] Put a critter of your city beneath the event (beneath wife), or stop (done).
    [graduate] Put a critter from your hand beneath the event (beneath wife), or stop (done).
    [scrolls] Take a revealed card (take farm), or put it beneath the event (beneath farm).
   *[nothing] It is not your turn.
  }
divukraj-why-no-worker = You have no worker left to place.
divukraj-why-taken = { $place }: the spot is taken.
divukraj-why-own-worker-there = A worker of yours stands on { $place_acc } already; a second one may not.
divukraj-why-not-in-game = Not in this match: { $place }.
divukraj-why-not-autumn = The Journey is open only in your autumn.
divukraj-why-too-few-cards = You need { $more ->
    [one] { $more } more card
   *[other] { $more } more cards
  } in hand for that.
divukraj-why-too-few-resources = You need { $more ->
    [one] { $more } more resource
   *[other] { $more } more resources
  } for that.
divukraj-why-not-in-city = You have not got { $card_acc } in your city.
divukraj-why-not-in-city-of = In the city of { $owner_gen } there is no { $card }.
divukraj-why-event-done = { $event }: this event belongs to { $owner_dat } already.
divukraj-why-event-needs-card = For this event you need { $card_acc } in your city.
divukraj-why-event-needs-colour = For this event you need { $more ->
    [one] { $more } more { $colour } card
   *[other] { $more } more { $colour } cards
  } in your city.
divukraj-why-nothing-to-play = There is no Meadow card that you could pay for through the Inn and place.
divukraj-why-no-cards-left = Both the deck and the discard pile are empty.
divukraj-why-no-other-card = There is no other card in your city to discard.
divukraj-why-same-place = The worker stood on { $place_acc }; it must go elsewhere.
divukraj-why-no-worker-there = On { $place_acc } there is no worker of yours.
divukraj-why-not-in-hand = You have not got { $card_acc } in hand.
divukraj-why-not-in-meadow = Not in the Meadow: { $card }.
divukraj-why-locked = { $card }: Rugwort's worker stands on this Meadow card; you may not touch it.
divukraj-why-city-full = Your city is full.
divukraj-why-already-in-city = { $card } is unique, and in your city already.
divukraj-why-no-construction = There is no construction in your city that the Ruins could replace.
divukraj-why-no-city-for-fool = The Fool has nowhere to go: every opponent's city holds one already or has no free space.
divukraj-why-too-valuable = { $card } is worth { $points }; here it may be 3 at most.
divukraj-why-needs = You need { $more ->
    [one] { $more } more { $resource }
   *[other] { $more } more { $resource_plural }
  } to pay for it.
divukraj-why-needs-any = You need { $more ->
    [one] { $more } more resource
   *[other] { $more } more resources
  } to pay for it.
divukraj-why-only-constructions = { $way }: that pays for constructions only.
divukraj-why-only-critters = { $way }: that pays for critters only.
divukraj-why-house-occupied = An occupied token lies on { $card_acc } already.
divukraj-why-no-free-cell = There is no free cell in the Dungeon; a Ranger in your city opens the second one.
divukraj-why-ranger-not-second = The Ranger may not be the second prisoner: the second cell is open only thanks to him.
divukraj-why-no-prisoner = There is no critter in your city that could go into the Dungeon.
divukraj-why-costs-nothing = { $card } costs nothing, so there is nothing to replace.
divukraj-why-not-in-cost = There is no { $resource } in what you pay.
divukraj-why-workers-left = First place { $workers ->
    [one] your last worker
   *[other] your { $workers } remaining workers
  }.
divukraj-why-last-season = Autumn is the last season; there is no further Prepare.
divukraj-why-to-yourself = You cannot choose yourself here.
divukraj-why-no-such-seat = There is no player { $player } in this match.
divukraj-why-has-passed = Player { $player } has passed and can receive nothing.
divukraj-why-hand-full-of = Player { $player } has a full hand.
divukraj-why-fool-there = There is a Fool in the city of player { $player } already.
divukraj-why-city-full-of = The city of player { $player } is full.
divukraj-why-not-offered = You cannot choose { $resource_acc } here.
divukraj-why-hand-full = Your hand is full: 8 cards.
divukraj-why-not-revealed = Not among the revealed cards: { $card }.
divukraj-why-pile-empty = The { $pile } is empty.
divukraj-why-have-none = You have no { $resource_plural }.
divukraj-why-activated = There is no { $card } left to activate in this production.
divukraj-why-nothing-to-copy = { $card }: there is none that you may copy here.
divukraj-why-no-such-copy = Copy number { $number } cannot be chosen here.
divukraj-why-equal-copy = This copy equals number { $number }; say that one.
divukraj-why-not-this-slot = The card is not on slot { $slot } of the Meadow, or you may not touch it there.
divukraj-why-not-waiting = { $card } has nothing to react to now.
divukraj-why-must-choose = { $duty_id ->
    [turn] Something must be chosen here. Your turn begins: place a worker (visit three_twigs), play a card (play farm), prepare for the next season (prepare), or pass.
    [slot] Something must be chosen here. Say which of the equal Meadow cards it is (slot 5).
    [nth] Something must be chosen here. Say which copy of the card it is (nth 2).
    [by] Something must be chosen here. Say how you pay for the card (by cost).
    [jail] Something must be chosen here. Choose the critter that goes into the Dungeon (jail wife).
    [judge] Something must be chosen here. Say which resource of the cost is replaced by which of yours (swap twig berry).
    [spare] Something must be chosen here. Say which resource the discount saves you (spare twig).
    [payee] Something must be chosen here. Say who receives what you paid for the Shepherd (to 1).
    [fool-city] Something must be chosen here. Choose the city the Fool goes to (to 1).
    [remove] Something must be chosen here. Choose the card that leaves the city (remove farm).
    [trigger] Something must be chosen here. Say which card reacts first (trigger historian).
    [take] Something must be chosen here. Take a resource (take twig).
    [meadow] Something must be chosen here. Take a card of the Meadow (take farm).
    [discard] Something must be chosen here. Discard cards from hand (discard farm).
    [bury] Something must be chosen here. Discard a card of the Meadow (discard farm).
    [give-cards] Something must be chosen here. Choose the hand card that you give (give farm).
    [give-any] Something must be chosen here. Choose the resource that you give (give twig).
    [give-berries] Something must be chosen here. Give a berry (give berry).
    [market] Something must be chosen here. Give a resource (give twig).
    [to-goods] Something must be chosen here. Say who receives the resources (to 1).
    [to-cards] Something must be chosen here. Say who receives the cards (to 1).
    [produce] Something must be chosen here. Activate the next green card (activate farm).
    [sweep] Something must be chosen here. Choose the green card for the Chip Sweep (activate farm).
    [copy] Something must be chosen here. Choose the green card for the Miner Mole (copy farm).
    [of] Something must be chosen here. Say whose city the card is in (of 1).
    [store] Something must be chosen here. Say what you put on the Storehouse (store twig).
    [pay] Something must be chosen here. Say how many resources you pay for points (pay 2).
    [swap] Something must be chosen here. Exchange a resource (swap twig resin).
    [teacher] Something must be chosen here. Choose the card that you keep (take farm).
    [use] Something must be chosen here. Choose the location that you use (use three_twigs).
    [lift] Something must be chosen here. Choose the worker that you take up (lift three_twigs).
    [revisit] Something must be chosen here. Put the worker on a new place (visit one_berry).
    [pile] Something must be chosen here. Say which pile the cards come from (pile deck).
    [inn] Something must be chosen here. Play a Meadow card through the Inn (play farm meadow).
    [queen] Something must be chosen here. Play a card worth 3 or less for free (play farm).
    [cemetery] Something must be chosen here. Play one of the revealed cards (play farm).
    [pigeon] Something must be chosen here. Play a revealed card worth 3 or less (play farm).
    [forest-play] Something must be chosen here. Play one of the cards that you took (play farm).
    [store-event] Something must be chosen here. Put a resource on the event (store twig).
    [capture] Something must be chosen here. Put a critter of your city beneath the event (beneath wife).
    [graduate] Something must be chosen here. Put a critter from your hand beneath the event (beneath wife).
    [scrolls] Something must be chosen here. Take a revealed card (take farm), or put it beneath the event (beneath farm).
   *[nothing] It is not your turn.
  }
divukraj-why-not-itself = Not { $card }: a card cannot choose itself here.
divukraj-why-only-critter-cards = { $card } is no critter; here it must be one.
divukraj-why-only-construction-cards = { $card } is no construction; here it must be one.

## The score pad
divukraj-pad-copies = “{ $field }”: the box has only { $copies } of { $card }.
divukraj-pad-unique = “{ $field }”: { $card } is unique and stands only once in a city.
divukraj-pad-full = “{ $field }”: { $spaces } spaces are too many, a city has { $most }. A Wanderer takes none, a Husband and a Wife share one.
divukraj-pad-misplaced = “{ $field }” does not belong to { $thing }, but to { $allowed }.
divukraj-pad-journey = “{ $field }”: the spot worth { $points } is for one worker, and another stands there.
divukraj-pad-workers = “{ $field }”: { $workers } workers on the journey, in the Cemetery and in the Monastery are too many; a player has { $most }.
divukraj-pad-event-twice = “{ $field }”: { $event } is achieved once in a game, and “{ $other }” has it already.
divukraj-pad-events = “{ $field }”: there are too many special events; a game has { $most }.
divukraj-pad-worth = “{ $field }”: { $event } cannot be worth { $points }; what stands in the file makes it { $worth }.
divukraj-pad-rival = “{ $field }”: Rugwort plays only against one player, not against { $count }.

## Own editions

## The drawing in the terminal
divukraj-draw-turn = [bold]It is player { $player }'s turn[/]
divukraj-draw-over = [bold]The match is over[/]
divukraj-draw-piles = Deck { $deck } · discard pile { $pile }
divukraj-draw-places = [bold]Places[/] [dim]· ① for one worker[/]
divukraj-draw-events = [bold]Events[/]
divukraj-draw-meadow = [bold]Meadow[/]
divukraj-draw-hand = [bold]Your hand: { $count }[/]
divukraj-draw-hidden-hand = { "   " }Hand { $count } · known to you: { $known }
divukraj-draw-playing = [bold yellow]Being played: { $card }[/] · still to be paid: { $due }
divukraj-draw-revealed = [bold yellow]Turned up: { $count }[/]
divukraj-draw-to-activate = [bold yellow]Still to be activated:[/] { $cards }
divukraj-draw-gift = [bold yellow]On its way to another player:[/] { $goods }
divukraj-draw-player = [bold]♟{ $player }[/] · { $season } · workers { $workers } · { $stock } · { $tokens }
divukraj-draw-score = { "   " }Now [bold]{ $total }[/]: cards { $cards }, tokens { $tokens }, prosperity { $prosperity }, journey { $journey }, events { $events } · spaces { $spaces } of 15
divukraj-draw-nowhere = { "   " }Workers whose card has left the city: { $count } of { $all }
divukraj-draw-lost = { "   " }Workers out of the game: { $count } of { $all }
divukraj-draw-passed = { "   " }Has passed
divukraj-draw-rival = [bold]♟R Rugwort[/] · year { $year } · { $season } · stands on: { $places } · Meadow slots: { $slots }
divukraj-draw-rival-score = { "   " }Now [bold]{ $total }[/]: cards { $cards }, tokens { $tokens }, prosperity { $prosperity }, journey { $journey }, events { $events }
divukraj-draw-anybody = anybody
divukraj-draw-legend = [dim]╱ twig · ◆ resin · ● pebble · ♥ berry · ★ point · ■ tan · ♣ green · ▲ red · ≈ blue · ☾ purple
    ⌂ lives with; in a city: occupied · ♟1 player 1 · [/][bold yellow]possible now[/]

## The log: $who is the player, $one and $two are the words of the line, $all all of them
divukraj-say-visit = { $who } puts a worker on { $one_acc }.
divukraj-say-play = { $who } plays { $all_acc }.
divukraj-say-prepare = { $who } prepares for the next season.
divukraj-say-pass = { $who } passes and is out of this match.
divukraj-say-done = { $who } chooses nothing further.
divukraj-say-by = { $who } { $one_id ->
    [house] houses the critter in its construction for free
    [ever_tree] houses the critter in the Ever Tree for free
    [crane] discards the Crane and pays less for the construction
    [innkeeper] discards the Innkeeper and pays less for the critter
    [judge] replaces one resource thanks to the Judge
    [dungeon] locks up a critter and pays less
   *[cost] pays with resources
  }.
divukraj-say-jail = { $who } sends { $one_acc } into the Dungeon.
divukraj-say-swap = { $who } replaces { $one_acc } by { $two_acc }.
divukraj-say-spare = { $who } saves { $one_acc } by the discount.
divukraj-say-to = { $who } sends it to { $one_dat }.
divukraj-say-take = { $who } takes { $one_acc }.
divukraj-say-discard = { $who } discards { $one_acc }.
divukraj-say-give = { $who } gives { $one_acc }.
divukraj-say-pay = { $who } pays for points, number of resources: { $one }.
divukraj-say-store = { $who } stores resources: { $one }.
divukraj-say-remove = { $who } removes { $one_acc } from the city.
divukraj-say-beneath = { $who } puts { $one_acc } beneath the event.
divukraj-say-pile = { $who } reveals cards from the { $one }.
divukraj-say-use = { $who } uses { $one_acc }.
divukraj-say-lift = { $who } takes up the worker from { $one_acc }.
divukraj-say-activate = { $who } activates { $one_acc }.
divukraj-say-copy = { $who } copies { $one_acc }.
divukraj-say-of = { $who } finds it in the city of { $one_gen }.
divukraj-say-nth = { $who } means copy number { $one }.
divukraj-say-slot = { $who } means the card on slot { $one } of the Meadow.
divukraj-say-trigger = { $who } says what reacts first: { $one }.
divukraj-say-card = A card comes: { $one }.
divukraj-say-die = Rugwort rolls { $one } and takes the card on that slot of the Meadow.
divukraj-say-forest = In the forest there is { $one_acc }.
divukraj-say-event = In the game there is { $one_acc }.
divukraj-say-first = { $who } begins.

## Parts of the score, and options
divukraj-part-cards = cards
divukraj-part-tokens = point tokens
divukraj-part-prosperity = prosperity
divukraj-part-journey = Journey
divukraj-part-events = events
divukraj-option-year = alone: the year in which Rugwort comes; 3 is the hardest
divukraj-option-first = who begins: a seat, or random
divukraj-option-edition = whose numbers on cards and events

## Cards
divukraj-name-castle = Castle
    .acc = the Castle
divukraj-name-cemetery = Cemetery
    .acc = the Cemetery
divukraj-name-chapel = Chapel
    .acc = the Chapel
divukraj-name-clock-tower = Clock Tower
    .acc = the Clock Tower
divukraj-name-courthouse = Courthouse
    .acc = the Courthouse
divukraj-name-crane = Crane
    .acc = the Crane
divukraj-name-dungeon = Dungeon
    .acc = the Dungeon
divukraj-name-ever-tree = Ever Tree
    .acc = the Ever Tree
divukraj-name-fairgrounds = Fairgrounds
    .acc = the Fairgrounds
divukraj-name-farm = Farm
    .acc = the Farm
divukraj-name-general-store = General Store
    .acc = the General Store
divukraj-name-inn = Inn
    .acc = the Inn
divukraj-name-lookout = Lookout
    .acc = the Lookout
divukraj-name-mine = Mine
    .acc = the Mine
divukraj-name-monastery = Monastery
    .acc = the Monastery
divukraj-name-palace = Palace
    .acc = the Palace
divukraj-name-post-office = Post Office
    .acc = the Post Office
divukraj-name-resin-refinery = Resin Refinery
    .acc = the Resin Refinery
divukraj-name-ruins = Ruins
    .acc = the Ruins
divukraj-name-school = School
    .acc = the School
divukraj-name-storehouse = Storehouse
    .acc = the Storehouse
divukraj-name-theater = Theater
    .acc = the Theater
divukraj-name-twig-barge = Twig Barge
    .acc = the Twig Barge
divukraj-name-university = University
    .acc = the University
divukraj-name-architect = Architect
    .acc = the Architect
divukraj-name-bard = Bard
    .acc = the Bard
divukraj-name-barge-toad = Barge Toad
    .acc = the Barge Toad
divukraj-name-chip-sweep = Chip Sweep
    .acc = the Chip Sweep
divukraj-name-doctor = Doctor
    .acc = the Doctor
divukraj-name-fool = Fool
    .acc = the Fool
divukraj-name-historian = Historian
    .acc = the Historian
divukraj-name-husband = Husband
    .acc = the Husband
divukraj-name-innkeeper = Innkeeper
    .acc = the Innkeeper
divukraj-name-judge = Judge
    .acc = the Judge
divukraj-name-king = King
    .acc = the King
divukraj-name-miner-mole = Miner Mole
    .acc = the Miner Mole
divukraj-name-monk = Monk
    .acc = the Monk
divukraj-name-peddler = Peddler
    .acc = the Peddler
divukraj-name-postal-pigeon = Postal Pigeon
    .acc = the Postal Pigeon
divukraj-name-queen = Queen
    .acc = the Queen
divukraj-name-ranger = Ranger
    .acc = the Ranger
divukraj-name-shepherd = Shepherd
    .acc = the Shepherd
divukraj-name-shopkeeper = Shopkeeper
    .acc = the Shopkeeper
divukraj-name-teacher = Teacher
    .acc = the Teacher
divukraj-name-undertaker = Undertaker
    .acc = the Undertaker
divukraj-name-wanderer = Wanderer
    .acc = the Wanderer
divukraj-name-wife = Wife
    .acc = the Wife
divukraj-name-woodcarver = Woodcarver
    .acc = the Woodcarver

## Cards of the Meadow: all words of the line as one name
divukraj-name-castle-meadow = { divukraj-name-castle } from the Meadow
    .acc = { divukraj-name-castle.acc } from the Meadow
divukraj-name-cemetery-meadow = { divukraj-name-cemetery } from the Meadow
    .acc = { divukraj-name-cemetery.acc } from the Meadow
divukraj-name-chapel-meadow = { divukraj-name-chapel } from the Meadow
    .acc = { divukraj-name-chapel.acc } from the Meadow
divukraj-name-clock-tower-meadow = { divukraj-name-clock-tower } from the Meadow
    .acc = { divukraj-name-clock-tower.acc } from the Meadow
divukraj-name-courthouse-meadow = { divukraj-name-courthouse } from the Meadow
    .acc = { divukraj-name-courthouse.acc } from the Meadow
divukraj-name-crane-meadow = { divukraj-name-crane } from the Meadow
    .acc = { divukraj-name-crane.acc } from the Meadow
divukraj-name-dungeon-meadow = { divukraj-name-dungeon } from the Meadow
    .acc = { divukraj-name-dungeon.acc } from the Meadow
divukraj-name-ever-tree-meadow = { divukraj-name-ever-tree } from the Meadow
    .acc = { divukraj-name-ever-tree.acc } from the Meadow
divukraj-name-fairgrounds-meadow = { divukraj-name-fairgrounds } from the Meadow
    .acc = { divukraj-name-fairgrounds.acc } from the Meadow
divukraj-name-farm-meadow = { divukraj-name-farm } from the Meadow
    .acc = { divukraj-name-farm.acc } from the Meadow
divukraj-name-general-store-meadow = { divukraj-name-general-store } from the Meadow
    .acc = { divukraj-name-general-store.acc } from the Meadow
divukraj-name-inn-meadow = { divukraj-name-inn } from the Meadow
    .acc = { divukraj-name-inn.acc } from the Meadow
divukraj-name-lookout-meadow = { divukraj-name-lookout } from the Meadow
    .acc = { divukraj-name-lookout.acc } from the Meadow
divukraj-name-mine-meadow = { divukraj-name-mine } from the Meadow
    .acc = { divukraj-name-mine.acc } from the Meadow
divukraj-name-monastery-meadow = { divukraj-name-monastery } from the Meadow
    .acc = { divukraj-name-monastery.acc } from the Meadow
divukraj-name-palace-meadow = { divukraj-name-palace } from the Meadow
    .acc = { divukraj-name-palace.acc } from the Meadow
divukraj-name-post-office-meadow = { divukraj-name-post-office } from the Meadow
    .acc = { divukraj-name-post-office.acc } from the Meadow
divukraj-name-resin-refinery-meadow = { divukraj-name-resin-refinery } from the Meadow
    .acc = { divukraj-name-resin-refinery.acc } from the Meadow
divukraj-name-ruins-meadow = { divukraj-name-ruins } from the Meadow
    .acc = { divukraj-name-ruins.acc } from the Meadow
divukraj-name-school-meadow = { divukraj-name-school } from the Meadow
    .acc = { divukraj-name-school.acc } from the Meadow
divukraj-name-storehouse-meadow = { divukraj-name-storehouse } from the Meadow
    .acc = { divukraj-name-storehouse.acc } from the Meadow
divukraj-name-theater-meadow = { divukraj-name-theater } from the Meadow
    .acc = { divukraj-name-theater.acc } from the Meadow
divukraj-name-twig-barge-meadow = { divukraj-name-twig-barge } from the Meadow
    .acc = { divukraj-name-twig-barge.acc } from the Meadow
divukraj-name-university-meadow = { divukraj-name-university } from the Meadow
    .acc = { divukraj-name-university.acc } from the Meadow
divukraj-name-architect-meadow = { divukraj-name-architect } from the Meadow
    .acc = { divukraj-name-architect.acc } from the Meadow
divukraj-name-bard-meadow = { divukraj-name-bard } from the Meadow
    .acc = { divukraj-name-bard.acc } from the Meadow
divukraj-name-barge-toad-meadow = { divukraj-name-barge-toad } from the Meadow
    .acc = { divukraj-name-barge-toad.acc } from the Meadow
divukraj-name-chip-sweep-meadow = { divukraj-name-chip-sweep } from the Meadow
    .acc = { divukraj-name-chip-sweep.acc } from the Meadow
divukraj-name-doctor-meadow = { divukraj-name-doctor } from the Meadow
    .acc = { divukraj-name-doctor.acc } from the Meadow
divukraj-name-fool-meadow = { divukraj-name-fool } from the Meadow
    .acc = { divukraj-name-fool.acc } from the Meadow
divukraj-name-historian-meadow = { divukraj-name-historian } from the Meadow
    .acc = { divukraj-name-historian.acc } from the Meadow
divukraj-name-husband-meadow = { divukraj-name-husband } from the Meadow
    .acc = { divukraj-name-husband.acc } from the Meadow
divukraj-name-innkeeper-meadow = { divukraj-name-innkeeper } from the Meadow
    .acc = { divukraj-name-innkeeper.acc } from the Meadow
divukraj-name-judge-meadow = { divukraj-name-judge } from the Meadow
    .acc = { divukraj-name-judge.acc } from the Meadow
divukraj-name-king-meadow = { divukraj-name-king } from the Meadow
    .acc = { divukraj-name-king.acc } from the Meadow
divukraj-name-miner-mole-meadow = { divukraj-name-miner-mole } from the Meadow
    .acc = { divukraj-name-miner-mole.acc } from the Meadow
divukraj-name-monk-meadow = { divukraj-name-monk } from the Meadow
    .acc = { divukraj-name-monk.acc } from the Meadow
divukraj-name-peddler-meadow = { divukraj-name-peddler } from the Meadow
    .acc = { divukraj-name-peddler.acc } from the Meadow
divukraj-name-postal-pigeon-meadow = { divukraj-name-postal-pigeon } from the Meadow
    .acc = { divukraj-name-postal-pigeon.acc } from the Meadow
divukraj-name-queen-meadow = { divukraj-name-queen } from the Meadow
    .acc = { divukraj-name-queen.acc } from the Meadow
divukraj-name-ranger-meadow = { divukraj-name-ranger } from the Meadow
    .acc = { divukraj-name-ranger.acc } from the Meadow
divukraj-name-shepherd-meadow = { divukraj-name-shepherd } from the Meadow
    .acc = { divukraj-name-shepherd.acc } from the Meadow
divukraj-name-shopkeeper-meadow = { divukraj-name-shopkeeper } from the Meadow
    .acc = { divukraj-name-shopkeeper.acc } from the Meadow
divukraj-name-teacher-meadow = { divukraj-name-teacher } from the Meadow
    .acc = { divukraj-name-teacher.acc } from the Meadow
divukraj-name-undertaker-meadow = { divukraj-name-undertaker } from the Meadow
    .acc = { divukraj-name-undertaker.acc } from the Meadow
divukraj-name-wanderer-meadow = { divukraj-name-wanderer } from the Meadow
    .acc = { divukraj-name-wanderer.acc } from the Meadow
divukraj-name-wife-meadow = { divukraj-name-wife } from the Meadow
    .acc = { divukraj-name-wife.acc } from the Meadow
divukraj-name-woodcarver-meadow = { divukraj-name-woodcarver } from the Meadow
    .acc = { divukraj-name-woodcarver.acc } from the Meadow

## Places
divukraj-name-three-twigs = 3 twigs
    .acc = the place “3 twigs”
divukraj-name-two-twigs-one-card = 2 twigs and a card
    .acc = the place “2 twigs and a card”
divukraj-name-two-resin = 2 resin
    .acc = the place “2 resin”
divukraj-name-one-resin-one-card = 1 resin and a card
    .acc = the place “1 resin and a card”
divukraj-name-two-cards-one-point = 2 cards and a point
    .acc = the place “2 cards and a point”
divukraj-name-one-pebble = 1 pebble
    .acc = the place “1 pebble”
divukraj-name-one-berry-one-card = 1 berry and a card
    .acc = the place “1 berry and a card”
divukraj-name-one-berry = 1 berry
    .acc = the place “1 berry”
divukraj-name-three-berries = 3 berries
    .acc = the place “3 berries”
divukraj-name-two-berries-one-card = 2 berries and a card
    .acc = the place “2 berries and a card”
divukraj-name-two-resin-one-twig = 2 resin and a twig
    .acc = the place “2 resin and a twig”
divukraj-name-twig-resin-berry = a twig, a resin and a berry
    .acc = the place “a twig, a resin and a berry”
divukraj-name-three-cards-one-pebble = 3 cards and a pebble
    .acc = the place “3 cards and a pebble”
divukraj-name-two-any = any 2 resources
    .acc = the place “any 2 resources”
divukraj-name-two-cards-one-any = 2 cards and any resource
    .acc = the place “2 cards and any resource”
divukraj-name-discard-up-to-3-for-any = up to 3 cards for resources
    .acc = the place “up to 3 cards for resources”
divukraj-name-discard-any-draw-double = 2 new cards for each
    .acc = the place “2 new cards for each”
divukraj-name-copy-basic-and-card = a basic location and a card
    .acc = the place “a basic location and a card”
divukraj-name-two-meadow-play-one-minus-1 = 2 Meadow cards and a discount
    .acc = the place “2 Meadow cards and a discount”
divukraj-name-haven = Haven
    .acc = the Haven
divukraj-name-journey-5 = Journey for 5
    .acc = the Journey for 5 points
divukraj-name-journey-4 = Journey for 4
    .acc = the Journey for 4 points
divukraj-name-journey-3 = Journey for 3
    .acc = the Journey for 3 points
divukraj-name-journey-2 = Journey for 2
    .acc = the Journey for 2 points
divukraj-name-inn-0 = { divukraj-name-inn } of player 1
    .acc = { divukraj-name-inn.acc } of player 1
divukraj-name-inn-1 = { divukraj-name-inn } of player 2
    .acc = { divukraj-name-inn.acc } of player 2
divukraj-name-inn-2 = { divukraj-name-inn } of player 3
    .acc = { divukraj-name-inn.acc } of player 3
divukraj-name-inn-3 = { divukraj-name-inn } of player 4
    .acc = { divukraj-name-inn.acc } of player 4
divukraj-name-inn-rugwort = { divukraj-name-inn } of Rugwort
    .acc = { divukraj-name-inn.acc } of Rugwort
divukraj-name-post-office-0 = { divukraj-name-post-office } of player 1
    .acc = { divukraj-name-post-office.acc } of player 1
divukraj-name-post-office-1 = { divukraj-name-post-office } of player 2
    .acc = { divukraj-name-post-office.acc } of player 2
divukraj-name-post-office-2 = { divukraj-name-post-office } of player 3
    .acc = { divukraj-name-post-office.acc } of player 3
divukraj-name-post-office-3 = { divukraj-name-post-office } of player 4
    .acc = { divukraj-name-post-office.acc } of player 4
divukraj-name-post-office-rugwort = { divukraj-name-post-office } of Rugwort
    .acc = { divukraj-name-post-office.acc } of Rugwort
divukraj-name-ruins-0 = { divukraj-name-ruins } of player 1
    .acc = { divukraj-name-ruins.acc } of player 1
divukraj-name-ruins-1 = { divukraj-name-ruins } of player 2
    .acc = { divukraj-name-ruins.acc } of player 2
divukraj-name-ruins-2 = { divukraj-name-ruins } of player 3
    .acc = { divukraj-name-ruins.acc } of player 3
divukraj-name-ruins-3 = { divukraj-name-ruins } of player 4
    .acc = { divukraj-name-ruins.acc } of player 4
divukraj-name-nowhere = a card that left the city
    .acc = a card that left the city

## Events
divukraj-name-city-monument = City Monument
    .acc = the event “City Monument”
divukraj-name-grand-tour = Grand Tour
    .acc = the event “Grand Tour”
divukraj-name-harvest-festival = Harvest Festival
    .acc = the event “Harvest Festival”
divukraj-name-cartographers-expedition = Cartographer's Expedition
    .acc = the event “Cartographer's Expedition”
divukraj-name-a-brilliant-marketing-plan = A Brilliant Marketing Plan
    .acc = the event “A Brilliant Marketing Plan”
divukraj-name-a-well-run-city = A Well Run City
    .acc = the event “A Well Run City”
divukraj-name-an-evening-of-fireworks = An Evening of Fireworks
    .acc = the event “An Evening of Fireworks”
divukraj-name-ancient-scrolls-discovered = Ancient Scrolls Discovered
    .acc = the event “Ancient Scrolls Discovered”
divukraj-name-capture-of-the-acorn-thieves = Capture of the Acorn Thieves
    .acc = the event “Capture of the Acorn Thieves”
divukraj-name-croak-wart-cure = Croak Wart Cure
    .acc = the event “Croak Wart Cure”
divukraj-name-flying-doctor-service = Flying Doctor Service
    .acc = the event “Flying Doctor Service”
divukraj-name-graduation-of-scholars = Graduation of Scholars
    .acc = the event “Graduation of Scholars”
divukraj-name-ministering-to-miscreants = Ministering to Miscreants
    .acc = the event “Ministering to Miscreants”
divukraj-name-path-of-the-pilgrims = Path of the Pilgrims
    .acc = the event “Path of the Pilgrims”
divukraj-name-performer-in-residence = Performer in Residence
    .acc = the event “Performer in Residence”
divukraj-name-pristine-chapel-ceiling = Pristine Chapel Ceiling
    .acc = the event “Pristine Chapel Ceiling”
divukraj-name-remembering-the-fallen = Remembering the Fallen
    .acc = the event “Remembering the Fallen”
divukraj-name-tax-relief = Tax Relief
    .acc = the event “Tax Relief”
divukraj-name-the-everdell-games = The Everdell Games
    .acc = the event “The Everdell Games”
divukraj-name-under-new-management = Under New Management
    .acc = the event “Under New Management”

## Resources
divukraj-name-twig = twig
    .acc = a twig
    .plural = twigs
divukraj-name-resin = resin
    .acc = a resin
    .plural = resin
divukraj-name-pebble = pebble
    .acc = a pebble
    .plural = pebbles
divukraj-name-berry = berry
    .acc = a berry
    .plural = berries

## Colours of cards
divukraj-name-tan = tan
divukraj-name-green = green
divukraj-name-red = red
divukraj-name-blue = blue
divukraj-name-purple = purple

## Seasons
divukraj-name-winter = winter
divukraj-name-spring = spring
divukraj-name-summer = summer
divukraj-name-autumn = autumn

## Ways of paying, and piles
divukraj-name-cost = resources
divukraj-name-house = an occupied token
divukraj-name-deck = deck
divukraj-name-discard = discard pile

## Players: the number itself is that of the line, its cases speak of the player on that seat
divukraj-name-0 = 0
    .gen = player 1
    .dat = player 1
divukraj-name-1 = 1
    .gen = player 2
    .dat = player 2
divukraj-name-2 = 2
    .gen = player 3
    .dat = player 3
divukraj-name-3 = 3
    .gen = player 4
    .dat = player 4
divukraj-name-rugwort = Rugwort
    .gen = Rugwort
    .dat = Rugwort

## What the reader may not know
divukraj-name-unknown = hidden
    .acc = a hidden card

## What cards, places and events do, in our words
divukraj-effect-castle = At the end: 1 point for each common construction in your city.
divukraj-effect-cemetery = Worker (stays for good): reveal 4 cards from the deck or the discard pile and play one of them for free; the others are discarded. Undertaker opens a second space.
divukraj-effect-chapel = Worker: add a point token to it, then draw 2 cards for each token on it.
divukraj-effect-clock-tower = Arrives with 3 point tokens. At the start of a Prepare you may give one up to use again a basic or forest location where your worker stands.
divukraj-effect-courthouse = Whenever you play another construction: a twig, a resin or a pebble.
divukraj-effect-crane = When you play a construction, you may discard Crane and pay 3 resources of any kind less. Not together with another such ability.
divukraj-effect-dungeon = When you play a card, you may lock up a critter of your city and pay 3 resources of any kind less. Not together with another such ability. Ranger opens a second cell.
divukraj-effect-ever-tree = At the end: 1 point for each purple card in your city, this one too. Any one critter may live here for free.
divukraj-effect-fairgrounds = Production: draw 2 cards.
divukraj-effect-farm = Production: 1 berry.
divukraj-effect-general-store = Production: 1 berry, or 2 if there is a Farm in the city.
divukraj-effect-inn = Open to all. Worker: play a Meadow card for 3 resources of any kind less, not together with another such ability. A visit by another player gives the owner a point token.
divukraj-effect-lookout = Worker: use any basic or forest location, even an occupied one.
divukraj-effect-mine = Production: 1 pebble.
divukraj-effect-monastery = Worker (stays for good): give an opponent 2 resources and gain 4 point tokens. Monk opens a second space.
divukraj-effect-palace = At the end: 1 point for each unique construction in your city, this one too.
divukraj-effect-post-office = Open to all. Worker: give an opponent 2 cards, discard as many as you like and draw up to 8. A visit by another player gives the owner a point token.
divukraj-effect-resin-refinery = Production: 1 resin.
divukraj-effect-ruins = When played: it replaces a construction of your city; you get back the cost of that one and draw 2 cards.
divukraj-effect-school = At the end: 1 point for each common critter in your city.
divukraj-effect-storehouse = Production: you may put 3 twigs, 2 resin, 1 pebble or 2 berries from the supply on it. Worker (only yours): take all that lies on it.
divukraj-effect-theater = At the end: 1 point for each unique critter in your city.
divukraj-effect-twig-barge = Production: 2 twigs.
divukraj-effect-university = Worker: discard another card of your city; you get its cost back, 1 resource of any kind and 1 point token.
divukraj-effect-architect = At the end: 1 point for each resin and pebble that you have left, 6 at most.
divukraj-effect-bard = When played: you may discard up to 5 cards from your hand, for a point token each.
divukraj-effect-barge-toad = Production: 2 twigs for each Farm in the city.
divukraj-effect-chip-sweep = Production: activate another green card of your city once more, but no Chip Sweep.
divukraj-effect-doctor = Production: you may pay up to 3 berries, for a point token each.
divukraj-effect-fool = Goes to a free space of an opponent's city without a Fool, and costs that city 2 points.
divukraj-effect-historian = Whenever you play another card: draw a card.
divukraj-effect-husband = Production: 1 resource of any kind if he is paired with a Wife and there is a Farm in the city. A pair takes one space.
divukraj-effect-innkeeper = When you play a critter, you may discard Innkeeper and pay up to 3 berries less. Not together with another such ability.
divukraj-effect-judge = When you play a card, you may replace one resource of its cost with one of another kind. Not together with another such ability.
divukraj-effect-king = At the end: 1 point for each basic event of yours, 2 for each special one.
divukraj-effect-miner-mole = Production: you may use a green card of an opponent's city, but no Storehouse; its conditions are read there.
divukraj-effect-monk = Production: you may give an opponent up to 2 berries, for 2 point tokens each. Opens the second space of the Monastery.
divukraj-effect-peddler = Production: you may exchange up to 2 of your resources for any others from the supply.
divukraj-effect-postal-pigeon = When played: reveal 2 cards from the deck; you may play one worth 3 points or less for free. What is not played is discarded.
divukraj-effect-queen = Worker: you may play a card worth 3 points or less for free, from your hand or the Meadow.
divukraj-effect-ranger = When played: move one of your placed workers to another place and use that at once. Opens the second cell of the Dungeon.
divukraj-effect-shepherd = An opponent receives its cost. When played: 3 berries, and a point token for each token on your Chapel.
divukraj-effect-shopkeeper = Whenever you play another critter into your city: 1 berry.
divukraj-effect-teacher = Production: draw 2 cards, keep one and give the other to an opponent.
divukraj-effect-undertaker = When played: discard 3 Meadow cards; they are replaced, and you take one into your hand. Opens the second space of the Cemetery.
divukraj-effect-wanderer = When played: draw 3 cards. Takes no space in the city.
divukraj-effect-wife = At the end: 3 points if she is paired with a Husband. A pair takes one space.
divukraj-effect-woodcarver = Production: you may pay up to 3 twigs, for a point token each.
divukraj-effect-three-twigs = Gain 3 twigs.
divukraj-effect-two-twigs-one-card = Gain 2 twigs and draw a card.
divukraj-effect-two-resin = Gain 2 resin.
divukraj-effect-one-resin-one-card = Gain 1 resin and draw a card.
divukraj-effect-two-cards-one-point = Draw 2 cards and gain a point token.
divukraj-effect-one-pebble = Gain 1 pebble.
divukraj-effect-one-berry-one-card = Gain 1 berry and draw a card.
divukraj-effect-one-berry = Gain 1 berry.
divukraj-effect-three-berries = Gain 3 berries.
divukraj-effect-two-berries-one-card = Gain 2 berries and draw a card.
divukraj-effect-two-resin-one-twig = Gain 2 resin and 1 twig.
divukraj-effect-twig-resin-berry = Gain a twig, a resin and a berry.
divukraj-effect-three-cards-one-pebble = Draw 3 cards and gain a pebble.
divukraj-effect-two-any = Gain 2 resources of any kind.
divukraj-effect-two-cards-one-any = Draw 2 cards and gain 1 resource of any kind.
divukraj-effect-discard-up-to-3-for-any = You may discard up to 3 cards from your hand, for 1 resource of any kind each.
divukraj-effect-discard-any-draw-double = You may discard any number of cards from your hand and draw 2 for each, up to 8 in hand.
divukraj-effect-copy-basic-and-card = Use any basic location, even an occupied one, and draw a card.
divukraj-effect-two-meadow-play-one-minus-1 = Take 2 Meadow cards; you may play one of them at once for 1 resource of any kind less.
divukraj-effect-haven = You may discard any number of cards from your hand; every two bring 1 resource of any kind.
divukraj-effect-journey-5 = In autumn: discard 5 cards; 5 points at the end.
divukraj-effect-journey-4 = In autumn: discard 4 cards; 4 points at the end.
divukraj-effect-journey-3 = In autumn: discard 3 cards; 3 points at the end.
divukraj-effect-journey-2 = In autumn: discard 2 cards; 2 points at the end; the spot is for all.
divukraj-effect-city-monument = For 3 blue cards in your city.
divukraj-effect-grand-tour = For 3 red cards in your city.
divukraj-effect-harvest-festival = For 4 green cards in your city.
divukraj-effect-cartographers-expedition = For 3 tan cards in your city.
divukraj-effect-a-brilliant-marketing-plan = Shopkeeper and Post Office: you may give opponents up to 3 resources in all, for 2 point tokens each.
divukraj-effect-a-well-run-city = Chip Sweep and Clock Tower: take back one of your placed workers, this one if you like.
divukraj-effect-an-evening-of-fireworks = Lookout and Miner Mole: you may put up to 3 twigs here, 2 points each at the end.
divukraj-effect-ancient-scrolls-discovered = Historian and Ruins: reveal 5 cards from the deck; each goes into your hand, or beneath this for 1 point.
divukraj-effect-capture-of-the-acorn-thieves = Courthouse and Ranger: you may put up to 2 critters of your city beneath, 3 points each at the end.
divukraj-effect-croak-wart-cure = Undertaker and Barge Toad: you must pay 2 berries and discard 2 cards of your city.
divukraj-effect-flying-doctor-service = Doctor and Postal Pigeon: at the end 3 points for each pair of Husband and Wife in all cities.
divukraj-effect-graduation-of-scholars = Teacher and University: you may put up to 3 critters from your hand beneath, 2 points each at the end.
divukraj-effect-ministering-to-miscreants = Monk and Dungeon: at the end 3 points for each prisoner in your Dungeon.
divukraj-effect-path-of-the-pilgrims = Monastery and Wanderer: at the end 3 points for each worker in your Monastery.
divukraj-effect-performer-in-residence = Inn and Bard: you may put up to 3 berries here, 2 points each at the end.
divukraj-effect-pristine-chapel-ceiling = Woodcarver and Chapel: for each token on your Chapel draw a card and gain 1 resource of any kind; 2 points each at the end.
divukraj-effect-remembering-the-fallen = Cemetery and Shepherd: at the end 3 points for each worker on your Cemetery.
divukraj-effect-tax-relief = Judge and Queen: activate every green card of your city.
divukraj-effect-the-everdell-games = For 2 cards of each of the five colours in your city.
divukraj-effect-under-new-management = Peddler and General Store: you may put up to 3 resources here; at the end a twig or berry is 1 point, a resin or pebble 2.

## The rules in short
divukraj-help =
    — [bold]Everdell in short[/] —

    • [bold]A turn[/] is exactly one of four: place a worker, play a card, prepare for the next season, or pass.

    • [bold]A worker[/] (visit three_twigs) brings at once what the place offers and stays there until you prepare. Some places are for one worker, others for all. You may go to basic locations, forest cards, the Haven, red cards of your own city, the Inn or Post Office of others (inn@1 is that of seat 1), to events whose condition you meet, and in autumn on the Journey.

    • [bold]A card[/] (play farm from your hand, play farm meadow from the Meadow) is paid for by resources (by cost). A critter is free if you have its construction without an occupied token (by house); once the Ever Tree allows it too (by ever_tree). Crane, Innkeeper, Judge and Dungeon change the cost, but only one of them for one card.

    • [bold]A city[/] has 15 spaces. A unique card may be there only once. The Wanderer takes no space, a Husband and a Wife share one. A hand has 8 cards at most.

    • [bold]Colours:[/] tan cards work once when played, green ones when played and at the production of spring and autumn (activate farm), red ones with a worker, blue ones all the time, purple ones pay at the end.

    • [bold]Prepare[/] is possible when all your workers are placed: they come back, one more joins (two in autumn), and the season brings its bonus: production in spring and autumn, up to 2 Meadow cards in summer. Everybody has their own season.

    • [bold]The end:[/] who passes is done; the match ends when all have passed. Points come from cards, tokens, the prosperity of purple cards, the Journey and events. If equal, more events decide, then more resources left.

    • Seats are counted from 0 in the lines: “to 1” is for player ♟2. What may be left out ends with done.

divukraj-help-rival =
    • [bold]Alone:[/] after each card of yours Rugwort rolls a die for a card of the Meadow; with each Prepare he blocks further places; at the end he has 2 points for a card, 3 for a purple one, and points for events that you did not achieve.

## Kinds of action
divukraj-kind-visit = place a worker here
divukraj-kind-play = play this card; meadow means from the Meadow
divukraj-kind-prepare = prepare for the next season
divukraj-kind-pass = pass: the match is over for you
divukraj-kind-done = nothing further, end the choice
divukraj-kind-by = how you pay: the cost, an occupied token, or this card
divukraj-kind-jail = the critter that goes into the Dungeon
divukraj-kind-swap = replace the first resource by the second
divukraj-kind-spare = do not pay this resource, thanks to the discount
divukraj-kind-to = the seat it goes to, counted from 0
divukraj-kind-take = take this resource or card
divukraj-kind-discard = discard this card
divukraj-kind-give = give this card or resource
divukraj-kind-pay = how many resources you pay for points
divukraj-kind-store = store this resource
divukraj-kind-remove = this card leaves the city
divukraj-kind-beneath = put this card beneath the event
divukraj-kind-pile = the pile whose cards are revealed
divukraj-kind-use = use this location
divukraj-kind-lift = take up the worker from here
divukraj-kind-activate = activate this green card
divukraj-kind-copy = copy this green card
divukraj-kind-of = whose city, counted from 0
divukraj-kind-nth = which copy, by order of arrival in the city
divukraj-kind-slot = which slot of the Meadow
divukraj-kind-trigger = this card reacts first
