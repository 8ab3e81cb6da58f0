### Stránka: desky hry The Border

## Mapa
page-border-map = Mapa: { $who }
page-border-keys = Šipkami přejdete z políčka na políčko, Page Down skočí na další, které jde zakřížkovat, Enter křížkuje.
page-border-look-keys = Šipkami přejdete z políčka na políčko.
page-border-hex = Políčko { $hex }
page-border-white = bílé
page-border-group = { $colour }, { $sign }, oblast o { $size } políčkách
page-border-group-open = { $open ->
    [0] celá zakřížkovaná
    [one] zbývá jedno políčko
    [few] zbývají { $open } políčka
   *[other] zbývá { $open } políček
  }
page-border-areas-beside = hranice území { $areas }
page-border-crossed = zakřížkované
page-border-open = volné
page-border-can-cross = jde zakřížkovat
page-border-can-complete = { $dice ->
    [one] dokončí ji jedna kostka
    [few] dokončí ji { $dice } kostky
   *[other] dokončí ji { $dice } kostek
  }
page-border-chance = šance na dokončení { $chance }
page-border-aim = Enter hází na ni

## Znaky barev
page-border-sign-grey = kruh
page-border-sign-red = trojúhelník
page-border-sign-yellow = slunce
page-border-sign-blue = vlna
page-border-sign-orange = kosočtverec
page-border-sign-green = list

## Kostky
page-border-dice = Kostky
page-border-dice-keys = Klávesami 1 až 5 vybíráte kostky, mezerník je hodí znovu, S je všechny nechá.
page-border-die = Kostka { $number }
page-border-die-falling = ještě letí
page-border-die-again = hodí se znovu
page-border-die-used = použitá
page-border-roll = { $roll }. hod ze { $rolls }
page-border-reroll = { $count ->
    [0] Vyberte kostky
    [one] Hodit jednu znovu
    [few] Hodit { $count } znovu
   *[other] Hodit { $count } znovu
  }
page-border-stop = Nechat všechny

## Co je na řadě
page-border-round = Kostky: { $who }
page-border-my-round = Vaše kostky
page-border-duty-one = Všech pět kostek je použitých: máte jedno políčko kterékoli z jejich barev.
page-border-duty-left = Na vaše kostky už nic nečeká: máte hotovo.

## Území
page-border-areas = Území
page-border-area = { $area }: pro prvního { $first }, později { $later }
page-border-area-missing = { $count ->
    [one] zbývá jedno políčko
    [few] zbývají { $count } políčka
   *[other] zbývá { $count } políček
  }
page-border-area-paid = uzavřené, bodů { $points }
page-border-area-soon = uzavřené, zaplatí se, až budou všichni hotovi
page-border-area-closers = uzavřeli: { $names }

## Čísla
page-border-points = { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
  }
page-border-closed = uzavřená území: { $count } ze { $end }
page-border-dice-left = { $count ->
    [0] žádná kostka nezbývá
    [one] zbývá jedna kostka
    [few] zbývají { $count } kostky
   *[other] zbývá { $count } kostek
  }
page-border-mark-done = hotovo
page-border-mark-acting = ještě křížkuje
page-border-mark-active = hází kostkami
