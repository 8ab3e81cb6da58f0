### Stránka a Osada doma: na vlastním počítači a ve vlastní síti.

home-unbuilt = Server běží, ale jeho stránka ještě není sestavená. Sestavíte ji příkazem „make page“ (je potřeba Node 20 nebo novější); pak server spusťte znovu.
home-compiling = Tato hra se pro tento počítač právě chystá. Děje se to jen jednou a trvá to minutu či dvě; zkuste to za chvilku znovu.
