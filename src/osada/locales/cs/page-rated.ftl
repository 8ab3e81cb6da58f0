### Stránka: hodnocené partie – co hráč přijímá, žebříček, hodnocení hráče a partie, ze kterých vzniklo

## Co to znamená
page-rated-choose = Hodnocená partie
page-rated-about = Počítá se do žebříčku. Každý potřebuje účet, hraje se na čas a každý sám za sebe: bez nápověd a bez robotů.
page-rated-account = Hodnocené partie hrají jen lidé s účtem.
page-rated-to-account = Přihlásit se nebo založit účet
page-rated-accepting = Tato partie je hodnocená. Když ji hrajete, přijímáte:
page-rated-accepting-again = Odveta bude také hodnocená. Když ji hrajete, přijímáte:
page-rated-pace-minutes = { $count ->
    [one] Na tah je jedna minuta; kdo ji nestihne, prohrál.
    [few] Na tah jsou { $count } minuty; kdo je nestihne, prohrál.
   *[other] Na tah je { $count } minut; kdo je nestihne, prohrál.
  }
page-rated-pace-days = { $count ->
    [one] Na tah je jeden den; kdo ho nestihne, prohrál.
    [few] Na tah jsou { $count } dny; kdo je nestihne, prohrál.
   *[other] Na tah je { $count } dní; kdo je nestihne, prohrál.
  }
page-rated-pace-none = Na tah je omezený čas; kdo ho nestihne, prohrál.
page-rated-alone = Žádné nápovědy, žádné rady, žádný robot místo vás.
page-rated-counts = Počítá se, ať se stane cokoli: kdo se vzdá nebo odejde, prohrál.
page-rated-sit = Souhlasím a přisednu
page-rated-invite-about = Pošlete odkaz, nebo ať si ho někdo vyfotí telefonem. Kdo přijde, potřebuje účet.

## Žebříček
page-rated-ladder-empty = Tuto hru zatím nikdo v hodnocené partii nehrál.
page-rated-place = Místo
page-rated-name = Hráč
page-rated-rating = Hodnocení
page-rated-estimate = Odhad
page-rated-matches = Partie
page-rated-range = { $strength } ± { $spread }
page-rated-sure = Odhad říká, jak silný hráč asi je; s jistotou 95 % leží pravda v rozmezí ±. S každou hodnocenou partií je odhad jistější. Hodnocení, podle kterého je žebříček seřazený, je to, co je téměř jisté. Nehodnocené partie se nepočítají nikdy.
page-rated-again = Opakované partie se stejným soupeřem se počítají čím dál méně: během 30 dní platí první tři partie jedné hry celé, čtvrtá z poloviny, pátá ze čtvrtiny a tak dál.

## Někdo
page-rated-since = Je tu od { $day }
page-rated-guest = Hraje jako host; hodnocení mají jen lidé s účtem.
page-rated-curve = { $game }: odhad po každé hodnocené partii, nyní { $strength } ± { $spread }
page-rated-made = Partie, ze kterých vzniklo
page-rated-day = Kdy
page-rated-others = Proti komu
page-rated-change = Změna
page-rated-weight = Váha
page-rated-percent = { $percent } %
page-rated-somebody = někdo, kdo už tu není
page-rated-watch = Přehrát partii z { $day }
page-rated-older = Starší partie
