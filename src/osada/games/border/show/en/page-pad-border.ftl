### The score pad

page-pad-border-layout = Board
page-pad-border-areas = What the closed areas paid
