### Divukraj

divukraj-name = Divukraj
divukraj-about = Posílejte pomocníky za surovinami, vykládejte tvory a stavby a během čtyř ročních období vybudujte město o 15 místech. 2 až 4 hráči, nebo sólo proti králi Břitvovi.
divukraj-provenance = Karty, místa a události mají čísla tištěné hry; česká jména karet jsou z pravidel, jména většiny událostí jsme přeložili sami. Nejasná místa jsou vypsaná mezi výklady pravidel.
divukraj-rival = král Břitva

## Proč tah nejde
divukraj-why-not-now = { $duty_id ->
    [turn] Je to začátek vašeho tahu: umístěte pomocníka (visit three_twigs), vyložte kartu (play farm), připravte se na další období (prepare), nebo pasujte (pass).
    [slot] Řekněte, o kterou ze stejných karet na Louce jde (slot 5).
    [nth] Řekněte, o který z kusů této karty jde (nth 2).
    [by] Řekněte, jak kartu zaplatíte (by cost).
    [jail] Vyberte tvora, který půjde do Vězení (jail wife).
    [judge] Řekněte, kterou surovinu ceny kterou svou nahradíte (swap twig berry).
    [spare] Řekněte, kterou surovinu díky slevě neplatíte (spare twig).
    [payee] Řekněte, kdo dostane, co jste za Duchovního pastýře zaplatili (to 1).
    [fool-city] Vyberte město, kam Šašek půjde (to 1).
    [remove] Vyberte kartu, která z města odejde (remove farm).
    [trigger] Řekněte, která karta zareaguje dřív (trigger historian).
    [take] Vezměte si surovinu (take twig).
    [meadow] Vezměte si kartu z Louky (take farm); v létě smíte skončit i dřív (done).
    [discard] Odkládejte karty z ruky (discard farm); kde jejich počet není daný, skončíte slovem done.
    [bury] Odložte kartu z Louky (discard farm).
    [give-cards] Vyberte z ruky kartu, kterou předáte (give farm).
    [give-any] Vyberte surovinu, kterou předáte (give twig).
    [give-berries] Předejte bobuli (give berry), nebo skončete (done).
    [market] Předejte surovinu (give twig), nebo skončete (done).
    [to-goods] Řekněte, kdo suroviny dostane (to 1).
    [to-cards] Řekněte, kdo karty dostane (to 1).
    [produce] Aktivujte další zelenou kartu (activate farm).
    [sweep] Vyberte zelenou kartu, kterou Metař aktivuje (activate farm).
    [copy] Vyberte zelenou kartu, kterou Havíř zkopíruje (copy farm); dokud žádnou nejmenoval, smíte ho vynechat (done).
    [of] Řekněte, z čího města karta je (of 1).
    [store] Řekněte, co na Zásobárnu položíte (store twig), nebo nic (done).
    [pay] Řekněte, kolik surovin za body zaplatíte (pay 2).
    [swap] Vyměňte surovinu za jinou (swap twig resin), nebo skončete (done).
    [teacher] Vyberte kartu, kterou si necháte (take farm).
    [use] Vyberte místo, které využijete (use three_twigs); Hodinovou věž smíte vynechat (done).
    [lift] Vyberte pomocníka, kterého zvednete (lift three_twigs).
    [revisit] Postavte zvednutého pomocníka na nové místo (visit one_berry).
    [pile] Řekněte, ze kterého balíčku karty odhalíte (pile deck).
    [inn] Vyložte přes Hostinec kartu z Louky (play farm meadow).
    [queen] Vyložte zdarma kartu s hodnotou nejvýš 3 (play farm), nebo nic (done).
    [cemetery] Vyložte jednu z odhalených karet (play farm).
    [pigeon] Vyložte odhalenou kartu s hodnotou nejvýš 3 (play farm), nebo žádnou (done).
    [forest-play] Vyložte jednu z karet, které jste si vzali (play farm), nebo žádnou (done).
    [store-event] Položte na událost surovinu (store twig), nebo skončete (done).
    [capture] Zasuňte pod událost tvora ze svého města (beneath wife), nebo skončete (done).
    [graduate] Zasuňte pod událost tvora z ruky (beneath wife), nebo skončete (done).
    [scrolls] Odhalenou kartu si vezměte (take farm), nebo ji zasuňte pod událost (beneath farm).
   *[nothing] Nejste na tahu.
  }
divukraj-why-no-worker = Nemáte žádného volného pomocníka.
divukraj-why-taken = { $place }: tady už je obsazeno.
divukraj-why-own-worker-there = Na { $place_loc } už váš pomocník stojí a druhý tam nesmí.
divukraj-why-not-in-game = V této partii to není: { $place }.
divukraj-why-not-autumn = Na Výpravu smíte až na podzim.
divukraj-why-too-few-cards = K tomu potřebujete v ruce ještě { $more ->
    [one] { $more } kartu
    [few] { $more } karty
   *[other] { $more } karet
  }.
divukraj-why-too-few-resources = K tomu potřebujete ještě { $more ->
    [one] { $more } surovinu
    [few] { $more } suroviny
   *[other] { $more } surovin
  }.
divukraj-why-not-in-city = Ve svém městě nemáte { $card_acc }.
divukraj-why-not-in-city-of = Ve městě { $owner_gen } nenajdete { $card_acc }.
divukraj-why-event-done = { $event }: tahle událost už patří { $owner_dat }.
divukraj-why-event-needs-card = K této události potřebujete mít ve městě { $card_acc }.
divukraj-why-event-needs-colour = K této události vám ve městě chybí ještě { $more ->
    [one] { $more } { $colour } karta
    [few] { $more } { $colour_plural } karty
   *[other] { $more } { $colour_gen } karet
  }.
divukraj-why-nothing-to-play = Na Louce není karta, kterou byste přes Hostinec zaplatili a měli ji kam vyložit.
divukraj-why-no-cards-left = Dobírací i odkládací balíček jsou prázdné.
divukraj-why-no-other-card = Ve městě nemáte žádnou další kartu, kterou byste mohli odložit.
divukraj-why-same-place = Pomocník stál na { $place_loc }, přesunout se musí jinam.
divukraj-why-no-worker-there = Na { $place_loc } nestojí žádný váš pomocník.
divukraj-why-not-in-hand = V ruce nemáte { $card_acc }.
divukraj-why-not-in-meadow = Na Louce to není: { $card }.
divukraj-why-locked = { $card }: na této kartě Louky stojí pomocník krále Břitvy, nesmíte na ni sáhnout.
divukraj-why-city-full = Vaše město je plné.
divukraj-why-already-in-city = { $card } je jedinečná karta a ve městě už ji máte.
divukraj-why-no-construction = Ve městě nemáte stavbu, kterou by Trosky nahradily.
divukraj-why-no-city-for-fool = Šašek nemá kam jít: v každém soupeřově městě už jeden je, nebo tam není volné místo.
divukraj-why-too-valuable = Hodnota karty { $card } je { $points }, tady smí být nejvýš 3.
divukraj-why-needs = K zaplacení vám chybí ještě { $more ->
    [one] { $more } { $resource }
    [few] { $more } { $resource_plural }
   *[other] { $more } { $resource_gen }
  }.
divukraj-why-needs-any = K zaplacení vám chybí ještě { $more ->
    [one] { $more } surovina
    [few] { $more } suroviny
   *[other] { $more } surovin
  }.
divukraj-why-only-constructions = { $way }: tak se platí jen za stavby.
divukraj-why-only-critters = { $way }: tak se platí jen za tvory.
divukraj-why-house-occupied = Na kartě { $card } už žeton obyvatele leží.
divukraj-why-no-free-cell = Ve Vězení není volná cela; druhou odemyká Tulák ve vašem městě.
divukraj-why-ranger-not-second = Tulák nesmí do Vězení jako druhý: jen díky němu je druhá cela odemčená.
divukraj-why-no-prisoner = Ve městě nemáte tvora, který by šel do Vězení.
divukraj-why-costs-nothing = { $card } nic nestojí, není tedy co nahradit.
divukraj-why-not-in-cost = V tom, co platíte, není { $resource }.
divukraj-why-workers-left = Nejdřív umístěte { $workers ->
    [one] posledního pomocníka
    [few] zbývající { $workers } pomocníky
   *[other] zbývajících { $workers } pomocníků
  }.
divukraj-why-last-season = Podzim je poslední období, další Příprava už nebude.
divukraj-why-to-yourself = Tady si nemůžete vybrat sebe.
divukraj-why-no-such-seat = Hráč { $player } v této partii není.
divukraj-why-has-passed = Hráč { $player } už pasoval, nic dostat nesmí.
divukraj-why-hand-full-of = Hráč { $player } má plnou ruku.
divukraj-why-fool-there = Ve městě hráče { $player } už jeden Šašek je.
divukraj-why-city-full-of = Město hráče { $player } je plné.
divukraj-why-not-offered = Tady si nemůžete vybrat { $resource_acc }.
divukraj-why-hand-full = Máte plnou ruku, 8 karet.
divukraj-why-not-revealed = Mezi odhalenými kartami to není: { $card }.
divukraj-why-pile-empty = Prázdný { $pile } vybrat nejde.
divukraj-why-have-none = V zásobě nemáte ani { $resource_acc }.
divukraj-why-activated = Kartu { $card } už v tomto sběru nemáte co aktivovat.
divukraj-why-nothing-to-copy = { $card }: žádnou takovou kartu tu zkopírovat nesmíte.
divukraj-why-no-such-copy = Kus číslo { $number } tu vybrat nejde.
divukraj-why-equal-copy = Tento kus je stejný jako kus číslo { $number }, řekněte ten.
divukraj-why-not-this-slot = Na { $slot }. místě Louky tato karta není, nebo na ni nesmíte.
divukraj-why-not-waiting = { $card } teď na nic nereaguje.
divukraj-why-must-choose = { $duty_id ->
    [turn] Tady se vybrat musí. Je to začátek vašeho tahu: umístěte pomocníka (visit three_twigs), vyložte kartu (play farm), připravte se na další období (prepare), nebo pasujte (pass).
    [slot] Tady se vybrat musí. Řekněte, o kterou ze stejných karet na Louce jde (slot 5).
    [nth] Tady se vybrat musí. Řekněte, o který z kusů této karty jde (nth 2).
    [by] Tady se vybrat musí. Řekněte, jak kartu zaplatíte (by cost).
    [jail] Tady se vybrat musí. Vyberte tvora, který půjde do Vězení (jail wife).
    [judge] Tady se vybrat musí. Řekněte, kterou surovinu ceny kterou svou nahradíte (swap twig berry).
    [spare] Tady se vybrat musí. Řekněte, kterou surovinu díky slevě neplatíte (spare twig).
    [payee] Tady se vybrat musí. Řekněte, kdo dostane, co jste za Duchovního pastýře zaplatili (to 1).
    [fool-city] Tady se vybrat musí. Vyberte město, kam Šašek půjde (to 1).
    [remove] Tady se vybrat musí. Vyberte kartu, která z města odejde (remove farm).
    [trigger] Tady se vybrat musí. Řekněte, která karta zareaguje dřív (trigger historian).
    [take] Tady se vybrat musí. Vezměte si surovinu (take twig).
    [meadow] Tady se vybrat musí. Vezměte si kartu z Louky (take farm).
    [discard] Tady se vybrat musí. Odkládejte karty z ruky (discard farm).
    [bury] Tady se vybrat musí. Odložte kartu z Louky (discard farm).
    [give-cards] Tady se vybrat musí. Vyberte z ruky kartu, kterou předáte (give farm).
    [give-any] Tady se vybrat musí. Vyberte surovinu, kterou předáte (give twig).
    [give-berries] Tady se vybrat musí. Předejte bobuli (give berry).
    [market] Tady se vybrat musí. Předejte surovinu (give twig).
    [to-goods] Tady se vybrat musí. Řekněte, kdo suroviny dostane (to 1).
    [to-cards] Tady se vybrat musí. Řekněte, kdo karty dostane (to 1).
    [produce] Tady se vybrat musí. Aktivujte další zelenou kartu (activate farm).
    [sweep] Tady se vybrat musí. Vyberte zelenou kartu, kterou Metař aktivuje (activate farm).
    [copy] Tady se vybrat musí. Vyberte zelenou kartu, kterou Havíř zkopíruje (copy farm).
    [of] Tady se vybrat musí. Řekněte, z čího města karta je (of 1).
    [store] Tady se vybrat musí. Řekněte, co na Zásobárnu položíte (store twig).
    [pay] Tady se vybrat musí. Řekněte, kolik surovin za body zaplatíte (pay 2).
    [swap] Tady se vybrat musí. Vyměňte surovinu za jinou (swap twig resin).
    [teacher] Tady se vybrat musí. Vyberte kartu, kterou si necháte (take farm).
    [use] Tady se vybrat musí. Vyberte místo, které využijete (use three_twigs).
    [lift] Tady se vybrat musí. Vyberte pomocníka, kterého zvednete (lift three_twigs).
    [revisit] Tady se vybrat musí. Postavte zvednutého pomocníka na nové místo (visit one_berry).
    [pile] Tady se vybrat musí. Řekněte, ze kterého balíčku karty odhalíte (pile deck).
    [inn] Tady se vybrat musí. Vyložte přes Hostinec kartu z Louky (play farm meadow).
    [queen] Tady se vybrat musí. Vyložte zdarma kartu s hodnotou nejvýš 3 (play farm).
    [cemetery] Tady se vybrat musí. Vyložte jednu z odhalených karet (play farm).
    [pigeon] Tady se vybrat musí. Vyložte odhalenou kartu s hodnotou nejvýš 3 (play farm).
    [forest-play] Tady se vybrat musí. Vyložte jednu z karet, které jste si vzali (play farm).
    [store-event] Tady se vybrat musí. Položte na událost surovinu (store twig).
    [capture] Tady se vybrat musí. Zasuňte pod událost tvora ze svého města (beneath wife).
    [graduate] Tady se vybrat musí. Zasuňte pod událost tvora z ruky (beneath wife).
    [scrolls] Tady se vybrat musí. Odhalenou kartu si vezměte (take farm), nebo ji zasuňte pod událost (beneath farm).
   *[nothing] Nejste na tahu.
  }
divukraj-why-not-itself = { $card } tady nemůže být, karta nesmí vybrat sebe.
divukraj-why-only-critter-cards = { $card } není tvor, tady smí být jen tvor.
divukraj-why-only-construction-cards = { $card } není stavba, tady smí být jen stavba.

## Bodovací blok
divukraj-pad-copies = „{ $field }“: v krabici je { $card } jen { $copies }×.
divukraj-pad-unique = „{ $field }“: { $card } je jedinečná karta a ve městě leží jen jednou.
divukraj-pad-full = „{ $field }“: { $spaces } obsazených míst je moc, město jich má { $most }. Poutník žádné nezabírá, Farmář s Farmářkou sdílejí jedno.
divukraj-pad-misplaced = „{ $field }“ sem ({ $thing }) nepatří; patří k: { $allowed }.
divukraj-pad-journey = „{ $field }“: místo za { $points } je pro jednoho pomocníka a už na něm jiný stojí.
divukraj-pad-workers = „{ $field }“: { $workers } pomocníků na Výpravě, na Hřbitově a v Klášteře je moc; hráč jich má { $most }.
divukraj-pad-event-twice = „{ $field }“: událost { $event } se plní jednou za hru a už ji má „{ $other }“.
divukraj-pad-events = „{ $field }“: významných událostí je moc; ve hře jsou { $most }.
divukraj-pad-worth = „{ $field }“: událost { $event } nemůže mít { $points } b.; podle souboru má { $worth }.
divukraj-pad-rival = „{ $field }“: Břitva hraje jen proti jednomu hráči, ne proti { $count }.

## Vlastní edice

## Kresba v terminálu
divukraj-draw-turn = [bold]Na tahu je hráč { $player }[/]
divukraj-draw-over = [bold]Partie skončila[/]
divukraj-draw-piles = Balíček { $deck } · odkládací balíček { $pile }
divukraj-draw-places = [bold]Místa[/] [dim]· ① pro jednoho pomocníka[/]
divukraj-draw-events = [bold]Události[/]
divukraj-draw-meadow = [bold]Louka[/]
divukraj-draw-hand = [bold]Karty v ruce: { $count }[/]
divukraj-draw-hidden-hand = { "   " }V ruce { $count } · z toho víte o: { $known }
divukraj-draw-playing = [bold yellow]Hraje se: { $card }[/] · zbývá zaplatit: { $due }
divukraj-draw-revealed = [bold yellow]Odkryté karty: { $count }[/]
divukraj-draw-to-activate = [bold yellow]Zbývá aktivovat:[/] { $cards }
divukraj-draw-gift = [bold yellow]Na cestě k jinému hráči:[/] { $goods }
divukraj-draw-player = [bold]♟{ $player }[/] · { $season } · pomocníci { $workers } · { $stock } · { $tokens }
divukraj-draw-score = { "   " }Teď [bold]{ $total }[/]: karty { $cards }, žetony { $tokens }, rozkvět { $prosperity }, výprava { $journey }, události { $events } · míst { $spaces } z 15
divukraj-draw-nowhere = { "   " }Pomocníci, jejichž karta z města zmizela: { $count } z { $all }
divukraj-draw-lost = { "   " }Pomocníci mimo hru: { $count } z { $all }
divukraj-draw-passed = { "   " }Pasoval
divukraj-draw-rival = [bold]♟R Břitva[/] · rok { $year } · { $season } · stojí na: { $places } · políčka Louky: { $slots }
divukraj-draw-rival-score = { "   " }Teď [bold]{ $total }[/]: karty { $cards }, žetony { $tokens }, rozkvět { $prosperity }, výprava { $journey }, události { $events }
divukraj-draw-anybody = kdokoli
divukraj-draw-legend = [dim]╱ větvička · ◆ smůla · ● oblázek · ♥ bobule · ★ bod · ■ hnědá · ♣ zelená · ▲ červená · ≈ modrá · ☾ fialová
    ⌂ bydlí s; ve městě: obydleno · ♟1 hráč 1 · [/][bold yellow]teď možné[/]

## Průběh: $who je hráč, $one a $two jsou slova řádku, $all všechna dohromady
divukraj-say-visit = { $who } umisťuje pomocníka na { $one_acc }.
divukraj-say-play = { $who } vykládá { $all_acc }.
divukraj-say-prepare = { $who } se připravuje na další roční období.
divukraj-say-pass = { $who } pasuje a pro tuto partii končí.
divukraj-say-done = { $who } dál už nic nevybírá.
divukraj-say-by = { $who } { $one_id ->
    [house] ubytovává tvora zdarma v jeho stavbě
    [ever_tree] ubytovává tvora zdarma v Prastromu
    [crane] odkládá Jeřáb a má na stavbu slevu
    [innkeeper] odkládá Hostinského a má na tvora slevu
    [judge] díky Soudci nahradí jednu surovinu
    [dungeon] zavře tvora do Vězení a má slevu
   *[cost] platí surovinami
  }.
divukraj-say-jail = { $who } posílá do Vězení { $one_acc }.
divukraj-say-swap = { $who } nahrazuje { $one_acc } { $two_ins }.
divukraj-say-spare = { $who } díky slevě ušetří { $one_acc }.
divukraj-say-to = { $who } to posílá { $one_dat }.
divukraj-say-take = { $who } si bere { $one_acc }.
divukraj-say-discard = { $who } odkládá { $one_acc }.
divukraj-say-give = { $who } předává { $one_acc }.
divukraj-say-pay = { $who } platí za body, počet surovin: { $one }.
divukraj-say-store = { $who } ukládá suroviny: { $one }.
divukraj-say-remove = { $who } odstraňuje z města { $one_acc }.
divukraj-say-beneath = { $who } zasouvá pod událost { $one_acc }.
divukraj-say-pile = { $who } odhaluje karty z { $one_gen }.
divukraj-say-use = { $who } využívá { $one_acc }.
divukraj-say-lift = { $who } zvedá pomocníka, který stál na { $one_loc }.
divukraj-say-activate = { $who } aktivuje { $one_acc }.
divukraj-say-copy = { $who } kopíruje { $one_acc }.
divukraj-say-of = { $who } k tomu bere vzor z města { $one_gen }.
divukraj-say-nth = { $who } myslí kus číslo { $one }.
divukraj-say-slot = { $who } myslí kartu na { $one }. místě Louky.
divukraj-say-trigger = { $who } určuje, kdo zareaguje dřív: { $one }.
divukraj-say-card = Přichází karta: { $one }.
divukraj-say-die = Král Břitva hodil { $one } a bere si kartu z toho místa Louky.
divukraj-say-forest = V lese je { $one_acc }.
divukraj-say-event = Ve hře je { $one_acc }.
divukraj-say-first = Začíná { $who }.

## Části bodů a možnosti
divukraj-part-cards = karty
divukraj-part-tokens = žetony bodů
divukraj-part-prosperity = rozkvět
divukraj-part-journey = Výprava
divukraj-part-events = události
divukraj-option-year = sólo: rok, ve kterém král Břitva přichází; 3 je nejtěžší
divukraj-option-first = kdo začíná: místo, nebo random
divukraj-option-edition = čí čísla na kartách a událostech

## Karty
divukraj-name-castle = Zámek
    .acc = Zámek
divukraj-name-cemetery = Hřbitov
    .acc = Hřbitov
    .loc = Hřbitově
divukraj-name-chapel = Kaple
    .acc = Kapli
    .loc = Kapli
divukraj-name-clock-tower = Hodinová věž
    .acc = Hodinovou věž
divukraj-name-courthouse = Soud
    .acc = Soud
divukraj-name-crane = Jeřáb
    .acc = Jeřáb
divukraj-name-dungeon = Vězení
    .acc = Vězení
divukraj-name-ever-tree = Prastrom
    .acc = Prastrom
divukraj-name-fairgrounds = Karneval
    .acc = Karneval
divukraj-name-farm = Farma
    .acc = Farmu
divukraj-name-general-store = Hokynářství
    .acc = Hokynářství
divukraj-name-inn = Hostinec
    .acc = Hostinec
    .loc = Hostinci
divukraj-name-lookout = Rozhledna
    .acc = Rozhlednu
    .loc = Rozhledně
divukraj-name-mine = Důl
    .acc = Důl
divukraj-name-monastery = Klášter
    .acc = Klášter
    .loc = Klášteře
divukraj-name-palace = Palác
    .acc = Palác
divukraj-name-post-office = Pošta
    .acc = Poštu
    .loc = Poště
divukraj-name-resin-refinery = Smolná huť
    .acc = Smolnou huť
divukraj-name-ruins = Trosky
    .acc = Trosky
    .loc = Troskách
divukraj-name-school = Škola
    .acc = Školu
divukraj-name-storehouse = Zásobárna
    .acc = Zásobárnu
    .loc = Zásobárně
divukraj-name-theater = Divadlo
    .acc = Divadlo
divukraj-name-twig-barge = Prám
    .acc = Prám
divukraj-name-university = Univerzita
    .acc = Univerzitu
    .loc = Univerzitě
divukraj-name-architect = Architekt
    .acc = Architekta
divukraj-name-bard = Pěvec
    .acc = Pěvce
divukraj-name-barge-toad = Převozník
    .acc = Převozníka
divukraj-name-chip-sweep = Metař
    .acc = Metaře
divukraj-name-doctor = Doktor
    .acc = Doktora
divukraj-name-fool = Šašek
    .acc = Šaška
divukraj-name-historian = Kronikář
    .acc = Kronikáře
divukraj-name-husband = Farmář
    .acc = Farmáře
divukraj-name-innkeeper = Hostinský
    .acc = Hostinského
divukraj-name-judge = Soudce
    .acc = Soudce
divukraj-name-king = Král
    .acc = Krále
divukraj-name-miner-mole = Havíř
    .acc = Havíře
divukraj-name-monk = Mnich
    .acc = Mnicha
divukraj-name-peddler = Potulný kupec
    .acc = Potulného kupce
divukraj-name-postal-pigeon = Listonoš
    .acc = Listonoše
divukraj-name-queen = Královna
    .acc = Královnu
    .loc = Královně
divukraj-name-ranger = Tulák
    .acc = Tuláka
divukraj-name-shepherd = Duchovní pastýř
    .acc = Duchovního pastýře
divukraj-name-shopkeeper = Hokynář
    .acc = Hokynáře
divukraj-name-teacher = Učitel
    .acc = Učitele
divukraj-name-undertaker = Hrobník
    .acc = Hrobníka
divukraj-name-wanderer = Poutník
    .acc = Poutníka
divukraj-name-wife = Farmářka
    .acc = Farmářku
divukraj-name-woodcarver = Řezbář
    .acc = Řezbáře

## Karty z Louky: jména všech slov řádku
divukraj-name-castle-meadow = { divukraj-name-castle } z Louky
    .acc = { divukraj-name-castle.acc } z Louky
divukraj-name-cemetery-meadow = { divukraj-name-cemetery } z Louky
    .acc = { divukraj-name-cemetery.acc } z Louky
divukraj-name-chapel-meadow = { divukraj-name-chapel } z Louky
    .acc = { divukraj-name-chapel.acc } z Louky
divukraj-name-clock-tower-meadow = { divukraj-name-clock-tower } z Louky
    .acc = { divukraj-name-clock-tower.acc } z Louky
divukraj-name-courthouse-meadow = { divukraj-name-courthouse } z Louky
    .acc = { divukraj-name-courthouse.acc } z Louky
divukraj-name-crane-meadow = { divukraj-name-crane } z Louky
    .acc = { divukraj-name-crane.acc } z Louky
divukraj-name-dungeon-meadow = { divukraj-name-dungeon } z Louky
    .acc = { divukraj-name-dungeon.acc } z Louky
divukraj-name-ever-tree-meadow = { divukraj-name-ever-tree } z Louky
    .acc = { divukraj-name-ever-tree.acc } z Louky
divukraj-name-fairgrounds-meadow = { divukraj-name-fairgrounds } z Louky
    .acc = { divukraj-name-fairgrounds.acc } z Louky
divukraj-name-farm-meadow = { divukraj-name-farm } z Louky
    .acc = { divukraj-name-farm.acc } z Louky
divukraj-name-general-store-meadow = { divukraj-name-general-store } z Louky
    .acc = { divukraj-name-general-store.acc } z Louky
divukraj-name-inn-meadow = { divukraj-name-inn } z Louky
    .acc = { divukraj-name-inn.acc } z Louky
divukraj-name-lookout-meadow = { divukraj-name-lookout } z Louky
    .acc = { divukraj-name-lookout.acc } z Louky
divukraj-name-mine-meadow = { divukraj-name-mine } z Louky
    .acc = { divukraj-name-mine.acc } z Louky
divukraj-name-monastery-meadow = { divukraj-name-monastery } z Louky
    .acc = { divukraj-name-monastery.acc } z Louky
divukraj-name-palace-meadow = { divukraj-name-palace } z Louky
    .acc = { divukraj-name-palace.acc } z Louky
divukraj-name-post-office-meadow = { divukraj-name-post-office } z Louky
    .acc = { divukraj-name-post-office.acc } z Louky
divukraj-name-resin-refinery-meadow = { divukraj-name-resin-refinery } z Louky
    .acc = { divukraj-name-resin-refinery.acc } z Louky
divukraj-name-ruins-meadow = { divukraj-name-ruins } z Louky
    .acc = { divukraj-name-ruins.acc } z Louky
divukraj-name-school-meadow = { divukraj-name-school } z Louky
    .acc = { divukraj-name-school.acc } z Louky
divukraj-name-storehouse-meadow = { divukraj-name-storehouse } z Louky
    .acc = { divukraj-name-storehouse.acc } z Louky
divukraj-name-theater-meadow = { divukraj-name-theater } z Louky
    .acc = { divukraj-name-theater.acc } z Louky
divukraj-name-twig-barge-meadow = { divukraj-name-twig-barge } z Louky
    .acc = { divukraj-name-twig-barge.acc } z Louky
divukraj-name-university-meadow = { divukraj-name-university } z Louky
    .acc = { divukraj-name-university.acc } z Louky
divukraj-name-architect-meadow = { divukraj-name-architect } z Louky
    .acc = { divukraj-name-architect.acc } z Louky
divukraj-name-bard-meadow = { divukraj-name-bard } z Louky
    .acc = { divukraj-name-bard.acc } z Louky
divukraj-name-barge-toad-meadow = { divukraj-name-barge-toad } z Louky
    .acc = { divukraj-name-barge-toad.acc } z Louky
divukraj-name-chip-sweep-meadow = { divukraj-name-chip-sweep } z Louky
    .acc = { divukraj-name-chip-sweep.acc } z Louky
divukraj-name-doctor-meadow = { divukraj-name-doctor } z Louky
    .acc = { divukraj-name-doctor.acc } z Louky
divukraj-name-fool-meadow = { divukraj-name-fool } z Louky
    .acc = { divukraj-name-fool.acc } z Louky
divukraj-name-historian-meadow = { divukraj-name-historian } z Louky
    .acc = { divukraj-name-historian.acc } z Louky
divukraj-name-husband-meadow = { divukraj-name-husband } z Louky
    .acc = { divukraj-name-husband.acc } z Louky
divukraj-name-innkeeper-meadow = { divukraj-name-innkeeper } z Louky
    .acc = { divukraj-name-innkeeper.acc } z Louky
divukraj-name-judge-meadow = { divukraj-name-judge } z Louky
    .acc = { divukraj-name-judge.acc } z Louky
divukraj-name-king-meadow = { divukraj-name-king } z Louky
    .acc = { divukraj-name-king.acc } z Louky
divukraj-name-miner-mole-meadow = { divukraj-name-miner-mole } z Louky
    .acc = { divukraj-name-miner-mole.acc } z Louky
divukraj-name-monk-meadow = { divukraj-name-monk } z Louky
    .acc = { divukraj-name-monk.acc } z Louky
divukraj-name-peddler-meadow = { divukraj-name-peddler } z Louky
    .acc = { divukraj-name-peddler.acc } z Louky
divukraj-name-postal-pigeon-meadow = { divukraj-name-postal-pigeon } z Louky
    .acc = { divukraj-name-postal-pigeon.acc } z Louky
divukraj-name-queen-meadow = { divukraj-name-queen } z Louky
    .acc = { divukraj-name-queen.acc } z Louky
divukraj-name-ranger-meadow = { divukraj-name-ranger } z Louky
    .acc = { divukraj-name-ranger.acc } z Louky
divukraj-name-shepherd-meadow = { divukraj-name-shepherd } z Louky
    .acc = { divukraj-name-shepherd.acc } z Louky
divukraj-name-shopkeeper-meadow = { divukraj-name-shopkeeper } z Louky
    .acc = { divukraj-name-shopkeeper.acc } z Louky
divukraj-name-teacher-meadow = { divukraj-name-teacher } z Louky
    .acc = { divukraj-name-teacher.acc } z Louky
divukraj-name-undertaker-meadow = { divukraj-name-undertaker } z Louky
    .acc = { divukraj-name-undertaker.acc } z Louky
divukraj-name-wanderer-meadow = { divukraj-name-wanderer } z Louky
    .acc = { divukraj-name-wanderer.acc } z Louky
divukraj-name-wife-meadow = { divukraj-name-wife } z Louky
    .acc = { divukraj-name-wife.acc } z Louky
divukraj-name-woodcarver-meadow = { divukraj-name-woodcarver } z Louky
    .acc = { divukraj-name-woodcarver.acc } z Louky

## Místa
divukraj-name-three-twigs = 3 větvičky
    .acc = místo „3 větvičky“
    .loc = místě „3 větvičky“
divukraj-name-two-twigs-one-card = 2 větvičky a karta
    .acc = místo „2 větvičky a karta“
    .loc = místě „2 větvičky a karta“
divukraj-name-two-resin = 2 smůly
    .acc = místo „2 smůly“
    .loc = místě „2 smůly“
divukraj-name-one-resin-one-card = 1 smůla a karta
    .acc = místo „1 smůla a karta“
    .loc = místě „1 smůla a karta“
divukraj-name-two-cards-one-point = 2 karty a bod
    .acc = místo „2 karty a bod“
    .loc = místě „2 karty a bod“
divukraj-name-one-pebble = 1 oblázek
    .acc = místo „1 oblázek“
    .loc = místě „1 oblázek“
divukraj-name-one-berry-one-card = 1 bobule a karta
    .acc = místo „1 bobule a karta“
    .loc = místě „1 bobule a karta“
divukraj-name-one-berry = 1 bobule
    .acc = místo „1 bobule“
    .loc = místě „1 bobule“
divukraj-name-three-berries = 3 bobule
    .acc = místo „3 bobule“
    .loc = místě „3 bobule“
divukraj-name-two-berries-one-card = 2 bobule a karta
    .acc = místo „2 bobule a karta“
    .loc = místě „2 bobule a karta“
divukraj-name-two-resin-one-twig = 2 smůly a větvička
    .acc = místo „2 smůly a větvička“
    .loc = místě „2 smůly a větvička“
divukraj-name-twig-resin-berry = větvička, smůla a bobule
    .acc = místo „větvička, smůla a bobule“
    .loc = místě „větvička, smůla a bobule“
divukraj-name-three-cards-one-pebble = 3 karty a oblázek
    .acc = místo „3 karty a oblázek“
    .loc = místě „3 karty a oblázek“
divukraj-name-two-any = 2 libovolné suroviny
    .acc = místo „2 libovolné suroviny“
    .loc = místě „2 libovolné suroviny“
divukraj-name-two-cards-one-any = 2 karty a libovolná surovina
    .acc = místo „2 karty a libovolná surovina“
    .loc = místě „2 karty a libovolná surovina“
divukraj-name-discard-up-to-3-for-any = až 3 karty za suroviny
    .acc = místo „až 3 karty za suroviny“
    .loc = místě „až 3 karty za suroviny“
divukraj-name-discard-any-draw-double = 2 nové karty za každou
    .acc = místo „2 nové karty za každou“
    .loc = místě „2 nové karty za každou“
divukraj-name-copy-basic-and-card = základní místo a karta
    .acc = místo „základní místo a karta“
    .loc = místě „základní místo a karta“
divukraj-name-two-meadow-play-one-minus-1 = 2 karty z Louky a sleva
    .acc = místo „2 karty z Louky a sleva“
    .loc = místě „2 karty z Louky a sleva“
divukraj-name-haven = Svatyně
    .acc = Svatyni
    .loc = Svatyni
divukraj-name-journey-5 = Výprava za 5 bodů
    .acc = Výpravu za 5 bodů
    .loc = Výpravě za 5 bodů
divukraj-name-journey-4 = Výprava za 4 body
    .acc = Výpravu za 4 body
    .loc = Výpravě za 4 body
divukraj-name-journey-3 = Výprava za 3 body
    .acc = Výpravu za 3 body
    .loc = Výpravě za 3 body
divukraj-name-journey-2 = Výprava za 2 body
    .acc = Výpravu za 2 body
    .loc = Výpravě za 2 body
divukraj-name-inn-0 = { divukraj-name-inn } hráče 1
    .acc = { divukraj-name-inn.acc } hráče 1
    .loc = { divukraj-name-inn.loc } hráče 1
divukraj-name-inn-1 = { divukraj-name-inn } hráče 2
    .acc = { divukraj-name-inn.acc } hráče 2
    .loc = { divukraj-name-inn.loc } hráče 2
divukraj-name-inn-2 = { divukraj-name-inn } hráče 3
    .acc = { divukraj-name-inn.acc } hráče 3
    .loc = { divukraj-name-inn.loc } hráče 3
divukraj-name-inn-3 = { divukraj-name-inn } hráče 4
    .acc = { divukraj-name-inn.acc } hráče 4
    .loc = { divukraj-name-inn.loc } hráče 4
divukraj-name-inn-rugwort = { divukraj-name-inn } krále Břitvy
    .acc = { divukraj-name-inn.acc } krále Břitvy
    .loc = { divukraj-name-inn.loc } krále Břitvy
divukraj-name-post-office-0 = { divukraj-name-post-office } hráče 1
    .acc = { divukraj-name-post-office.acc } hráče 1
    .loc = { divukraj-name-post-office.loc } hráče 1
divukraj-name-post-office-1 = { divukraj-name-post-office } hráče 2
    .acc = { divukraj-name-post-office.acc } hráče 2
    .loc = { divukraj-name-post-office.loc } hráče 2
divukraj-name-post-office-2 = { divukraj-name-post-office } hráče 3
    .acc = { divukraj-name-post-office.acc } hráče 3
    .loc = { divukraj-name-post-office.loc } hráče 3
divukraj-name-post-office-3 = { divukraj-name-post-office } hráče 4
    .acc = { divukraj-name-post-office.acc } hráče 4
    .loc = { divukraj-name-post-office.loc } hráče 4
divukraj-name-post-office-rugwort = { divukraj-name-post-office } krále Břitvy
    .acc = { divukraj-name-post-office.acc } krále Břitvy
    .loc = { divukraj-name-post-office.loc } krále Břitvy
divukraj-name-ruins-0 = { divukraj-name-ruins } hráče 1
    .acc = { divukraj-name-ruins.acc } hráče 1
    .loc = { divukraj-name-ruins.loc } hráče 1
divukraj-name-ruins-1 = { divukraj-name-ruins } hráče 2
    .acc = { divukraj-name-ruins.acc } hráče 2
    .loc = { divukraj-name-ruins.loc } hráče 2
divukraj-name-ruins-2 = { divukraj-name-ruins } hráče 3
    .acc = { divukraj-name-ruins.acc } hráče 3
    .loc = { divukraj-name-ruins.loc } hráče 3
divukraj-name-ruins-3 = { divukraj-name-ruins } hráče 4
    .acc = { divukraj-name-ruins.acc } hráče 4
    .loc = { divukraj-name-ruins.loc } hráče 4
divukraj-name-nowhere = karta, která už není ve městě
    .acc = kartu, která už není ve městě
    .loc = kartě, která už není ve městě

## Události
divukraj-name-city-monument = Městský památník
    .acc = událost „Městský památník“
    .loc = události „Městský památník“
divukraj-name-grand-tour = Dlouhá plavba
    .acc = událost „Dlouhá plavba“
    .loc = události „Dlouhá plavba“
divukraj-name-harvest-festival = Slavnost sklizně
    .acc = událost „Slavnost sklizně“
    .loc = události „Slavnost sklizně“
divukraj-name-cartographers-expedition = Výprava kartografů
    .acc = událost „Výprava kartografů“
    .loc = události „Výprava kartografů“
divukraj-name-a-brilliant-marketing-plan = Skvělý obchodní plán
    .acc = událost „Skvělý obchodní plán“
    .loc = události „Skvělý obchodní plán“
divukraj-name-a-well-run-city = Vzorně spravované město
    .acc = událost „Vzorně spravované město“
    .loc = události „Vzorně spravované město“
divukraj-name-an-evening-of-fireworks = Večer ohňostrojů
    .acc = událost „Večer ohňostrojů“
    .loc = události „Večer ohňostrojů“
divukraj-name-ancient-scrolls-discovered = Nález dávných svitků
    .acc = událost „Nález dávných svitků“
    .loc = události „Nález dávných svitků“
divukraj-name-capture-of-the-acorn-thieves = Dopadení zlodějů žaludů
    .acc = událost „Dopadení zlodějů žaludů“
    .loc = události „Dopadení zlodějů žaludů“
divukraj-name-croak-wart-cure = Lék na žabí bradavice
    .acc = událost „Lék na žabí bradavice“
    .loc = události „Lék na žabí bradavice“
divukraj-name-flying-doctor-service = Létající lékařská služba
    .acc = událost „Létající lékařská služba“
    .loc = události „Létající lékařská služba“
divukraj-name-graduation-of-scholars = Promoce učenců
    .acc = událost „Promoce učenců“
    .loc = události „Promoce učenců“
divukraj-name-ministering-to-miscreants = Duchovní útěcha vězňů
    .acc = událost „Duchovní útěcha vězňů“
    .loc = události „Duchovní útěcha vězňů“
divukraj-name-path-of-the-pilgrims = Cesta poutníků
    .acc = událost „Cesta poutníků“
    .loc = události „Cesta poutníků“
divukraj-name-performer-in-residence = Živá hudba
    .acc = událost „Živá hudba“
    .loc = události „Živá hudba“
divukraj-name-pristine-chapel-ceiling = Vyřezávaná klenba
    .acc = událost „Vyřezávaná klenba“
    .loc = události „Vyřezávaná klenba“
divukraj-name-remembering-the-fallen = Památka padlých
    .acc = událost „Památka padlých“
    .loc = události „Památka padlých“
divukraj-name-tax-relief = Daňová úleva
    .acc = událost „Daňová úleva“
    .loc = události „Daňová úleva“
divukraj-name-the-everdell-games = Divukrajské hry
    .acc = událost „Divukrajské hry“
    .loc = události „Divukrajské hry“
divukraj-name-under-new-management = Pod novým vedením
    .acc = událost „Pod novým vedením“
    .loc = události „Pod novým vedením“

## Suroviny: .plural je 2 až 4, .gen je 5 a víc
divukraj-name-twig = větvička
    .acc = větvičku
    .ins = větvičkou
    .plural = větvičky
    .gen = větviček
divukraj-name-resin = smůla
    .acc = smůlu
    .ins = smůlou
    .plural = smůly
    .gen = smůl
divukraj-name-pebble = oblázek
    .acc = oblázek
    .ins = oblázkem
    .plural = oblázky
    .gen = oblázků
divukraj-name-berry = bobule
    .acc = bobuli
    .ins = bobulí
    .plural = bobule
    .gen = bobulí

## Barvy karet: .plural je 2 až 4, .gen je 5 a víc
divukraj-name-tan = hnědá
    .plural = hnědé
    .gen = hnědých
divukraj-name-green = zelená
    .plural = zelené
    .gen = zelených
divukraj-name-red = červená
    .plural = červené
    .gen = červených
divukraj-name-blue = modrá
    .plural = modré
    .gen = modrých
divukraj-name-purple = fialová
    .plural = fialové
    .gen = fialových

## Roční období
divukraj-name-winter = zima
divukraj-name-spring = jaro
divukraj-name-summer = léto
divukraj-name-autumn = podzim

## Způsoby placení a balíčky
divukraj-name-cost = suroviny
divukraj-name-house = žeton obyvatele
divukraj-name-deck = dobírací balíček
    .gen = dobíracího balíčku
divukraj-name-discard = odkládací balíček
    .gen = odkládacího balíčku

## Hráči: samo číslo je číslo řádku, jeho pády mluví o hráči na tom místě
divukraj-name-0 = 0
    .gen = hráče 1
    .dat = hráči 1
divukraj-name-1 = 1
    .gen = hráče 2
    .dat = hráči 2
divukraj-name-2 = 2
    .gen = hráče 3
    .dat = hráči 3
divukraj-name-3 = 3
    .gen = hráče 4
    .dat = hráči 4
divukraj-name-rugwort = král Břitva
    .gen = krále Břitvy
    .dat = králi Břitvovi

## Co čtenář nesmí vědět
divukraj-name-unknown = skrytá
    .acc = skrytou kartu

## Co karty, místa a události dělají, našimi slovy
divukraj-effect-castle = Na konci: 1 bod za každou běžnou stavbu ve vašem městě.
divukraj-effect-cemetery = Pomocník (zůstane natrvalo): odhalíte 4 karty z dobíracího nebo odkládacího balíčku a jednu z nich zdarma vyložíte; ostatní se odloží. Druhé místo odemyká Hrobník.
divukraj-effect-chapel = Pomocník: přibude na ni žeton bodu, pak si za každý žeton na ní doberete 2 karty.
divukraj-effect-clock-tower = Přijde se 3 žetony bodů. Na začátku Přípravy smíte jeden odevzdat a znovu využít základní nebo lesní místo, kde stojí váš pomocník.
divukraj-effect-courthouse = Kdykoli vyložíte další stavbu: větvička, smůla, nebo oblázek.
divukraj-effect-crane = Když vykládáte stavbu, smíte Jeřáb odložit a zaplatit o 3 libovolné suroviny méně. Nelze použít spolu s jinou takovou schopností.
divukraj-effect-dungeon = Když vykládáte kartu, smíte do Vězení poslat tvora ze svého města a zaplatit o 3 libovolné suroviny méně. Nelze použít spolu s jinou takovou schopností. Druhou celu odemyká Tulák.
divukraj-effect-ever-tree = Na konci: 1 bod za každou fialovou kartu ve vašem městě, i za tuto. Zdarma tu smí bydlet jeden jakýkoli tvor.
divukraj-effect-fairgrounds = Sběr: doberete si 2 karty.
divukraj-effect-farm = Sběr: 1 bobule.
divukraj-effect-general-store = Sběr: 1 bobule, a je-li ve městě Farma, 2 bobule.
divukraj-effect-inn = Otevřeno i ostatním. Pomocník: vyložíte kartu z Louky o 3 libovolné suroviny levněji, ne však spolu s jinou takovou schopností. Za cizí návštěvu dostane majitel žeton bodu.
divukraj-effect-lookout = Pomocník: využijete kterékoli základní nebo lesní místo, i obsazené.
divukraj-effect-mine = Sběr: 1 oblázek.
divukraj-effect-monastery = Pomocník (zůstane natrvalo): předáte soupeři 2 suroviny a získáte 4 žetony bodů. Druhé místo odemyká Mnich.
divukraj-effect-palace = Na konci: 1 bod za každou jedinečnou stavbu ve vašem městě, i za tuto.
divukraj-effect-post-office = Otevřeno i ostatním. Pomocník: předáte soupeři 2 karty, odložíte, kolik chcete, a doberete si do 8. Za cizí návštěvu dostane majitel žeton bodu.
divukraj-effect-resin-refinery = Sběr: 1 smůla.
divukraj-effect-ruins = Při vyložení: nahradí stavbu vašeho města; její cena se vám vrátí a doberete si 2 karty.
divukraj-effect-school = Na konci: 1 bod za každého běžného tvora ve vašem městě.
divukraj-effect-storehouse = Sběr: smíte na ni ze společné zásoby položit 3 větvičky, 2 smůly, 1 oblázek, nebo 2 bobule. Pomocník (jen váš): vezmete si z ní všechno.
divukraj-effect-theater = Na konci: 1 bod za každého jedinečného tvora ve vašem městě.
divukraj-effect-twig-barge = Sběr: 2 větvičky.
divukraj-effect-university = Pomocník: odložíte jinou kartu svého města; vrátí se vám její cena a získáte libovolnou surovinu a žeton bodu.
divukraj-effect-architect = Na konci: 1 bod za každou zbylou smůlu a oblázek, nejvýš 6 bodů.
divukraj-effect-bard = Při vyložení: smíte odložit až 5 karet z ruky, za každou získáte žeton bodu.
divukraj-effect-barge-toad = Sběr: 2 větvičky za každou Farmu ve městě.
divukraj-effect-chip-sweep = Sběr: ještě jednou aktivujete jinou zelenou kartu svého města, jen ne Metaře.
divukraj-effect-doctor = Sběr: smíte zaplatit až 3 bobule, za každou získáte žeton bodu.
divukraj-effect-fool = Jde na volné místo v soupeřově městě, kde Šašek ještě není, a připraví ho o 2 body.
divukraj-effect-historian = Kdykoli vyložíte další kartu: doberete si kartu.
divukraj-effect-husband = Sběr: libovolná surovina, je-li v páru s Farmářkou a ve městě je Farma. Pár zabírá jedno místo.
divukraj-effect-innkeeper = Když vykládáte tvora, smíte Hostinského odložit a zaplatit až o 3 bobule méně. Nelze použít spolu s jinou takovou schopností.
divukraj-effect-judge = Když vykládáte kartu, smíte jednu surovinu její ceny nahradit jinou. Nelze použít spolu s jinou takovou schopností.
divukraj-effect-king = Na konci: 1 bod za každou vaši základní a 2 body za každou významnou událost.
divukraj-effect-miner-mole = Sběr: smíte použít zelenou kartu ze soupeřova města, jen ne Zásobárnu; podmínky se čtou tam.
divukraj-effect-monk = Sběr: smíte soupeři předat až 2 bobule, za každou získáte 2 žetony bodů. Odemyká druhé místo Kláštera.
divukraj-effect-peddler = Sběr: smíte vyměnit až 2 své suroviny za jakékoli jiné ze společné zásoby.
divukraj-effect-postal-pigeon = Při vyložení: odhalíte 2 karty z balíčku a jednu s hodnotou nejvýš 3 smíte zdarma vyložit. Co nevyložíte, se odloží.
divukraj-effect-queen = Pomocník: smíte zdarma vyložit kartu s hodnotou nejvýš 3, z ruky nebo z Louky.
divukraj-effect-ranger = Při vyložení: přesunete jednoho umístěného pomocníka na jiné místo a hned je využijete. Odemyká druhou celu Vězení.
divukraj-effect-shepherd = Jeho cenu dostane soupeř. Při vyložení: 3 bobule a žeton bodu za každý žeton na vaší Kapli.
divukraj-effect-shopkeeper = Kdykoli vyložíte do svého města dalšího tvora: 1 bobule.
divukraj-effect-teacher = Sběr: doberete si 2 karty, jednu si necháte a druhou dáte soupeři.
divukraj-effect-undertaker = Při vyložení: odložíte 3 karty z Louky, doplní se, a jednu si vezmete do ruky. Odemyká druhé místo Hřbitova.
divukraj-effect-wanderer = Při vyložení: doberete si 3 karty. Ve městě nezabírá místo.
divukraj-effect-wife = Na konci: 3 body, je-li v páru s Farmářem. Pár zabírá jedno místo.
divukraj-effect-woodcarver = Sběr: smíte zaplatit až 3 větvičky, za každou získáte žeton bodu.
divukraj-effect-three-twigs = Získáte 3 větvičky.
divukraj-effect-two-twigs-one-card = Získáte 2 větvičky a doberete si kartu.
divukraj-effect-two-resin = Získáte 2 smůly.
divukraj-effect-one-resin-one-card = Získáte 1 smůlu a doberete si kartu.
divukraj-effect-two-cards-one-point = Doberete si 2 karty a získáte žeton bodu.
divukraj-effect-one-pebble = Získáte 1 oblázek.
divukraj-effect-one-berry-one-card = Získáte 1 bobuli a doberete si kartu.
divukraj-effect-one-berry = Získáte 1 bobuli.
divukraj-effect-three-berries = Získáte 3 bobule.
divukraj-effect-two-berries-one-card = Získáte 2 bobule a doberete si kartu.
divukraj-effect-two-resin-one-twig = Získáte 2 smůly a 1 větvičku.
divukraj-effect-twig-resin-berry = Získáte větvičku, smůlu a bobuli.
divukraj-effect-three-cards-one-pebble = Doberete si 3 karty a získáte oblázek.
divukraj-effect-two-any = Získáte 2 libovolné suroviny.
divukraj-effect-two-cards-one-any = Doberete si 2 karty a získáte libovolnou surovinu.
divukraj-effect-discard-up-to-3-for-any = Smíte odložit až 3 karty z ruky, za každou získáte libovolnou surovinu.
divukraj-effect-discard-any-draw-double = Smíte odložit, kolik chcete karet z ruky, za každou si doberete 2, nejvýš do 8 v ruce.
divukraj-effect-copy-basic-and-card = Využijete kterékoli základní místo, i obsazené, a doberete si kartu.
divukraj-effect-two-meadow-play-one-minus-1 = Vezmete si 2 karty z Louky a jednu z nich smíte hned vyložit o 1 libovolnou surovinu levněji.
divukraj-effect-haven = Smíte odložit, kolik chcete karet z ruky; za každé dvě získáte libovolnou surovinu.
divukraj-effect-journey-5 = Na podzim: odložíte 5 karet, na konci je to za 5 bodů.
divukraj-effect-journey-4 = Na podzim: odložíte 4 karty, na konci je to za 4 body.
divukraj-effect-journey-3 = Na podzim: odložíte 3 karty, na konci je to za 3 body.
divukraj-effect-journey-2 = Na podzim: odložíte 2 karty, na konci je to za 2 body; místo je pro všechny.
divukraj-effect-city-monument = Pro toho, kdo má ve městě 3 modré karty.
divukraj-effect-grand-tour = Pro toho, kdo má ve městě 3 červené karty.
divukraj-effect-harvest-festival = Pro toho, kdo má ve městě 4 zelené karty.
divukraj-effect-cartographers-expedition = Pro toho, kdo má ve městě 3 hnědé karty.
divukraj-effect-a-brilliant-marketing-plan = Hokynář a Pošta: smíte soupeřům rozdat až 3 suroviny, za každou získáte 2 žetony bodů.
divukraj-effect-a-well-run-city = Metař a Hodinová věž: vezmete si zpět jednoho umístěného pomocníka, třeba i tohoto.
divukraj-effect-an-evening-of-fireworks = Rozhledna a Havíř: smíte sem položit až 3 větvičky, na konci 2 body za každou.
divukraj-effect-ancient-scrolls-discovered = Kronikář a Trosky: odhalíte 5 karet z balíčku; každou si vezmete do ruky, nebo ji zasunete sem za 1 bod.
divukraj-effect-capture-of-the-acorn-thieves = Soud a Tulák: smíte sem zasunout až 2 tvory ze svého města, na konci 3 body za každého.
divukraj-effect-croak-wart-cure = Hrobník a Převozník: musíte zaplatit 2 bobule a odložit 2 karty svého města.
divukraj-effect-flying-doctor-service = Doktor a Listonoš: na konci 3 body za každý pár Farmáře a Farmářky ve všech městech.
divukraj-effect-graduation-of-scholars = Učitel a Univerzita: smíte sem zasunout až 3 tvory z ruky, na konci 2 body za každého.
divukraj-effect-ministering-to-miscreants = Mnich a Vězení: na konci 3 body za každého vězně ve vašem Vězení.
divukraj-effect-path-of-the-pilgrims = Klášter a Poutník: na konci 3 body za každého pomocníka ve vašem Klášteře.
divukraj-effect-performer-in-residence = Hostinec a Pěvec: smíte sem položit až 3 bobule, na konci 2 body za každou.
divukraj-effect-pristine-chapel-ceiling = Řezbář a Kaple: za každý žeton na Kapli si doberete kartu a získáte libovolnou surovinu; na konci 2 body za každý.
divukraj-effect-remembering-the-fallen = Hřbitov a Duchovní pastýř: na konci 3 body za každého pomocníka na vašem Hřbitově.
divukraj-effect-tax-relief = Soudce a Královna: aktivujete všechny zelené karty svého města.
divukraj-effect-the-everdell-games = Pro toho, kdo má ve městě 2 karty od každé z pěti barev.
divukraj-effect-under-new-management = Potulný kupec a Hokynářství: smíte sem položit až 3 suroviny; na konci větvička a bobule 1 bod, smůla a oblázek 2 body.

## Pravidla ve zkratce
divukraj-help =
    — [bold]Divukraj ve zkratce[/] —

    • [bold]Tah:[/] právě jedno ze čtyř: umístit pomocníka, vyložit kartu, připravit se na další roční období, nebo pasovat.

    • [bold]Pomocník[/] (visit three_twigs) hned přinese, co místo nabízí, a zůstane tam až do vaší Přípravy. Některá místa jsou pro jednoho, jiná pro všechny. Chodí se na základní místa, na karty lesa, do Svatyně, na červené karty svého města, do cizího Hostince a na cizí Poštu (inn@1 je u hráče na místě 1), na události, když plníte jejich podmínku, a na podzim na Výpravu.

    • [bold]Karta[/] (play farm z ruky, play farm meadow z Louky) se zaplatí surovinami (by cost). Tvor je zdarma, když máte jeho stavbu bez žetonu obyvatele (by house); jednou to dovolí i Prastrom (by ever_tree). Jeřáb, Hostinský, Soudce a Vězení cenu mění, ale na jednu kartu platí jen jedno z toho.

    • [bold]Město[/] má 15 míst. Jedinečná karta v něm smí být jen jednou. Poutník místo nezabírá, Farmář s Farmářkou mají jedno společné. V ruce je nejvýš 8 karet.

    • [bold]Barvy:[/] hnědé karty působí jednou při vyložení, zelené při vyložení a při sběru na jaře a na podzim (activate farm), červené s pomocníkem, modré stále, fialové dávají body na konci.

    • [bold]Příprava[/] (prepare) je možná, až když jsou všichni pomocníci umístění: vrátí se, přibude jeden (na podzim dva) a přijde výhoda: na jaře a na podzim sběr, v létě až 2 karty z Louky. Každý hráč má své vlastní období.

    • [bold]Konec:[/] kdo pasuje (pass), skončil; partie končí, když pasovali všichni. Body jsou za karty, žetony, rozkvět fialových karet, Výpravu a události. Při shodě rozhodne víc událostí, pak víc zbylých surovin.

    • Místa se v řádcích počítají od 0: „to 1“ je pro hráče ♟2. Co se smí vynechat, ukončí done.

divukraj-help-rival =
    • [bold]Sólo:[/] po každé vaší kartě si král Břitva kostkou vezme kartu z Louky, s každou Přípravou obsadí další místa a na konci má 2 body za kartu, 3 za fialovou, a body i za události, které jste nezískali.

## Druhy tahů
divukraj-kind-visit = umístit sem pomocníka
divukraj-kind-play = vyložit kartu; meadow znamená z Louky
divukraj-kind-prepare = připravit se na další roční období
divukraj-kind-pass = pasovat: pro vás je konec partie
divukraj-kind-done = dál nic, skončit s výběrem
divukraj-kind-by = čím kartu zaplatíte: cenou, žetonem obyvatele, nebo touto kartou
divukraj-kind-jail = tvor, který půjde do Vězení
divukraj-kind-swap = první surovinu nahradit druhou
divukraj-kind-spare = tuto surovinu díky slevě neplatit
divukraj-kind-to = místo hráče, kterému to je; počítá se od 0
divukraj-kind-take = vzít si tuto surovinu nebo kartu
divukraj-kind-discard = odložit tuto kartu
divukraj-kind-give = předat tuto kartu nebo surovinu
divukraj-kind-pay = kolik surovin zaplatíte za body
divukraj-kind-store = uložit tuto surovinu
divukraj-kind-remove = tato karta odejde z města
divukraj-kind-beneath = zasunout tuto kartu pod událost
divukraj-kind-pile = balíček, ze kterého se odhalují karty
divukraj-kind-use = využít toto místo
divukraj-kind-lift = zvednout pomocníka odtud
divukraj-kind-activate = aktivovat tuto zelenou kartu
divukraj-kind-copy = zkopírovat tuto zelenou kartu
divukraj-kind-of = z čího města; počítá se od 0
divukraj-kind-nth = kolikátý kus, podle toho, jak do města přišly
divukraj-kind-slot = na kterém místě Louky
divukraj-kind-trigger = tato karta zareaguje dřív
