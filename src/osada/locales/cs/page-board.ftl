### Stránka: co mají všechny herní plány společné

page-board-turn = Otočit doprava (R), se Shiftem doleva
page-board-which = Co máte na mysli?
page-board-neither = Nic z toho
page-board-open = Ukázat: { $panel }
page-board-close = Zavřít
page-board-step-back = O krok zpět
page-board-step-on = Další krok
page-board-step-done = Hotovo
page-board-recap = Co udělali ostatní od mého posledního tahu
