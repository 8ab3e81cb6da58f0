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
page-shell-ladder = Žebříček
page-shell-compiling = Pravidla se na tomto počítači právě chystají, minutku strpení.
page-shell-play-bot = Proti počítači
page-shell-play-friend = S kamarádem
page-shell-link-new = Nový stůl…
page-shell-link-guide = Průvodce
page-shell-link-help = Pravidla
page-shell-link-score = Bodování
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
page-shell-idle = Po jaké době nečinnosti je hráč pryč a ostatní se smějí dohodnout na robotovi
page-shell-idle-600 = 10 minut
page-shell-idle-3600 = 1 hodina
page-shell-idle-86400 = 1 den
page-shell-idle-604800 = 7 dní
page-shell-hints = Hráči si smějí nechat poradit
page-shell-spectators = Kdo má odkaz, smí se dívat
page-shell-delay = O kolik tahů jsou diváci pozadu
page-shell-listed = Ukázat stůl mezi volnými místy
page-shell-begin = Otevřít stůl

## Pozvání a čekárna
page-shell-no = Ne
page-shell-qr = QR kód s odkazem
page-shell-link = Odkaz
page-shell-copy = Zkopírovat odkaz
page-shell-copied = Odkaz je zkopírovaný. Teď ho někomu pošlete.
page-shell-copy-by-hand = Odkaz je označený, zkopírujte ho (Ctrl+C).
page-shell-house = Pozvat někoho z domu
page-shell-house-alone = Tento odkaz funguje jen na tomto počítači.
page-shell-house-question = Otevřít hru ostatním na vaší domácí síti? Kdo má odkaz, může přijít, dokud Osada běží.
page-shell-house-open = Ano, otevřít
page-shell-your-name = Jak vám máme říkat
page-shell-invited = Pozvánka ke stolu
page-shell-invited-by = Zve vás { $name }.
page-shell-too-late = Partie už začala. Můžete se ale dívat.
page-shell-watch = Dívat se
page-shell-sit = Přisednout
page-shell-claim = Vaše místo u stolu
page-shell-claim-about = Tímto odkazem si místo přenesete na toto zařízení. Odkaz platí jen jednou.
page-shell-claim-take = Vzít si místo
page-shell-waiting-for = { $free ->
    [0] Už jsou tu všichni
    [one] Čeká se na jednoho hráče
    [few] Čeká se na { $free } hráče
   *[other] Čeká se na { $free } hráčů
  }
page-shell-fill = Volná místa ať zaujmou počítače
page-shell-move-seat = Hrát na jiném zařízení…
page-shell-move-seat-about = Otevřete odkaz na druhém zařízení. Platí jen jednou a místo se tam přestěhuje.
page-shell-leave = Odejít od stolu
page-shell-invite = Pozvěte ostatní
page-shell-invite-about = Pošlete odkaz, nebo ať si ho někdo vyfotí telefonem. Účet k tomu nikdo nepotřebuje.
page-shell-renew = Zneplatnit odkaz a dát nový
page-shell-this-is-you = (to jste vy)
page-shell-at-this-device = (u tohoto zařízení)
page-shell-here = je tu
page-shell-away = teď tu není
page-shell-call-bot = Počítač
page-shell-remove = Poslat pryč

## Seznamy
page-shell-lobby-about = Stoly, ke kterým si smí přisednout kdokoli.
page-shell-lobby-empty = Teď tu žádné volné místo není. Založte vlastní stůl a nechte ho ukázat zde.
page-shell-pages = Stránky
page-shell-page = stránka { $number }
page-shell-newer = Novější
page-shell-older = Starší
page-shell-seek-game = Hra
page-shell-any-game = všechny
page-shell-seek-player = Hráč
page-shell-seek = Hledat
page-shell-bring = Načíst záznam ze souboru
page-shell-archive-empty = Žádnou takovou dohranou partii jsme nenašli.
page-shell-unsigned = bez podpisu

## Účet
page-shell-field-name = Jméno
page-shell-field-password = Heslo
page-shell-field-email = E-mail (nepovinný)
page-shell-field-who = Jméno nebo e-mail
page-shell-field-old = Dosavadní heslo
page-shell-field-new = Nové heslo
page-shell-my-name = Jméno
page-shell-guest-about = Jste tu jako host: hrát můžete hned, jen na jiném zařízení vás nepoznáme.
page-shell-account-about = Pod tímto jménem se také přihlašujete.
page-shell-keep = Uložit
page-shell-kept = Uloženo.
page-shell-make-account = Založit účet
page-shell-make-account-about = S účtem vás poznáme všude a vaše partie se počítají do žebříčku. Co jste rozehráli, zůstane vaše.
page-shell-account-made = Účet je založený, vítejte.
page-shell-log-in = Přihlásit se
page-shell-log-in-about = Stoly, u kterých tu sedíte jako host, půjdou s vámi.
page-shell-forgot = Zapomněli jste heslo?
page-shell-forgot-send = Poslat odkaz na nové
page-shell-reset-sent = Pokud takový účet s adresou máme, odkaz je na cestě.
page-shell-change-password = Změnit heslo
page-shell-my-email = E-mail
page-shell-my-email-about = Jen pro nové heslo a upozornění, že jste na tahu. Nikdo jiný ho neuvidí.
page-shell-unconfirmed = Vaše adresa ještě není potvrzená
page-shell-unconfirmed-about = Otevřete odkaz, který posíláme na { $address }. Do té doby tam nic jiného nepřijde: ani upozornění na tah, ani nové heslo.
page-shell-unconfirmed-send = Poslat odkaz znovu
page-shell-unconfirmed-sent = Odkaz je na cestě na { $address }.
page-shell-ratings = Jak vám to jde
page-shell-rated = { $matches ->
    [one] po jedné partii
    [few] po { $matches } partiích
   *[other] po { $matches } partiích
  }
page-shell-unrated = Zatím žádná hodnocená partie.
page-shell-devices = Zařízení
page-shell-device-since = Přihlášeno { $day }
page-shell-this-device = toto zařízení
page-shell-log-out = Odhlásit
page-shell-log-out-others = Odhlásit všechna ostatní
page-shell-somebody = někdo, kdo už tu není
page-shell-mutes = Koho nechci číst
page-shell-hear = Zase číst
page-shell-mutes-none = Nikoho jste neztlumili.
page-shell-my-data = Moje data
page-shell-export = Stáhnout vše, co o mně víte
page-shell-forget-me = Zapomeňte na mě…
page-shell-forget-sure = Smažeme vaše jméno, adresu i hodnocení a z rozehraných stolů odejdete. Vrátit to nepůjde.
page-shell-forget = Ano, smazat
page-shell-forgotten = Hotovo, už vás neznáme. Mějte se hezky!
page-shell-reset = Nové heslo
page-shell-reset-about = Zvolte si nové heslo a pak se s ním přihlaste.
page-shell-reset-done = Nové heslo platí. Přihlaste se s ním.
page-shell-confirm = Vaše adresa
page-shell-confirm-about = Je adresa, na kterou jsme tento odkaz poslali, vaše? Pak ji potvrďte.
page-shell-confirm-button = Ano, je moje
page-shell-confirm-done = Adresa je potvrzená.

## Nastavení
page-shell-setting-language = Jazyk
page-shell-language-cs = Čeština
page-shell-language-en = English
page-shell-setting-theme = Vzhled
page-shell-theme-system = podle zařízení
page-shell-theme-light = světlý
page-shell-theme-dark = tmavý
page-shell-theme-contrast = vysoký kontrast
page-shell-setting-animation = Pohyb
page-shell-animation-system = podle zařízení
page-shell-animation-full = plný
page-shell-animation-none = co nejméně
page-shell-setting-confirmation = Potvrzovat tahy
page-shell-confirmation-always = vždy
page-shell-confirmation-needed = jen když tah nepůjde vzít zpět
page-shell-confirmation-never = nikdy
page-shell-setting-obvious = Když jde udělat jen jedna věc
page-shell-obvious-taken = udělat ji za mě
page-shell-obvious-asked = přesto se zeptat
page-shell-setting-sound = Zvuk
page-shell-sound-on = zapnutý
page-shell-sound-off = vypnutý
page-shell-setting-notices = Když jsem na tahu a nejsem u stolu
page-shell-notices-none = stačí titulek a zvuk otevřené stránky
page-shell-notices-mail = poslat e-mail
page-shell-notices-push = upozornit v tomto prohlížeči, i když je stránka zavřená
page-shell-notices-address = Pro e-mail nejdřív vyplňte svou adresu (Kdo jsem).
page-shell-notices-unconfirmed = Vaše adresa ještě není potvrzená: otevřete odkaz, který jsme tam poslali, nebo si o něj řekněte znovu (Kdo jsem).
page-shell-notices-secure = Tento prohlížeč zde upozornění neumí; potřebuje zabezpečené spojení (HTTPS).
page-shell-notices-stranger = Jakmile budete mít jméno, můžete si zde zvolit i e-mail nebo upozornění v prohlížeči.
page-shell-notices-denied = Prohlížeč upozornění nedovolil. Povolte je v jeho nastavení a zkuste to znovu.
