### Počítadlo bodů

page-pad-mesta-metropolis = Metropole
page-pad-mesta-district = Čtvrť
page-pad-mesta-shape = Jak je velká
page-pad-mesta-what = Co se zadává
page-pad-mesta-tile = Destička
page-pad-mesta-things = Co na poli stojí
page-pad-mesta-tile-first = Nejdřív sem položte destičku.
page-pad-mesta-turn = Otočit
page-pad-mesta-no-tile = Bez destičky
page-pad-mesta-feature = Zajímavost
page-pad-mesta-storeys = Podlaží budovy
page-pad-mesta-space = Pole { $at }: { $things }{ $height ->
    [0] { "" }
   *[other] , budova o výšce { $height }
  }
page-pad-mesta-rings = Kroužky na milnících
page-pad-mesta-cards = Bodovací karty
