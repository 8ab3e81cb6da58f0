### Ferry's board: in the project this would be `games/ferry/show/en/page-ferry.ftl`

page-ferry-sea = The sea
page-ferry-keys = Arrows walk between the harbours, Enter sails.
page-ferry-harbour = { $harbour }{ $ferries ->
    [0] {""}
   *[other] , ferries: { $who }
  }{ $can ->
    [yes] , you can sail here
   *[no] {""}
  }
page-ferry-hand = Your cards
page-ferry-card = { $card }, { $count ->
    [one] one copy
   *[other] { $count } copies
  }
page-ferry-purses = Purses
page-ferry-purse = { $who }: coins { $coins }, goods { $goods }
