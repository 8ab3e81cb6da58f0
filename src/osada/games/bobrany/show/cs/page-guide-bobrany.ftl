### První partie s průvodcem

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
