### Počítačoví hráči: cizí programy a třídy

guest-complaint = { $bot } (hráč { $player }, { $line }. řádek partie): { $problem } Místo něj se hrálo náhodně.
guest-no-answer = { $bot } nemůže hrát. { $problem } Nic se neodehrálo.
guest-more = A { $count ->
    [one] ještě jedna chyba
    [few] ještě { $count } chyby
   *[other] ještě { $count } chyb
  } cizích hráčů.
guest-trust = Tento záznam chce spustit cizí kód. Pokud mu věříte, uveďte hráče znovu: --bots "{ $bots }"

## Programy
program-late = Neodpověděl do { $seconds } s.
program-hangs = Neodpověděl { $times }× po sobě a byl ukončen.
program-ended = Skončil s kódem { $code }.
program-not-started = Nešel spustit: { $problem }.
program-again = Ještě jednou se spustí.
program-lost = Zbytek partie je náhodný.
program-no-json = „{ $found }“ není JSON; správně je {"{"}"action": "…"{"}"}, na každou otázku jeden řádek.
program-no-action = „{ $found }“ nejmenuje žádný tah; správně je {"{"}"action": "…"{"}"} s jedním z povolených textů.
program-quotes = V „{ $command }“ nejsou zavřené uvozovky.
program-empty = Za { $prefix } patří program, třeba { $prefix }./mujbot
program-missing = Program „{ $program }“, který by šel spustit, tu není: uveďte ho s cestou (./mujbot) a právem ke spuštění, nebo napřed jeho překladač (python3 mujbot.py).
program-seconds = OSADA_BOT_SECONDS je „{ $found }“; správně je počet sekund větší než 0.

## Třídy v Pythonu
imported-form = „{ $found }“ nejmenuje třídu; správně je py:modul:Třída.
imported-no-module = Modul „{ $module }“ se nedá načíst: { $problem }. Musí ležet tam, kde se příkaz volá, nebo být nainstalovaný.
imported-no-class = Modul „{ $module }“ nemá „{ $found }“; za py:modul: patří jméno třídy.
imported-not-made = { $bot } se nedá vytvořit; volá se se hrou a semínkem. { $problem }
imported-no-choose = { $bot } nemá metodu choose(observation).
imported-raised = Selhal: { $problem }.
imported-no-action = Odpověděl { $found }; správně je text nebo kód povoleného tahu.
