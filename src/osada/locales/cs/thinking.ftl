### Boti, kteří přemýšlejí u stolů serveru.

thinking-busy = Právě přemýšlí tolik botů, že na radu nezbývá čas. Zkuste to za chvíli znovu.
thinking-moved-on = Partie mezitím pokročila: rada by se týkala pozice, která už neplatí.
thinking-closed = Server se právě zastavuje. Zkuste to za chvíli znovu.
thinking-failed = Radu se nepodařilo najít. Zkuste to za chvíli znovu.
thinking-no-hints = U tohoto stolu se hraje bez rad.
thinking-not-ready = Boti se na tuto hru teprve připravují. Zkuste to za chvíli znovu.
thinking-where = Boti nemohou přemýšlet „{ $found }“. Správně by bylo jedno z: { $allowed }.
thinking-needs-postgres = Na jiných strojích přemýšlejí boti jen s PostgreSQL: zadejte adresu postgresql://JMENO@STROJ/DATABAZE jako --database nebo OSADA_DATABASE.
thinking-needs-package = Pro PostgreSQL chybí balíček. Napište: pip install "osada[postgres]"

## Příkaz `osada worker`
worker-help = Přemýšlet za boty serverů s PostgreSQL na tomto stroji, s procesy, které má volné. Servery běží s OSADA_THINKING=workers.
worker-help-database = Adresa databáze: [bold]postgresql://JMENO@STROJ/DATABAZE[/].
worker-help-workers = Kolik procesů; bez volby jeden na každé jádro kromě jednoho.
worker-began = { $processes ->
    [one] Jeden proces přemýšlí
    [few] { $processes } procesy přemýšlejí
   *[other] { $processes } procesů přemýšlí
  } za boty z { $database }. Ctrl-C to ukončí.
