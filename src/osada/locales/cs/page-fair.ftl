### Stránka: důkaz, že náhoda byla poctivá, a jak funguje

## Bod po bodu
page-fair-points = Co toto zařízení ověřilo
page-fair-broken = S touto partií není něco v pořádku: co bylo slíbeno, nesouhlasí s tím, co je vidět teď. Níže je, který bod neprošel; záznam si uložte.
page-fair-sign-yes = souhlasí
page-fair-sign-no = nesouhlasí
page-fair-sign-unknown = nelze říct
page-fair-seed-yes = Semínko odpovídá slibu, který stojí v záznamu.
page-fair-seed-no = Semínko neodpovídá slibu, který stojí v záznamu.
page-fair-promise-yes = Je to týž slib, který toto zařízení dostalo před partií.
page-fair-promise-no = Je to jiný slib, než jaký toto zařízení dostalo před partií.
page-fair-promise-unknown = Toto zařízení před partií žádný slib nedostalo, nemá tedy co porovnat.
page-fair-nonce-yes = Číslo, kterým k náhodě přispělo toto zařízení, v záznamu stojí.
page-fair-nonce-no = Číslo, kterým k náhodě přispělo toto zařízení, v záznamu nestojí: někdo ho vyměnil.
page-fair-nonce-unknown = Toto zařízení k náhodě v této partii žádným číslem nepřispělo.
page-fair-bots-yes = { $count ->
    [0] Každé místo přispělo vlastním číslem.
    [one] { $count } místo vlastním číslem nepřispělo: jeho číslo plyne ze slibu, nikdo si ho tedy nemohl vybrat.
    [few] { $count } místa vlastním číslem nepřispěla: jejich čísla plynou ze slibu, nikdo si je tedy nemohl vybrat.
   *[other] { $count } míst vlastním číslem nepřispělo: jejich čísla plynou ze slibu, nikdo si je tedy nemohl vybrat.
  }
page-fair-bots-no = Na místě { $number } hraje robot, ale jeho číslo ze slibu neplyne: někdo ho vybral.
page-fair-draws-yes = { $count ->
    [0] V této partii se nic nelosovalo.
    [one] Jediné losování plyne ze semínka a z těchto čísel.
    [few] Všechna { $count } losování plynou ze semínka a z těchto čísel.
   *[other] Všech { $count } losování plyne ze semínka a z těchto čísel.
  }
page-fair-draws-no = V { $line }. řádku partie stojí „{ $words }“, ale semínko a tato čísla dávají „{ $expected }“.
page-fair-weights-no = { $line ->
    [0] Důkaz uvádí jiný počet losování, než kolik jich v partii bylo.
   *[other] Váhy losování v { $line }. řádku neodpovídají tomu, co se tam vylosovalo.
  }
page-fair-signature-yes = Záznam podepsal tento server, klíčem { $id }.
page-fair-signature-no = Podpis nesedí: v záznamu je něco změněné.
page-fair-signature-unknown = Podle záznamu ho podepsal klíč { $id } tohoto serveru; tento prohlížeč to ověřit neumí.
page-fair-key-no = Záznam je podepsaný klíčem { $id }, ke kterému se tento server nehlásí.
page-fair-unsigned-unknown = Záznam není podepsaný: obsahuje řádky z jiné partie nebo ze souboru, takže se za něj tento server nezaručuje.
page-fair-unproved-unknown = Řádky této partie pocházejí odjinud; o náhodě v ní nikdo nic nesliboval, a proto nejde nic dokázat.

## Jak to funguje
page-fair-title = Jak se dokazuje poctivá náhoda
page-fair-why = Karty tu losuje a kostkami hází počítač. Abyste nemuseli věřit tomu, kdo ho provozuje, dá se všechno vylosované zpětně ověřit, na této stránce i ručně.
page-fair-word-seed = Semínko
page-fair-what-seed = Dlouhé náhodné číslo, které server vylosuje pro každý stůl. Plyne z něj všechno, co se v partii losuje, a proto zůstává do konce tajné; pak se ukáže všem.
page-fair-word-promise = Slib (otisk semínka)
page-fair-what-promise = Před partií server ukáže SHA-256 semínka: 64 číslic, něco jako otisk prstu. Z otisku se na semínko nikdo nedostane a druhé semínko se stejným otiskem nikdo nenajde. Server tedy semínko nemůže později vyměnit.
page-fair-word-nonce = Čísla hráčů
page-fair-what-nonce = Jakmile vaše zařízení slib zná, přidá k náhodě vlastní náhodné číslo. Když server losoval semínko, znát ho nemohl, a nemohl tedy hledat semínko, které se někomu hodí. Číslo robota, a každého, kdo žádné nepošle, plyne ze slibu: nevybírá ho nikdo.
page-fair-word-draw = Losování
page-fair-what-draw = Každé losování má pořadové číslo: 0, 1, 2 … Ze semínka, z čísel všech hráčů a z pořadového čísla se spočítá jedno dlouhé číslo (HMAC-SHA256). To rozhodne mezi možnostmi podle jejich vah: tři karty jednoho druhu mají váhu 3.
page-fair-word-signature = Podpis
page-fair-what-signature = Semínko a k němu partii, která sedí, si může vymyslet každý. Proto server podepisuje, co se tu opravdu hrálo, od prvního řádku do posledního (Ed25519). Záznam odjinud je označený jako nepodepsaný.
page-fair-word-limits = Co dokázat nejde
page-fair-what-limits = Kdo server provozuje, zná semínko už během hry a mohl by někomu prozradit, co přijde. A jestli jinému hráči někdo radil, to nespočítá nikdo.

## Ručně
page-fair-by-hand = Ověřte si to ručně
page-fair-by-hand-about = V terminálu Linuxu nebo macOS, ve Windows ve WSL.
page-fair-by-hand-table = Čísla patří k partii, ze které přicházíte.
page-fair-by-hand-any = Názvy velkými písmeny zastupují to, co najdete v záznamu partie.
page-fair-step-record = Uložte si záznam partie. Slib, semínko a čísla hráčů stojí na jeho začátku jako commit, seed a nonce.
page-fair-save = Uložit záznam
page-fair-find = Najít partii v archivu
page-fair-step-seed = Otisk semínka musí být slib:
page-fair-step-nonce = Číslo místa, které žádné neposlalo (místa se počítají od 0), je otisk slibu a místa:
page-fair-step-draw = Losování 0, první řádek záznamu začínající „chance“, vychází z tohoto čísla:
page-fair-step-weights = Jeho prvních 16 číslic vezměte jako jedno číslo (v šestnáctkové soustavě). Vydělte ho součtem vah; počítá se zbytek. Od něj postupně odečítejte váhy jednotlivých možností: ta, u které klesnete pod 0, byla vylosována. Velmi vzácně je číslo příliš velké, než aby to bylo spravedlivé (docs/record.md); pak platí dalších 16 číslic.
page-fair-here = V této partii: { $digits } v šestnáctkové soustavě, děleno { $total }, dává zbytek { $rest }. Váhy jsou { $weights }; vylosovalo se tedy „{ $words }“.
page-fair-step-osada = Všechno najednou, i s vahami podle pravidel a s podpisem:
