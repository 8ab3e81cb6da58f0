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
server-metrics = Čísla se ukazují jen tomuto počítači, nebo tomu, kdo má token.

## Stránka o API
server-api = Osada: API
server-api-about = Všechny dveře serveru, jak je popisuje jeho schéma. Požadavky nesou JSON a cookie hosta nebo účtu. Schéma pro programy:
server-api-forms = Tvary

## Provoz
server-log-level = Úroveň protokolu „{ $level }“ neexistuje. Jsou: { $allowed }.
server-public-plain = „{ $host }“ je veřejná adresa a přes obyčejné HTTP by cestou mohl číst kdokoli. Poslouchejte na 127.0.0.1 a postavte před server proxy s HTTPS (docs/hosting.md).
server-newer-database = Databáze má podobu { $found }, kterou jí dalo novější vydání; toto zná nejvýš { $newest }. Nainstalujte novější vydání, nebo se s ním nejdřív vraťte: osada migrate --to { $newest }.
server-no-form = Podobu { $found } databáze nikdy neměla. Jsou: { $allowed }.
backup-unwritable = nelze zapsat: { $problem }
backup-broken = není záloha, nebo není celá: nic se neobnovilo.
backup-newer = pochází z novějšího vydání: nic se neobnovilo.
backup-not-empty = V této databázi už něco je. Záloha se obnovuje jen do prázdné.
