### Počítadlo bodů

page-pad-hashi-side = Strana tabulky
page-pad-hashi-map = Mapa
page-pad-hashi-how = Ťuknutím na čáru nakreslíte jeden most, dva, nebo žádný. Ťuknutím na ostrov mu dáte číslo.
page-pad-hashi-island = Ostrov { $island }{ $flag ->
    [red] , červená vlajka
    [blue] , modrá vlajka
   *[none] { "" }
  }: { $number ->
    [0] bez čísla
   *[other] číslo { $number }
  }
page-pad-hashi-line = Čára { $line }: { $count ->
    [0] bez mostu
    [one] jeden most
   *[other] mosty: { $count }
  }
page-pad-hashi-number = Číslo ostrova { $island }
page-pad-hashi-crossed-out = škrtnutý kvůli chybě
page-pad-hashi-bonuses = Prémie, jak se vyplatily
