### Co server říká těm, kdo ho provozují, a těm, které odmítne hned.

## Vnější zdi
server-nowhere = Na této adrese nic není.
server-unreadable = Tento požadavek nelze přečíst.
server-host = Pod tímto jménem tu server není. Kdo ho provozuje, nastaví jeho adresu jako „url“ (docs/hosting.md).
server-plain-http = Zvenku této sítě mluví server jen přes HTTPS.
server-origin = Tohle přišlo ze stránky jiného webu.
server-json-only = Čte se tu jen JSON (Content-Type: application/json).
server-too-long = To je příliš dlouhé: čte se nejvýš { $most } kB.
server-too-deep = JSON je porušený, nebo vnořený hlouběji než do { $most }. úrovně.
server-too-slow = Trvalo příliš dlouho, než to dorazilo.
server-sockets = Z této adresy je už otevřeno { $most } spojení.
server-accident = U nás se stala nehoda. Je zapsána v protokolu serveru.
server-away = Server se teď nedostane ke svým datům, takže se nic nestalo. Sám to zkouší dál; zkuste to za chvíli také.
server-metrics = Čísla se ukazují jen tomuto počítači, nebo tomu, kdo má token.

## Stránka o API
server-api = Osada: API
server-api-about = Všechny dveře serveru, jak je popisuje jeho schéma. Požadavky nesou JSON a cookie hosta nebo účtu. Schéma pro programy:
server-api-schemas = Schémata

## Provoz
server-public-plain = „{ $host }“ je veřejná adresa a přes obyčejné HTTP by cestou mohl číst kdokoli. Poslouchejte na 127.0.0.1 a postavte před server proxy s HTTPS (docs/hosting.md).
server-newer-database = Databáze má revizi { $found }, kterou jí dalo novější vydání; toto zná nejvýš { $newest }. Nainstalujte novější vydání, nebo se s ním nejdřív vraťte: osada migrate --to { $newest }.
server-no-revision = Revizi { $found } databáze nikdy neměla. Existují: { $allowed }.
server-proxies = „{ $found }“ není adresa ani síť proxy, jako 127.0.0.1 nebo 10.0.0.0/8.
server-url = „{ $found }“ nemůže být adresa serveru: je to počítač s https://, třeba https://osada.example, nebo počítač ze soukromé sítě s http://.
seal-key-given = „seal_key“ (OSADA_SEAL_KEY) není klíč: má to být 32 náhodných bajtů, jako 64 šestnáctkových číslic nebo v base64.
seal-key-line = řádek { $line } není klíč: má to být 32 náhodných bajtů, jako 64 šestnáctkových číslic nebo v base64.
seal-key-elsewhere = Není tu žádný klíč a bez klíče serverů nemůže osada worker nic losovat. Dejte mu ho jako „seal_key“ nebo „seal_key_file“ (docs/hosting.md).
seal-unwritable = klíč, který pečetí semínka, sem nelze zapsat: { $problem }. Jiný soubor udejte jako „seal_key_file“ (docs/hosting.md).
backup-unwritable = nelze zapsat: { $problem }
backup-broken = není záloha, nebo není celá: nic se neobnovilo.
backup-newer = pochází z novějšího vydání: nic se neobnovilo.
backup-not-empty = V této databázi už něco je. Záloha se obnovuje jen do prázdné.
backup-nothing = Není co zálohovat: tato databáze je prázdná.

## Příkazy serve, backup, restore, migrate
serve-help-serve = Spustí server: lidé se na jeho stránce setkají a hrají, naživo i na dny (docs/hosting.md). Nastavení se bere ze souboru, pak z prostředí (OSADA_PORT …), pak odsud. Ctrl-C ho ukončí šetrně.
serve-help-backup = Zapíše vše, co server uchovává, do jednoho souboru, i za běhu. Soubor slouží SQLite i PostgreSQL.
serve-help-restore = Obnoví zálohu do prázdné databáze: celou, nebo nic.
serve-help-migrate = Převede databázi na revizi tohoto vydání, nebo zpět na starší, než nainstalujete starší vydání. Nejdřív zálohujte: cestou zpět se ztratí, co se do starší revize nevejde.
serve-help-database = Databáze: [bold]sqlite:///SOUBOR[/] nebo [bold]postgresql://…[/]; jinak soubor ve vaší složce dat.
serve-help-config = Soubor nastavení (TOML), jak je vypisuje docs/hosting.md.
serve-help-host = Adresa, na které se poslouchá: 127.0.0.1 je jen tento počítač, 0.0.0.0 celá síť.
serve-help-port = Port, na kterém se poslouchá; 0 vezme kterýkoli volný.
serve-help-backup-to = Nový soubor, nebo složka, ve které dostane jméno podle času.
serve-help-restore-from = Soubor, který zapsal [bold]osada backup[/].
serve-help-migrate-to = Revize, na kterou se má přejít, třeba 0001; jinak nejnovější.
serve-help-keys = Vypíše klíče, kterými tento server podepisoval záznamy, a odkdy. Server je zveřejňuje na /.well-known/osada-keys.json.
serve-help-keys-lost = Nejdřív prohlásí tento klíč za vyzrazený: může ho mít někdo cizí. Od té chvíle se žádnému jeho podpisu nevěří.
serve-here = Osada je na { $address }
serve-plain = Ostatní z této sítě mohou přijít přes obyčejné HTTP: kdo síť sdílí, mohl by číst. Pro internet postavte před server HTTPS (docs/hosting.md).
serve-kept = Zálohováno do { $file }: { $rows ->
    [one] { $rows } řádek
    [few] { $rows } řádky
   *[other] { $rows } řádků
  } z { $tables ->
    [one] { $tables } tabulky
   *[other] { $tables } tabulek
  }.
serve-restored = Obnoveno z { $file }: { $rows ->
    [one] { $rows } řádek
    [few] { $rows } řádky
   *[other] { $rows } řádků
  } do { $tables ->
    [one] { $tables } tabulky
   *[other] { $tables } tabulek
  }.
serve-key-missing = { $count ->
    [one] { $count } nedohraný stůl nelze
    [few] { $count } nedohrané stoly nelze
   *[other] { $count } nedohraných stolů nelze
  } hrát bez klíče { $needed }, který tu není. Vraťte jeho soubor na místo, než server spustíte (docs/hosting.md).
serve-moved = Databáze měla revizi { $before } a teď má { $now }.
serve-key-since = { $id }  podepisuje od { $since }
serve-key-until = { $id }  podepisoval od { $since } do { $until }
serve-key-lost = { $id }  vyzrazen { $lost }: jeho podpisům se nevěří
serve-key-ahead = { $id }  zatím nepodepsal nic
serve-key-unknown = Podpisový klíč { $id } tento server nikdy neměl: vypíše je osada keys.
serve-database = Databázi { $url } nelze použít: { $problem }
serve-package = K tomu je potřeba balíček { $package }: pip install 'osada-games[postgres]'
serve-address = Na adrese { $host }, portu { $port } nelze poslouchat: { $problem }.
