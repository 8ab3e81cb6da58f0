### Stránka: herní plán Divukraje, karty a města

page-divukraj-tab-table = Stůl
page-divukraj-tab-mine = Moje
page-divukraj-tab-others = Ostatní

## Co dělat
page-divukraj-do-turn = Umístěte pomocníka, nebo vyložte kartu.
page-divukraj-do-by = { $card }: vyberte, čím zaplatíte.
page-divukraj-do-confirm = Potvrďte, nebo vyberte něco jiného.
page-divukraj-do-confirm-card = Vyložíte { $card_acc }: potvrďte, nebo vyberte něco jiného.
page-divukraj-do-slot = Vyberte, kterou ze stejných karet Louky myslíte.
page-divukraj-do-nth = Vyberte, kterou ze stejných karet myslíte.
page-divukraj-do-jail = Vyberte tvora, který půjde do Vězení.
page-divukraj-do-judge = Vyberte surovinu, kterou nahradíte.
page-divukraj-do-spare = Vyberte, co díky slevě nezaplatíte.
page-divukraj-do-payee = Vyberte, kdo platbu dostane.
page-divukraj-do-fool-city = Vyberte město pro Šaška.
page-divukraj-do-remove = Vyberte kartu, která město opustí.
page-divukraj-do-trigger = Vyberte, která karta zareaguje první.
page-divukraj-do-meadow = Vezměte si kartu z Louky.
page-divukraj-do-discard = Odložte karty z ruky.
page-divukraj-do-bury = Odložte kartu z Louky.
page-divukraj-do-give-cards = Vyberte kartu, kterou předáte.
page-divukraj-do-give-any = Vyberte surovinu, kterou předáte.
page-divukraj-do-give-berries = Předejte bobule, nebo skončete.
page-divukraj-do-to-goods = Vyberte, kdo suroviny dostane.
page-divukraj-do-to-cards = Vyberte, kdo karty dostane.
page-divukraj-do-produce = Sběr: vyberte zelenou kartu, která přijde na řadu.
page-divukraj-do-sweep = Vyberte zelenou kartu, kterou Metař aktivuje ještě jednou.
page-divukraj-do-copy = Vyberte zelenou kartu, kterou Havíř zkopíruje, nebo skončete.
page-divukraj-do-of = Vyberte, v čím městě karta je.
page-divukraj-do-store = Vyberte, co položíte na Zásobárnu.
page-divukraj-do-pay = Vyberte, kolik surovin zaplatíte.
page-divukraj-do-swap = Vyměňte suroviny, nebo skončete.
page-divukraj-do-teacher = Vyberte kartu, kterou si necháte.
page-divukraj-do-pile = Vyberte balíček, ze kterého se karty odhalí.
page-divukraj-do-inn = Vyložte kartu z Louky o 3 suroviny levněji.
page-divukraj-do-queen = Vyložte zdarma kartu s hodnotou nejvýš 3, nebo žádnou.
page-divukraj-do-cemetery = Vyložte zdarma jednu z odhalených karet.
page-divukraj-do-pigeon = Vyložte zdarma odhalenou kartu s hodnotou nejvýš 3, nebo žádnou.
page-divukraj-do-forest-play = Vyložte jednu ze vzatých karet o 1 surovinu levněji, nebo žádnou.
page-divukraj-do-capture = Zasuňte pod událost tvory ze svého města, nebo skončete.
page-divukraj-do-graduate = Zasuňte pod událost tvory z ruky, nebo skončete.
page-divukraj-do-scrolls = Vezmete si kartu do ruky, nebo ji zasunete pod událost?

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
    [critter] jeho dům
   *[construction] obyvatel
  }
page-divukraj-partner-any = kterýkoli tvor
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
page-divukraj-can = můžete ji vyložit
page-divukraj-can-choose = můžete ji vybrat
page-divukraj-can-free = můžete ji vyložit zdarma, dům je volný: { $house }
page-divukraj-now-free = Teď zdarma, ve vašem městě je volný dům: { $house }.
page-divukraj-missing = chybí { $goods }
page-divukraj-no-unique = už ji máte ve městě
page-divukraj-no-full = vaše město je plné
page-divukraj-no-construction = nemáte stavbu, kterou by nahradily

## Louka a ruka
page-divukraj-meadow = Louka
page-divukraj-deck = balíček { $count }
page-divukraj-pile = odložené { $count }
page-divukraj-slot = { $locked ->
    [yes] Louka { $slot }, stojí na ní král Břitva
   *[no] Louka { $slot }
  }
page-divukraj-hand = Ruka
page-divukraj-held = { $count } / { $most }
page-divukraj-hand-empty = V ruce nemáte žádnou kartu.
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
page-divukraj-sort-own = vlastní
page-divukraj-revealed = { $count ->
    [one] Odhalená karta
    [few] { $count } odhalené karty
   *[other] { $count } odhalených karet
  }
page-divukraj-turned-take = do ruky
page-divukraj-turned-play = vyložit
page-divukraj-turned-beneath = pod událost

## Město
page-divukraj-city = Moje město
page-divukraj-city-of = Město: { $who }
page-divukraj-taken = { $count } / { $all }
page-divukraj-vacant-legend = volný dům pro tvora
page-divukraj-couple = Farmáři
page-divukraj-space = Místo { $number } z { $all }: { $what }
page-divukraj-space-empty = Místo { $number } z { $all }, prázdné
page-divukraj-occupied = obydleno
page-divukraj-vacant = dům je volný
page-divukraj-guest = { $count ->
    [one] stojí tu pomocník: { $who }
    [few] stojí tu { $count } pomocníci: { $who }
   *[other] stojí tu { $count } pomocníků: { $who }
  }
page-divukraj-tokens = { $count ->
    [one] { $count } žeton bodů
    [few] { $count } žetony bodů
   *[other] { $count } žetonů bodů
  }
page-divukraj-prisoners = ve Vězení: { $who }
page-divukraj-state-new = přibude
page-divukraj-state-going = zmizí

## Můj řádek
page-divukraj-my-line = Moje body, období, pomocníci a suroviny
page-divukraj-season = období: { $season }
page-divukraj-workers = pomocníci: k umístění { $count } z { $all }
page-divukraj-workers-left = { $count ->
    [one] { $count } pomocník k umístění
    [few] { $count } pomocníci k umístění
   *[other] { $count } pomocníků k umístění
  }
page-divukraj-part-cards = karty
page-divukraj-part-tokens = žetony
page-divukraj-part-prosperity = rozkvět
page-divukraj-part-journey = Výprava
page-divukraj-part-events = události

## Placení
page-divukraj-pay = { $card }: čím zaplatíte?
page-divukraj-way-cost = Cena
page-divukraj-way-house = Žeton obyvatele
page-divukraj-by-cost = suroviny z vaší zásoby
page-divukraj-by-house = bydlí zdarma: { $house }
page-divukraj-by-ever-tree = ubytuje jednou kteréhokoli tvora
page-divukraj-by-judge = jednu surovinu nahradíte jinou
page-divukraj-by-innkeeper = odložíte ho: až o 3 bobule méně
page-divukraj-by-crane = odložíte ho: až o 3 suroviny méně
page-divukraj-by-dungeon = uvězníte tvora: až o 3 suroviny méně
page-divukraj-any = { $count ->
    [one] { $count } surovina
    [few] { $count } suroviny
   *[other] { $count } surovin
  }
page-divukraj-saves = ušetří { $count }
page-divukraj-jail = Kdo půjde do Vězení?
page-divukraj-spare = Co nezaplatíte ({ $number }.)
page-divukraj-left = Zbude vám
page-divukraj-nothing-more = Už nic
page-divukraj-goods-to-take = Kterou surovinu si vezmete?
page-divukraj-goods-to-give = Kterou surovinu předáte?
page-divukraj-goods-to-store = Co tam položíte?
page-divukraj-goods-to-swap = Co vyměníte?

## Co karty dělají, několika slovy; [berry] je značka, co je mezi hvězdičkami, je světlé
page-divukraj-brief-farm = *Sběr* +1 [berry]
page-divukraj-brief-innkeeper = *Vždy* odložit: tvor o 3 [berry] levněji
page-divukraj-brief-lookout = [worker] základní či lesní místo
page-divukraj-brief-teacher = *Sběr* +2 [card], 1 dát dál
page-divukraj-brief-university = [worker] vrátit kartu: cena +1 [any] +1 [point]
page-divukraj-brief-theater = *Na konci* 1 [point] za jedineč. tvora
page-divukraj-brief-inn = [worker] 1 z Louky o 3 levněji
page-divukraj-brief-school = *Na konci* 1 [point] za běžného tvora
page-divukraj-brief-castle = *Na konci* 1 [point] za běžnou stavbu
page-divukraj-brief-clock-tower = *Příprava* za 1 ze 3 [point] znovu místo
page-divukraj-brief-courthouse = *Vždy* za stavbu 1 [twig] / [resin] / [pebble]
page-divukraj-brief-mine = *Sběr* +1 [pebble]
page-divukraj-brief-post-office = [worker] 2 [card] soupeři, dobrat do 8
page-divukraj-brief-general-store = *Sběr* +1 [berry], s Farmou 2
page-divukraj-brief-twig-barge = *Sběr* +2 [twig]
page-divukraj-brief-fairgrounds = *Sběr* +2 [card]
page-divukraj-brief-ever-tree = *Na konci* 1 [point] za fialovou kartu
page-divukraj-brief-palace = *Na konci* 1 [point] za jedineč. stavbu
page-divukraj-brief-resin-refinery = *Sběr* +1 [resin]
page-divukraj-brief-storehouse = *Uložit* 3 [twig]/2 [resin]/1 [pebble]/2 [berry]
page-divukraj-brief-monastery = [worker] dát 2 [any], +4 [point]
page-divukraj-brief-cemetery = [worker] ze 4 [card] 1 zdarma
page-divukraj-brief-chapel = [worker] žeton, pak 2 [card] za žeton
page-divukraj-brief-crane = *Vždy* odložit: stavba o 3 levněji
page-divukraj-brief-dungeon = *Vždy* uvěznit tvora: o 3 levněji
page-divukraj-brief-ruins = *Hned* zbořit stavbu: cena a 2 [card]
page-divukraj-brief-husband = *Sběr* s Farmářkou a Farmou +1 [any]
page-divukraj-brief-wife = *Na konci* s Farmářem +3 [point]
page-divukraj-brief-king = *Na konci* za událost 1 [point], význam. 2 [point]
page-divukraj-brief-historian = *Vždy* za kartu +1 [card]
page-divukraj-brief-judge = *Vždy* nahradit 1 surovinu
page-divukraj-brief-miner-mole = *Sběr* zelená karta soupeře
page-divukraj-brief-postal-pigeon = *Hned* ze 2 [card] 1 zdarma do 3 [point]
page-divukraj-brief-shopkeeper = *Vždy* za tvora +1 [berry]
page-divukraj-brief-wanderer = *Hned* +3 [card], bez místa
page-divukraj-brief-barge-toad = *Sběr* +2 [twig] za Farmu
page-divukraj-brief-doctor = *Sběr* 0–3 [berry] → [point]
page-divukraj-brief-fool = *Hned* −2 [point] soupeři
page-divukraj-brief-bard = *Hned* 0–5 [card] → [point]
page-divukraj-brief-queen = [worker] karta do 3 [point] zdarma
page-divukraj-brief-chip-sweep = *Sběr* jiná vaše zelená ještě 1×
page-divukraj-brief-woodcarver = *Sběr* 0–3 [twig] → [point]
page-divukraj-brief-monk = *Sběr* dát 0–2 [berry], 2 [point] za každou
page-divukraj-brief-architect = *Na konci* 1 [point] za [resin] [pebble], do 6
page-divukraj-brief-peddler = *Sběr* vyměnit 0–2 [any]
page-divukraj-brief-ranger = *Hned* přesunout pomocníka
page-divukraj-brief-shepherd = *Hned* +3 [berry] a [point] podle Kaple
page-divukraj-brief-undertaker = *Hned* odložit 3 z Louky, 1 vzít
