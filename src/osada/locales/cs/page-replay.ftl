### Stránka: po partii – konec, záznam, rozbor

## Konec
page-replay-end-won = Vyhrává { $who } a má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }.
page-replay-end-you = Vyhráváte a máte { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }. Pěkná hra!
page-replay-end-shared = O vítězství se dělí { $who }.
page-replay-end-alone = Na konci máte { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }.
page-replay-end-rival = Tentokrát vyhrává { $rival }.
page-replay-end-beaten = Vyhrává { $who }, { $rival } prohrává. Body: { $points }.
page-replay-end-nobody = Partie skončila bez vítěze.
page-replay-sheet = Body všech hráčů, položku po položce
page-replay-part = Položka
page-replay-total = Celkem
page-replay-most = nejvíc ze všech
page-replay-winner = vítěz
page-replay-stack = Z čeho body jsou
page-replay-growth = Body během partie
page-replay-growth-label = Graf: body každého hráče od začátku do konce partie
page-replay-growth-axis = Vodorovně řádky partie. Číslo na konci čáry je číslo hráče.
page-replay-growth-missing = Tenhle graf teď nakreslit nejde.
page-replay-counting = Počítáme…
page-replay-afterwards = Co dál
page-replay-again = Hrát znovu
page-replay-accept = Přijmout odvetu
page-replay-watch = Přehrát
page-replay-review = Rozbor
page-replay-record = Uložit záznam
page-replay-link = Odkaz na přehrání
page-replay-fair = Byla náhoda poctivá? { $verdict ->
    [yes] Toto zařízení to ověřilo: ano
    [no] Toto zařízení to ověřilo: ne!
   *[other] Tady nikdo nic nesliboval
  }
page-replay-fair-how = Jak to funguje a jak si to ověřit ručně
page-replay-fair-silent = Jestli byla náhoda poctivá, se teď ověřit nepodařilo.
page-replay-unsigned = bez podpisu: obsahuje řádky z jiné partie nebo ze souboru

## Přehrávání
page-replay-title = Přehrání: { $game }
page-replay-board = Hrací deska
page-replay-start = Před prvním řádkem
page-replay-at = { $step }. { $words }
page-replay-scrubber = Kroky partie
page-replay-step = Krok
page-replay-back = O krok zpět
page-replay-on = O krok dál
page-replay-turn-back = O tah zpět
page-replay-turn-on = O tah dál
page-replay-log = Průběh
page-replay-eyes = Číma očima
page-replay-eyes-open = všechno odkryté
page-replay-eyes-seat = jak to vidí { $who }
page-replay-eyes-spectator = jako divák
page-replay-eyes-own = Dokud se hraje, jen vašima očima
page-replay-play-on = Hrát odtud dál
page-replay-play-on-how = Za řádkem { $step } začne nový stůl a náhoda bude nová. Kdo kde sedí?
page-replay-here = někdo u tohoto zařízení
page-replay-bot = bot: { $level }
page-replay-level-easy = lehký
page-replay-level-medium = střední
page-replay-level-hard = těžký
page-replay-level-max = nejsilnější
page-replay-not-now = Teď ne
page-replay-begin = Začít

## Rozbor
page-replay-review-title = Rozbor: { $game }
page-replay-review-waits = Díváme se na partii…
page-replay-review-progress = Promyšleno { $done } z { $choices } rozhodnutí.
page-replay-judge = Kdo posuzuje:
page-replay-judge-greedy = rychle, jeden krok dopředu
page-replay-judge-medium = důkladně
page-replay-judge-hard = velmi důkladně, trvá nejdéle
page-replay-win-curve = Šance na výhru
page-replay-value-curve = Očekávané body
page-replay-win-curve-label = Graf: jak se během partie měnily vyhlídky hráčů. Tahy jsou vypsané níže.
page-replay-accuracy = přesnost
page-replay-found = Stejně dobrá jako nejlepší: { $found } z { $moves } rozhodnutí.
page-replay-count-inaccuracy = ?! { $count ->
    [one] { $count } nepřesnost
    [few] { $count } nepřesnosti
   *[other] { $count } nepřesností
  }
page-replay-count-mistake = ? { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
  }
page-replay-count-blunder = ?? { $count ->
    [one] { $count } hrubka
    [few] { $count } hrubky
   *[other] { $count } hrubek
  }
page-replay-moves = Tahy
page-replay-only-worst = jen ty, které něco stály
page-replay-better = Lepší: { $words }
page-replay-label-inaccuracy = nepřesnost
page-replay-label-mistake = chyba
page-replay-label-blunder = hrubka
page-replay-lost-win = −{ $percent } % na výhru
page-replay-lost-points = −{ $points } b.
page-replay-none-bad = Žádný tah tu moc nestál.
