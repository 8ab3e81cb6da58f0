### The score pad

page-pad-hashi-side = Side of the board
page-pad-hashi-map = The map
page-pad-hashi-how = Tap a line to draw one bridge, two, or none. Tap an island to give it its number.
page-pad-hashi-island = Island { $island }{ $flag ->
    [red] , red flag
    [blue] , blue flag
   *[none] { "" }
  }: { $number ->
    [0] no number
   *[other] number { $number }
  }
page-pad-hashi-line = Line { $line }: { $count ->
    [0] no bridge
    [one] one bridge
   *[other] { $count } bridges
  }
page-pad-hashi-number = Number of island { $island }
page-pad-hashi-crossed-out = crossed out because of a mistake
page-pad-hashi-bonuses = Bonuses, as they were paid
