### The guided first match

page-guide-border-roll = You are the active player. Roll some of the dice again, up to twice, or keep them. Collect dice of one colour: as many as a group has hexes.
page-guide-border-group = Now dice cross whole groups of their colour, wherever they lie. Half a group is not possible here, but a group that was begun needs fewer dice. What you leave, the others may use.
page-guide-border-second = It is the others’ turn to use the left-over dice, and you are one of them. Each die crosses one hex of its colour that touches a crossed one.
page-guide-border-near = The small areas close soonest. Who closes an area first gets the high value, everybody later the low one.
page-guide-border-groups = Large groups cross much at once, but five dice of one colour are rare. A few single crosses make a large group small.
page-guide-border-area = Your first area is closed, and its points are yours for good.
page-guide-border-ending = Careful: the match ends in the round in which anybody closes the sixth area. Close what is nearly closed.
page-guide-border-end = That was The Border! The table of points shows what every area paid.
