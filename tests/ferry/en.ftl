### Ferry

ferry-name = Ferry
ferry-name-Tip = the Tip

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
