## The score pad
divukraj-pad-copies = “{ $field }”: the box has only { $copies } of { $card }.
divukraj-pad-unique = “{ $field }”: { $card } is unique and stands only once in a city.
divukraj-pad-full = “{ $field }”: { $spaces } spaces are too many, a city has { $most }. A Wanderer takes none, a Husband and a Wife share one.
divukraj-pad-misplaced = “{ $field }” does not belong to { $thing }, but to { $allowed }.
divukraj-pad-journey = “{ $field }”: the spot worth { $points } is for one worker, and another stands there.
divukraj-pad-workers = “{ $field }”: { $workers } workers on the journey, in the Cemetery and in the Monastery are too many; a player has { $most }.
divukraj-pad-event-twice = “{ $field }”: { $event } is achieved once in a game, and “{ $other }” has it already.
divukraj-pad-events = “{ $field }”: there are too many special events; a game has { $most }.
divukraj-pad-worth = “{ $field }”: { $event } cannot be worth { $points }; what stands in the file makes it { $worth }.
divukraj-pad-rival = “{ $field }”: Rugwort plays only against one player, not against { $count }.

## Own editions
divukraj-edition-count = there should be { $expected } of them, not { $count }
divukraj-edition-id = “{ $id }” cannot be its id: the ids are { $allowed }, each once
divukraj-edition-value = “{ $found }” cannot stand here; it may be { $allowed }
