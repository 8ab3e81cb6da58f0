### Co server říká lidem.

server-who-are-you = Nejdřív řekněte, kdo jste: stačí jméno.
people-name = Jméno má { $least } až { $most } písmen, číslic, mezer, teček nebo pomlček a začíná písmenem nebo číslicí.
server-message = Této zprávě nelze rozumět: { $problem }.
server-form = { $field }: { $problem }.
table-unknown = Takový stůl tu není.
table-status = To teď nejde: { $status ->
    [waiting] partie ještě nezačala
    [playing] partie už začala
    [finished] partie skončila
   *[stopped] toto vydání v ní neumí pokračovat
  }.
table-stale = Situace se mezitím změnila, podívejte se na ni znovu.
table-too-far = { $line } ukáže něco nového nebo ukončí váš tah; co má přijít potom, pošlete zvlášť. Nic se nestalo.
table-number-used = Toto číslo už u stolu nesl jiný příkaz. Pro každý použijte nové.
table-nothing-asked = Na vaši odpověď nikdo nečeká.
table-resigned = Toto místo se vzdalo.
table-not-your-seat = Tohle není vaše místo.
table-not-late = Během partie hraje robot jen za toho, komu vypršel čas, kdo odešel nebo si to přeje.
table-ask-first = U stolu bez tempa hraje robot za toho, kdo je pryč, jen když s tím ostatní přítomní souhlasí: zeptejte se jich.
table-nothing-to-change = Uveďte nastavení, která se od nynějších liší a smějí se během partie měnit.
table-rated-agreed = U hodnocené partie platí do konce to, co všichni přijali.
table-not-abandoned = Partii lze zavřít, až když se v ní { $days } dní nic nestalo a nikomu neběží čas.
table-muted = Zakladatel stolu chat vypnul.
table-which-seat = Máte tu několik míst; řekněte které: { $seats }.
table-locked = Místo { $seat } je zamčené, je potřeba jeho číslo.
table-private = Tento stůl diváky nepřijímá.
table-host-only = To může jen zakladatel stolu.
table-name-taken = Někdo s takovým jménem už tu sedí.
table-no-seat = Takové volné místo tu není.
table-link-dead = Tento odkaz už neplatí. Požádejte zakladatele stolu o nový.
table-seat-link-dead = Tento odkaz k místu už neplatí. Nový vytvoří, kdo tam sedí.
table-seated-already = Už tu místo máte. Více hráčů u jednoho zařízení se volí při zakládání stolu.
table-nobody-there = Nesedí tam nikdo, koho by šlo poslat pryč.
table-settings-agreed = Sedí tu už někdo další a s nastavením stolu souhlasil. Změnit jde už jen to, zda je stůl v nabídce.
table-is-rated = Tato partie je hodnocená. Sedněte si znovu a potvrďte, že s tím souhlasíte.
table-is-casual = Tato partie je nehodnocená: nepočítá se, ať bylo ohlášeno cokoli. Chcete-li přesto hrát, sedněte si znovu.
table-rated-account = Hodnocené partie hrají jen lidé s účtem: hodnocení musí někomu patřit.
table-rated-pace = Hodnocená partie potřebuje tempo: zvolte, jak dlouho smí tah trvat.
table-rated-hints = Hodnocená partie se hraje bez nápověd: vypněte je.
table-rated-seats = Hodnocenou partii hrají nejméně dva hráči.
table-rated-bots = U hodnocené partie žádný robot nehraje, ani od začátku, ani za někoho.
table-rated-hands = U hodnocené partie sedí každý jednou a pod svým jménem.
table-rated-seat = U hodnocené partie zůstává místo tomu, kdo ji přijal. Na jiném zařízení se přihlaste.
table-rated-advice = Hodnocená partie se hraje bez rad.
table-seal-used = S pečetí { $seal } už jeden stůl vznikl. Vyžádejte si novou.
table-seal-unknown = Tato pečeť není od tohoto serveru, nebo není celá. Vyžádejte si novou.
table-seal-old = Tato pečeť je starší než { $hours } hodin. Vyžádejte si novou.
table-sealed = V této partii teď nelze pokračovat: její semínko je zapečetěné klíčem { $needed }, který server nemá. Vrátit ho může ten, kdo server provozuje (docs/hosting.md).
table-busy = Tento stůl má zrovna někdo jiný. Zkuste to za chvíli znovu.
table-talk = Zpráva má 1 až { $most } znaků.
server-slow-down = To bylo příliš často. Chvíli počkejte a zkuste to znovu.
