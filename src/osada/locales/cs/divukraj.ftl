## The score pad
divukraj-pad-copies = „{ $field }“: v krabici je { $card } jen { $copies }×.
divukraj-pad-unique = „{ $field }“: { $card } je jedinečná karta a ve městě leží jen jednou.
divukraj-pad-full = „{ $field }“: { $spaces } obsazených míst je moc, město jich má { $most }. Poutník žádné nezabírá, Farmář s Farmářkou sdílejí jedno.
divukraj-pad-misplaced = „{ $field }“ sem ({ $thing }) nepatří; patří k: { $allowed }.
divukraj-pad-journey = „{ $field }“: místo za { $points } je pro jednoho pomocníka a už na něm jiný stojí.
divukraj-pad-workers = „{ $field }“: { $workers } pomocníků na Výpravě, na Hřbitově a v Klášteře je moc; hráč jich má { $most }.
divukraj-pad-event-twice = „{ $field }“: událost { $event } se plní jednou za hru a už ji má „{ $other }“.
divukraj-pad-events = „{ $field }“: významných událostí je moc; ve hře jsou { $most }.
divukraj-pad-worth = „{ $field }“: událost { $event } nemůže mít { $points } b.; podle souboru má { $worth }.
divukraj-pad-rival = „{ $field }“: Břitva hraje jen proti jednomu hráči, ne proti { $count }.

## The drawing in the terminal
divukraj-draw-turn = [bold]Na tahu je hráč { $player }[/]
divukraj-draw-over = [bold]Partie skončila[/]
divukraj-draw-piles = Balíček { $deck } · odkládací balíček { $pile }
divukraj-draw-places = [bold]Místa[/] [dim]· ① pro jednoho pomocníka[/]
divukraj-draw-events = [bold]Události[/]
divukraj-draw-meadow = [bold]Louka[/]
divukraj-draw-hand = [bold]Karty v ruce: { $count }[/]
divukraj-draw-hidden-hand = { "   " }V ruce { $count } · z toho víte o: { $known }
divukraj-draw-playing = [bold yellow]Hraje se: { $card }[/] · zbývá zaplatit: { $due }
divukraj-draw-revealed = [bold yellow]Odkryté karty: { $count }[/]
divukraj-draw-to-activate = [bold yellow]Zbývá aktivovat:[/] { $cards }
divukraj-draw-gift = [bold yellow]Na cestě k jinému hráči:[/] { $goods }
divukraj-draw-player = [bold]♟{ $player }[/] · { $season } · pomocníci { $workers } · { $stock } · { $tokens }
divukraj-draw-score = { "   " }Teď [bold]{ $total }[/]: karty { $cards }, žetony { $tokens }, rozkvět { $prosperity }, výprava { $journey }, události { $events } · míst { $spaces } z 15
divukraj-draw-nowhere = { "   " }Pomocníci, jejichž karta z města zmizela: { $count } z { $all }
divukraj-draw-lost = { "   " }Pomocníci mimo hru: { $count } z { $all }
divukraj-draw-passed = { "   " }Pasoval
divukraj-draw-rival = [bold]♟R Břitva[/] · rok { $year } · { $season } · stojí na: { $places } · políčka Louky: { $slots }
divukraj-draw-rival-score = { "   " }Teď [bold]{ $total }[/]: karty { $cards }, žetony { $tokens }, rozkvět { $prosperity }, výprava { $journey }, události { $events }
divukraj-draw-anybody = kdokoli
divukraj-draw-legend = [dim]╱ větvička · ◆ smůla · ● oblázek · ♥ bobule · ★ bod · ■ hnědá · ♣ zelená · ▲ červená · ≈ modrá · ☾ fialová
    ⌂ bydlí s; ve městě: obydleno · ♟1 hráč 1 · [/][bold yellow]teď možné[/]
