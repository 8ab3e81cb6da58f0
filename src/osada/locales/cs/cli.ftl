### Příkaz `osada`

cli-about = Stavitelské hry u jednoho stolu: hrajte je, počítejte body, nechte je hrát počítač, řiďte je z jiného programu.
cli-interrupted = Přerušeno.
cli-language = Jazyk „{ $lang }“ tu není. Jsou tu: { $allowed }.
cli-compiling = Překládám hru { $game } (jen jednou)
cli-compiling-bots = Překládám počítačové hráče hry { $game } (jen jednou)
cli-compiling-search = Překládám přemýšlení ve hře { $game } (jednou)
cli-compiling-all = Překládám hry (jen jednou)
cli-compiled = { $game }: přeloženo.
cli-playing = Hraje se
cli-measuring = Měří se

## Nápověda
cli-help-game = Která hra; vypíše je [bold]osada games[/].
cli-help-json = Pro programy: JSON místo tabulek.
cli-help-option = Volba při přípravě, třeba [bold]side=B[/]; může jich být víc.
cli-help-seats = Kolik míst u stolu.
cli-help-lang = Jazyk, čeština nebo angličtina; jinak podle systému.
cli-help-version = Verze Osady.
cli-help-games = Hry, jejich počty hráčů, volby a tahy.
cli-help-play = Hra na tomto počítači: v prohlížeči se otevře stránka, hraje se s počítačem i s dalšími a odtud se dá pozvat i někdo z domova. S volbou [bold]--terminal[/] nebo s kteroukoli z voleb pod ní se hraje v tomto terminálu; co se dá napsat, vysvětlí sám a partie se po každém řádku ukládá na disk.
cli-help-play-bots = Kdo hraje poslední místa: [bold]easy[/], [bold]medium[/], [bold]hard[/], [bold]max[/], [bold]greedy[/], [bold]random[/], [bold]cmd:PROGRAM[/] pro váš program, [bold]py:MODUL:TŘÍDA[/] pro vaši třídu v Pythonu (docs/bots.md), nebo [bold]me[/] pro člověka, oddělené čárkami. Jinak jsou všichni soupeři greedy.
cli-help-play-record = Záznam partie ukládat do tohoto souboru.
cli-help-play-resume = Pokračovat v partii z tohoto záznamu.
cli-help-terminal = V tomto terminálu místo v prohlížeči.
cli-help-seed = Stejné semínko dává stejné losování.
cli-help-score = Spočítá body dohraných skutečných stolů, část po části. Soubor je JSON podle docs/score-pad.md; v jednom souboru může být stolů víc, každý na svém řádku.
cli-help-score-files = Soubory JSON, pro každý stůl jeden.
cli-help-replay = Přehraje záznam partie, ověří každý řádek a vypíše konečné body.
cli-help-replay-file = Záznam, jak ho píše hra i jádro.
cli-help-verify = Dokáže navíc, že semínko je to slíbené, že z něj s vahami podle pravidel plyne všechno vylosované a že souhlasí výsledek.
cli-help-verify-keys = Veřejné klíče serveru, který záznam podepsal: jeho adresa (https://…) nebo soubor klíčů, který zveřejňuje. Pak se ověří i podpis a záznam bez podpisu se odmítne.
cli-help-engine = Nechá se řídit jiným programem: jeden objekt JSON na řádek dovnitř, jeden ven (docs/engine-protocol.md).
cli-help-sim = Nechá hrát počítačové hráče proti sobě a počítá výhry. V každé partii se všichni posunou o jedno místo.
cli-help-sim-bots = Hráči oddělení čárkami: [bold]random[/], [bold]greedy[/], [bold]easy[/], [bold]medium[/], [bold]hard[/], [bold]max[/], [bold]cmd:PROGRAM[/], [bold]py:MODUL:TŘÍDA[/] (docs/bots.md). Jedno jméno obsadí všechna místa.
cli-help-sim-games = Kolik partií.
cli-help-sim-backend = Kde se hraje: [bold]local[/], v tomto procesu, nebo [bold]ray[/], na clusteru Ray.
cli-help-arena = Turnaj: každý stůl počítačových hráčů hraje stejná semínka na všech místech dokola; síla hráčů, podíl výher a náskok s intervaly 95 % a graf (docs/arena.md). Každá partie se ukládá; Ctrl-C vypíše, co se dosud dohrálo, a stejný příkaz pokračuje.
cli-help-arena-bots = Hráči oddělení čárkami: [bold]random[/], [bold]greedy[/], [bold]easy[/], [bold]medium[/], [bold]hard[/], [bold]max[/] … Je-li jich víc než míst, hraje se každý stůl z nich. Je-li jich jako míst, s opakováním: právě tento stůl. Je-li jich méně: každý jednou mezi kopiemi každého jiného.
cli-help-arena-games = Kolik partií odehraje každý stůl, zaokrouhleno na celá kola míst.
cli-help-arena-seats = Kolik míst u stolu; jinak dvě, nebo pro každého hráče jedno, je-li některý jmenován dvakrát.
cli-help-arena-until = Skončit, jakmile interval 95 % prvního hráče leží celý nad tímto podílem výher, nebo celý pod ním, třeba 0.75.
cli-help-arena-backend = Kde se hraje: [bold]local[/], na tomto počítači, nebo [bold]ray[/], na clusteru Ray.
cli-help-arena-workers = Kolik procesů; jinak jeden na každé jádro.
cli-help-arena-folder = Kam se partie ukládají; jinak do složky v ./arena, pojmenované podle hry, přípravy, semínka a verze hráčů.
cli-help-arena-chart = Nakreslí žebříček do tohoto souboru: PNG, SVG nebo PDF.
cli-help-bench = Naše rychlost za sekundu procesoru na jednom jádru, vedle ostatních, kteří jsou nainstalováni.
cli-help-bench-games = Jen tyto hry.
cli-help-bench-seconds = Jak dlouho měřit každý údaj.
cli-help-compile = Přeloží všechna pravidla a počítačové hráče hned, na všech jádrech, aby se na to potom nečekalo.
cli-help-compile-games = Hry, které se mají přeložit; bez nich všechny.

## Odmítnutí
cli-option-form = „{ $found }“ není volba. Správně je JMÉNO=HODNOTA, třeba side=B.
cli-bot-count = Počítačových hráčů je { $bots } na počet míst { $seats }; dejte jednoho na každé místo, nebo jednoho pro všechna.
cli-too-many-bots = Počítačových hráčů je { $bots } na počet míst { $seats }.
cli-ambiguous = „{ $typed }“ může být: { $choices }.
cli-no-player = Hráč { $number } tu není; hráči jsou 1 až { $last }.

## Tabulky
cli-player = Hráč { $number }
cli-game = hra
cli-name = jméno
cli-seats = hráči
cli-options = volby
cli-actions = tahů
cli-version = verze
cli-total = celkem
cli-winners = { $count ->
    [0] Nevyhrál nikdo.
    [one] Vyhrává { $winners }.
   *[other] O výhru se dělí { $winners }.
  }
cli-bot = hráč
cli-wins = výhry
cli-share = podíl
cli-mean = průměr bodů
cli-speed = { $games ->
    [one] Jedna partie
    [few] { $games } partie
   *[other] { $games } partií
  }, { $speed } za sekundu procesoru
cli-steps = kroků/s
cli-matches = partií/s
cli-searches = iterací/s
cli-bytes = bajtů na stav
cli-cold = překlad v s
cli-cached = start v s

## Hraní
cli-welcome = [bold]{ $game }[/]  ·  [dim]ukládá se do { $file }[/]
cli-saved = Partie je uložená. Pokračovat se dá takto: osada play --resume { $file }
cli-kept = Záznam: { $file }
cli-turn-up = [dim]Enter: dál · u: vzít zpět[/] ›{" "}
cli-hand-over = { $player }, je řada na vás. Enter ›{" "}
cli-hint = Hráč greedy by hrál: { $action }
cli-commands = u zpět · h rada · p body · v 2 tabulka hráče 2 · l průběh · ? pravidla · q odejít. Stačí i začátky slov a samotná čísla, víc tahů oddělte čárkami.
