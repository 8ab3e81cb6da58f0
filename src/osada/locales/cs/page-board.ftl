### Stránka: co mají všechny tabulky společné

page-board-turn = Otočit doprava (R), se Shiftem doleva
page-board-which = Který jste mysleli?
page-board-neither = Ani jeden
page-board-open = Ukázat: { $panel }
page-board-close = Zavřít
page-board-step = Krok { $step } z { $steps }
page-board-step-back = O krok zpět
page-board-step-on = O krok dál
page-board-count-none = Zatím se tu nic nepočítá.
page-board-count-keys = Šipky vlevo a vpravo jdou krok za krokem, Escape zavře.
page-board-count-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
page-board-count-sum = Zatím { $points }
page-board-count-possible = { $now } z možných { $possible }
