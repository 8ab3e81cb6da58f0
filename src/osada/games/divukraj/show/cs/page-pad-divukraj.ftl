### Počítadlo bodů

page-pad-divukraj-solo = proti soupeři: { $rival }
page-pad-divukraj-year = Rok
page-pad-divukraj-rival-cards = Karty podle barev
page-pad-divukraj-basic-events = základní události
page-pad-divukraj-city = Město: { $spaces } z 15 míst
page-pad-divukraj-tokens = Žetony bodů
page-pad-divukraj-points = body v žetonech, bez těch na kartách
page-pad-divukraj-tokens-on = { $card }: body na kartě
page-pad-divukraj-workers-on = { $card }: pomocníci na kartě
page-pad-divukraj-prisoner = { $number }. vězeň
page-pad-divukraj-events = Události
page-pad-divukraj-basic = Základní
page-pad-divukraj-special = Významné
page-pad-divukraj-event-points = { $event }: body
page-pad-divukraj-journey = Výprava: pomocníci
page-pad-divukraj-resources = Zbylé suroviny
