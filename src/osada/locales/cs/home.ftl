### Stránka a Osada doma: na vlastním počítači a ve vlastní síti.

home-unbuilt = Server běží, ale jeho stránka ještě není sestavená. Sestavíte ji příkazem „make page“ (je potřeba Node 20 nebo novější); pak server spusťte znovu.
home-compiling = Tato hra se pro tento počítač právě chystá. Děje se to jen jednou a trvá to minutu či dvě; zkuste to za chvilku znovu.

## Příkaz `osada play`
home-help-browser = Otevřít prohlížeč, nebo jen vypsat adresu.
home-here = Osada běží na adrese { $address } – nechte toto okno při hře otevřené; ukončíte ji klávesami Ctrl-C.
home-compiles = Hry se pro tento počítač právě chystají: děje se to jen jednou a trvá to několik minut. Která už je hotová, tu se dá hrát.
home-no-page = V této instalaci ještě není stránka. Sestavíte ji příkazem „make page“ (je potřeba Node 20 nebo novější), nebo hrajte v terminálu: osada play { $game } --terminal
home-no-browser = Prohlížeč se tu nepodařilo otevřít; zadejte adresu do některého sami.

## Někdo z domova
home-not-here = Tento server není domácí: kdo se k němu dostane, určuje jeho správce.
home-this-machine = Zvát dovnitř může jen ten, kdo sedí u počítače, na kterém Osada běží.
home-no-network = Tento počítač teď není v žádné domácí síti, takže by se sem nikdo jiný nedostal.
