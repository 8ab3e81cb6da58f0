### Stránka: dům kolem stolů – domů, nový stůl, pozvání, seznamy, účet, nastavení

## Rám
page-shell-back = Zpět
page-shell-guest = Host
page-shell-who = Kdo jsem
page-shell-settings = Nastavení
page-shell-speak-cs = Přepnout do češtiny
page-shell-speak-en = Přepnout do angličtiny
page-shell-turn-dark = Ztmavit stránku
page-shell-turn-light = Rozsvítit stránku
page-shell-offline = Jste bez připojení. Jakmile se vrátí, budeme pokračovat; nic se neztratí.
page-shell-fetching = Chvilku, už to nesu…
page-shell-again = Zkusit znovu
page-shell-friendly = Tichý bobr, Hbitá vydra, Moudrý výr, Veselá liška, Pilný krtek, Zvídavá sojka, Statečný ježek, Klidná želva, Bystrý rys, Mlsný medvěd, Toulavá kočka, Ranní skřivan, Hravý delfín, Ospalý plch, Rychlá veverka, Lesní sova

## Domů
page-shell-welcome = Pět stavitelských her u jednoho stolu. Jedním klepnutím proti počítači, jedním odkazem s kamarádem.
page-shell-games = Hry
page-shell-no-room = Takové dveře tu nejsou. Tady jste doma:
page-shell-more-rooms = Další místnosti
page-shell-lobby = Volná místa
page-shell-archive = Dohrané partie
page-shell-compiling = Pravidla se na tomto počítači právě chystají, minutku strpení.
page-shell-play-bot = Proti počítači
page-shell-play-friend = S kamarádem
page-shell-link-new = Nový stůl…
page-shell-link-guide = Průvodce
page-shell-link-help = Pravidla
page-shell-link-score = Počítat body
page-shell-to-new = Nový stůl se vším, co si vyberete
page-shell-to-guide = První partie s průvodcem
page-shell-to-help = Pravidla
page-shell-to-score = Bodovací blok pro skutečný stůl
page-shell-my-tables = Moje stoly{ $waiting ->
    [0] { "" }
    [one] : na jednom jste na tahu
    [few] : na { $waiting } jste na tahu
   *[other] : na { $waiting } jste na tahu
  }
page-shell-your-turn = Jste na tahu
page-shell-status-waiting = čeká na hráče
page-shell-status-playing = hraje se
page-shell-status-finished = dohráno
page-shell-status-stopped = zastaveno
page-shell-scored = { $won ->
    [won] { $name } { $total } (vítěz)
   *[other] { $name } { $total }
  }
page-shell-free-seat = volné místo
page-shell-bot = počítač ({ $level })
page-shell-level-random = náhodný
page-shell-level-greedy = hltavý
page-shell-level-easy = lehký
page-shell-level-medium = střední
page-shell-level-hard = těžký
page-shell-level-max = nejtěžší

## Nový stůl
page-shell-new = Nový stůl: { $game }
page-shell-no-game = Taková hra tu není.
page-shell-seats = Kdo bude hrát
page-shell-how-many = Kolik vás bude
page-shell-seat = Místo { $number }
page-shell-sitter-me = já
page-shell-sitter-here = někdo další u tohoto zařízení
page-shell-sitter-bot = počítač
page-shell-sitter-open = volné místo pro pozvaného
page-shell-level-of = Síla počítače na místě { $number }
page-shell-name = Jméno
page-shell-pin = Číslo na zámek (nepovinné)
page-shell-wrong-nobody = Ať u stolu někdo sedí: vy, někdo vedle vás, nebo počítač.
page-shell-wrong-name = Napište, jak se tenhle hráč jmenuje.
page-shell-wrong-same-name = Takhle už se u stolu někdo jmenuje.
page-shell-wrong-pin = Číslo na zámek má nejvýš 12 znaků.
page-shell-options = Jak se bude hrát
page-shell-option-first = Kdo začíná
page-shell-own-value = vlastní…
page-shell-value-random = vylosovat
page-shell-value-yes = ano
page-shell-value-no = ne
page-shell-value-first = pro první partii
page-shell-table-settings = Jak to bude u stolu chodit
page-shell-pace = Čas na tah
page-shell-pace-none = bez omezení
page-shell-pace-minutes = minuty
page-shell-pace-days = dny
page-shell-count-minutes = Kolik minut
page-shell-count-days = Kolik dní
page-shell-late = Kdo nestihne tah
page-shell-late-offer = za toho smí ostatní pozvat počítač
page-shell-late-bot = za toho hned zahraje počítač
page-shell-hints = Hráči si smějí nechat poradit
page-shell-spectators = Kdo má odkaz, smí se dívat
page-shell-delay = O kolik tahů jsou diváci pozadu
page-shell-listed = Ukázat stůl mezi volnými místy
page-shell-begin = Otevřít stůl
