### Hashi

hashi-name = Hashi
hashi-about = Číslujte ostrovy a spojujte je mosty, všichni zároveň. 1 až 4 hráči, 17 kol.
hashi-provenance = Obě mapy ostrovů a balíček karet jsme navrhli sami, protože ty tištěné nejsou veřejné. Kdo má krabici doma, může přidat svou edici.

## Proč tah nejde
hashi-why-not-now = { $duty ->
    [start] Nejdřív se píše počáteční číslo.
    [write] Nejdřív zapište číslo, nebo zápis vynechte.
    [bridges] Teď jsou na řadě mosty, nebo jejich vynechání.
   *[nothing] V tomto kole už máte hotovo.
  }
hashi-why-flagged = Ostrov { $island } má vlajku; počáteční číslo patří na ostrov bez vlajky.
hashi-why-has-number = Ostrov { $island } už číslo má: { $number }.
hashi-why-flag-needs-bridge = Ostrov { $island } má vlajku: než dostane číslo, musí k němu vést most z některého dřívějšího kola.
hashi-why-too-small = K ostrovu { $island } { $bridges ->
    [one] vede jeden most
    [few] vedou { $bridges } mosty
   *[other] vede { $bridges } mostů
  }, menší číslo tam být nemůže.
hashi-why-no-such-line = Mezi { $line } žádná přerušovaná čára nevede.
hashi-why-no-number = Ani jeden z ostrovů { $line } nemá číslo; most ho potřebuje aspoň na jednom konci.
hashi-why-line-full = Na čáře { $line } už dva mosty jsou.
hashi-why-crosses = Most na čáře { $line } by křížil ten na čáře { $rival }.
hashi-why-island-full = K ostrovu { $island } už další most nesmí: { $bridges ->
    [one] má svůj jeden
    [few] má své { $bridges }
   *[other] má svých { $bridges }
  }.
hashi-why-rest-does-not-fit = Musí se vejít { $owed ->
    [few] všechny { $owed } mosty
   *[other] všech { $owed } mostů
  }, a po tomhle by se zbytek nevešel.
hashi-why-bridges-begun = Mosty jsou začaté: { $owed ->
    [one] ještě jeden
    [few] ještě { $owed }
   *[other] ještě { $owed }
  } je třeba zakreslit, nebo vezměte první zpět.

## Bodovací blok
hashi-pad-too-many = „{ $field }“: k ostrovu { $island }, který unese { $most }, { $bridges ->
    [one] vede jeden most
    [few] vedou { $bridges } mosty
   *[other] vede { $bridges } mostů
  }. Je-li to chyba od stolu, uveďte ostrov v "crossed_out"; body za něj nejsou.
hashi-pad-no-number = „{ $field }“: ani jeden z ostrovů { $line } nemá číslo, most tam být nemůže.
hashi-pad-crosses = „{ $field }“: most na čáře { $line } kříží ten na čáře { $rival }; být tam může jen jeden.

## Vlastní edice
hashi-edition-red-flags = „{ $field }“: červené vlajky mají být { $expected }, ne { $count }
hashi-edition-blue-flags = „{ $field }“: modré vlajky mají být { $expected }, ne { $count }
hashi-edition-island-place = „{ $field }“: { $place } nemůže být jeho místo: leží tam už jiný ostrov
hashi-edition-line-ends = „{ $field }“: { $line } není čára: a a b jsou id dvou ostrovů
hashi-edition-line-twice = „{ $field }“: čára { $line } už tam je
hashi-edition-line-bent = „{ $field }“: čára { $line } není ani vodorovná, ani svislá
hashi-edition-line-over = „{ $field }“: čára { $line } vede přes ostrov { $island }; čáry spojují sousedy

## Tabulka
hashi-draw-set-up = [bold]Příprava[/] · trojka nebo čtyřka na ostrov bez vlajky, na tabulku souseda po levici
hashi-draw-round = [bold]{ $round }. kolo z { $rounds }[/] · karta: číslo [bold]{ $numeral }[/], [bold]{ $bridges ->
    [one] 1 most
    [few] { $bridges } mosty
   *[other] { $bridges } mostů
  }[/]
hashi-draw-unseen = Ještě neodkryté:
hashi-draw-red = Č
hashi-draw-blue = M
hashi-draw-legend = [dim](3) číslo · \[3] hotový · [red]Č▲[/red] [blue]M≈[/blue] vlajky · ┄ čára · ─ most · ═ dva mosty · žlutě: teď možné[/dim]

## Průběh: $who je hráč, $one a $two jsou slova řádku
hashi-say-start = { $who } píše sousedovi { $two } na ostrov { $one }.
hashi-say-write = { $who } píše na ostrov { $one }.
hashi-say-skip-write = { $who } nic nepíše.
hashi-say-bridge = { $who } staví { $one }.
hashi-say-skip-bridges = { $who } nic nestaví.
hashi-say-card = Odkrývá se karta { $one }.

## Jména
hashi-part-islands = ostrovy
hashi-part-red = červené vlajky
hashi-part-blue = modré vlajky
hashi-part-six = šest spojených
hashi-part-rating = hodnost
hashi-option-side = strana tabulky; B je trochu těžší
hashi-option-edition = čí tabulky a karty
hashi-name-helper = podavač
hashi-name-water-carrier = nosič vody
hashi-name-bamboo-binder = vazač bambusů
hashi-name-screw-tightener = utahovač šroubů
hashi-name-concrete-pourer = nalévač betonu
hashi-name-project-manager = vedoucí projektu
hashi-name-bridge-master = mostový mistr
hashi-name-expert-planner = odborný plánovač
hashi-name-head-of-statics = vedoucí statiky
hashi-name-design-ace = projekční eso
hashi-name-construction-genius = konstrukční génius
hashi-name-island-god = ostrovní bůh

## Pravidla ve zkratce
hashi-help =
    — [bold]Hashi ve zkratce[/] —

    • [bold]Příprava.[/] Každý napíše 3 nebo 4 na ostrov bez vlajky a podá tabulku sousedovi po levici. (start 4 3: trojka na ostrov 4.) Jedna z 18 karet se neviděná odloží.

    • [bold]Kolo.[/] Odkryje se karta: číslo a 1 až 3 mosty. Všichni ji použijí zároveň, celkem sedmnáctkrát.

    • [bold]a) Zapsat číslo[/] na prázdný ostrov (write 11), nebo zápis vynechat (skip-write). Ostrov s vlajkou potřebuje most z dřívějšího kola. Číslo nesmí být menší než počet mostů, které tam už vedou. Čísla se nemění.

    • [bold]b) Zakreslit všechny mosty[/] z karty (bridge 8-11, za každý jeden řádek), nebo žádný (skip-bridges). Most vede po přerušované čáře, aspoň na jednom konci musí být číslo, nikdy nekříží jiný most; na čáru se vejdou nejvýš dva, k ostrovu tolik, kolik má napsáno, bez čísla 6.

    • [bold]Hotový[/] je ostrov, ke kterému vede přesně tolik mostů, kolik má napsáno. Další už k němu nesmí.

    • [bold]Prémie[/], každá jednou, na konci kola. Všechny červené vlajky hotové: 9, později 5. Všechny modré: 7, později 3. Šest hotových ostrovů spojených bez nehotového mezi nimi: 8, později 4. Vyšší hodnotu mají všichni, komu se to povede v prvním kole, kdy se to povede někomu. Sám hráč: modré do 7. karty, červené a šest do 12. karty.

    • [bold]Konec.[/] 2 body za každý hotový ostrov a prémie. Kdo má stejně, o výhru se dělí. Sám hráč má podle součtu hodnost, od podavače po ostrovního boha za 60.

## Druhy tahů
hashi-kind-start = ostrov a číslo: počáteční číslo pro souseda
hashi-kind-write = číslo z karty na tento ostrov
hashi-kind-skip-write = nic nepsat
hashi-kind-bridge = jeden most mezi těmito ostrovy
hashi-kind-skip-bridges = nic nestavět
