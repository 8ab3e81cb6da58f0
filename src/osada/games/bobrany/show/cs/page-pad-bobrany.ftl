### Počítadlo bodů

page-pad-bobrany-cards = Karty této partie
page-pad-bobrany-lone = osamělý dílek je skupina o velikosti 1
page-pad-bobrany-town = Město
page-pad-bobrany-cell = Pole { $cell }: { $colour } { $walkways }
page-pad-bobrany-chosen = Na poli { $cell } leží
page-pad-bobrany-walkways = Chodníčky vedou
page-pad-bobrany-beaver = je tu bobr
page-pad-bobrany-links = Figurka rozebraná mezi poli
page-pad-bobrany-rest = Vedle města
page-pad-bobrany-reserve = figurky, které zbyly v zásobě
page-pad-bobrany-builder = má bobra stavitele
