### Bobřany

bobrany-name = Bobřany
bobrany-about = Lovte z řeky dílky a stavte město, kde na sebe chodníčky navazují; kolik je hodno, říká sedm karet. 2 hráči, nejvýš 19 kol.
bobrany-provenance = Dílky i karty odpovídají českým pravidlům, kde jsou všechny uvedené. Nejasná místa jsou vypsaná mezi výklady pravidel.

## Proč tah nejde
bobrany-why-not-now = { $duty ->
    [turn] Žádný dílek nečeká na umístění ani na zaplacení: vezměte si nějaký, použijte figurku, nebo ukončete tah (end).
    [place] Nejdřív umístěte získaný dílek (place B3 90).
    [pay] Dílek ještě není zaplacený: rozeberte figurku na další hranici (pay crane).
   *[nothing] Teď nejste na tahu.
  }
bobrany-why-main-used = Hlavní akci tohoto tahu už máte za sebou; zbývají volné akce a end.
bobrany-why-no-tile = Na místě { $slot } v řece žádný dílek není.
bobrany-why-rivals-raft = Dílek na místě { $slot } je zamluvený, leží na něm soupeřův vor.
bobrany-why-own-raft = Na místě { $slot } leží váš vor: takový dílek získáte volnou akcí (claim { $slot }).
bobrany-why-no-raft = Na místě { $slot } váš vor není, nemáte tam tedy co získat.
bobrany-why-has-raft = Na místě { $slot } už vor leží.
bobrany-why-no-token = V zásobě nemáte: { $token }.
bobrany-why-town-full = Vaše město už je plné.
bobrany-why-no-place = Na { $tile } není místo: do sloupce { $column } se nevejde ani s vašimi figurkami a jeřáb tu nepomůže.
bobrany-why-cell-taken = Na poli { $cell } už dílek leží.
bobrany-why-needs-crane = Tenhle dílek patří do sloupce { $column }; na pole { $cell } jen s jeřábem, a ten nemáte.
bobrany-why-same-rotation = { $tile }: takto otočený vypadá stejně jako při { $rotation }°, řekněte to tak.
bobrany-why-cannot-pay = { $mismatches ->
    [one] Nesedí jedna hranice
    [few] Nesedí { $mismatches } hranice
   *[other] Nesedí { $mismatches } hranic
  } a každá stojí figurku; { $tokens ->
    [0] na to žádnou nemáte
    [one] na to máte jen jednu
    [few] na to máte jen { $tokens }
   *[other] na to máte jen { $tokens }
  }.
bobrany-why-not-laid = { $border }: figurka spojí jen dva dílky, které už ve městě leží.
bobrany-why-connected = { $border }: tyhle dílky už propojené jsou, figurka by přišla nazmar.

## Bodovací blok
bobrany-pad-same-colour = „{ $field }“: { $card } a { $other } mají stejnou barvu; od každé barvy je jedna karta.
bobrany-pad-too-many = „{ $field }“: dílků jedné barvy je moc ({ $tile }): zatím je jich { $count }, v krabici { $most }.
bobrany-pad-two-builders = „{ $field }“: bobra stavitele má jen ten, kdo město zaplnil první.
bobrany-pad-beaver = „{ $field }“: „{ $cell }“ není pole s hnědým dílkem, nebo tu stojí dvakrát; na každém hnědém dílku je jeden bobr.
bobrany-pad-not-laid = „{ $field }“: na hranici { $border } neleží dílek z obou stran; figurka patří mezi dva dílky.
bobrany-pad-walkways = „{ $field }“: tady jsou chodníčky potřeba, protože na nich závisí některá karta; třeba "NE".
bobrany-pad-mismatch = „{ $field }“: na hranici { $border } má chodníček jen jeden z dílků; opravte to, nebo ji přidejte do "links".
bobrany-pad-connected = „{ $field }“: { $border } je propojené i bez téhle figurky; ležet může jen na nepropojené hranici, a jen jednou.

## Vlastní edice
bobrany-edition-tile = „{ $field }“: „{ $tile }“ není dílek této hry: barva, tvar a figurka k sobě nepatří
bobrany-edition-copies = „{ $field }“: dílků „{ $tile }“ má být { $expected }, ne { $count }
bobrany-edition-first = „{ $field }“: "first_game" má mít přesně { $count } karet, od každé barvy jedna

## Stůl
bobrany-draw-over = [bold]Konec hry[/]
bobrany-draw-round = [bold]{ $round }. kolo[/] · začíná hráč { $player }
bobrany-draw-turn = Na tahu je hráč [bold]{ $player }[/] · hlavní akce { $main ->
    [0] už byla
   *[other] ještě zbývá
  }
bobrany-draw-place = [bold yellow]Umístěte:[/] { $tile } · sloupec { $column }
bobrany-draw-pay = [bold yellow]Zaplaťte[/] za pole { $cell }, strany { $sides }: po jedné figurce
bobrany-draw-position = Řeka { $position }
bobrany-draw-unseen = [dim]Lícem dolů: { $count }. Co leží na Řece 4, po tomto kole spadne přes vodopád.[/]
bobrany-draw-town = ♟{ $player } Město hráče { $player }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }
bobrany-draw-reserve = Zásoba:
bobrany-draw-builder = bobr stavitel 5
bobrany-draw-done = nic dalšího se nevejde
bobrany-draw-cards = Karty a co teď vynášejí hráči { $player } (soupeři)
bobrany-draw-red = Č
bobrany-draw-orange = O
bobrany-draw-yellow = Ž
bobrany-draw-green = Z
bobrany-draw-blue = M
bobrany-draw-purple = F
bobrany-draw-brown = H
bobrany-draw-token-crane = J
bobrany-draw-token-dam = H
bobrany-draw-token-raft = V
bobrany-draw-token-raft2 = 2
bobrany-draw-legend = [dim](J) jeřáb (H) hráz (V) vor (2) dvoubarevný vor · ╵ └ │ ├ ┼ chodníčky při 0° · [/][bold yellow]>1.2<[/][dim] [/][bold yellow]+[/][dim] teď možné[/]

## Karty ve zkratce
bobrany-text-namesti = 5 za bobra, který projde celé město: zleva přes svůj dílek ven vpravo
bobrany-text-dvur = 2 za červený dílek, 1 za každou figurku stavby v zásobě
bobrany-text-zahrada = 5 za zelený dílek v rohu města
bobrany-text-hriste = 5 za zelený dílek na některém ze čtyř polí uprostřed
bobrany-text-statek = zelený dílek 2, 3, 4 nebo 5 podle sloupce, počítáno zleva
bobrany-text-lesopark = 5 za zelený dílek bez jiného zeleného v řádku i sloupci
bobrany-text-svatyne = 4 za fialový dílek; 6 navíc, kdo jich má víc než soupeř
bobrany-text-klaster = fialový dílek: velikost největší jiné skupiny u jeho stran
bobrany-text-poustevna = 5 za fialový dílek, u jehož stran není modrá, oranžová ani červená
bobrany-text-pagoda = fialové dílky 1: -9, 2: 8, 3: -6, 4: 20, 5: -3, 6: 36
bobrany-text-jidlo = oranžový dílek: 2 za každý dílek jiné barvy u jeho stran
bobrany-text-kvetiny = oranžový dílek: 2 za každou jinou barvu u jeho stran
bobrany-text-latky = oranžový dílek: 2 za každý dílek jiné barvy u jeho rohů
bobrany-text-sperky = oranžový dílek: 2 za každou jinou barvu u jeho rohů
bobrany-text-bednarstvi = modrý dílek: 2 za každou jinou barvu v jeho sloupci
bobrany-text-truhlarstvi = modrý dílek: 2 za každou jinou barvu v jeho řádku
bobrany-text-krejcovstvi = modrý dílek: 2 za každý další modrý v jeho řádku nebo sloupci
bobrany-text-kovarstvi = modrý dílek: 2 za každou jinou barvu na jeho úhlopříčkách
bobrany-text-chalupa = 5 za žlutý dílek ve skupině přesně dvou
bobrany-text-srub = propojené žluté 2: 5, 3: 8, 4: 12, 5: 17, 6: 23, 7: 30, 8+: 40
bobrany-text-bouda = 5 za žlutý dílek ve skupině přesně tří
bobrany-text-salas = skupiny žlutých 2: 5, 3: 8, 4: 12, 5: 17, 6: 23, 7: 30, 8+: 40

## Průběh: $who je hráč, $one a $two jsou slova řádku, $all všechna dohromady
bobrany-say-take = { $who } bere dílek z místa { $one }.
bobrany-say-dam = { $who } používá hráz a bere navíc dílek z místa { $one }.
bobrany-say-claim = { $who } získává dílek pod svým vorem na místě { $one }.
bobrany-say-raft = { $who } dává jednobarevný vor na místo { $one }.
bobrany-say-raft2 = { $who } dává dvoubarevný vor na místo { $one }.
bobrany-say-place = { $who } ho umisťuje na { $one }, otočený o { $two }°.
bobrany-say-pay = { $who } za to rozebírá { $one }.
bobrany-say-scuttle = { $who } rozebírá { $two } mezi { $one }.
bobrany-say-end = { $who } končí tah.
bobrany-say-first = Začíná { $who }.
bobrany-say-card = Ve hře je karta { $one }.
bobrany-say-tile = Po řece připlouvá { $all }.

## Jména
bobrany-part-namesti = { bobrany-name-namesti }
bobrany-part-dvur = { bobrany-name-dvur }
bobrany-part-zahrada = { bobrany-name-zahrada }
bobrany-part-hriste = { bobrany-name-hriste }
bobrany-part-statek = { bobrany-name-statek }
bobrany-part-lesopark = { bobrany-name-lesopark }
bobrany-part-svatyne = { bobrany-name-svatyne }
bobrany-part-klaster = { bobrany-name-klaster }
bobrany-part-poustevna = { bobrany-name-poustevna }
bobrany-part-pagoda = { bobrany-name-pagoda }
bobrany-part-jidlo = { bobrany-name-jidlo }
bobrany-part-kvetiny = { bobrany-name-kvetiny }
bobrany-part-latky = { bobrany-name-latky }
bobrany-part-sperky = { bobrany-name-sperky }
bobrany-part-bednarstvi = { bobrany-name-bednarstvi }
bobrany-part-truhlarstvi = { bobrany-name-truhlarstvi }
bobrany-part-krejcovstvi = { bobrany-name-krejcovstvi }
bobrany-part-kovarstvi = { bobrany-name-kovarstvi }
bobrany-part-chalupa = { bobrany-name-chalupa }
bobrany-part-srub = { bobrany-name-srub }
bobrany-part-bouda = { bobrany-name-bouda }
bobrany-part-salas = { bobrany-name-salas }
bobrany-part-builder = bobr stavitel
bobrany-option-cards = bodovací karty: first (pro první hru), random (náhodné), nebo sedm id, od každé barvy jedno
bobrany-option-first = kdo začíná: místo, nebo random
bobrany-option-monastery_lone = počítá se pro Klášter i samotný dílek jako skupina o jednom?
bobrany-option-edition = čí čísla na kartách
bobrany-name-namesti = Náměstí
bobrany-name-dvur = Dvůr
bobrany-name-zahrada = Zahrada
bobrany-name-hriste = Hřiště
bobrany-name-statek = Statek
bobrany-name-lesopark = Lesopark
bobrany-name-svatyne = Svatyně
bobrany-name-klaster = Klášter
bobrany-name-poustevna = Poustevna
bobrany-name-pagoda = Pagoda
bobrany-name-jidlo = Jídlo
bobrany-name-kvetiny = Květiny
bobrany-name-latky = Látky
bobrany-name-sperky = Šperky
bobrany-name-bednarstvi = Bednářství
bobrany-name-truhlarstvi = Truhlářství
bobrany-name-krejcovstvi = Krejčovství
bobrany-name-kovarstvi = Kovářství
bobrany-name-chalupa = Chalupa
bobrany-name-srub = Srub
bobrany-name-bouda = Bouda
bobrany-name-salas = Salaš
bobrany-name-crane = jeřáb
bobrany-name-dam = hráz
bobrany-name-raft = jednobarevný vor
bobrany-name-raft2 = dvoubarevný vor
bobrany-name-green = zelený dílek
bobrany-name-brown = hnědý dílek s bobrem
bobrany-name-red = červený dílek
bobrany-name-purple = fialový dílek
bobrany-name-orange = oranžový dílek
bobrany-name-blue = modrý dílek
bobrany-name-yellow = žlutý dílek
bobrany-name-green-corner = zelený dílek (zatáčka)
bobrany-name-green-straight = zelený dílek (rovný)
bobrany-name-red-crane = červený dílek s jeřábem
bobrany-name-red-dam = červený dílek s hrází
bobrany-name-red-raft = červený dílek s vorem
bobrany-name-purple-corner = fialový dílek (zatáčka)
bobrany-name-purple-straight = fialový dílek (rovný)
bobrany-name-orange-corner = oranžový dílek (zatáčka)
bobrany-name-orange-straight = oranžový dílek (rovný)
bobrany-name-orange-tee = oranžový dílek (tři směry)
bobrany-name-blue-corner = modrý dílek (zatáčka)
bobrany-name-blue-straight = modrý dílek (rovný)
bobrany-name-blue-tee = modrý dílek (tři směry)
bobrany-name-blue-cross = modrý dílek (kříž)
bobrany-name-yellow-end = žlutý dílek (slepý)
bobrany-name-yellow-corner = žlutý dílek (zatáčka)
bobrany-name-yellow-straight = žlutý dílek (rovný)
bobrany-name-yellow-tee = žlutý dílek (tři směry)
bobrany-name-yellow-cross = žlutý dílek (kříž)

## Pravidla ve zkratce
bobrany-help =
    — [bold]Bobřany ve zkratce[/] —

    • [bold]Řeka[/] má čtyři místa po třech dílcích. Každé kolo přibudou na prvním tři nové, ostatní se o místo posunou a co leželo na čtvrtém, je pryč. Po 16 kolech už nic nepřibývá. Dílek ze třetího místa patří do třetího sloupce vašeho města.

    • [bold]Tah:[/] jedna hlavní akce a kolik chcete volných, před ní i po ní; nakonec end.

    • [bold]Hlavní akce:[/] vzít dílek, na kterém není vor (take 2.1), nebo na dílek vor dát, a tím si ho zamluvit (raft 3.2, raft2 3.2), nebo nic.

    • [bold]Volné akce:[/] získat dílek pod svým vorem (claim 3.2; jednobarevný vor se vrátí, dvoubarevný je pryč). Za hráz vzít jeden dílek navíc (dam 1.3). Za jeřáb umístit dílek do jiného sloupce (prostě ho tam dejte). Rozebrat figurku mezi dva ležící dílky, a tím je propojit (scuttle A1-B1 dam).

    • [bold]Umístění[/] (place B3 90, otáčí se po směru hodin): chodníček má navazovat na chodníček. Kde ho má jen jeden ze dvou sousedů, musí se na tu hranici rozebrat figurka (pay crane). Okraj města a prázdné pole dovolí cokoli. Dílek, který nemůžete umístit, si nesmíte vzít. Červený dílek dá svou figurku ještě před umístěním.

    • [bold]Konec[/] přijde, když už ani jeden z vás nikdy nic neumístí. Kdo první zaplní všech 16 polí, dostane bobra stavitele za 5 bodů a při shodě vyhrává.

    • [bold]Body[/] jsou ze sedmi karet ve hře. Skupina jsou dva a víc dílků jedné barvy, které spolu sousedí stranou, ať mají chodníčky jakékoli.

## Druhy tahů
bobrany-kind-take = hlavní akce: dílek z tohoto místa řeky
bobrany-kind-dam = za hráz jeden dílek navíc
bobrany-kind-claim = dílek pod vaším vorem
bobrany-kind-raft = hlavní akce: váš jednobarevný vor na tento dílek
bobrany-kind-raft2 = hlavní akce: dvoubarevný vor na tento dílek
bobrany-kind-place = pole a stupně po směru hodin; jiný sloupec stojí jeřáb
bobrany-kind-pay = figurka na další hranici, která nesedí
bobrany-kind-scuttle = figurka natrvalo na tuto hranici
bobrany-kind-end = ukončit tah
