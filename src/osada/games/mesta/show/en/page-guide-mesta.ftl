### The guided first match

page-guide-mesta-start = Choose your starting tile. The whole district will grow around it.
page-guide-mesta-take = Put a worker on a free slot. Row 1 has scoring cards, row 2 tiles, row 3 features, row 4 building pieces. The last slot is hidden.
page-guide-mesta-tile = Place the tile beside your others and turn it as you like. Water beside water and park beside park make larger areas.
page-guide-mesta-feature = A feature goes onto its ground. Different features in one area pay more and more: 1, 3, 6, 10.
page-guide-mesta-piece = Choose the piece that you build with first.
page-guide-mesta-build = A piece goes onto an empty lot of its colour, or onto a building of its colour, up to 4 storeys.
page-guide-mesta-rows = In each round you must visit every row. What do the others need, and what can wait?
page-guide-mesta-milestones = Look at the three milestones of the metropolis: who fulfils one first gets the most for it.
page-guide-mesta-ring = Your ring lies on a milestone, and it stays there whatever happens.
page-guide-mesta-end = That was Cities! The table of points shows what the cards, areas and milestones paid.
