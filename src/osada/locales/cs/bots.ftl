### Počítačoví hráči: cizí programy

program-complaint = { $program } (hráč { $player }, { $line }. řádek partie): { $problem } Místo něj se hrálo náhodně.
program-late = Neodpověděl do { $seconds } s.
program-hangs = Neodpověděl { $times }× po sobě a byl ukončen. { $last ->
    [0] Ještě jednou se spustí.
   *[other] Zbytek partie je náhodný.
  }
program-ended = Skončil s kódem { $code }. { $last ->
    [0] Ještě jednou se spustí.
   *[other] Zbytek partie je náhodný.
  }
program-not-started = Nešel spustit: { $problem }. { $last ->
    [0] Ještě jednou se to zkusí.
   *[other] Zbytek partie je náhodný.
  }
program-no-json = „{ $found }“ není JSON; správně je {"{"}"action": "…"{"}"}, na každou otázku jeden řádek.
program-no-action = „{ $found }“ nejmenuje žádný tah; správně je {"{"}"action": "…"{"}"} s jedním z povolených textů.
program-quotes = V „{ $command }“ nejsou zavřené uvozovky.
program-empty = Za { $prefix } patří program, třeba { $prefix }./mujbot
program-missing = Program „{ $program }“, který by šel spustit, tu není: uveďte ho s cestou (./mujbot) a právem ke spuštění, nebo napřed jeho překladač (python3 mujbot.py).
program-seconds = OSADA_BOT_SECONDS je „{ $found }“; správně je počet sekund větší než 0.
program-more = A { $count ->
    [one] ještě jedna chyba
    [few] ještě { $count } chyby
   *[other] ještě { $count } chyb
  } programů.
program-trust = Tento záznam chce spustit program. Pokud mu věříte, uveďte hráče znovu: --bots "{ $bots }"
