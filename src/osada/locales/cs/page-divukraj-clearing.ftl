### Stránka: mýtina Divukraje, roční období a soupeři

## Mýtina
page-divukraj-clearing = Mýtina
page-divukraj-clearing-keys = Šipky přecházejí z místa na místo, Page Up a Page Down tam, kde lze vybrat, Enter vybere, Z ukáže větší.
page-divukraj-haven = Svatyně
page-divukraj-journey = Výprava
page-divukraj-from-autumn = od podzimu
page-divukraj-passed = pasuje

## Co místo dělá, když to znaky neřeknou celé
page-divukraj-does-two-any = dle výběru
page-divukraj-does-two-cards-one-any = dober, vyber
page-divukraj-does-three-cards-one-pebble = dober
page-divukraj-does-two-berries-one-card = dober
page-divukraj-does-discard-up-to-3-for-any = nejvýš 3×
page-divukraj-does-discard-any-draw-double = kolikrát chcete
page-divukraj-does-copy-basic-and-card = i obsazené místo
page-divukraj-does-two-meadow-play-one-minus-1 = z Louky, jednu o 1 levněji

## Místa slovy
page-divukraj-place = { $place }, { $spaces ->
    [many] místo pro všechny
    [2] místo pro dva pomocníky různých hráčů
   *[1] místo pro jednoho
  }, { $standing }{ $can ->
    [visit] , můžete sem
    [use] , můžete je využít
    [lift] , odtud můžete pomocníka vzít
    [chosen] , vybráno
   *[no] { "" }
  }.
page-divukraj-does = { $place } { $effect }
page-divukraj-free = volné
page-divukraj-nobody = nikdo tu není
page-divukraj-stands-mine = { $count ->
    [one] stojí tu váš pomocník
    [few] stojí tu { $count } vaši pomocníci
   *[other] stojí tu { $count } vašich pomocníků
  }
page-divukraj-stands = { $spaces ->
    [many] { $count ->
        [one] stojí tu { $who }
        [few] stojí tu { $who } ({ $count } pomocníci)
       *[other] stojí tu { $who } ({ $count } pomocníků)
      }
   *[one] obsazeno: { $who }
  }
page-divukraj-journey-said = Výprava, { $state ->
    [closed] zavřená do vašeho podzimu
    [can] můžete na ni
   *[open] otevřená
  }. { $spots }
page-divukraj-spot-said = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  } za { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
  }: { $standing }.
page-divukraj-choose-spot = Které místo Výpravy?
page-divukraj-spot-costs = { $cards ->
    [one] odložte { $cards } kartu
    [few] odložte { $cards } karty
   *[other] odložte { $cards } karet
  }

## Události slovy
page-divukraj-event-said = { $event }, { $state ->
    [mine] vaše
    [taken] splněno: { $who }
   *[free] { $needs }
  }, { $worth }{ $can ->
    [visit] , můžete ji splnit
    [lift] , odtud můžete pomocníka vzít
    [chosen] , vybráno
   *[no] { "" }
  }.
page-divukraj-event-cards = { $have } ze { $need }: { $cards }
page-divukraj-event-has = { $card } ano
page-divukraj-event-lacks = { $card } ne
page-divukraj-event-colour = { $have } ze { $need } { $colour_gen } karet
page-divukraj-worth = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
page-divukraj-worth-open = body podle stavu na konci

## Volba na místě
page-divukraj-sheet = Vaše volba
page-divukraj-choose-take = { $left ->
    [one] Vyberte si surovinu
    [few] Vyberte si { $left } suroviny, jednu po druhé
   *[other] Vyberte si { $left } surovin, jednu po druhé
  }
page-divukraj-choose-discard = { $purpose ->
    [haven] Odložte karty: za každé dvě je surovina dle výběru
    [three] Odložte až 3 karty, za každou je surovina dle výběru
    [double] Odložte libovolně karet, za každou doberete dvě
   *[journey] Na Výpravu odložte ještě { $left ->
        [one] { $left } kartu
        [few] { $left } karty
       *[other] { $left } karet
      }
  }
page-divukraj-discarded = odloženo { $count }
page-divukraj-earned = { $purpose ->
    [double] { $count ->
        [one] doberete { $count } kartu
        [few] doberete { $count } karty
       *[other] doberete { $count } karet
      }
   *[other] { $count ->
        [one] přinese { $count } surovinu
        [few] přinese { $count } suroviny
       *[other] přinese { $count } surovin
      }
  }
page-divukraj-choose-use = Využijte místo, které svítí
page-divukraj-choose-clock = Hodinová věž: za žeton znovu využijte místo, kde stojí váš pomocník
page-divukraj-choose-meadow = Vezměte si karty z Louky
page-divukraj-choose-forest-play = Jednu z obou vyložte o 1 surovinu levněji, nebo si nechte obě
page-divukraj-choose-store = Položte suroviny na událost
page-divukraj-choose-market = Dejte soupeřům suroviny, za každou jsou 2 body
page-divukraj-choose-beneath = Položte karty pod událost
page-divukraj-choose-scrolls = Do ruky, nebo pod událost
page-divukraj-choose-lift = Který váš pomocník se vrátí?
page-divukraj-nothing-more = Už nic
page-divukraj-have = máte { $count }
page-divukraj-choice-resource = { $resource }, máte { $count }
page-divukraj-choice-card = { $kind ->
    [discard] Odložit: { $card }
    [beneath] Pod událost: { $card }
    [play] Vyložit: { $card }
   *[take] Vzít: { $card }
  }
page-divukraj-close = Zavřít

## Roční období
page-divukraj-seasons = Roční období
page-divukraj-prepare = { $season_id ->
    [spring] Příprava na jaro
    [summer] Příprava na léto
    [autumn] Příprava na podzim
   *[other] Příprava: { $season }
  }
page-divukraj-prepare-workers = { $count ->
    [one] vrátí se { $count } pomocník
    [few] vrátí se { $count } pomocníci
   *[other] vrátí se { $count } pomocníků
  }
page-divukraj-prepare-new = { $count ->
    [one] a přibude jeden nový
    [few] a přibudou { $count } noví
   *[other] a přibude { $count } nových
  }
page-divukraj-prepare-stay = { $count ->
    [one] { $count } zůstane na svém místě natrvalo
    [few] { $count } zůstanou na svých místech natrvalo
   *[other] { $count } zůstane na svých místech natrvalo
  }
page-divukraj-prepare-production = Sběr: každá zelená karta působí jednou
page-divukraj-prepare-no-production = Nemáte žádnou zelenou kartu
page-divukraj-prepare-meadow = { $room ->
    [0] Máte plnou ruku: z Louky si nic nevezmete
    [one] Z Louky si můžete vzít { $room } kartu
    [few] Z Louky si můžete vzít až { $room } karty
   *[other] Z Louky si můžete vzít až { $room } karet
  }
page-divukraj-prepare-clock = Předtím můžete využít Hodinovou věž
page-divukraj-prepare-not-yet = { $count ->
    [one] Nejdřív umístěte posledního pomocníka
    [few] Nejdřív umístěte { $count } pomocníky
   *[other] Nejdřív umístěte { $count } pomocníků
  }
page-divukraj-last-season = Podzim je poslední období
page-divukraj-pass = Pasovat
page-divukraj-pass-about = Partie pro vás nadobro skončí
page-divukraj-pass-moves = Ještě byste mohli něco udělat: { $workers ->
    [0] { $cards ->
        [one] lze vyložit { $cards } kartu
        [few] lze vyložit { $cards } karty
       *[other] lze vyložit { $cards } karet
      }
    [one] zbývá { $workers } pomocník
    [few] zbývají { $workers } pomocníci
   *[other] zbývá { $workers } pomocníků
  }.
page-divukraj-pass-really = Opravdu pasovat?
page-divukraj-pass-not = Hrát dál
page-divukraj-season-now = { $season }, nyní
page-divukraj-season-came = { $who }: { $season }

## Soupeři
page-divukraj-rivals = Soupeři
page-divukraj-rival-open = { $who }: ukázat celé město
page-divukraj-rival-said = { $who }, { $season }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }, v ruce { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[other] { $hand } karet
  }, zbývá { $workers ->
    [one] { $workers } pomocník
    [few] { $workers } pomocníci
   *[other] { $workers } pomocníků
  } z { $all }, { $events ->
    [one] { $events } událost
    [few] { $events } události
   *[other] { $events } událostí
  }, město { $spaces } z 15{ $passed ->
    [yes] , už pasuje
   *[no] { "" }
  }.
page-divukraj-rival-hand = ruka { $count }
page-divukraj-rival-goods = větvičky { $twig }, smůla { $resin }, oblázky { $pebble }, bobule { $berry }
page-divukraj-workers-left = Zbývající pomocníci
page-divukraj-events-had = Události
page-divukraj-city-spaces = Místa ve městě
page-divukraj-more = { $count ->
    [one] ještě { $count }
    [few] ještě { $count }
   *[other] ještě { $count }
  }
page-divukraj-known-cards = Určitě v ruce
page-divukraj-unknown-cards = { $count ->
    [one] { $count } karta, kterou neznáte
    [few] { $count } karty, které neznáte
   *[other] { $count } karet, které neznáte
  }
page-divukraj-city-of = Město: { $who }
page-divukraj-city-empty = Zatím tu nic nestojí
page-divukraj-no-space = nezabírá místo
page-divukraj-copies = { $card }, { $count }×
page-divukraj-occupied = obydleno
page-divukraj-tokens-on = { $count ->
    [one] leží tu { $count } bod
    [few] leží tu { $count } body
   *[other] leží tu { $count } bodů
  }
page-divukraj-prisoners = Ve vězení: { $cards }
page-divukraj-guest = stojí tu pomocník: { $who }
page-divukraj-visit = Můžete ji navštívit, bod dostane { $who }
page-divukraj-nowhere = { $count ->
    [one] { $count } pomocník nestojí nikde: jeho karta zmizela z města
    [few] { $count } pomocníci nestojí nikde: jejich karty zmizely z města
   *[other] { $count } pomocníků nestojí nikde: jejich karty zmizely z města
  }

## Král Břitva
page-divukraj-rugwort-year = { $year }. rok
page-divukraj-rugwort-places = Stojí na: { $places }
page-divukraj-rugwort-slots = Zavřená místa Louky: { $slots }
page-divukraj-rugwort-die = Hodil { $slot } a vzal si kartu { $card }.
page-divukraj-rugwort-die-empty = Hodil { $slot }: karta tam nebyla.
page-divukraj-rugwort-die-fool = Hodil { $slot }: Šašek se nastěhoval k vám.
page-divukraj-rugwort-season = { $season }: přesunul se na { $places }.
page-divukraj-rugwort-still = Zatím nic neudělal.
page-divukraj-rugwort-scores = Na konci dostane
page-divukraj-rugwort-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }, každá za 2 body, fialová za 3
page-divukraj-rugwort-events = události, i ty, které nesplníte
page-divukraj-rugwort-journey = Výprava
page-divukraj-rugwort-tokens = žetony
