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
