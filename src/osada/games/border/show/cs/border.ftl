### Hranice (The Border)

border-name = The Border
border-about = Zakřížkujte políčka kolem devíti území: aktivní hráč celé barevné oblasti, ostatní zbylými kostkami. 2 až 4 hráči.
border-provenance = Mapu, čtyři rozvržení barev a část hodnot území jsme navrhli sami, protože ty tištěné nejsou veřejné. Kdo má krabici doma, může přidat svou edici.

## Proč tah nejde
border-why-not-now = { $duty ->
    [choice] Kostky padly: teď některé hoďte znovu (reroll 135), nebo je všechny nechte (stop).
    [first] Kostky platí a je vaše první akce: dokončujte celé oblasti (group grey3), nebo řekněte done.
    [second] Je vaše druhá akce: křížkujte jednotlivá políčka vedle zakřížkovaných (cross 57), nebo řekněte done.
   *[nothing] Právě teď nic na práci nemáte.
  }
border-why-group-full = Oblast { $group } už zakřížkovaná je; vyberte takovou, kde něco zbývá.
border-why-no-die = Žádná { $colour } kostka už pro vás nezbývá; vezměte jinou barvu, nebo řekněte done.
border-why-too-few-dice = V první akci se křížkují jen celé oblasti: téhle { $missing ->
    [one] chybí jedno políčko
    [few] chybějí { $missing } políčka
   *[other] chybí { $missing } políček
  }, ale { $dice ->
    [one] zbývá jen jedna kostka její barvy
    [few] zbývají jen { $dice } kostky její barvy
   *[other] zbývá jen { $dice } kostek její barvy
  }.
border-why-crossed = Políčko { $hex } už zakřížkované je; vyberte jiné.
border-why-one-hex-only = Aktivní hráč použil všech pět kostek, každý z ostatních má tedy jedno políčko a vy už ho zakřížkované máte: řekněte done.
border-why-not-beside = Políčko { $hex } nesousedí s žádným zakřížkovaným; v druhé akci se pokračuje od vlastních křížků.

## Bodovací blok
border-pad-open = „{ $field }“: území { $area } není uzavřené, na jeho hranici { $count ->
    [one] není zakřížkované jedno políčko
    [few] nejsou zakřížkovaná { $count } políčka
   *[other] není zakřížkovaných { $count } políček
  }: { $hexes }. Doplňte je do "crossed", nebo "crossed" vynechte.

## Vlastní edice
border-edition-values = „{ $field }“: { $found } nemohou být jeho hodnoty: vyšší je první
border-edition-hex-place = „{ $field }“: { $place } nemůže být jeho místo: leží tam už jiné políčko
border-edition-white = „{ $field }“: { $found } nemohou být bílá políčka: jsou to id dvou různých políček
border-edition-inside = „{ $field }“: { $found } nemůže být jeho vnitřek: je to seznam míst, třeba [[0, 0], [0, 1]]
border-edition-cell-taken = „{ $field }“: místo { $cell } je hraniční políčko, nebo patří jinému území
border-edition-inside-parts = „{ $field }“: jeho vnitřek nedrží pohromadě
border-edition-gap = „{ $field }“: jeho hranice není uzavřená: místo { $cell } vedle jeho vnitřku není ani vnitřek, ani hraniční políčko
border-edition-ring = „{ $field }“: jeho hranice není jeden kruh, rozpadá se na několik částí
border-edition-shared = „{ $field }“: políčko leží na hranici území, jichž je { $count }; mají být jedno, dvě, nebo tři
border-edition-group-parts = „{ $field }“: políčka oblasti { $group } nedrží pohromadě
border-edition-white-in-group = „{ $field }“: políčko { $hex } je bílé a do žádné oblasti nepatří
border-edition-hex-twice = „{ $field }“: políčko { $hex } už patří do oblasti { $group }

## Deska
border-draw-board = [bold]Deska: hráč { $player }[/] · rozvržení { $layout }
border-draw-round = Aktivní je hráč [bold]{ $active }[/] · { $roll }. hod ze { $rolls }
border-draw-dice = Kostky:
border-draw-used = použitá
border-draw-yours = Vaše kostky:
border-draw-yours-one = Jedna z těchto kostek je vaše:
border-draw-duty-choice = [bold yellow]Rozhodněte se:[/] reroll 135, nebo stop
border-draw-duty-first = [bold yellow]Vaše první akce:[/] celé oblasti, třeba group grey3, a nakonec done
border-draw-duty-second = [bold yellow]Vaše druhá akce:[/] jednotlivá políčka, třeba cross 57, a nakonec done
border-draw-duty-nothing = [dim]Teď nemáte nic na práci.[/]
border-draw-red = Č
border-draw-orange = O
border-draw-yellow = Ž
border-draw-green = Z
border-draw-blue = M
border-draw-grey = Š
border-draw-paid = získáno { $points }
border-draw-missing = zbývá { $count }
border-draw-legend = [dim]57: cross 57 · Š● 3: group grey3 · XXXX: zakřížkované · [/][bold yellow]>57<[/][dim]: teď možné · 9/4: první, později[/]
border-draw-closed = Uzavřená území (u { $end }. je konec):
border-draw-closed-player = hráč { $player }: [bold]{ $count }[/]

## Průběh: $who je hráč, $one a $two jsou slova řádku
border-say-reroll = { $who } hází znovu { $one }.
border-say-stop = { $who } nechává kostky být.
border-say-group = { $who } dokončuje { $one_acc }.
border-say-done = { $who } má hotovo.
border-say-cross = { $who } křížkuje políčko { $one }.
border-say-die = Padla { $one }.
border-say-first = Začíná { $who }.

## Jména
border-part-well = { border-name-well }
border-part-sailboat = { border-name-sailboat }
border-part-eagle = { border-name-eagle }
border-part-wind-turbine = { border-name-wind-turbine }
border-part-lighthouse = { border-name-lighthouse }
border-part-villa = { border-name-villa }
border-part-forest = { border-name-forest }
border-part-castle = { border-name-castle }
border-part-mountain = { border-name-mountain }
border-option-layouts = kdo má kterou desku, třeba 3 1
border-option-first = kdo je aktivní první: místo, nebo random
border-option-edition = čí mapa, barvy a hodnoty
border-name-well = studna
border-name-sailboat = plachetnice
border-name-eagle = orel
border-name-wind-turbine = větrník
border-name-lighthouse = maják
border-name-villa = vila
border-name-forest = les
border-name-castle = hrad
border-name-mountain = hora
border-name-grey = šedá
border-name-red = červená
border-name-yellow = žlutá
border-name-blue = modrá
border-name-orange = oranžová
border-name-green = zelená
border-name-grey2 = šedá dvojice
    .acc = šedou dvojici
border-name-grey3 = šedá trojice
    .acc = šedou trojici
border-name-grey4 = šedá čtveřice
    .acc = šedou čtveřici
border-name-grey5 = šedá pětice
    .acc = šedou pětici
border-name-red2 = červená dvojice
    .acc = červenou dvojici
border-name-red3 = červená trojice
    .acc = červenou trojici
border-name-red4 = červená čtveřice
    .acc = červenou čtveřici
border-name-red5 = červená pětice
    .acc = červenou pětici
border-name-yellow2 = žlutá dvojice
    .acc = žlutou dvojici
border-name-yellow3 = žlutá trojice
    .acc = žlutou trojici
border-name-yellow4 = žlutá čtveřice
    .acc = žlutou čtveřici
border-name-yellow5 = žlutá pětice
    .acc = žlutou pětici
border-name-blue2 = modrá dvojice
    .acc = modrou dvojici
border-name-blue3 = modrá trojice
    .acc = modrou trojici
border-name-blue4 = modrá čtveřice
    .acc = modrou čtveřici
border-name-blue5 = modrá pětice
    .acc = modrou pětici
border-name-orange2 = oranžová dvojice
    .acc = oranžovou dvojici
border-name-orange3 = oranžová trojice
    .acc = oranžovou trojici
border-name-orange4 = oranžová čtveřice
    .acc = oranžovou čtveřici
border-name-orange5 = oranžová pětice
    .acc = oranžovou pětici
border-name-green2 = zelená dvojice
    .acc = zelenou dvojici
border-name-green3 = zelená trojice
    .acc = zelenou trojici
border-name-green4 = zelená čtveřice
    .acc = zelenou čtveřici
border-name-green5 = zelená pětice
    .acc = zelenou pětici

## Pravidla ve zkratce
border-help =
    — [bold]The Border ve zkratce[/] —

    • [bold]Deska[/] má devět území a kolem nich 86 hraničních políček. 84 z nich je barevných a tvoří oblasti: každá barva má po jedné o 2, 3, 4 a 5 políčkách. Dvě jsou bílá a zakřížkovaná od začátku. Území mají všechny desky stejná, liší se jen rozložením barev.

    • [bold]První akce:[/] aktivní hráč hodí pěti kostkami, nejvýš třikrát; znovu může hodit kterékoli (reroll 135), nebo je nechá být (stop). Kostkami pak křížkuje celé oblasti jejich barvy (group grey3), za každé volné políčko jedna kostka. Oblast může být kdekoli; začatá stojí méně kostek; oblastí může být víc, půl oblasti ne. Nakonec done.

    • [bold]Druhá akce:[/] všichni ostatní zároveň použijí zbylé kostky, každý z nich všechny: jedna kostka zakřížkuje jedno políčko své barvy (cross 57), které sousedí s některým zakřížkovaným, třeba i před chvilkou. Použil-li aktivní hráč všech pět kostek, vybere si každý z ostatních jednu z nich na jedno políčko. Nakonec done.

    • [bold]Území[/] je uzavřené, když je zakřížkovaná celá jeho hranice. Kdo ho uzavře jako první, má vyšší hodnotu, každý další nižší. Komu se to jako prvním povede v téže druhé akci, mají vyšší všichni.

    • [bold]Konec[/] přijde, když někdo uzavře šest území; druhá akce toho kola se ještě dohraje. Nejvíc bodů vyhrává; při shodě rozhoduje nejvíc bodů za jediné území, jinak se o výhru dělí.

## Druhy tahů
border-kind-reroll = tyto kostky hodit znovu
border-kind-stop = nechat kostky, jak padly
border-kind-group = zakřížkovat celou oblast
border-kind-cross = zakřížkovat jedno políčko
border-kind-done = skončit akci, i když kostky zbývají
