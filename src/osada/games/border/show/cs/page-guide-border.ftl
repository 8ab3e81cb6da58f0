### První partie s průvodcem

page-guide-border-roll = Jste aktivní hráč. Až dvakrát můžete některé kostky přehodit, nebo si je nechat. Sbírejte kostky jedné barvy: tolik, kolik má oblast políček.
page-guide-border-group = Teď kostky křížkují celé oblasti své barvy, ať leží kdekoli. Půl oblasti nejde, ale začatá stojí méně kostek. Co necháte, smějí použít ostatní.
page-guide-border-second = Zbylé kostky teď používají ostatní a vy jste mezi nimi. Každá zakřížkuje jedno políčko své barvy, které sousedí se zakřížkovaným.
page-guide-border-near = Malá území se uzavřou nejdřív. Kdo území uzavře první, dostane vyšší hodnotu, všichni po něm nižší.
page-guide-border-groups = Velké oblasti zakřížkují hodně naráz, ale pět kostek jedné barvy padne málokdy. Pár jednotlivých křížků udělá z velké oblasti malou.
page-guide-border-area = První území je uzavřené a jeho body vám už nikdo nevezme.
page-guide-border-ending = Pozor: partie končí v kole, kdy někdo uzavře šesté území. Uzavírejte, co je skoro hotové.
page-guide-border-end = To bylo The Border! Tabulka bodů ukazuje, co které území vyneslo.
