### Stránka: místnost stolu

page-table-others = Ostatní
page-table-board = Herní plán
page-table-mine = Přede mnou
page-table-numbers = Moje čísla
page-table-choices = Co lze udělat
page-table-tabs = Části stolu
page-table-tab-table = Stůl
page-table-tab-mine = Moje
page-table-tab-others = Ostatní
page-table-tab-log = Průběh
page-table-drawer = Průběh, řeč a body
page-table-drawer-log = Průběh
page-table-drawer-chat = Řeč
page-table-drawer-scores = Body
page-table-fold = Odsunout záznam
page-table-unfold = Nechat záznam otevřený
page-table-close = Zavřít
page-table-shut = Stůl
page-table-closed = K tomuto stolu se podívat nemůžete. Požádejte hostitele o pozvání.
page-table-stopped = V této partii toto vydání pokračovat neumí. { $release ->
    [none] Umí to vydání, které ji začalo.
   *[other] Dohraje ji vydání { $release }.
  }

## Kdo je na tahu, co má udělat, jak drží spojení
page-table-your-turn = Jste na tahu.
page-table-all-act = Hrají všichni zároveň, i vy.
page-table-their-turn = { $count ->
    [one] Na tahu: { $who }.
   *[other] Na tahu jsou: { $who }.
  }
page-table-wait = Okamžik …
page-table-choose = Vyberte, co uděláte.
page-table-looking-on = Přihlížíte
page-table-saving = Ukládá se …
page-table-connecting = Spojujeme se …
page-table-cut-saved = Spojujeme se znovu … vše, co jste udělali, je uložené.
page-table-cut-unsaved = Spojujeme se znovu … váš poslední tah ještě uložený není.

## Místa
page-table-presence-bot = robot
page-table-presence-here = u stolu
page-table-presence-gone = pryč
page-table-acting = na tahu
page-table-resigned = partii vzdal
page-table-open-rival = { $name }: ukázat vše
page-table-late = Čas vypršel
page-table-call-bot = Ať hraje robot
page-table-left-days = zbývá { $count ->
    [few] { $count } dny
   *[other] { $count } dní
  }
page-table-left-hours = zbývá { $count ->
    [few] { $count } hodiny
   *[other] { $count } hodin
  }
page-table-left-minutes = zbývá { $count } min
page-table-left-seconds = zbývá { $count } s
page-table-level-random = náhodný robot
page-table-level-greedy = hltavý robot
page-table-level-easy = lehký robot
page-table-level-medium = střední robot
page-table-level-hard = těžký robot
page-table-level-max = nejsilnější robot

## Lišta s tlačítky
page-table-confirm = Potvrdit
page-table-bar = Potvrzení, vrácení a nápověda
page-table-confirm-what = Potvrďte, nebo vyberte něco jiného: { $what }
page-table-taken = Nic jiného nešlo, stalo se to samo: { $what }
page-table-adds = Potvrzením se udělá i to jediné, co zbývá: { $what }
page-table-confirm-first = Nejdřív potvrďte, co jste vybrali, nebo výběr zrušte.
page-table-not-whole = Vaše volba ještě není celá.
page-table-undo = Zpět
page-table-undo-turn = Vzít zpět celý tah (Shift+U)
page-table-undo-cancel = Zpět zruší výběr.
page-table-undo-what = Zpět: { $what }
page-table-undo-ask = Zpět se nejdřív zeptá (souhlasit musí { $who }): { $what }
page-table-undo-not-spectator = Přihlížíte.
page-table-undo-not-nothing = Zatím není co vzít zpět.
page-table-undo-not-drawn = Zpět to nejde: od té doby se losovalo.
page-table-undo-not-others = Zpět to nejde: od té doby hráli ostatní.
page-table-undo-not-over = Partie skončila.
page-table-stop-outcome = Teď se bude losovat, potom to zpět nepůjde.
page-table-stop-hidden = Teď se ukáže něco skrytého, potom to zpět nepůjde.
page-table-stop-others = Pak jsou na tahu ostatní.
page-table-stop-over = Tím partie skončí.
page-table-stop-illegal = To teď nejde.
page-table-consent = Souhlasíte?
page-table-consent-ask = { $about ->
    [bot] { $who } navrhuje, aby do návratu hrál robot. Místo: { $what }.
    [settings] { $who } navrhuje: { $what }.
   *[undo] { $who } žádá o vrácení jednoho tahu. S ním zmizí i to, co přišlo po něm.
  }
page-table-consent-wait = Ještě musí souhlasit: { $whom }.
page-table-agree = Souhlasím
page-table-refuse = Nesouhlasím
page-table-withdraw = Vzít návrh zpět
page-table-gone = Pryč
page-table-until = do { $time }
page-table-replaced-from = Od { $time } může převzít místo robot.
page-table-propose-open = Navrhnout jiné nastavení
page-table-propose = Zeptat se všech
page-table-propose-help = Platí, jakmile všichni hráči souhlasí.
page-table-chat-mute = Vypnout chat pro všechny
page-table-chat-open = Znovu zapnout chat
page-table-close-table = Zavřít stůl
page-table-close-table-sure = Opravdu zavřít
page-table-lasting = { $unit ->
    [days] { $count } d
    [hours] { $count } h
    [minutes] { $count } min
   *[seconds] { $count } s
  }
page-table-set-pace = { $value ->
    [0] tah bez časového omezení
   *[other] na tah { $time }
  }
page-table-set-late = { $value ->
    [bot] za toho, kdo nestihne tah, hned hraje robot
   *[offer] za toho, kdo nestihne tah, smí ostatní zavolat robota
  }
page-table-set-away = kdo { $time } nic neudělá, je pryč
page-table-set-spectators = { $value ->
    [true] diváci jsou vítáni
   *[false] bez diváků
  }
page-table-set-delay = o kolik tahů jsou diváci pozadu: { $value }
page-table-set-hints = { $value ->
    [true] rady jsou povolené
   *[false] bez rad
  }
page-table-set-listed = { $value ->
    [true] stůl je mezi volnými místy
   *[false] stůl není mezi volnými místy
  }
page-table-set-rated = { $value ->
    [true] hodnocená partie
   *[false] nehodnocená partie
  }

## Výběr
page-table-about = { $what } – vybrat jiné
page-table-empty = prázdné
page-table-points = body: { $count }
page-table-search = Hledat
page-table-command = Napište tah ( / )

## Rada
page-table-hint = Rada
page-table-hint-off = U tohoto stolu hrají všichni bez rad.
page-table-hint-not-now = Poradit si můžete nechat, až budete na tahu.
page-table-hint-thinking = Přemýšlíme …
page-table-hint-where = Podívejte se sem: { $kind }
page-table-hint-more-1 = Co přesně?
page-table-hint-more-2 = Proč?
page-table-hint-do = Udělat
page-table-hint-win = výhra na { $percent } %
page-table-hint-value = náskok { $points }

## Průběh a řeč
page-table-log-whole = Ukázat dřívější řádky
page-table-log-gone = vzato zpět: { $count ->
    [one] jeden řádek
    [few] { $count } řádky
   *[other] { $count } řádků
  }
page-table-line-undo = { $who } bere zpět { $count ->
    [one] jeden řádek
    [few] { $count } řádky
   *[other] { $count } řádků
  }.
page-table-line-ask = { $about ->
    [bot] { $who } navrhuje robota. Místo: { $what }.
    [settings] { $who } navrhuje: { $what }.
   *[undo] { $who } žádá o vrácení tahu; souhlasit musí { $whom }.
  }
page-table-line-answer-yes = { $who } souhlasí.
page-table-line-answer-no = { $who } nesouhlasí.
page-table-line-seat-sit = { $who } přisedá.
page-table-line-seat-claim = { $who } přichází z jiného zařízení.
page-table-line-seat-leave = { $who } opouští místo.
page-table-line-seat-bot = { $who }: odteď hraje { $level }.
page-table-line-seat-back = { $who } je zpátky.
page-table-line-seat-remove = Hostitel místo uvolnil.
page-table-line-seat-link = { $who } má k místu nový odkaz.
page-table-line-seat-late = { $who }: čas vypršel. { $level ->
    [none] Ostatní mohou nechat hrát robota.
   *[other] Místo toho hraje { $level }.
  }
page-table-line-seat-lost = { $who }: čas vypršel, partie je prohraná.
page-table-line-seat-away = { $who } je pryč, ostatní mohou zavolat robota.
page-table-line-seat-resign = { $who } partii vzdává.
page-table-line-seat-forget = { $who } odchází nadobro.
page-table-line-table-start = Partie začíná.
page-table-line-table-finish = Partie skončila.
page-table-line-table-close = Hostitel stůl zavřel.
page-table-line-table-chat = { $what ->
    [open] Hostitel chat zase zapnul.
   *[muted] Hostitel vypnul chat.
  }
page-table-line-table-invite = Hostitel obnovil pozvání.
page-table-line-table-settings = { $by ->
    [host] Hostitel změnil nastavení: { $what }.
   *[all] Všichni se dohodli: { $what }.
  }
page-table-line-table-host = Stůl má nového hostitele.
page-table-line-table-forked = Odtud se hraje dál.
page-table-line-table-loaded = Až sem sahá zápis.
page-table-line-table-hint = { $who } dostává radu.
page-table-line-table-rematch = Někdo nabízí odvetu.
page-table-line-table-pause = Server byl chvíli mimo provoz. Tento čas se všem vrátil.
page-table-chat-empty = Zatím nikdo nic neřekl.
page-table-chat-write = Řekněte něco stolu
page-table-chat-send = Poslat
page-table-total = Celkem
page-table-guess = ≈ { $points }
page-table-estimate = asi { $points }, { $low } až { $high } v { $worlds ->
    [one] { $worlds } představeném rozdání
   *[other] { $worlds } představených rozdáních
  }
page-table-away = Co se dělo bez vás
page-table-away-me = – týká se vás
page-table-skip = Ukázat vše (mezerník)

## Jedno zařízení, víc lidí
page-table-hot-seat = JEDNO ZAŘÍZENÍ PRO VŠECHNY
page-table-hand-over = Předejte zařízení, hraje { $name }
page-table-reveal = Jsem { $name } – ukázat moje věci
page-table-pin = Číslo, které má { $name }
page-table-pass-to = Předat: { $name }

## Nabídka
page-table-menu = Stůl a lidé
page-table-back = Hrát zase sám
page-table-invite = Pozvánka
page-table-leave = Odejít, ať hraje robot
page-table-resign = Vzdát partii …
page-table-resign-sure = Ano, vzdávám
page-table-replay = Přehrát partii
page-table-rules = Pravidla
page-table-settings = Nastavení
page-table-home = Na začátek
page-table-renew-link = Nový odkaz k místu
page-table-mute = Ztlumit
page-table-hear = Zase slyšet
page-table-muted = { $name }: odteď neuslyšíte, co říká.
page-table-heard = { $name }: zase slyšíte, co říká.
page-table-commit = Otisk semínka, zveřejněný před partií: { $commit }

## Co nemá jméno v žádné hře
page-table-word-face-down = lícem dolů
page-table-word-covered = zakryté
page-table-word-yes = ano
page-table-word-no = ne

## Pole pohledů: jak se co jmenuje
page-table-field-all-rounds = Kolo
page-table-field-all-points = Body
page-table-field-all-cards = Karty
page-table-field-all-seat = Na tahu
page-table-field-all-first = Začíná
page-table-field-all-unseen = Ještě neodkryté
page-table-field-all-dice = Kostky
page-table-field-all-owed = Dluží se
page-table-field-all-turn = Na tahu
page-table-field-all-ground = Podklad
page-table-field-all-active = Hází
