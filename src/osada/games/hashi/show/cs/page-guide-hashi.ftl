### První partie s průvodcem

page-guide-hashi-start = Nejdřív napište trojku nebo čtyřku na ostrov bez vlajky. Dostane ji na své tabulce soused; vy zas dostanete číslo od souseda.
page-guide-hashi-write = Odkryla se karta a všichni používají tutéž. Nejdřív zapište její číslo na prázdný ostrov. Říká, kolik mostů bude ostrov chtít.
page-guide-hashi-bridge = Teď zakreslete všechny mosty z karty po přerušovaných čarách, nebo žádný. Aspoň na jednom konci musí být číslo a mosty se nikdy nekříží. Na čáru se vejdou nejvýš dva.
page-guide-hashi-waiting = S touhle kartou máte hotovo. Ostatní ji používají ve stejnou chvíli; pak se odkryje další.
page-guide-hashi-flags = Vlajky se vyplácejí: všechny červené hotové přinesou 9, všechny modré 7 tomu, kdo to stihne první. Na ostrov s vlajkou ale číslo smí, až k němu vede most z dřívějšího kola.
page-guide-hashi-finished = První ostrov je hotový: má přesně tolik mostů, kolik říká číslo. To jsou 2 body a další mosty už nebere.
page-guide-hashi-six = Vyhlížejte řetěz: šest hotových ostrovů spojených bez nehotového mezi nimi přinese 8 bodů tomu, kdo to stihne první.
page-guide-hashi-late = Zbývá jen pár karet. Dokončete, co máte rozdělané; i malá čísla ještě najdou místo.
page-guide-hashi-end = To bylo Hashi! Podívejte se na tabulku bodů, nebo si partii přehrajte.
