### První partie s průvodcem

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
