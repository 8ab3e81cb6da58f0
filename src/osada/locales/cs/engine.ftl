### Co lidem říká jádro: odmítnutí, záznamy, edice, protokol.

error-unknown-game = Hra „{ $game }“ tu není. Jsou tu: { $allowed }.
error-game-left-out = Hru „{ $game }“ ({ $origin }) nelze použít, je vynechána. { $problem }
error-seats = { $game } se nedá hrát v počtu { $seats }, jen v počtu { $allowed }.
error-unknown-option = { $game } v { $seats ->
    [one] jednom hráči
    [few] { $seats } hráčích
   *[other] { $seats } hráčích
  } nemá volbu „{ $option }“. Má: { $allowed }.
error-option-value = Volba { $option } nemůže být „{ $value }“. Může být: { $allowed }.
error-no-such-seat = Místo { $seat } u stolu není; místa jsou 0 až { $last }.
error-unknown-action = „{ $text }“ tu není žádný tah. Zkuste třeba „{ $instead }“.
error-impossible-outcome = „{ $text }“ teď přijít nemůže. Může třeba „{ $instead }“.
error-match-over = Partie už skončila.
error-outcome-due = Nejdřív se odkrývá, například „chance { $instead }“.
error-no-outcome-due = Teď se nic neodkrývá, na řadě jsou hráči.
error-others-to-act = Místo { $seat } teď nic na práci nemá. Na řadě: { $others }.
error-undo-nothing = Není co vzít zpět.
error-undo-outcome = Co se od té doby odkrylo, zpět vzít nejde, ani nic před tím.
error-undo-consent = Ostatní už podle toho hráli; museli by souhlasit: místa { $seats }.
error-unknown-bot = Hráč „{ $bot }“ mezi počítačovými není. Jsou: { $allowed }.
error-nothing-to-suggest = Místo { $seat } teď nic na práci nemá, není co radit.

record-format = První řádek záznamu je „{ $expected }“, ne „{ $found }“.
record-header = „{ $found }“ není správný řádek hlavičky. Správně: game ID VERZE, seats POČET, option JMÉNO HODNOTA, edition ID OTISK.
record-header-missing = V hlavičce chybí řádek „{ $header }“.
record-line = „{ $found }“ není řádek partie. Správně je místo nebo slovo chance a pak tah: „0 write 11“.
record-version = Záznam vznikl podle verze { $version } pravidel hry { $game }; toto vydání má verzi { $known }.
record-edition = Edice „{ $edition }“ tu není. Jsou tu: { $allowed }. Vlastní edice se hledají ve složce, kterou jmenuje OSADA_EDITIONS.
record-edition-changed = Edice „{ $edition }“ se od té doby změnila: záznam má { $hash }, zdejší soubory { $known }.

verify-missing = Ověřit nejde: v hlavičce chybí řádek „{ $header }“.
verify-commit = Semínko není to slíbené: jeho závazek by byl { $expected }.
verify-outcome = Toto vylosováno nebylo: stojí tu „{ $found }“, semínko dává „{ $expected }“.
verify-result = Výsledek „{ $found }“ nesouhlasí; partie skončila { $expected }.
verify-key-unknown = Podle záznamu ho podepsal klíč { $id }, ale ten mezi klíči v { $keys } není.
verify-key-lost = Klíč { $id }, kterým je záznam podepsaný, byl { $day } vyzrazen nebo ztracen: jeho podpisy od té doby nic nedokazují.
verify-signature = Podpis klíčem { $id } nesedí: v záznamu je něco změněné.
verify-no-keys = neobsahuje klíče žádného serveru.
verified-seed = Ověřeno: semínko je to slíbené.
verified-nonces = Vlastním číslem přispělo k náhodě { $nonces ->
    [one] { $nonces } místo
    [few] { $nonces } místa
   *[other] { $nonces } míst
  }; { $public ->
    [0] všechna ta čísla si zvolili hráči.
    [one] { $public } z těch čísel plyne ze slibu, nikdo ho nevolil.
    [few] { $public } z těch čísel plynou ze slibu, nikdo je nevolil.
   *[other] { $public } z těch čísel plyne ze slibu, nikdo je nevolil.
  }
verified-no-nonces = Žádné místo vlastním číslem nepřispělo: rozhoduje samo semínko.
verified-outcomes = { $outcomes ->
    [0] Nelosovalo se nic.
    [one] Jediné losování plyne ze semínka a čísel, s vahami podle pravidel.
    [few] Všechna { $outcomes } losování plynou ze semínka a čísel, s vahami podle pravidel.
   *[other] Všech { $outcomes } losování plyne ze semínka a čísel, s vahami podle pravidel.
  }
verified-result = Řádky odpovídají pravidlům a výsledek v záznamu jim neodporuje.
verified-signed = Server záznam podepsal, klíčem { $id }.
verified-unchecked = Podle záznamu ho podepsal klíč { $id }. Ověřeno to není: klíče serveru udejte pomocí --keys.
verified-unsigned = Podpis tu není: žádný server netvrdí, že se hrálo právě takto.

snapshot-broken = Otisk stolu nejde použít ({ $problem }). Záznam tahů ano.

edition-rulebook = „{ $field }“ se nemůže lišit od pravidel, ta říkají { $expected }
edition-count = „{ $field }“: má jich být { $expected }, ne { $count }

file-unreadable = nejde přečíst: { $problem }
file-not-json = řádek { $line }, sloupec { $column }: není to JSON ({ $problem })
file-not-object = má to být objekt JSON, ve složených závorkách
file-missing = chybí „{ $field }“
file-unknown = „{ $field }“ sem nepatří. Patří sem: { $allowed }
file-type = „{ $field }“ má být { $type ->
    [list] seznam v hranatých závorkách
    [object] skupina pojmenovaných hodnot ve složených závorkách
    [number] celé číslo
    [decimal] číslo
    [text] text v uvozovkách
   *[other] { $type }
  }
file-count = „{ $field }“ má mít { $least } až { $most } položek, ne { $count }
file-count-exact = „{ $field }“: má mít položek { $most }, ne { $count }
file-value = „{ $field }“ nemůže být { $found }; může to být { $allowed }
file-id = „{ $field }“ nemůže být { $found }; může to být { $allowed }, každé jednou

protocol-not-json = Tento řádek není JSON: { $line }
protocol-not-object = Požadavek je objekt JSON, třeba {"{"}"do": "status"{"}"}, ne: { $line }
protocol-unknown-do = Požadavek „{ $do }“ není. Jsou: { $allowed }.
protocol-no-match = Ještě se nehraje: začněte požadavkem „new“ nebo „load“.
protocol-missing = „{ $do }“ potřebuje pole „{ $field }“.
protocol-unknown-field = „{ $do }“ nemá pole „{ $field }“. Má: { $allowed }.
protocol-type = Pole „{ $field }“ v „{ $do }“ má být { $type ->
    [number] číslo
    [object] objekt JSON
   *[text] text
  }, ne { $found }.
protocol-own-dice = V této partii losuje jádro samo. Kdo chce losovat sám, začne ji s "chance": "manual".
protocol-chance = „chance“ může být jen "manual", ne „{ $found }“.
