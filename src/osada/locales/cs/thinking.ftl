### Boti, kteří přemýšlejí u stolů serveru.

thinking-busy = Právě přemýšlí tolik botů, že na radu nezbývá čas. Zkuste to za chvíli znovu.
thinking-moved-on = Partie mezitím pokročila: rada by se týkala pozice, která už neplatí.
thinking-closed = Server se právě zastavuje. Zkuste to za chvíli znovu.
thinking-failed = Radu se nepodařilo najít. Zkuste to za chvíli znovu.
thinking-no-hints = U tohoto stolu se hraje bez rad.
thinking-not-ready = Boti se na tuto hru teprve připravují. Zkuste to za chvíli znovu.
thinking-needs-postgres = Na jiných strojích přemýšlejí boti jen s PostgreSQL: zadejte adresu postgresql://JMENO@STROJ/DATABAZE jako --database nebo OSADA_DATABASE.

## Příkaz `osada worker`
serve-help-worker = Přemýšlet za boty serverů s PostgreSQL na tomto stroji, s procesy, které má volné. Servery běží s OSADA_THINKING=workers.
serve-help-workers = Kolik procesů; bez volby jeden na každé jádro kromě jednoho.
serve-thinks = { $processes ->
    [one] Jeden proces přemýšlí
    [few] { $processes } procesy přemýšlejí
   *[other] { $processes } procesů přemýšlí
  } za boty. Ctrl-C to ukončí.
