### Stránka: herní plán Divukraje, karty a města

page-divukraj-tab-table = Stůl
page-divukraj-tab-mine = Moje
page-divukraj-tab-others = Ostatní

## Co dělat
page-divukraj-do-turn = Polož pomocníka, nebo vylož kartu.
page-divukraj-do-by = { $card }: řekni, čím zaplatíš.
page-divukraj-do-confirm = Potvrď, nebo vyber něco jiného.
page-divukraj-do-confirm-card = Vylož { $card_acc }: potvrď, nebo vyber něco jiného.
page-divukraj-do-slot = Řekni, které místo Louky myslíš.
page-divukraj-do-nth = Řekni, kterou z nich myslíš.
page-divukraj-do-jail = Vyber tvora do Vězení.
page-divukraj-do-judge = Vyber surovinu, kterou nahradíš.
page-divukraj-do-spare = Vyber, co nezaplatíš.
page-divukraj-do-payee = Vyber, kdo platbu dostane.
page-divukraj-do-fool-city = Vyber město pro Šaška.
page-divukraj-do-remove = Vyber kartu, která město opustí.
page-divukraj-do-trigger = Vyber, která karta zareaguje první.
page-divukraj-do-take = Vyber surovinu.
page-divukraj-do-meadow = Vezmi si kartu z Louky.
page-divukraj-do-discard = Vyber karty k odložení, pak řekni, že je to vše.
page-divukraj-do-bury = Vyber kartu Louky k odložení.
page-divukraj-do-give-cards = Vyber kartu, kterou dáš.
page-divukraj-do-give-any = Vyber surovinu, kterou dáš.
page-divukraj-do-give-berries = Dej bobule, nebo řekni, že je to vše.
page-divukraj-do-market = Dej suroviny, nebo řekni, že je to vše.
page-divukraj-do-to-goods = Vyber, kdo suroviny dostane.
page-divukraj-do-to-cards = Vyber, kdo karty dostane.
page-divukraj-do-produce = Sběr: vyber zelenou kartu, která přijde na řadu.
page-divukraj-do-sweep = Vyber zelenou kartu, kterou použiješ ještě jednou.
page-divukraj-do-copy = Vyber kartu, kterou napodobíš.
page-divukraj-do-of = Řekni, v čím městě.
page-divukraj-do-store = Vyber, co položíš do Zásobárny.
page-divukraj-do-pay = Řekni, kolik zaplatíš.
page-divukraj-do-swap = Vyměň suroviny, nebo řekni, že je to vše.
page-divukraj-do-teacher = Vyber kartu, kterou si necháš.
page-divukraj-do-use = Vyber místo, které použiješ.
page-divukraj-do-lift = Vyber pomocníka, kterého zvedneš.
page-divukraj-do-revisit = Vyber pro pomocníka nové místo.
page-divukraj-do-pile = Vyber balíček, ze kterého se otočí karty.
page-divukraj-do-inn = Vylož kartu z Louky o 3 suroviny levněji.
page-divukraj-do-queen = Vylož zdarma kartu nejvýš za 3 body, nebo odmítni.
page-divukraj-do-cemetery = Vylož zdarma jednu z otočených karet.
page-divukraj-do-pigeon = Vylož zdarma jednu z otočených karet, nebo odmítni.
page-divukraj-do-forest-play = Vylož jednu ze vzatých karet o 1 surovinu levněji, nebo odmítni.
page-divukraj-do-store-event = Polož na událost suroviny, nebo řekni, že je to vše.
page-divukraj-do-capture = Dej pod událost tvory svého města, nebo řekni, že je to vše.
page-divukraj-do-graduate = Dej pod událost tvory z ruky, nebo řekni, že je to vše.
page-divukraj-do-scrolls = Do ruky, nebo pod událost?

## Karty
page-divukraj-kind-tan = pouť
page-divukraj-kind-green = sběr
page-divukraj-kind-red = místo
page-divukraj-kind-blue = služba
page-divukraj-kind-purple = rozkvět
page-divukraj-what = { $kind ->
    [critter] { $rarity ->
        [unique] jedinečný
       *[common] běžný
      } tvor
   *[construction] { $rarity ->
        [unique] jedinečná
       *[common] běžná
      } stavba
  }
page-divukraj-copies = { $count }× v balíčku
page-divukraj-partner = { $kind ->
    [critter] bydlí v domě
   *[construction] dům pro
  }
page-divukraj-partner-any = kteréhokoli tvora
page-divukraj-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
  }
page-divukraj-costs = cena { $goods }
page-divukraj-costs-nothing = nic nestojí
page-divukraj-goods-twig = { $count ->
    [one] { $count } větvička
    [few] { $count } větvičky
   *[other] { $count } větviček
  }
page-divukraj-goods-resin = { $count ->
    [one] { $count } smůla
    [few] { $count } smůly
   *[other] { $count } smůl
  }
page-divukraj-goods-pebble = { $count ->
    [one] { $count } oblázek
    [few] { $count } oblázky
   *[other] { $count } oblázků
  }
page-divukraj-goods-berry = { $count ->
    [one] { $count } bobule
    [few] { $count } bobule
   *[other] { $count } bobulí
  }
page-divukraj-free = zdarma
page-divukraj-can = můžeš ji vyložit
page-divukraj-can-choose = můžeš ji vybrat
page-divukraj-can-free = můžeš ji vyložit, zdarma ve volném domě: { $house }
page-divukraj-now-free = Teď: zdarma ve tvém městě, volný dům: { $house }.
page-divukraj-missing = chybí { $goods }
page-divukraj-no-unique = jedinečná, a ve tvém městě už je
page-divukraj-no-full = tvé město je plné
page-divukraj-no-construction = není stavba, kterou by nahradila

## Louka a ruka
page-divukraj-meadow = Louka
page-divukraj-deck = balíček { $count }
page-divukraj-pile = odložené { $count }
page-divukraj-slot = { $locked ->
    [yes] Louka { $slot }, blokuje ji král Břitva
   *[no] Louka { $slot }
  }
page-divukraj-hand = Ruka
page-divukraj-held = { $count } / { $most }
page-divukraj-hand-empty = V ruce není žádná karta.
page-divukraj-hand-hidden = { $count ->
    [one] { $count } karta, kterou zná jen majitel.
    [few] { $count } karty, které zná jen majitel.
   *[other] { $count } karet, které zná jen majitel.
  }
page-divukraj-sort = Seřadit ruku
page-divukraj-sort-cost = cena
page-divukraj-sort-kind = druh
page-divukraj-sort-colour = barva
page-divukraj-sort-new = nové
page-divukraj-sort-own = ručně
page-divukraj-revealed = { $count ->
    [one] Otočená karta
    [few] { $count } otočené karty
   *[other] { $count } otočených karet
  }
page-divukraj-turned-take = do ruky
page-divukraj-turned-play = vyložit
page-divukraj-turned-beneath = pod událost

## Město
page-divukraj-city = Moje město
page-divukraj-city-of = Město: { $who }
page-divukraj-taken = { $count } / { $all }
page-divukraj-vacant-legend = volný dům pro tvora
page-divukraj-space = Místo { $number } z { $all }: { $what }
page-divukraj-space-empty = Místo { $number } z { $all }, prázdné
page-divukraj-occupied = obydleno
page-divukraj-vacant = dům je volný
page-divukraj-guest = { $count ->
    [one] stojí tu pomocník hráče { $who }
    [few] stojí tu { $count } pomocníci hráče { $who }
   *[other] stojí tu { $count } pomocníků hráče { $who }
  }
page-divukraj-tokens = { $count ->
    [one] { $count } žeton bodů
    [few] { $count } žetony bodů
   *[other] { $count } žetonů bodů
  }
page-divukraj-prisoners = uvězněn: { $who }
page-divukraj-state-new = přibude
page-divukraj-state-going = zmizí

## Můj řádek
page-divukraj-my-line = Moje body, období, pomocníci a suroviny
page-divukraj-season = období: { $season }
page-divukraj-workers = pomocníci: { $count } z { $all } k položení
page-divukraj-workers-left = { $count ->
    [one] { $count } pomocník k položení
    [few] { $count } pomocníci k položení
   *[other] { $count } pomocníků k položení
  }
page-divukraj-part-cards = karty
page-divukraj-part-tokens = žetony
page-divukraj-part-prosperity = rozkvět
page-divukraj-part-journey = výprava
page-divukraj-part-events = události

## Placení
page-divukraj-pay = { $card }: čím zaplatíš?
page-divukraj-way-cost = Cena
page-divukraj-way-house = Žeton obyvatele
page-divukraj-by-cost = suroviny ze zásoby
page-divukraj-by-house = bydlí zdarma: { $house }
page-divukraj-by-ever-tree = ubytuje jednou kteréhokoli tvora
page-divukraj-by-judge = jednu surovinu nahradíš jinou
page-divukraj-by-innkeeper = odložíš ho: až o 3 bobule méně
page-divukraj-by-crane = odložíš ho: až o 3 suroviny méně
page-divukraj-by-dungeon = uvězníš tvora: až o 3 suroviny méně
page-divukraj-any = { $count ->
    [one] { $count } surovina
    [few] { $count } suroviny
   *[other] { $count } surovin
  }
page-divukraj-saves = ušetříš { $count }
page-divukraj-jail = Kdo půjde do Vězení?
page-divukraj-spare = Nezaplatíš, { $number }.
page-divukraj-left = Zůstane
page-divukraj-nothing-more = Už nic
page-divukraj-goods-to-take = Kterou surovinu si vezmeš?
page-divukraj-goods-to-give = Kterou surovinu dáš?
page-divukraj-goods-to-store = Co tam položíš?
page-divukraj-goods-to-swap = Co vyměníš?

## Co karty dělají, několika slovy; [berry] je značka, co je mezi hvězdičkami, je světlé
page-divukraj-brief-farm = *Sběr* +1 [berry]
page-divukraj-brief-innkeeper = *Vždy* odlož: tvor o 3 [berry] levněji
page-divukraj-brief-lookout = [worker] kterékoli místo mýtiny
page-divukraj-brief-teacher = *Sběr* +2 [card], 1 dej dál
page-divukraj-brief-university = [worker] vrať kartu: cena +1 [any] +1 [point]
page-divukraj-brief-theater = *Na konci* 1 [point] za jedineč. tvora
page-divukraj-brief-inn = [worker] 1 z Louky o 3 levněji
page-divukraj-brief-school = *Na konci* 1 [point] za běžného tvora
page-divukraj-brief-castle = *Na konci* 1 [point] za běžnou stavbu
page-divukraj-brief-clock-tower = *Vždy* 3 [point], opakuj místo
page-divukraj-brief-courthouse = *Vždy* za stavbu 1 [twig] [resin] [pebble]
page-divukraj-brief-mine = *Sběr* +1 [pebble]
page-divukraj-brief-post-office = [worker] 2 [card] soupeři, dober do 8
page-divukraj-brief-general-store = *Sběr* +1 [berry], s Farmou 2
page-divukraj-brief-twig-barge = *Sběr* +2 [twig]
page-divukraj-brief-fairgrounds = *Sběr* +2 [card]
page-divukraj-brief-ever-tree = *Na konci* 1 [point] za rozkvět
page-divukraj-brief-palace = *Na konci* 1 [point] za jedineč. stavbu
page-divukraj-brief-resin-refinery = *Sběr* +1 [resin]
page-divukraj-brief-storehouse = *Sběr* polož 3 [twig] 2 [resin] …
page-divukraj-brief-monastery = [worker] dej 2 [any], +4 [point]
page-divukraj-brief-cemetery = [worker] ze 4 [card] 1 zdarma
page-divukraj-brief-chapel = [worker] žeton, pak 2 [card] za žeton
page-divukraj-brief-crane = *Vždy* odlož: stavba o 3 levněji
page-divukraj-brief-dungeon = *Vždy* uvězni tvora: o 3 levněji
page-divukraj-brief-ruins = *Hned* zboř stavbu: cena a 2 [card]
page-divukraj-brief-husband = *Sběr* s Farmářkou +1 [any]
page-divukraj-brief-wife = *Na konci* s Farmářem +3 [point]
page-divukraj-brief-king = *Na konci* 1 [point] / 2 [point] za událost
page-divukraj-brief-historian = *Vždy* za kartu +1 [card]
page-divukraj-brief-judge = *Vždy* 1 surovinu zaměň
page-divukraj-brief-miner-mole = *Sběr* sběr soupeře
page-divukraj-brief-postal-pigeon = *Hned* ze 2 [card] 1 zdarma do 3 [point]
page-divukraj-brief-shopkeeper = *Vždy* za tvora +1 [berry]
page-divukraj-brief-wanderer = *Hned* +3 [card], bez místa
page-divukraj-brief-barge-toad = *Sběr* +2 [twig] za Farmu
page-divukraj-brief-doctor = *Sběr* 0–3 [berry] → [point]
page-divukraj-brief-fool = *Hned* −2 [point] soupeři
page-divukraj-brief-bard = *Hned* 0–5 [card] → [point]
page-divukraj-brief-queen = [worker] karta do 3 [point] zdarma
page-divukraj-brief-chip-sweep = *Sběr* svůj sběr ještě 1×
page-divukraj-brief-woodcarver = *Sběr* 0–3 [twig] → [point]
page-divukraj-brief-monk = *Sběr* 0–2 [berry] dej, 2 [point] za každou
page-divukraj-brief-architect = *Na konci* 1 [point] za [resin] [pebble], do 6
page-divukraj-brief-peddler = *Sběr* zaměň 0–2 [any]
page-divukraj-brief-ranger = *Hned* přesuň pomocníka
page-divukraj-brief-shepherd = *Hned* +3 [berry], 1 [point] za žeton Kaple
page-divukraj-brief-undertaker = *Hned* odlož 3 z Louky, 1 vezmi
