### Města

mesta-name = Města
mesta-about = Berte karty, pozemky, zajímavosti a dílky budov a postavte z nich nejhezčí čtvrť. 2 až 4 hráči, 8 kol (ve dvou 4, v dlouhé hře 7).
mesta-provenance = Destičky, zajímavosti, bodovací karty a milníky jsme navrhli sami, protože ty tištěné nejsou veřejné; jména měst a pár podmínek ano. Kdo má krabici doma, může přidat svou edici.

## Proč tah nejde
mesta-why-not-now = { $duty ->
    [start] Nejdřív si vyberte startovní destičku (start S2).
    [take] Nejdřív postavte figurku na některé pole (take 2.3).
    [tile] Nejdřív přiložte vzatou destičku (tile 1,0 90).
    [pick] Nejdřív řekněte, která z obou zajímavostí přijde první (pick 1).
    [feature] Nejdřív položte zajímavost (feature 0,1), nebo ji vyřaďte, když nemá kam (discard).
    [piece] Nejdřív řekněte, který dílek přijde na řadu (piece R).
    [build] Nejdřív s dílkem stavějte (build 0,0), nebo ho vyřaďte (discard).
   *[nothing] Nejste na tahu.
  }
mesta-why-start-taken = Startovní destičku { $tile } už někdo má; vyberte si jinou.
mesta-why-slot-taken = Na poli { $slot } stojí hráč { $player }; vyberte si volné.
mesta-why-row-done = V { $row_loc } už { $workers ->
    [one] svou figurku máte
    [few] své { $workers } figurky máte
   *[other] svých { $workers } figurek máte
  }; jděte do jiné řady.
mesta-why-place-taken = Na místě { $place } už leží destička { $tile }.
mesta-why-not-beside = Místo { $place } nesousedí s žádnou destičkou vaší čtvrti; musí se dotýkat celou stranou.
mesta-why-too-large = Čtvrť by měla { $wide ->
    [one] { $wide } destičku
    [few] { $wide } destičky
   *[other] { $wide } destiček
  } na šířku a { $high } na výšku. Smí mít tři krát tři, v dlouhé hře tři krát pět.
mesta-why-looks-alike = Takto natočená vypadá { $tile } stejně jako při { $rotation }; řekněte to tak.
mesta-why-no-tile = Na { $space } žádná destička není.
mesta-why-feature-there = Na { $space } už je { $feature }.
mesta-why-building-there = Na { $space } už stojí budova.
mesta-why-wrong-ground = Sem, na { $space }, zajímavost „{ $feature }“ nepatří: je pro jiný druh políčka.
mesta-why-must-place = Zajímavost „{ $feature }“ se do vaší čtvrti vejde, takže se položit musí (vyřadit by ji dovolila možnost features_optional).
mesta-why-no-piece = Dílek { $colour_gen } barvy vám z tohoto tahu žádný nezbývá.
mesta-why-no-lot = { $space } není stavební parcela: je tam { $ground }.
mesta-why-lot-colour = Parcela { $space } je { $colour }; dílek patří na parcelu své barvy nebo na žolíkovou.
mesta-why-building-colour = Budova na { $space } je { $colour }; všechna její podlaží mají jednu barvu.
mesta-why-full-height = Budova na { $space } už má { $storeys ->
    [one] { $storeys } podlaží
    [few] { $storeys } podlaží
   *[other] { $storeys } podlaží
  }, víc jich mít nesmí.

## Bodovací blok
mesta-pad-twice = „{ $field }“: { $thing } je jen jedna a už ji má „{ $other }“.
mesta-pad-too-many = „{ $field }“: v krabici je { $thing } jen { $copies }krát.
mesta-pad-tile-over = „{ $field }“: na { $x }, { $y } už leží destička { $tile }.
mesta-pad-start = „{ $field }“: čtvrť má právě jednu startovní destičku (S1 až S4), ne { $count }.
mesta-pad-large = „{ $field }“: šířka { $wide } a výška { $high } destiček je moc; čtvrť smí mít tři krát tři, ve dvou hráčích tři krát pět.
mesta-pad-apart = „{ $field }“: destička { $tile } na { $x }, { $y } se žádné jiné nedotýká; každá musí celou stranou sousedit s jinou.
mesta-pad-no-tile = „{ $field }“: na { $x }, { $y } žádná destička není; políčka se počítají od levého horního rohu čtvrti, od nuly.
mesta-pad-feature-there = „{ $field }“: na { $x }, { $y } už je { $other }.
mesta-pad-ground = „{ $field }“: na { $x }, { $y } zajímavost „{ $feature }“ nepatří, je pro jiný druh políčka.
mesta-pad-building-there = „{ $field }“: budova na { $x }, { $y } už tu je; její výšku uveďte jednou.
mesta-pad-lot = „{ $field }“: na { $x }, { $y } { $colour } budova stát nemůže, je tam { $ground }; potřebuje parcelu své barvy, nebo žolíkovou.

## Vlastní edice
mesta-edition-layout = „{ $field }“: { $found } není rozvržení: jsou to dva řádky po dvou políčkách z { $allowed }, třeba [["R", "P"], ["W", "B"]]
mesta-edition-members = „{ $field }“: členem { $one } i { $other } sady by mohla být tatáž budova; musejí se lišit barvou, nebo výškou
mesta-edition-slots = „{ $field }“: { $found } nemohou být hodnoty políček: jsou různé, nejvyšší první

## Herní plán
mesta-draw-round = [bold]{ $round }. kolo z { $rounds }[/] · ★ začíná hráč { $first }
mesta-draw-set-up = [bold]Příprava[/] · startovní destičky:
mesta-draw-over = [bold]Partie skončila[/]
mesta-draw-row-cards = karty
mesta-draw-row-tiles = pozemky
mesta-draw-row-features = zajímavosti
mesta-draw-row-pieces = dílky
mesta-draw-down = lícem dolů
mesta-draw-blind = 2 ze sáčku
mesta-draw-district = [bold]Čtvrť: hráč { $player }[/]
mesta-draw-metropolis = [bold]{ $city }[/]
mesta-draw-no-metropolis = [bold]Metropole se teprve vylosuje[/]
mesta-draw-points = Teď: milníky { $milestones }, voda { $water }, zeleň { $park }, sochy { $statues }, karty { $cards }
mesta-draw-cards = Karty a kolik právě teď platí:
mesta-draw-others = Karty hráče { $player }:
mesta-draw-hand-tile = [bold yellow]Přiložte destičku { $tile }:[/] tile X,Y stupně, třeba [bold]{ $example }[/]
mesta-draw-hand-pick = [bold yellow]Která první?[/] pick 1: { $one }, pick 2: { $two }
mesta-draw-hand-feature = [bold yellow]Položte zajímavost: { $one }[/] · feature x,y
mesta-draw-hand-feature-nowhere = [bold yellow]{ $one } nemá kam:[/] discard
mesta-draw-hand-pieces = [bold yellow]Zbývající dílky:[/] { $pieces } · piece R (Č = R, M = B, Z = G, Ž = Y)
mesta-draw-hand-piece = [bold yellow]Na řadě je dílek { $colour_gen } barvy:[/] build x,y, nebo discard
mesta-draw-R = Č
mesta-draw-B = M
mesta-draw-G = Z
mesta-draw-Y = Ž
mesta-draw-water-sailboat = plach
mesta-draw-water-dolphin = delf
mesta-draw-water-lighthouse = maják
mesta-draw-water-ducks = kach
mesta-draw-park-carousel = kolot
mesta-draw-park-fountain = font
mesta-draw-park-kiosk = stán
mesta-draw-park-flowerbed = záhon
mesta-draw-statue = socha
mesta-draw-wild = žolík
mesta-draw-legend = [dim]Č▲ M≈ Z♣ Ž* parcely · 3Č▲ tři podlaží · ? žolík · ▒ zeleň · ~ voda · 6○ volno · ♟1 hráč · [/][bold yellow]teď možné[/]

## Průběh: $who je hráč, $one a $two jsou slova řádku, $all všechna
mesta-say-start = { $who } začíná s destičkou { $one }.
mesta-say-take = { $who } staví figurku na { $one }.
mesta-say-tile = { $who } přikládá destičku na { $one }, natočenou o { $two }°.
mesta-say-pick = { $who } bere jako první číslo { $one }.
mesta-say-feature = { $who } klade zajímavost na { $one }.
mesta-say-discard = { $who } vyřazuje.
mesta-say-piece = { $who } bere dílek { $one_gen } barvy.
mesta-say-build = { $who } staví na { $one }.
mesta-say-card = Odkrývá se karta: { $one }.
mesta-say-chance-tile = Odkrývá se pozemková destička: { $one }.
mesta-say-chance-feature = Odkrývá se zajímavost: { $one }.
mesta-say-chance-piece = Ze sáčku jde dílek { $one_gen } barvy.
mesta-say-metropolis = Metropole: { $all }.
mesta-say-first = Začíná { $who }.

## Jména
mesta-part-milestones = milníky
mesta-part-water = voda
mesta-part-park = zeleň
mesta-part-statues = sochy
mesta-option-metropolis = město, jehož milníky platí, nebo random (vylosovat)
mesta-option-long = dlouhá hra pro dva: 7 kol, čtvrti o 3 × 5 destičkách
mesta-option-features_optional = smí se vyřadit i zajímavost, která má kam?
mesta-option-first = kdo začíná: místo, nebo random
mesta-option-edition = čí destičky, karty a milníky
mesta-name-New-York = New York
mesta-name-Rio-de-Janeiro = Rio de Janeiro
mesta-name-Barcelona = Barcelona
mesta-name-Lisbon = Lisabon
mesta-name-Sydney = Sydney
mesta-name-Venice = Benátky
mesta-name-Mexico-City = Ciudad de México
mesta-name-Buenos-Aires = Buenos Aires
mesta-name-R = červená
    .gen = červené
mesta-name-B = modrá
    .gen = modré
mesta-name-G = zelená
    .gen = zelené
mesta-name-Y = žlutá
    .gen = žluté
mesta-name-P = zeleň
mesta-name-W = voda
mesta-name-cards = řada bodovacích karet
    .loc = řadě bodovacích karet
mesta-name-tiles = řada pozemkových destiček
    .loc = řadě pozemkových destiček
mesta-name-features = řada zajímavostí
    .loc = řadě zajímavostí
mesta-name-pieces = řada dílků budov
    .loc = řadě dílků budov
mesta-name-water-sailboat = plachetnice
mesta-name-water-dolphin = delfín
mesta-name-water-lighthouse = maják
mesta-name-water-ducks = kachny
mesta-name-park-carousel = kolotoč
mesta-name-park-fountain = fontána
mesta-name-park-kiosk = stánek
mesta-name-park-flowerbed = záhon
mesta-name-statue = socha
mesta-name-wild = žolíková parcela

## Pravidla ve zkratce
mesta-help =
    — [bold]Města ve zkratce[/] —

    • [bold]Sada.[/] Destičky, zajímavosti, karty a milníky jsou tu naše vlastní, protože tištěné seznamy nejsou veřejné. Pravidla jsou ta z krabice.

    • [bold]Příprava.[/] Od hráče po pravici začínajícího a proti směru hodinových ručiček si každý vybere startovní destičku (start S2).

    • [bold]Kolo.[/] Vyloží se čtyři řady: 1 bodovací karty, 2 pozemkové destičky, 3 zajímavosti, 4 dílky budov; pole úplně vpravo je skryté. Hráči po jednom stavějí figurku na volné pole (take 2.3: řada 2, pole 3) a použijí, co tam leží, dokud každý nebyl v každé řadě jednou, ve dvou hráčích dvakrát. Kdo stojí ve čtvrté řadě nejvíc vpravo, začíná příští kolo.

    • [bold]Destička[/] se přikládá ke svým, natočená jakkoli (tile 1,0 90: vpravo od startovní, o 90° po směru hodin). Čtvrť má nejvýš 3 krát 3 destičky.

    • [bold]Zajímavost[/] patří na vodu nebo na zeleň podle obrázku, socha a žolíková parcela na kteroukoli parcelu bez budovy (feature 0,1). Ze dvou řeknete, která bude první (pick 2). Co nemá kam přijít, se vyřadí (discard).

    • [bold]Dílek[/] (piece R, písmena R červená, B modrá, G zelená, Y žlutá) patří na prázdnou parcelu své barvy, na žolíkovou, nebo na budovu své barvy, která má méně než 4 podlaží (build 0,0). Vyřadit ho smíte vždy.

    • [bold]Milníky.[/] Po svém tahu dostanete za každý splněný milník metropole kroužek na nejvyšší volné políčko. Už o něj nepřijdete. Ve dvou hráčích jsou prostřední políčka zakrytá.

    • [bold]Konec[/] je po 8 kolech; ve dvou po 4, nebo po 7 s možností long, kde má čtvrť 3 krát 5 destiček. Platí kroužky; každá vodní oblast a každá oblast zeleně 1, 3, 6, 10 za 1, 2, 3, 4 různé zajímavosti; socha 2; vaše karty. Při shodě rozhodují milníky.

## Druhy tahů
mesta-kind-start = vybrat si tuto startovní destičku
mesta-kind-take = řada.pole: postavit tam figurku a vzít, co tam leží
mesta-kind-tile = přiložit destičku: kam, a o kolik stupňů natočenou
mesta-kind-pick = která ze dvou zajímavostí bude první
mesta-kind-feature = položit zajímavost na toto políčko
mesta-kind-discard = vyřadit ze hry
mesta-kind-piece = dílek této barvy je na řadě
mesta-kind-build = stavět na tomto políčku

## Karty: jména, a za co platí našimi slovy
mesta-name-C01 = Červená čtvrť
mesta-text-C01 = 1 za každou červenou budovu
mesta-part-C01 = { mesta-name-C01 }
mesta-name-C02 = Modrá čtvrť
mesta-text-C02 = 1 za každou modrou budovu
mesta-part-C02 = { mesta-name-C02 }
mesta-name-C03 = Zelená čtvrť
mesta-text-C03 = 1 za každou zelenou budovu
mesta-part-C03 = { mesta-name-C03 }
mesta-name-C04 = Žlutá čtvrť
mesta-text-C04 = 1 za každou žlutou budovu
mesta-part-C04 = { mesta-name-C04 }
mesta-name-C05 = Červené výškové domy
mesta-text-C05 = 3 za každou červenou budovu o 3 nebo 4 podlažích
mesta-part-C05 = { mesta-name-C05 }
mesta-name-C06 = Modré výškové domy
mesta-text-C06 = 3 za každou modrou budovu o 3 nebo 4 podlažích
mesta-part-C06 = { mesta-name-C06 }
mesta-name-C07 = Zelené výškové domy
mesta-text-C07 = 3 za každou zelenou budovu o 3 nebo 4 podlažích
mesta-part-C07 = { mesta-name-C07 }
mesta-name-C08 = Žluté výškové domy
mesta-text-C08 = 3 za každou žlutou budovu o 3 nebo 4 podlažích
mesta-part-C08 = { mesta-name-C08 }
mesta-name-C09 = Nízká zástavba
mesta-text-C09 = 1 za každé 2 budovy o právě 1 podlaží
mesta-part-C09 = { mesta-name-C09 }
mesta-name-C10 = Dvoupodlažní domy
mesta-text-C10 = 1 za každou budovu o právě 2 podlažích
mesta-part-C10 = { mesta-name-C10 }
mesta-name-C11 = Činžovní domy
mesta-text-C11 = 3 za každé 2 budovy o právě 3 podlažích
mesta-part-C11 = { mesta-name-C11 }
mesta-name-C12 = Mrakodrapy
mesta-text-C12 = 3 za každou budovu o 4 podlažích
mesta-part-C12 = { mesta-name-C12 }
mesta-name-C13 = Červené domy u parku
mesta-text-C13 = 2 za každou červenou budovu aspoň o 2 podlažích vedle zeleně
mesta-part-C13 = { mesta-name-C13 }
mesta-name-C14 = Žluté domy u parku
mesta-text-C14 = 2 za každou žlutou budovu aspoň o 2 podlažích vedle zeleně
mesta-part-C14 = { mesta-name-C14 }
mesta-name-C15 = Modré domy u vody
mesta-text-C15 = 2 za každou modrou budovu aspoň o 2 podlažích vedle vody
mesta-part-C15 = { mesta-name-C15 }
mesta-name-C16 = Zelené domy u vody
mesta-text-C16 = 2 za každou zelenou budovu aspoň o 2 podlažích vedle vody
mesta-part-C16 = { mesta-name-C16 }
mesta-name-C17 = Sousedé: červená a žlutá
mesta-text-C17 = 2 za každou dvojici sousedících budov, červené a žluté
mesta-part-C17 = { mesta-name-C17 }
mesta-name-C18 = Sousedé: modrá a zelená
mesta-text-C18 = 2 za každou dvojici sousedících budov, modré a zelené
mesta-part-C18 = { mesta-name-C18 }
mesta-name-C19 = Sousedé: červená a zelená
mesta-text-C19 = 2 za každou dvojici sousedících budov, červené a zelené
mesta-part-C19 = { mesta-name-C19 }
mesta-name-C20 = Sousedé: modrá a žlutá
mesta-text-C20 = 2 za každou dvojici sousedících budov, modré a žluté
mesta-part-C20 = { mesta-name-C20 }
mesta-name-C21 = Vyvážená čtvrť: čtyři barvy
mesta-text-C21 = 2 za každou sadu čtyř barev
mesta-part-C21 = { mesta-name-C21 }
mesta-name-C22 = Vyvážená čtvrť: výšky 1-2-3
mesta-text-C22 = 2 za každou sadu budov o 1, 2 a 3 podlažích
mesta-part-C22 = { mesta-name-C22 }
mesta-name-C23 = Vyvážená čtvrť: výšky 1-2-3-4
mesta-text-C23 = 5 za každou sadu budov o 1, 2, 3 a 4 podlažích
mesta-part-C23 = { mesta-name-C23 }
mesta-name-C24 = Vyvážená čtvrť: čtyři barvy od dvou podlaží
mesta-text-C24 = 5 za každou sadu čtyř barev, každá budova aspoň o 2 podlažích
mesta-part-C24 = { mesta-name-C24 }
mesta-name-C25 = Velké parky
mesta-text-C25 = 2 za každou oblast zeleně aspoň o 3 políčkách
mesta-part-C25 = { mesta-name-C25 }
mesta-name-C26 = Velké vodní plochy
mesta-text-C26 = 2 za každou vodní oblast aspoň o 3 políčkách
mesta-part-C26 = { mesta-name-C26 }
mesta-name-C27 = Mnoho parků
mesta-text-C27 = 2 za každou oblast zeleně s aspoň jednou zajímavostí
mesta-part-C27 = { mesta-name-C27 }
mesta-name-C28 = Mnoho vodních ploch
mesta-text-C28 = 2 za každou vodní oblast s aspoň jednou zajímavostí
mesta-part-C28 = { mesta-name-C28 }
mesta-name-C29 = Návštěvníci parku
mesta-text-C29 = 1 za každou zajímavost na vaší zeleni
mesta-part-C29 = { mesta-name-C29 }
mesta-name-C30 = Ruch na vodě
mesta-text-C30 = 1 za každou zajímavost na vaší vodě
mesta-part-C30 = { mesta-name-C30 }
mesta-name-C31 = Rušné ulice
mesta-text-C31 = 2 za každou řadu nebo sloupec s aspoň 4 budovami
mesta-part-C31 = { mesta-name-C31 }
mesta-name-C32 = Náměstí se sochami
mesta-text-C32 = 1 za každou budovu vedle sochy
mesta-part-C32 = { mesta-name-C32 }

## Milníky
mesta-name-A01 = Central Park
mesta-text-A01 = oblast zeleně aspoň o 6 políčkách
mesta-name-A02 = Mrakodrapy
mesta-text-A02 = 4 budovy o 3 nebo 4 podlažích
mesta-name-A03 = Avenue
mesta-text-A03 = 4 budovy v řadě těsně za sebou
mesta-name-A04 = Copacabana
mesta-text-A04 = 7 budov vedle vody
mesta-name-A05 = Corcovado
mesta-text-A05 = 2 sochy
mesta-name-A06 = Prales Tijuca
mesta-text-A06 = oblast zeleně se 3 různými zajímavostmi
mesta-name-A07 = Blok Eixample
mesta-text-A07 = čtverec 2×2 budov
mesta-name-A08 = La Rambla
mesta-text-A08 = 4 políčka zeleně v řadě těsně za sebou
mesta-name-A09 = Modernistické panorama
mesta-text-A09 = 4 budovy čtyř barev a čtyř výšek
mesta-name-A10 = Stejnorodé čtvrtě
mesta-text-A10 = 3 oblasti po 3 parcelách téže barvy (6 parcel platí za dvě)
mesta-name-A11 = Sedm pahorků
mesta-text-A11 = 7 budov aspoň o 2 podlažích
mesta-name-A12 = Břeh Teja
mesta-text-A12 = 5 budov u téže vodní oblasti
mesta-name-A13 = Zátoka
mesta-text-A13 = vodní oblast aspoň o 7 políčkách
mesta-name-A14 = Panorama nábřeží
mesta-text-A14 = budovy o 1, 2, 3 i 4 podlažích, všechny vedle vody
mesta-name-A15 = Nábřeží u opery
mesta-text-A15 = vodní oblast se 3 různými zajímavostmi
mesta-name-A16 = Canal Grande
mesta-text-A16 = vodní oblast, která sahá přes 6 políček, napříč nebo dolů
mesta-name-A17 = Mosty
mesta-text-A17 = 3 políčka vody s budovami na dvou protějších stranách
mesta-name-A18 = Paláce u vody
mesta-text-A18 = 5 budov aspoň o 2 podlažích vedle vody
mesta-name-A19 = Historické centrum
mesta-text-A19 = 8 budov o právě 1 podlaží
mesta-name-A20 = Chapultepec
mesta-text-A20 = celkem 10 políček zeleně
mesta-name-A21 = Latinskoamerická věž
mesta-text-A21 = budova o 3 nebo 4 podlažích vedle 2 jednopodlažních
mesta-name-A22 = Caminito
mesta-text-A22 = budovy všech čtyř barev v jedné řadě nebo sloupci
mesta-name-A23 = Obelisk
mesta-text-A23 = socha vedle 3 budov
mesta-name-A24 = Háje Palermo
mesta-text-A24 = 2 oblasti zeleně aspoň o 3 políčkách
