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
page-table-consent = Smí se to vzít zpět?
page-table-consent-ask = { $who } by rád vzal zpět jeden řádek. S ním zmizí i to, co přišlo po něm.
page-table-consent-wait = { $who } by rád vzal zpět jeden řádek. Čeká se na: { $whom }
page-table-agree = Souhlasím
page-table-refuse = Nesouhlasím

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
page-table-line-ask = { $who } by rád vzal tah zpět; souhlasit musí { $whom }.
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
page-table-line-seat-resign = { $who } partii vzdává.
page-table-line-seat-forget = { $who } odchází nadobro.
page-table-line-table-start = Partie začíná.
page-table-line-table-finish = Partie skončila.
page-table-line-table-invite = Hostitel obnovil pozvání.
page-table-line-table-settings = Hostitel změnil nastavení.
page-table-line-table-host = Stůl má nového hostitele.
page-table-line-table-forked = Odtud se hraje dál.
page-table-line-table-loaded = Až sem sahá zápis.
page-table-line-table-hint = { $who } dostává radu.
page-table-line-table-rematch = Odveta je připravená.
page-table-chat-empty = Zatím nikdo nic neřekl.
page-table-chat-write = Řekněte něco stolu
page-table-chat-send = Poslat
page-table-total = Celkem
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
page-table-field-bobrany-cards = Bodovací karty
page-table-field-bobrany-starter = Začínal
page-table-field-bobrany-rounds = Kolo
page-table-field-bobrany-turn = Na tahu
page-table-field-bobrany-main_left = Hlavní akce
page-table-field-bobrany-tile = Dílek k přiložení
page-table-field-bobrany-column = Sloupec
page-table-field-bobrany-cell = Políčko
page-table-field-bobrany-owed = Kolik okrajů zbývá zaplatit
page-table-field-bobrany-builder = Bobr stavitel
page-table-field-bobrany-river = Řeka: čtyři úseky, zleva doprava ke splavu
page-table-field-bobrany-rafts = Vory
page-table-field-bobrany-unseen = Ještě neodkryté
page-table-field-bobrany-town = Město
page-table-field-bobrany-tiles = Dílky
page-table-field-bobrany-walkways = Lávky
page-table-field-bobrany-tokens = Rozebrané na okrajích
page-table-field-bobrany-beavers = Bobři
page-table-field-bobrany-reserve = Zásoba
page-table-field-bobrany-points = Body podle barev
page-table-field-bobrany-done = Hotovo
page-table-field-bobrany-lone = Osamělý dílek se počítá
page-table-field-border-active = Hází
page-table-field-border-rolls = Hod
page-table-field-border-dice = Kostky
page-table-field-border-unused = Nepoužité kostky
page-table-field-border-layout = Plánek
page-table-field-border-crossed = Přeškrtnutá políčka
page-table-field-border-missing = Kolik zbývá k uzavření
page-table-field-border-paid = Vyplaceno
page-table-field-hashi-side = Strana
page-table-field-hashi-rounds = Kolo
page-table-field-hashi-card = Karta
page-table-field-hashi-unseen = Ještě neodkryté
page-table-field-hashi-numbers = Čísla na ostrovech
page-table-field-hashi-bridges = Mosty
page-table-field-hashi-finished = Hotové ostrovy
page-table-field-hashi-bonuses = Prémie
page-table-field-hashi-owed = Zbývá mostů
page-table-field-divukraj-year = Rok
page-table-field-divukraj-first = Začínal
page-table-field-divukraj-seat = Na tahu
page-table-field-divukraj-deck_size = Karet v balíčku
page-table-field-divukraj-pile_size = Karet v odkládacím
page-table-field-divukraj-discards = Odložené karty
page-table-field-divukraj-open_discards = Odložené lícem nahoru
page-table-field-divukraj-meadow = Louka
page-table-field-divukraj-vacant = Prázdná místa Louky
page-table-field-divukraj-short = Chybí na Louce
page-table-field-divukraj-locked = Zamčená místa Louky
page-table-field-divukraj-forest = Les
page-table-field-divukraj-events = Události
page-table-field-divukraj-event_owner = Události už mají
page-table-field-divukraj-stored = Uloženo na událostech
page-table-field-divukraj-beneath = Pod událostmi
page-table-field-divukraj-rival_season = Břitva: období
page-table-field-divukraj-rival_at = Břitva stojí na
page-table-field-divukraj-rival_scores = Břitva: body
page-table-field-divukraj-rival = Břitvovo město
page-table-field-divukraj-points = Žetony bodů
page-table-field-divukraj-occupied = Obsazené stavby
page-table-field-divukraj-cards = Město
page-table-field-divukraj-n_cards = Karet ve městě
page-table-field-divukraj-guests = Hosté na kartách
page-table-field-divukraj-n_guests = Hostů
page-table-field-divukraj-goods = Uloženo na kartách
page-table-field-divukraj-chapel = Žetony na Kapli
page-table-field-divukraj-clock = Žetony na Hodinové věži
page-table-field-divukraj-prisoners = Ve Vězení
page-table-field-divukraj-held = Zadržené
page-table-field-divukraj-held_openly = Zadržené veřejně
page-table-field-divukraj-at_events = Pomocníci na událostech
page-table-field-divukraj-resources = Suroviny
page-table-field-divukraj-at_forest = Pomocníci v lese
page-table-field-divukraj-scores = Body
page-table-field-divukraj-hand = Karty v ruce
page-table-field-divukraj-hand_size = Karet v ruce
page-table-field-divukraj-season = Období
page-table-field-divukraj-workers = Volní pomocníci
page-table-field-divukraj-lost = Pomocníci mimo hru
page-table-field-divukraj-nowhere = Pomocníci bez místa
page-table-field-divukraj-at_haven = Pomocníci ve Svatyni
page-table-field-divukraj-passed = Už pasoval
page-table-field-divukraj-spaces = Zabraných míst ve městě
page-table-field-divukraj-at_basic = Pomocníci na základních místech
page-table-field-divukraj-at_journey = Pomocníci na Výpravě
page-table-field-divukraj-card = Hraje se
page-table-field-divukraj-origin = Odkud
page-table-field-divukraj-slot = Místo Louky
page-table-field-divukraj-due = Zbývá zaplatit
page-table-field-divukraj-target = Cíl
page-table-field-divukraj-moving = Stěhuje se
page-table-field-divukraj-n_moving = Kolik se stěhuje
page-table-field-divukraj-copies = Kopie
page-table-field-divukraj-asked = Otázka
page-table-field-divukraj-gift = Na cestě k jinému
page-table-field-divukraj-revealed = Odkryté karty
page-table-field-divukraj-n_revealed = Kolik odkrytých
page-table-field-divukraj-private = Soukromě
page-table-field-divukraj-drawn = Dobrané karty
page-table-field-divukraj-to_activate = Zbývá aktivovat
page-table-field-divukraj-stores_left = Zbývá uložit
page-table-field-divukraj-husbands = Manželé na řadě
page-table-field-divukraj-named = Jmenováno
page-table-field-divukraj-lifted = Zvednutý pomocník
page-table-field-divukraj-lifted_copy = Z které kopie
page-table-field-divukraj-depth = Rozpracováno
page-table-field-divukraj-tasks = Co se dluží
page-table-field-divukraj-task_a = Údaj A
page-table-field-divukraj-task_b = Údaj B
page-table-field-divukraj-task_c = Údaj C
page-table-field-mesta-unseen_cards = Karty, které ještě nepřišly
page-table-field-mesta-unseen_tiles = Destičky, které ještě nepřišly
page-table-field-mesta-unseen_features = Zajímavosti, které ještě nepřišly
page-table-field-mesta-bag = V sáčku
page-table-field-mesta-long = Dlouhá hra
page-table-field-mesta-features_optional = Zajímavosti lze vyřadit
page-table-field-mesta-rounds = Kolo
page-table-field-mesta-metropolis = Metropole
page-table-field-mesta-milestones = Milníky
page-table-field-mesta-slots = Políčka milníků: body a kroužky
page-table-field-mesta-slot_points = Body políček
page-table-field-mesta-rings = Kroužky
page-table-field-mesta-first = Začíná
page-table-field-mesta-seat = Na tahu
page-table-field-mesta-dealt = Vyloženo
page-table-field-mesta-workers_placed = Postavené figurky
page-table-field-mesta-start_tiles = Startovní destičky
page-table-field-mesta-workers = Figurky
page-table-field-mesta-draft = Nabídka: 1 karty, 2 destičky, 3 zajímavosti, 4 dílky
page-table-field-mesta-row_cards = Karty
page-table-field-mesta-row_tiles = Destičky
page-table-field-mesta-row_features = Zajímavosti
page-table-field-mesta-row_pieces = Dílky
page-table-field-mesta-tile = Destička k přiložení
page-table-field-mesta-taken = Vzaté zajímavosti
page-table-field-mesta-pieces = Vzaté dílky
page-table-field-mesta-piece = Dílek na řadě
page-table-field-mesta-district = Čtvrť
page-table-field-mesta-tiles = Destičky
page-table-field-mesta-rotations = Natočení
page-table-field-mesta-features = Zajímavosti
page-table-field-mesta-colours = Barvy budov
page-table-field-mesta-heights = Podlaží
page-table-field-mesta-cards = Bodovací karty
page-table-field-mesta-pays = Karty právě platí
page-table-field-mesta-points = Body
