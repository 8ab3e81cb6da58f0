### První partie s průvodcem

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
