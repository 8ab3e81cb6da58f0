### Turnaje: `osada arena`

## Odmítnutí
arena-one-bot = Turnaj potřebuje aspoň dva různé hráče; „{ $bot }“ sám nemá proti komu hrát.
arena-repeats = Hráčů s opakováním je { $bots }, to je stůl pro { $bots }, ale míst je { $seats }. Jmenujte každého jednou, nebo jednoho na každé místo.
arena-seed = Semínko je { $seed }; správně je 0 nebo víc.
arena-until-alone = Hra { $game } pro jednoho nemá s těmito volbami soupeře, kterého by šlo porazit, takže není na jaký podíl výher čekat: vynechte --until.
arena-folder = nedá se použít: { $problem }
arena-folder-busy = Už se tam hraje; počkejte, nebo zvolte jinou složku: --folder.
arena-setting-broken = Není to JSON, jak ho píše turnaj. Složku odstraňte, nebo zvolte jinou: --folder.
arena-other-setting = Ve složce je jiný turnaj: „{ $name }“ je tam { $found }, tady { $expected }. Zvolte jinou složku: --folder.
arena-workers-lost = Pracovní procesy skončily { $times }krát po sobě, aniž by dohrály partii. Co se dohrálo, zůstává; s --workers 1 bude vidět proč.
arena-no-ray = Ray není nainstalovaný: pip install 'osada-games[ray]', nebo zvolte --backend local.
arena-no-matplotlib = Obrázky potřebují matplotlib: pip install 'osada-games[charts]'.
arena-chart-kind = „{ $file }“ není druh obrázku, který se dá nakreslit. Správně je jméno, které končí na: { $allowed }.
arena-chart-folder = Složka { $folder } není.

## Tabulky
arena-rating = síla
arena-matches = partií
arena-wins = výhry
arena-score = body
arena-interval = 95 %
arena-pair = dvojice
arena-ahead = první vpředu
arena-margin = náskok
arena-title = { $game }, { $seats ->
    [one] sólo
    [few] { $seats } hráči
   *[other] { $seats } hráčů
  }, { $matches ->
    [one] jedna partie
    [few] { $matches } partie
   *[other] { $matches } partií
  }
arena-rating-axis = síla s intervalem 95 %; 0 je průměr, 400 bodů je poměr výher 10 : 1
arena-ahead-axis = jak často je první před druhým, v %, s intervalem 95 %

## Poznámky
arena-nothing = Žádná partie se nedohrála.
arena-fair = Mezi rovnými by každé místo vyhrálo { $share } % partií.
arena-verdict = { $verdict ->
    [above] { $bot } je nad hranicí { $mark } %.
    [below] { $bot } je pod hranicí { $mark } %.
   *[open] { $bot } a hranice { $mark } %: nerozhodnuto, hranice leží uvnitř intervalu.
  }
arena-capped = { $count ->
    [one] Jedna partie nechtěla skončit a platí, jak stála.
    [few] { $count } partie nechtěly skončit a platí, jak stály.
   *[other] { $count } partií nechtělo skončit a platí, jak stály.
  }
arena-faults = { $bot }: { $count ->
    [one] jeden tah propadl
    [few] { $count } tahy propadly
   *[other] { $count } tahů propadlo
  } chybou a hrálo se náhodně. První chyba: { $first }
arena-kept = Všechny partie jsou ve složce { $folder }; stejný příkaz pokračuje odtud.
arena-older = Ve složce { $folder } jsou i partie jiných verzí pravidel nebo hráčů; čísla je míchají.
