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

## Own editions
divukraj-edition-count = má jich být { $expected }, ne { $count }
divukraj-edition-id = „{ $id }“ nemůže být jeho id: id jsou { $allowed }, každé jednou
divukraj-edition-value = „{ $found }“ tu být nemůže; může tu být { $allowed }
