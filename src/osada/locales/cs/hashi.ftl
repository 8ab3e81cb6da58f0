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
hashi-edition-rulebook = se nemůže lišit od pravidel, ta říkají { $expected }
hashi-edition-count = má jich být { $expected }, ne { $count }
hashi-edition-red-flags = červené vlajky mají být { $expected }, ne { $count }
hashi-edition-blue-flags = modré vlajky mají být { $expected }, ne { $count }
hashi-edition-card = „{ $card }“ není karta: karta má číslo 1 až 6 a 1 až 3 mosty
hashi-edition-island-id = „{ $id }“ nemůže být jeho id: id jsou 0 až 17, každé jednou
hashi-edition-island-place = { $place } nemůže být jeho místo: x a y jsou celá čísla a dva ostrovy na jednom místě neleží
hashi-edition-flag = „{ $flag }“ není vlajka: je to "red", "blue" nebo null
hashi-edition-line-ends = { $ends } není čára: a a b jsou id dvou ostrovů
hashi-edition-line-twice = čára { $line } už tam je
hashi-edition-line-bent = čára { $line } není ani vodorovná, ani svislá
hashi-edition-line-over = čára { $line } vede přes ostrov { $island }; čáry spojují sousedy

## Tabulka
hashi-draw-round = [bold]{ $round }. kolo z { $rounds }[/] · karta: číslo [bold]{ $numeral }[/], [bold]{ $bridges ->
    [one] 1 most
    [few] { $bridges } mosty
   *[other] { $bridges } mostů
  }[/]
hashi-draw-unseen = Ještě neodkryté:
hashi-draw-red = Č
hashi-draw-blue = M
hashi-draw-legend = [dim](3) číslo · \[3] hotový · [red]Č▲[/red] [blue]M≈[/blue] vlajky · ┄ čára · ─ most · ═ dva mosty · žlutě: teď možné[/dim]
