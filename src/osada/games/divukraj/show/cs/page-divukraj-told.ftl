### Stránka: co se na plánu Divukraje hýbe, co se stalo, co se počítá

## Počítání
page-divukraj-told-parts = Body po částech
page-divukraj-told-count = Ukázat, jak se to počítá
page-divukraj-told-counting = { $who }: { $part }, krok za krokem
page-divukraj-told-now = { $now ->
    [one] Teď { $now } bod
    [few] Teď { $now } body
   *[other] Teď { $now } bodů
  }{ $known ->
    [yes] , v této partii nejvýš { $possible }
   *[no] { "" }
  }
page-divukraj-told-stock = žetony v zásobě
page-divukraj-told-none = Zatím se tu nic nepočítá.
page-divukraj-told-final = Spočítat město
page-divukraj-told-gain = { $points ->
    [one] přinese { $points } bod
    [few] přinese { $points } body
   *[other] přinese { $points } bodů
  }
page-divukraj-told-gain-place = { $points ->
    [one] Přinese { $points } bod.
    [few] Přinese { $points } body.
   *[other] Přinese { $points } bodů.
  }

## Sběr
page-divukraj-told-production = { $who }: sběr
page-divukraj-told-card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }
page-divukraj-told-sum = Celkem:
page-divukraj-told-nothing = tentokrát nic

## Období
page-divukraj-told-home = { $count ->
    [one] { $count } pomocník je připraven
    [few] { $count } pomocníci jsou připraveni
   *[other] { $count } pomocníků je připraveno
  }
page-divukraj-told-brings = { $season ->
    [summer] až dvě karty z Louky
   *[other] každá zelená karta sbírá
  }

## Soupeři
page-divukraj-told-known = Z ruky je známo: { $cards }.
