### Stránka a Osada doma: na vlastním počítači a ve vlastní síti.

home-unbuilt = Server běží, ale jeho stránka ještě není sestavená. Sestavíte ji příkazem „make page“ (je potřeba Node 20 nebo novější); pak server spusťte znovu.
