### Archiv: přehrávání, záznamy, pokračování.

archive-release = Toto vydání partii přehrát neumí: její pravidla se změnila. Umí to Osada { $release }.
archive-running = Dokud partie běží, lze ji vidět jen vlastníma očima.
archive-step = Partie má kroky 0 až { $last }.
archive-over = V tomto kroku už partie skončila; chcete-li hrát dál, zvolte dřívější.
archive-seats = { $seats ->
    [one] Tato partie má jedno místo; řekněte, kdo na něm sedí.
    [few] Tato partie má { $seats } místa; řekněte, kdo na kterém sedí.
   *[other] Tato partie má { $seats } míst; řekněte, kdo na kterém sedí.
  }
archive-long = Záznam může mít nejvýše { $most } řádků.
archive-forged = Záznam tvrdí, že ho podepsal tento server, ale podpis nesedí: někdo v něm něco změnil.
