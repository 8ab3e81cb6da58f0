### Trajekt

ferry-name = Trajekt
ferry-about = Malé trajekty vozí zboží po kruhu přístavů. 2 nebo 3 hráči, deset karet.
ferry-provenance = Vymyšlená hra, příklad hry ve vlastním balíčku.

## Průběh: $who je hráč, $one slovo řádku
ferry-say-anchor = { $who } kotví v přístavu { $one }.
ferry-say-sail = { $who } pluje do přístavu { $one }.
ferry-say-sell = { $who } prodává zboží.
ferry-say-play = { $who } hraje kartu { $one }.
ferry-say-rest = { $who } odpočívá.
ferry-say-stow = { $who } ukládá kartu { $one }.
ferry-say-drop-out = { $who } nic neukládá.
ferry-say-card = Líže se karta { $one }.

## Druhy tahů
ferry-kind-anchor = přístav, kde začnete
ferry-kind-sail = do sousedního přístavu, za 1 minci
ferry-kind-sell = jedno zboží za 2 mince
ferry-kind-play = karta: její mince a zboží
ferry-kind-rest = nic
ferry-kind-stow = karta lícem dolů: její body platí dvakrát
ferry-kind-drop-out = nic neukládat

## Jména
ferry-name-Cargo = Náklad
ferry-name-Tip = Spropitné
ferry-name-Lighthouse = Maják
ferry-name-Smuggler = Pašerák
ferry-name-unknown = neznámá
ferry-part-coins = mince
ferry-part-cards = karty v ruce
ferry-part-stowed = uložená karta
ferry-option-edition = čí karty

## Stůl v terminálu
ferry-draw-player = ♟{ $number } { $harbour }: mince { $coins }, zboží { $goods }
ferry-draw-no-cards = Žádné karty

## Pravidla ve zkratce
ferry-help =
    — [bold]Trajekt ve zkratce[/] —

    • Všichni zároveň zakotví v některém přístavu ([bold]anchor[/]).

    • Ve svém tahu si líznete kartu; pak doplujete do sousedního přístavu za 1 minci ([bold]sail[/]), prodáte zboží za 2 mince ([bold]sell[/]), zahrajete kartu za její mince a zboží ([bold]play[/]), nebo odpočíváte ([bold]rest[/]). Pašerák vezme zboží i každému, kdo kotví ve vašem přístavu.

    • Když dojde balíček, může každý uložit jednu kartu ([bold]stow[/]): platí dvakrát. Počítají se mince a body karet v ruce: Maják 4, Spropitné 1.

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
