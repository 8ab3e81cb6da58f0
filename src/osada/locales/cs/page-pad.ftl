### Stránka: počítadlo bodů ke skutečnému stolu

page-pad-title = Spočítat body: { $game }
page-pad-count = Spočítat body
page-pad-anew = Začít znovu
page-pad-players = Hráči
page-pad-more-players = Přidat hráče
page-pad-fewer-players = Ubrat hráče
page-pad-less = Méně: { $what }
page-pad-more = Více: { $what }
page-pad-none = nic
page-pad-open = otevřené
page-pad-colour = Barva
page-pad-side-N = nahoru
page-pad-side-E = doprava
page-pad-side-S = dolů
page-pad-side-W = doleva

## Hashi
page-pad-hashi-side = Strana tabulky
page-pad-hashi-map = Mapa
page-pad-hashi-how = Ťuknutím na čáru nakreslíte jeden most, dva, nebo žádný. Ťuknutím na ostrov mu dáte číslo.
page-pad-hashi-island = Ostrov { $island }{ $flag ->
    [red] , červená vlajka
    [blue] , modrá vlajka
   *[none] { "" }
  }: { $number ->
    [0] bez čísla
   *[other] číslo { $number }
  }
page-pad-hashi-line = Čára { $line }: { $count ->
    [0] bez mostu
    [one] jeden most
   *[other] mosty: { $count }
  }
page-pad-hashi-number = Číslo ostrova { $island }
page-pad-hashi-crossed-out = škrtnutý kvůli chybě
page-pad-hashi-bonuses = Prémie, jak se vyplatily

## The Border
page-pad-border-layout = Deska
page-pad-border-areas = Co vynesla uzavřená území

## Bobřany
page-pad-bobrany-cards = Karty této partie
page-pad-bobrany-lone = osamělý dílek je skupina o velikosti 1
page-pad-bobrany-town = Město
page-pad-bobrany-cell = Pole { $cell }: { $colour } { $walkways }
page-pad-bobrany-chosen = Na poli { $cell } leží
page-pad-bobrany-walkways = Chodníčky vedou
page-pad-bobrany-beaver = je tu bobr
page-pad-bobrany-links = Figurka rozebraná mezi poli
page-pad-bobrany-rest = Vedle města
page-pad-bobrany-reserve = figurky, které zbyly v zásobě
page-pad-bobrany-builder = má bobra stavitele

## Města
page-pad-mesta-metropolis = Metropole
page-pad-mesta-district = Čtvrť
page-pad-mesta-shape = Jak je velká
page-pad-mesta-what = Co se zadává
page-pad-mesta-tile = Destička
page-pad-mesta-things = Co na poli stojí
page-pad-mesta-tile-first = Nejdřív sem položte destičku.
page-pad-mesta-turn = Otočit
page-pad-mesta-no-tile = Bez destičky
page-pad-mesta-feature = Zajímavost
page-pad-mesta-storeys = Podlaží budovy
page-pad-mesta-space = Pole { $at }: { $things }{ $height ->
    [0] { "" }
   *[other] , budova o výšce { $height }
  }
page-pad-mesta-rings = Kroužky na milnících
page-pad-mesta-cards = Bodovací karty

## Divukraj
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
