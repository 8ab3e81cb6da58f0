### The page: the score pad for a real table

page-pad-title = Count the points: { $game }
page-pad-count = Count the points
page-pad-anew = Start over
page-pad-players = Players
page-pad-more-players = One more player
page-pad-fewer-players = One player fewer
page-pad-less = Less: { $what }
page-pad-more = More: { $what }
page-pad-none = none
page-pad-open = open
page-pad-colour = Colour
page-pad-side-N = up
page-pad-side-E = right
page-pad-side-S = down
page-pad-side-W = left
