### The guided first match

page-guide-divukraj-visit = A turn is one thing: place a worker, or play a card. At first workers bring resources: what is printed at the place is yours at once.
page-guide-divukraj-play = You can pay for a card, from your hand or from the Meadow that all share. Green cards are good early: they produce again in spring and autumn.
page-guide-divukraj-pay = Choose how to pay. A critter is free if its construction stands in your city and nobody lives there yet.
page-guide-divukraj-house = Constructions first, critters after: a house saves you the price of its inhabitant. Your city has 15 spaces.
page-guide-divukraj-prepare = All your workers are out, so you may prepare for the next season: they come back, and a new one joins. Play what you can before.
page-guide-divukraj-spring = A new season for you; the others may still be in the last one. That is quite all right.
page-guide-divukraj-events = Events need a worker and certain cards in your city. Basic ones pay 3 points to whoever is first.
page-guide-divukraj-autumn = It is autumn, your last season. In autumn workers may also go on the Journey, for cards from your hand.
page-guide-divukraj-pass = When nothing useful is left, pass. The others finish without you; you get nothing more.
page-guide-divukraj-end = That was Everdell! The table of points shows what cards, tokens and events brought.
