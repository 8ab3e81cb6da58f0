### The score pad

page-pad-mesta-metropolis = Metropolis
page-pad-mesta-district = The district
page-pad-mesta-shape = How large
page-pad-mesta-what = What is being entered
page-pad-mesta-tile = Tile
page-pad-mesta-things = What stands on the space
page-pad-mesta-tile-first = First lay a tile here.
page-pad-mesta-turn = Turn
page-pad-mesta-no-tile = No tile
page-pad-mesta-feature = Feature
page-pad-mesta-storeys = Storeys of the building
page-pad-mesta-space = Space { $at }: { $things }{ $height ->
    [0] { "" }
   *[other] , building of { $height }
  }
page-pad-mesta-rings = Rings on milestones
page-pad-mesta-cards = Scoring cards
