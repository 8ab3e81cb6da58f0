### Rozbory dohraných partií

review-help = Kolik stál každý tah dohrané partie, podle toho, co jeho hráč tehdy věděl: lepší tah, ztráta v šancích i v bodech, tři nejhorší tahy a průběh šance na výhru. Počítají se jen skutečné volby.
review-help-file = Záznam partie, která skončila.
review-help-seat = Jen toto místo, číslované jako v záznamu: 0 je hráč 1. Jinak všechna.
review-help-level = Který počítačový hráč soudí: [bold]greedy[/] vidí jen jeden krok dopředu a šance nezná; čím silnější úroveň, tím pravdivější čísla.
review-help-seconds = Nejvýš tolik sekund na každý tah.
review-help-chart = Nakreslit průběhy i do tohoto souboru: PNG, SVG nebo PDF, podle přípony.
review-thinking = Prohlíží se každý tah
review-line = řádek
review-player = hráč
review-move = tah
review-better = lepší
review-before = před
review-after = po
review-cost = ztráta
review-points = body
review-chance = šance na výhru
review-value = hodnota pozice
review-axis = řádek partie
review-summary = { $who }: { $moves ->
    [one] jedna volba
    [few] { $moves } volby
   *[other] { $moves } voleb
  }, z toho { $found } stejně dobře jako počítač. Tah stál v průměru { $chance } šance na výhru a { $points } bodu.
review-summary-value = { $who }: { $moves ->
    [one] jedna volba
    [few] { $moves } volby
   *[other] { $moves } voleb
  }, z toho { $found } stejně dobře jako počítač. Tah stál v průměru { $value } hodnoty.
review-worst = { $line }. řádek: { $move }, lepší { $better } (ztráta { $cost })
review-no-moves = { $who } neměl co volit.
review-no-wins = Čísla jsou v míře hráče { $level }, který nezná šance ani konečné body.
review-cut = Rozbor byl přerušen; { $moves ->
    [one] toto je první tah
    [few] toto jsou první { $moves } tahy
   *[other] toto je prvních { $moves } tahů
  }.
review-unfinished = Partie po { $lines ->
    [one] svém jediném řádku
   *[other] svých { $lines } řádcích
  } ještě neskončila; rozebrat jde jen dohraná.
review-no-value = Tento hráč hodnoty nedává, takže nemůže soudit. Vyberte greedy nebo úroveň nad ním.
review-chart-kind = „{ $file }“ není obrázek, který by šel nakreslit. Správná přípona je jedna z: { $allowed }.
review-chart-folder = Složka { $folder } tu není.
review-no-matplotlib = Obrázky potřebují matplotlib: pip install "osada-games[charts]"
review-unwritable = Nejde zapsat: { $problem }.
