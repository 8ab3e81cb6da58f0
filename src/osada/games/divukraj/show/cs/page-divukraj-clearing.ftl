### Stránka: mýtina Divukraje, roční období a soupeři

## Mýtina
page-divukraj-clearing-label = Mýtina
page-divukraj-clearing-keys = Šipky přecházejí z místa na místo, Page Up a Page Down tam, kde lze vybrat, Enter vybere, Z ukáže větší.
page-divukraj-clearing-haven = Svatyně
page-divukraj-clearing-journey = Výprava
page-divukraj-clearing-passed = pasuje

## Co místo dělá, když to znaky neřeknou celé
page-divukraj-clearing-does-two-any = dle výběru
page-divukraj-clearing-does-two-cards-one-any = dle výběru
page-divukraj-clearing-does-three-cards-one-pebble = dobrat
page-divukraj-clearing-does-two-berries-one-card = dobrat
page-divukraj-clearing-does-discard-up-to-3-for-any = nejvýš 3×
page-divukraj-clearing-does-discard-any-draw-double = kolik chcete
page-divukraj-clearing-does-copy-basic-and-card = i obsazené místo
page-divukraj-clearing-does-two-meadow-play-one-minus-1 = z Louky, 1 levněji

## Místa slovy
page-divukraj-clearing-place = { $place }, { $spaces }, { $standing }{ $can ->
    [visit] , můžete sem
    [use] , můžete je využít
    [lift] , odtud můžete pomocníka vzít
    [chosen] , vybráno
   *[no] { "" }
  }.
page-divukraj-clearing-spaces = { $spaces ->
    [many] místo pro všechny
    [two] místo pro dva pomocníky různých hráčů
   *[one] místo pro jednoho
  }
page-divukraj-clearing-does = { $place } { $effect }
page-divukraj-clearing-free = volné
page-divukraj-clearing-nobody = nikdo tu není
page-divukraj-clearing-stands-mine = { $count ->
    [one] stojí tu váš pomocník
    [few] stojí tu { $count } vaši pomocníci
   *[other] stojí tu { $count } vašich pomocníků
  }
page-divukraj-clearing-stands = { $spaces ->
    [one] obsazeno: { $who }
   *[other] { $count ->
        [one] stojí tu { $who }
        [few] stojí tu { $who } ({ $count } pomocníci)
       *[other] stojí tu { $who } ({ $count } pomocníků)
      }
  }
page-divukraj-clearing-journey-said = Výprava, { $state ->
    [closed] zavřená do vašeho podzimu
    [can] můžete na ni
   *[open] otevřená
  }. { $spots }
page-divukraj-clearing-spot-said = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  } za { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
  }: { $standing }.
page-divukraj-clearing-choose-spot = Které místo Výpravy?
page-divukraj-clearing-spot-costs = { $cards ->
    [one] odložte { $cards } kartu
    [few] odložte { $cards } karty
   *[other] odložte { $cards } karet
  }

## Události slovy
page-divukraj-clearing-event-said = { $event }, { $state ->
    [mine] vaše
    [taken] splněno: { $who }
   *[free] { $needs }
  }, { $worth }{ $can ->
    [visit] , můžete ji splnit
    [lift] , odtud můžete pomocníka vzít
    [chosen] , vybráno
   *[no] { "" }
  }.
page-divukraj-clearing-event-cards = { $have } ze { $need }: { $cards }
page-divukraj-clearing-event-has = { $card } ano
page-divukraj-clearing-event-lacks = { $card } ne
page-divukraj-clearing-event-colour = { $have } ze { $need } { $colour_gen } karet
page-divukraj-clearing-event-berries = { $have } ze { $need } bobulí
page-divukraj-clearing-worth = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
page-divukraj-clearing-worth-open = body podle toho, co přinese

## Volba na místě
page-divukraj-clearing-choose-take = { $left ->
    [one] Vyberte si surovinu
    [few] Vyberte si { $left } suroviny, jednu po druhé
   *[other] Vyberte si { $left } surovin, jednu po druhé
  }
page-divukraj-clearing-choose-discard = { $purpose ->
    [haven] Odložte karty: za každé dvě je surovina dle výběru
    [three] Odložte až 3 karty, za každou je surovina dle výběru
    [double] Odložte libovolně karet, za každou doberete dvě
   *[journey] Na Výpravu odložte ještě { $left ->
        [one] { $left } kartu
        [few] { $left } karty
       *[other] { $left } karet
      }
  }
page-divukraj-clearing-discarded = odloženo { $count }
page-divukraj-clearing-earned = { $purpose ->
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
page-divukraj-clearing-choose-use = Využijte některé svítící místo
page-divukraj-clearing-choose-clock = Hodinová věž: za žeton bodu znovu využijte místo, kde stojí váš pomocník
page-divukraj-clearing-choose-meadow = Vezměte si karty z Louky
page-divukraj-clearing-choose-store = Položte na událost suroviny
page-divukraj-clearing-choose-market = Dejte soupeřům suroviny, za každou jsou 2 body
page-divukraj-clearing-choose-lift = Kterého pomocníka si vezmete zpět?
page-divukraj-clearing-choose-range = Který váš pomocník se přesune?
page-divukraj-clearing-choose-revisit = Postavte pomocníka na jiné svítící místo
page-divukraj-clearing-choose-summer = Vezměte si až dvě karty z Louky
page-divukraj-clearing-choice-resource = { $resource }, máte { $count }
page-divukraj-clearing-close = Zavřít

## Roční období
page-divukraj-clearing-seasons = Roční období
page-divukraj-clearing-prepare = { $season_id ->
    [spring] Příprava na jaro
    [summer] Příprava na léto
    [autumn] Příprava na podzim
   *[other] Příprava: { $season }
  }
page-divukraj-clearing-prepare-workers = { $count ->
    [one] vrátí se { $count } pomocník
    [few] vrátí se { $count } pomocníci
   *[other] vrátí se { $count } pomocníků
  }
page-divukraj-clearing-prepare-new = { $count ->
    [one] a přibude jeden nový
    [few] a přibudou { $count } noví
   *[other] a přibude { $count } nových
  }
page-divukraj-clearing-prepare-stay = { $count ->
    [one] { $count } zůstane na svém místě natrvalo
    [few] { $count } zůstanou na svých místech natrvalo
   *[other] { $count } zůstane na svých místech natrvalo
  }
page-divukraj-clearing-prepare-production = Sběr: každá zelená karta se jednou aktivuje
page-divukraj-clearing-prepare-no-production = Nemáte žádnou zelenou kartu
page-divukraj-clearing-prepare-meadow = { $room ->
    [0] Máte plnou ruku: z Louky si nic nevezmete
    [one] Z Louky si můžete vzít { $room } kartu
    [few] Z Louky si můžete vzít až { $room } karty
   *[other] Z Louky si můžete vzít až { $room } karet
  }
page-divukraj-clearing-prepare-clock = Předtím můžete využít Hodinovou věž
page-divukraj-clearing-sure = { $count } { $sign ->
    [twig] { $count ->
        [one] větvička
        [few] větvičky
       *[other] větviček
      }
    [resin] { $count ->
        [one] smůla
        [few] smůly
       *[other] smůl
      }
    [pebble] { $count ->
        [one] oblázek
        [few] oblázky
       *[other] oblázků
      }
    [berry] { $count ->
        [one] bobule
        [few] bobule
       *[other] bobulí
      }
    [card] { $count ->
        [one] karta
        [few] karty
       *[other] karet
      }
   *[any] dle výběru
  }
page-divukraj-clearing-and-choices = a vaše volby
page-divukraj-clearing-prepare-not-yet = { $count ->
    [one] Nejdřív umístěte posledního pomocníka
    [few] Nejdřív umístěte { $count } pomocníky
   *[other] Nejdřív umístěte { $count } pomocníků
  }
page-divukraj-clearing-pass = Pasovat
page-divukraj-clearing-pass-about = Partie pro vás skončí
page-divukraj-clearing-pass-moves = Ještě byste mohli něco udělat: { $workers ->
    [0] { $cards ->
        [one] lze vyložit { $cards } kartu
        [few] lze vyložit { $cards } karty
       *[other] lze vyložit { $cards } karet
      }
    [one] zbývá { $workers } pomocník
    [few] zbývají { $workers } pomocníci
   *[other] zbývá { $workers } pomocníků
  }.
page-divukraj-clearing-pass-really = Opravdu pasovat?
page-divukraj-clearing-pass-not = Hrát dál
page-divukraj-clearing-season-came = { $who }: { $season }

## Soupeři
page-divukraj-clearing-rivals = Soupeři
page-divukraj-clearing-rival-said = { $who }, { $season }, { $points ->
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
page-divukraj-clearing-rival-hand = ruka { $count }
page-divukraj-clearing-rival-goods = větvičky { $twig }, smůla { $resin }, oblázky { $pebble }, bobule { $berry }
page-divukraj-clearing-workers-left = Zbývající pomocníci
page-divukraj-clearing-events-had = Události
page-divukraj-clearing-city-spaces = Místa ve městě
page-divukraj-clearing-more = { $count ->
    [one] ještě { $count }
    [few] ještě { $count }
   *[other] ještě { $count }
  }
page-divukraj-clearing-known-cards = V ruce jistě má
page-divukraj-clearing-unknown-cards = { $count ->
    [one] { $count } karta, kterou neznáte
    [few] { $count } karty, které neznáte
   *[other] { $count } karet, které neznáte
  }
page-divukraj-clearing-city-of = Město: { $who }
page-divukraj-clearing-city-empty = Zatím tu nic nestojí
page-divukraj-clearing-no-space = nezabírá místo
page-divukraj-clearing-copies = { $card }, { $count }×
page-divukraj-clearing-nowhere = { $count ->
    [one] { $count } pomocník nestojí nikde: jeho karta zmizela z města
    [few] { $count } pomocníci nestojí nikde: jejich karty zmizely z města
   *[other] { $count } pomocníků nestojí nikde: jejich karty zmizely z města
  }

## Král Břitva
page-divukraj-clearing-rugwort-year = { $year }. rok
page-divukraj-clearing-rugwort-places = Stojí na: { $places }
page-divukraj-clearing-rugwort-slots = Karty Louky, na které nesmíte: { $slots }
page-divukraj-clearing-rugwort-die = Hodil { $slot } a vzal si kartu { $card }.
page-divukraj-clearing-rugwort-die-empty = Hodil { $slot }: karta tam nebyla.
page-divukraj-clearing-rugwort-die-fool = Hodil { $slot }: Šašek se nastěhoval k vám.
page-divukraj-clearing-rugwort-season = { $season }: přesunul se na { $places }.
page-divukraj-clearing-rugwort-achieved = Získal událost: { $events }.
page-divukraj-clearing-rugwort-scores = Na konci dostane
page-divukraj-clearing-rugwort-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }, každá za 2 body, fialová za 3
page-divukraj-clearing-rugwort-events = události, i ty, které nesplníte
page-divukraj-clearing-rugwort-journey = Výprava
page-divukraj-clearing-rugwort-tokens = žetony
