### Ferry

ferry-name = Trajekt
ferry-name-Tip = Spropitné

## Proč tah nejde
ferry-why-not-now = { $phase ->
    [anchor] Nejdřív se kotví.
    [draw] Nejdřív se líže karta.
    [act] Teď je na řadě běžný tah.
    [stow] Teď se ukládá karta, nebo se pasuje.
   *[over] Partie už skončila.
  }
ferry-why-done = Svůj díl už máte hotový.
ferry-why-others-turn = Na tahu je místo { $seat }.
ferry-why-not-a-neighbour = Přístav { $harbour } nesousedí s přístavem { $here }.
ferry-why-too-few-coins = { $missing ->
    [one] Chybí jedna mince.
    [few] Chybějí { $missing } mince.
   *[other] Chybí { $missing } mincí.
  }
ferry-why-no-goods = Nemáte žádné zboží.
ferry-why-not-in-hand = Kartu { $card } nedržíte.
