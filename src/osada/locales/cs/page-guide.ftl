### Stránka: první partie s průvodcem

page-guide-title = { $game }: první partie
page-guide-how = Zahrajete si opravdovou partii s mírným botem. Občas vám nápověda řekne, na čem právě záleží. Nic se nevysvětluje dvakrát a nápovědy můžete kdykoli poslat pryč.
page-guide-begin = Začít
page-guide-rules = Nejdřív si přečíst pravidla
page-guide-guest = Host
page-guide-name = Průvodce
page-guide-read = Rozumím
page-guide-skip = Hrát bez nápověd

## Hashi
page-guide-hashi-start = Nejdřív napište trojku nebo čtyřku na ostrov bez vlajky. Dostane ji na své tabulce soused; vy zas dostanete číslo od souseda.
page-guide-hashi-write = Odkryla se karta a všichni používají tutéž. Nejdřív zapište její číslo na prázdný ostrov. Říká, kolik mostů bude ostrov chtít.
page-guide-hashi-bridge = Teď zakreslete všechny mosty z karty po přerušovaných čarách, nebo žádný. Aspoň na jednom konci musí být číslo a mosty se nikdy nekříží. Na čáru se vejdou nejvýš dva.
page-guide-hashi-waiting = S touhle kartou máte hotovo. Ostatní ji používají ve stejnou chvíli; pak se odkryje další.
page-guide-hashi-flags = Vlajky se vyplácejí: všechny červené hotové přinesou 9, všechny modré 7 tomu, kdo to stihne první. Na ostrov s vlajkou ale číslo smí, až k němu vede most z dřívějšího kola.
page-guide-hashi-finished = První ostrov je hotový: má přesně tolik mostů, kolik říká číslo. To jsou 2 body a další mosty už nebere.
page-guide-hashi-six = Vyhlížejte řetěz: šest hotových ostrovů spojených bez nehotového mezi nimi přinese 8 bodů tomu, kdo to stihne první.
page-guide-hashi-late = Zbývá jen pár karet. Dokončete, co máte rozdělané; i malá čísla ještě najdou místo.
page-guide-hashi-end = To bylo Hashi! Podívejte se na tabulku bodů, nebo si partii přehrajte.

## The Border
page-guide-border-roll = Jste aktivní hráč. Až dvakrát můžete některé kostky přehodit, nebo si je nechat. Sbírejte kostky jedné barvy: tolik, kolik má oblast políček.
page-guide-border-group = Teď kostky křížkují celé oblasti své barvy, ať leží kdekoli. Půl oblasti nejde, ale začatá stojí méně kostek. Co necháte, smějí použít ostatní.
page-guide-border-second = Zbylé kostky teď používají ostatní a vy jste mezi nimi. Každá zakřížkuje jedno políčko své barvy, které sousedí se zakřížkovaným.
page-guide-border-near = Malá území se uzavřou nejdřív. Kdo území uzavře první, dostane vyšší hodnotu, všichni po něm nižší.
page-guide-border-groups = Velké oblasti zakřížkují hodně naráz, ale pět kostek jedné barvy padne málokdy. Pár jednotlivých křížků udělá z velké oblasti malou.
page-guide-border-area = První území je uzavřené a jeho body vám už nikdo nevezme.
page-guide-border-ending = Pozor: partie končí v kole, kdy někdo uzavře šesté území. Uzavírejte, co je skoro hotové.
page-guide-border-end = To bylo The Border! Tabulka bodů ukazuje, co které území vyneslo.

## Bobřany
page-guide-bobrany-take = Vezměte si dílek z řeky. Místo v řece určuje sloupec města: co leží na třetím místě, patří do třetího sloupce.
page-guide-bobrany-place = Vyberte pole a dílek otočte. Chodníček má navazovat na chodníček; okraj města a prázdné pole dovolí cokoli.
page-guide-bobrany-pay = Kde má chodníček jen jeden ze dvou dílků, rozebere se figurka ze zásoby: mezeru překlene a zůstane tu napořád. Ťuknete-li na ni, zaplatí jiná.
page-guide-bobrany-end-turn = Potvrzením tah skončí, jakmile je hlavní akce hotová. Předtím můžete ještě použít figurky a vzít si dílek pod svým vorem: všechno je jedna volba.
page-guide-bobrany-raft = Místo braní můžete na dílek dát vor. Popluje s řekou dál a později si ho smíte vzít jen vy: do jiného sloupce.
page-guide-bobrany-claim = Dílek pod vorem si teď můžete vzít jako volnou akci. Pozor, za čtvrtým místem je vodopád.
page-guide-bobrany-dam = Hráz vám dá v tomto tahu ještě jeden dílek. Takové figurky přinášejí červené dílky.
page-guide-bobrany-cards = Sedm karet říká, co v této partii která barva vynese. Podívejte se na ně znovu: kde dílek leží, je často důležitější než jaký je.
page-guide-bobrany-full = Město se plní. Kdo první zaplní všech 16 polí, dostane bobra stavitele: 5 bodů a výhru při shodě.
page-guide-bobrany-end = To byly Bobřany! Tabulka bodů ukazuje, co která karta přinesla.

## Města
page-guide-mesta-start = Vyberte si startovní destičku. Celá čtvrť poroste kolem ní.
page-guide-mesta-take = Postavte figurku na volné pole. V první řadě jsou bodovací karty, ve druhé destičky, ve třetí zajímavosti, ve čtvrté dílky budov. Pole úplně vpravo je skryté.
page-guide-mesta-tile = Přiložte destičku ke svým a natočte ji, jak chcete. Voda u vody a zeleň u zeleně tvoří větší oblasti.
page-guide-mesta-feature = Zajímavost patří na svůj podklad. Různé zajímavosti v jedné oblasti platí čím dál víc: 1, 3, 6, 10.
page-guide-mesta-piece = Vyberte dílek, který použijete nejdřív.
page-guide-mesta-build = Dílek patří na prázdnou parcelu své barvy, nebo na budovu své barvy, nejvýš do 4 podlaží.
page-guide-mesta-rows = V každém kole musíte do všech řad. Co potřebují ostatní a co počká?
page-guide-mesta-milestones = Podívejte se na tři milníky metropole: kdo některý splní první, dostane za něj nejvíc.
page-guide-mesta-ring = Na milníku leží váš kroužek a už o něj nepřijdete.
page-guide-mesta-end = To byla Města! Tabulka bodů ukazuje, co vynesly karty, oblasti a milníky.

## Divukraj
page-guide-divukraj-visit = Tah je vždycky jedna věc: umístit pomocníka, nebo vyložit kartu. Zpočátku pomocníci nosí suroviny: co místo nabízí, máte hned.
page-guide-divukraj-play = Na nějakou kartu už máte, z ruky nebo ze společné Louky. Zelené karty se vyplatí brzy: na jaře a na podzim sbírají znovu.
page-guide-divukraj-pay = Vyberte, jak zaplatíte. Tvor je zdarma, když ve městě stojí jeho stavba a nikdo v ní ještě nebydlí.
page-guide-divukraj-house = Nejdřív stavby, tvorové potom: dům vám ušetří cenu svého obyvatele. Město má 15 míst.
page-guide-divukraj-prepare = Všichni pomocníci jsou umístění, můžete se tedy připravit na další roční období: vrátí se a jeden přibude. Předtím vyložte, co jde.
page-guide-divukraj-spring = Máte nové roční období; ostatní mohou být ještě v minulém. To je úplně v pořádku.
page-guide-divukraj-events = Události chtějí pomocníka a určité karty ve vašem městě. Základní vynesou 3 body tomu, kdo je stihne první.
page-guide-divukraj-autumn = Je podzim, vaše poslední období. Pomocníci teď mohou i na Výpravu, za karty z ruky.
page-guide-divukraj-pass = Až nezbude nic užitečného, pasujte. Ostatní dohrají bez vás; nic dalšího už nedostanete.
page-guide-divukraj-end = To byl Divukraj! Tabulka bodů ukazuje, co přinesly karty, žetony a události.
