### Stránka: deska Bobřan

page-bobrany-waterside = Řeka a pod ní město
page-bobrany-river = Řeka: čtyři pozice, zleva doprava k vodopádu
page-bobrany-town = { $mine ->
    [yes] Vaše město
   *[no] Město: { $who }
  }
page-bobrany-mine = Vaše body a figurky
page-bobrany-rival = { $who }: město, body a figurky
page-bobrany-keys = Šipkami se pohybujete po řece a po městě. Enter vezme dílek nebo vybere pole. R dílek otočí, se Shiftem doleva. T zaplatí jinou figurkou. 1 až 4 vezmou figurku do ruky. K přejde na karty. C potvrdí, U vrátí, P ukončí tah.
page-bobrany-over-edge = příště|přes okraj
page-bobrany-tabs = Soupeř nebo karty
page-bobrany-tab-table = Stůl
page-bobrany-tab-mine = Moje
page-bobrany-tab-rival = Soupeř
page-bobrany-tab-cards = Karty

## Dílky
page-bobrany-face = { $colour ->
    [green] zelený park
    [brown] hnědý dílek
    [red] červené staveniště
    [purple] fialový chrám
    [orange] oranžové tržiště
    [blue] modrá dílna
   *[yellow] žlutý dům
  }, { $kind ->
    [dead_end] slepý
    [corner] roh
    [straight] rovně
    [tee] téčko
    [beaver] bobr
    [crane] jeřáb
    [dam] hráz
    [raft2] vor
   *[cross] kříž
  }
page-bobrany-side-N = nahoru
page-bobrany-side-E = doprava
page-bobrany-side-S = dolů
page-bobrany-side-W = doleva
page-bobrany-ways = { $count ->
    [4] chodníčky všemi směry
    [one] chodníček { $sides }
   *[other] chodníčky { $sides }
  }

## Řeka
page-bobrany-slot = Pozice { $position }, místo { $slot }: { $face }.
page-bobrany-slot-empty = Pozice { $position }, místo { $slot }: prázdné.
page-bobrany-slot-raft = { $whose ->
    [mine] Váš vor: dílek si můžete vzít.
    [theirs] Vor soupeře, nelze vzít.
   *[nobody] Vor: { $who }.
  }
page-bobrany-column = { $count ->
    [0] Sloupec { $column } je plný.
   *[other] Sloupec { $column }, volné { $cells }.
  }
page-bobrany-best = Nejvíc { $gain }.
page-bobrany-taken = Vybráno.

## Město
page-bobrany-cell = { $cell }: { $face }.
page-bobrany-cell-ways = Má { $ways }{ $count ->
    [0] .
   *[other] , spojeno s { $cells }.
  }
page-bobrany-plot = { $cell }, prázdné{ $can ->
    [gain] , sem můžete, { $gain }.
    [legal] , sem můžete.
   *[no] .
  }
page-bobrany-ghost = Náhled { $cell }, { $ways }.
page-bobrany-joins = Spojí { $cells }.
page-bobrany-pays-at = U { $cell } zaplatí { $token }.
page-bobrany-blocked-at = U { $cell } nenavazuje a není čím zaplatit.
page-bobrany-change = Vy { $mine }, { $who } { $theirs }.
page-bobrany-blocked = { $count ->
    [one] 1 konec nenavazuje
    [few] { $count } konce nenavazují
   *[other] { $count } konců nenavazuje
  }
page-bobrany-report-joins = { $count ->
    [one] Spojený chodníček: { $cells }
    [few] { $count } spojené chodníčky: { $cells }
   *[other] { $count } spojených chodníčků: { $cells }
  }
page-bobrany-pay-otherwise = { $border }: zaplatit jinou figurkou
page-bobrany-onto = { $token } na hranici { $border }
page-bobrany-spaces = Pole pro dílek
page-bobrany-turn-left = Otočit doleva
page-bobrany-turn-right = Otočit doprava

## Hráči a figurky
page-bobrany-who = { $bot ->
    [yes] robot ·{" "}
   *[no] {""}
  }{ $acts ->
    [yes] na tahu ·{" "}
   *[no] {""}
  }{ $laid }/{ $of }
page-bobrany-reserve = Zásoba
page-bobrany-chip = { $token }: { $state ->
    [pays] zbude { $count }, jedna se použije
    [out] v řece
   *[has] { $count }
  }
page-bobrany-flag-pays = zaplatí
page-bobrany-flag-out = v řece
page-bobrany-builder = bobr stavitel: kdo první zaplní město
page-bobrany-builder-has = má bobra stavitele
page-bobrany-pass = Ukončit tah a nic si nevzít (P)

## Karty
page-bobrany-cards = Bodovací karty
page-bobrany-now-possible = teď / možné
page-bobrany-card = { $card }: { $mine ->
    [yes] vy
   *[no] { $who }
  } { $now } z možných { $most }, { $rival } { $theirs } z možných { $limit }.
page-bobrany-counting = Počítá se { $card }
page-bobrany-counted = za { $cells }
page-bobrany-count-none = Zatím nic.

## Co je třeba udělat
page-bobrany-round = { $drains ->
    [yes] { $round }. kolo, řeka odtéká
   *[no] Kolo { $round } z { $rounds }
  }
page-bobrany-do-take = { $only ->
    [end] Už se nedá nic udělat: ukončete tah.
   *[tile] Vyberte dílek z řeky.
  }
page-bobrany-do-place = { $whole ->
    [yes] Potvrďte { $cell }, otočte dílek (R), nebo zvolte jiné pole.
   *[no] Vyberte pole ve sloupci { $column } ({ $face }).
  }
page-bobrany-do-turn = Takhle se na { $cell } nevejde: otočte dílek, nebo zvolte jiné pole.
page-bobrany-do-token = { $kind ->
    [crane] Použijte figurku ({ $token }): { $held ->
        [yes] vyberte pole v kterémkoli sloupci.
       *[no] vyberte dílek, smí do kteréhokoli sloupce.
      }
    [dam] Použijte figurku ({ $token }): vyberte ještě jeden dílek, nebo hranici.
   *[raft] Použijte figurku ({ $token }): vyberte dílek, který si zamluvíte, nebo hranici.
  }
page-bobrany-do-main = Pokračujte: vezměte si dílek, nebo si nějaký zamluvte; anebo ukončete tah (P).
page-bobrany-do-confirm = Takhle? Potvrďte, nebo pokračujte volnými akcemi.
page-bobrany-do-end = { $main ->
    [left] Ukončit tah bez hlavní akce? Potvrďte.
   *[used] Ukončit tah? Potvrďte.
  }
