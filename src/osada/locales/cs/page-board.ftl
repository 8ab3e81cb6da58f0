### Stránka: co mají všechny herní plány společné

page-board-turn = Otočit doprava (R), se Shiftem doleva
page-board-which = Co máte na mysli?
page-board-neither = Nic z toho
page-board-open = Ukázat: { $panel }
page-board-close = Zavřít
page-board-step = Krok { $step } z { $steps }
page-board-step-back = O krok zpět
page-board-step-on = O krok dál
page-board-count-none = Zatím se tu nic nepočítá.
page-board-count-keys = Šipky vlevo a vpravo jdou krok za krokem, Escape zavře.
page-board-count-sum = Zatím celkem { $points }
