### Ferry

ferry-name = Ferry
ferry-about = Small ferries carry goods along a ring of harbours. 2 or 3 players, ten cards.
ferry-provenance = Invented, as an example of a game that is a package of its own.

## The log: $who is the player, $one the word of the line
ferry-say-anchor = { $who } drops anchor in { $one }.
ferry-say-sail = { $who } sails to { $one }.
ferry-say-sell = { $who } sells a good.
ferry-say-play = { $who } plays { $one }.
ferry-say-rest = { $who } rests.
ferry-say-stow = { $who } stows { $one }.
ferry-say-drop-out = { $who } stows nothing.
ferry-say-card = A card is drawn: { $one }.

## Kinds of action
ferry-kind-anchor = the harbour to begin in
ferry-kind-sail = to a neighbouring harbour, for 1 coin
ferry-kind-sell = one good for 2 coins
ferry-kind-play = a card: its coins and goods
ferry-kind-rest = nothing
ferry-kind-stow = a card, face down: its points count twice
ferry-kind-drop-out = stow nothing

## Names
ferry-name-Cargo = Cargo
ferry-name-Tip = the Tip
ferry-name-Lighthouse = the Lighthouse
ferry-name-Smuggler = the Smuggler
ferry-name-unknown = a card
ferry-part-coins = coins
ferry-part-cards = cards in hand
ferry-part-stowed = the stowed card
ferry-option-edition = whose cards

## The table in a terminal
ferry-draw-player = ♟{ $number } { $harbour }: coins { $coins }, goods { $goods }
ferry-draw-no-cards = No cards

## The rules in short
ferry-help =
    — [bold]Ferry in short[/] —

    • All at once, everybody drops [bold]anchor[/] in a harbour.

    • In your turn you draw a card; then [bold]sail[/] to a neighbouring harbour for 1 coin, [bold]sell[/] a good for 2 coins, [bold]play[/] a card for its coins and goods, or [bold]rest[/]. The Smuggler also takes a good from everybody in your harbour.

    • When the deck is empty, everybody may [bold]stow[/] a card: it counts twice. Coins count, and the points of cards in hand: Lighthouse 4, Tip 1.

## Why an action is refused
ferry-why-not-now = { $phase ->
    [anchor] First drop anchor.
    [draw] First a card is drawn.
    [act] This is not possible in a turn.
    [stow] Now a card is stowed, or you pass.
   *[over] The match is over.
  }
ferry-why-done = You have done your part.
ferry-why-others-turn = It is seat { $seat }'s turn.
ferry-why-not-a-neighbour = { $harbour } does not lie next to { $here }.
ferry-why-too-few-coins = { $missing ->
    [one] One coin is
   *[other] { $missing } coins are
  } missing.
ferry-why-no-goods = You have no goods.
ferry-why-not-in-hand = You do not hold { $card }.
