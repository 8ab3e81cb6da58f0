### The score pad

page-pad-divukraj-solo = against { $rival }
page-pad-divukraj-year = Year
page-pad-divukraj-rival-cards = Cards by colour
page-pad-divukraj-basic-events = basic events
page-pad-divukraj-city = The city: { $spaces } of 15 spaces
page-pad-divukraj-tokens = Point tokens
page-pad-divukraj-points = points in tokens, without those on cards
page-pad-divukraj-tokens-on = { $card }: points on it
page-pad-divukraj-workers-on = { $card }: workers on it
page-pad-divukraj-prisoner = Prisoner { $number }
page-pad-divukraj-events = Events
page-pad-divukraj-basic = Basic
page-pad-divukraj-special = Special
page-pad-divukraj-event-points = { $event }: points
page-pad-divukraj-journey = The Journey: workers
page-pad-divukraj-resources = Resources left
