### The guided first match

page-guide-hashi-start = First write a 3 or a 4 into an island without a flag. It goes onto your neighbour’s board; you get one from them.
page-guide-hashi-write = A card is turned up, and everybody uses the same one. First write its numeral into an empty island. The number says how many bridges the island will want.
page-guide-hashi-bridge = Now draw all the bridges of the card, along dotted lines, or none at all. One end needs a number, and bridges never cross. A line holds two at most.
page-guide-hashi-waiting = You are done with this card. The others use it at the same time; then the next one is turned up.
page-guide-hashi-flags = Flags pay: all red ones finished bring 9, all blue ones 7, to whoever is first. But an island with a flag needs a bridge from an earlier round before it gets a number.
page-guide-hashi-finished = Your first island is finished: exactly as many bridges as its number. That is 2 points, and it takes no more of them.
page-guide-hashi-six = Look for a chain: six finished islands, joined to each other without an unfinished one between, bring 8 points to whoever is first.
page-guide-hashi-late = Only a few cards are left. Finish what is begun; small numbers still find their place.
page-guide-hashi-end = That was Hashi! Look at the table of points, or at the replay.
