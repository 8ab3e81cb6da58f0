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

## The drawing in the terminal
divukraj-draw-turn = [bold]It is player { $player }'s turn[/]
divukraj-draw-over = [bold]The match is over[/]
divukraj-draw-piles = Deck { $deck } · discard pile { $pile }
divukraj-draw-places = [bold]Places[/] [dim]· ① for one worker[/]
divukraj-draw-events = [bold]Events[/]
divukraj-draw-meadow = [bold]Meadow[/]
divukraj-draw-hand = [bold]Your hand: { $count }[/]
divukraj-draw-hidden-hand = { "   " }Hand { $count } · known to you: { $known }
divukraj-draw-playing = [bold yellow]Being played: { $card }[/] · still to be paid: { $due }
divukraj-draw-revealed = [bold yellow]Turned up: { $count }[/]
divukraj-draw-to-activate = [bold yellow]Still to be activated:[/] { $cards }
divukraj-draw-gift = [bold yellow]On its way to another player:[/] { $goods }
divukraj-draw-player = [bold]♟{ $player }[/] · { $season } · workers { $workers } · { $stock } · { $tokens }
divukraj-draw-score = { "   " }Now [bold]{ $total }[/]: cards { $cards }, tokens { $tokens }, prosperity { $prosperity }, journey { $journey }, events { $events } · spaces { $spaces } of 15
divukraj-draw-nowhere = { "   " }Workers whose card has left the city: { $count } of { $all }
divukraj-draw-lost = { "   " }Workers out of the game: { $count } of { $all }
divukraj-draw-passed = { "   " }Has passed
divukraj-draw-rival = [bold]♟R Rugwort[/] · year { $year } · { $season } · stands on: { $places } · Meadow slots: { $slots }
divukraj-draw-rival-score = { "   " }Now [bold]{ $total }[/]: cards { $cards }, tokens { $tokens }, prosperity { $prosperity }, journey { $journey }, events { $events }
divukraj-draw-anybody = anybody
divukraj-draw-legend = [dim]╱ twig · ◆ resin · ● pebble · ♥ berry · ★ point · ■ tan · ♣ green · ▲ red · ≈ blue · ☾ purple
    ⌂ lives with; in a city: occupied · ♟1 player 1 · [/][bold yellow]possible now[/]
