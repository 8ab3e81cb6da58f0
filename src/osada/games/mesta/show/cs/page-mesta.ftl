### Stránka: herní plán Měst

page-mesta-tab-table = Stůl
page-mesta-tab-mine = Moje
page-mesta-tab-others = Ostatní

## Co udělat
page-mesta-do-start = Vyberte si počáteční destičku.
page-mesta-do-start-confirm = Tuhle? Potvrďte, nebo vyberte jinou.
page-mesta-do-take = Postavte figurku na svítící pole.
page-mesta-do-card = { $card }: potvrďte, nebo vyberte jiné pole.
page-mesta-do-reveal = { $bag ->
    [yes] Potvrzením vytáhnete dva dílky ze sáčku.
   *[no] Potvrzením ji otočíte.
  }
page-mesta-do-tile = { $placed ->
    [yes] Vyberte místo pro destičku, otočte ji, potvrďte.
   *[no] Vyberte svítící místo pro destičku.
  }
page-mesta-do-feature = Umístěte na svítící políčko: { $feature }.
page-mesta-do-piece = Postavte { $colour ->
    [R] červený
    [B] modrý
    [G] zelený
   *[Y] žlutý
  } dílek na svítící střechu nebo parcelu. Dílek { $number } z { $count }.
page-mesta-do-confirm = Potvrďte, nebo vyberte něco jiného.

## Horní řádek
page-mesta-round = { $round ->
    [0] Před prvním kolem
   *[other] Kolo { $round } ze { $rounds }
  }
page-mesta-in-bag = { $left } v sáčku

## Nabídka
page-mesta-offer = Nabídka
page-mesta-starts = Počáteční destičky
page-mesta-per-row = { $count ->
    [one] jedno z každé řady
    [few] { $count } z každé řady
   *[other] { $count } z každé řady
  }
page-mesta-workers-left = { $count ->
    [one] zbývá { $count } figurka
    [few] zbývají { $count } figurky
   *[other] zbývá { $count } figurek
  }
page-mesta-row-cards = karty
page-mesta-row-tiles = destičky
page-mesta-row-features = zajíma­vosti
page-mesta-row-pieces = dílky
page-mesta-done = hotovo
page-mesta-needs = postaveno { $placed } z { $needed }
page-mesta-still = Ještě vezme
page-mesta-unknown = neznámé
page-mesta-second = 2. neznámá
page-mesta-second-unknown = druhá lícem dolů, neznámá, nelze vzít zpět
page-mesta-no-undo = nelze zpět
page-mesta-cannot-undo = Něco se tím odkryje: nepůjde to vzít zpět.
page-mesta-draw-two = táhnout 2
page-mesta-hidden = lícem dolů, neznámé, nelze vzít zpět
page-mesta-empty = prázdné
page-mesta-take-this = Vzít
page-mesta-brings = Hned vám přinese
page-mesta-tile-name = Destička { $tile }
page-mesta-tile = destička { $tile }: { $layout }
page-mesta-lot = { $colour ->
    [R] červená parcela
    [B] modrá parcela
    [G] zelená parcela
   *[Y] žlutá parcela
  }
page-mesta-piece = { $colour ->
    [R] červený dílek
    [B] modrý dílek
    [G] zelený dílek
   *[Y] žlutý dílek
  }
page-mesta-slot = { $row ->
    [cards] Karty
    [tiles] Destičky
    [features] Zajímavosti
   *[pieces] Dílky
  }, pole { $number }{ $what }; { $state ->
    [chosen] vybráno, nepotvrzeno
    [taken] obsazeno, { $who }
    [free] volné
   *[later] teď ne
  }{ $gain ->
    [yes] , přinese { $points }
   *[no] {""}
  }

## Sáček
page-mesta-bag = dva ze sáčku; zbývá { $left }; aspoň jeden: { $odds }; nelze vzít zpět
page-mesta-odd = { $colour } { $odds } %
page-mesta-percent = { $odds } %
page-mesta-blind = Dva dílky naslepo
page-mesta-left = { $left ->
    [one] v sáčku zbývá jeden dílek
    [few] v sáčku zbývají { $left } dílky
   *[other] v sáčku zbývá { $left } dílků
  }
page-mesta-odds-left = zbývá
page-mesta-odds-one = aspoň jeden

## Milníky
page-mesta-milestones = Milníky: kdo dřív přijde
page-mesta-no-city = Metropole se teprve vylosuje.
page-mesta-near = chybí 1
page-mesta-of = { $reached }/{ $needed }
page-mesta-runner = { $mine ->
    [yes] vy
   *[no] { $who }
  } { $reached } z { $needed }
page-mesta-milestone = { $milestone }, { $text }{ $runners }; { $count ->
    [0] žádné volné místo
    [one] volné místo { $places }
   *[other] volná místa { $places }
  }

## Karty
page-mesta-cards = { $mine ->
    [yes] Moje bodovací karty
   *[no] Karty, které má { $who }
  }
page-mesta-cards-how = teď · nejvýš
page-mesta-cards-to-come = { $count ->
    [one] ještě { $count }
    [few] ještě { $count }
   *[other] ještě { $count }
  }
page-mesta-now = { $now } teď
page-mesta-possible = nejvýš { $possible }
page-mesta-card = { $card }: { $text }. Teď platí { $now }{ $bound ->
    [yes] , nejvýš { $possible }
   *[no] {""}
  }
page-mesta-rival-card = { $card }: { $text }. Teď platí { $now }

## Čtvrti
page-mesta-district-panel = { $mine ->
    [yes] Moje čtvrť
   *[no] Čtvrť: { $who }
  }
page-mesta-district = { $mine ->
    [yes] Moje čtvrť
   *[no] Čtvrť: { $who }
  }, { $tiles ->
    [one] jedna destička
    [few] { $tiles } destičky
   *[other] { $tiles } destiček
  }
page-mesta-look = Čtvrť, { $who }, { $tiles ->
    [one] jedna destička
    [few] { $tiles } destičky
   *[other] { $tiles } destiček
  }; ukázat celou
page-mesta-tiles = { $count ->
    [one] jedna destička
    [few] { $count } destičky
   *[other] { $count } destiček
  }
page-mesta-tiles-of = { $count } z { $most } destiček
page-mesta-no-tile = Zatím bez destičky.
page-mesta-back = Zpět k mojí
page-mesta-keys = Šipky chodí po políčkách, Page Down po těch, která svítí, Enter vybírá. Čísla volí řadu a pole, nebo místo pro destičku; R otáčí, X odhazuje, V mění pohled.
page-mesta-view = Pohled
page-mesta-view-slant = Šikmo
page-mesta-view-plan = Plán
page-mesta-spot = Místo { $number } na { $at }{ $here ->
    [yes] , destička leží tady, otočená o { $rotation } stupňů
   *[no] {""}
  }
page-mesta-space = { $at }, { $what }{ $target ->
    [yes] ; lze vybrat
   *[no] {""}
  }
page-mesta-building = { $colour ->
    [R] červená budova
    [B] modrá budova
    [G] zelená budova
   *[Y] žlutá budova
  }, výška { $height } ze 4{ $beside }
page-mesta-beside = { $what ->
    [park] , u zeleně
    [water] , u vody
   *[statue] , u sochy
  }
page-mesta-empty-lot = { $colour ->
    [R] prázdná červená parcela
    [B] prázdná modrá parcela
    [G] prázdná zelená parcela
   *[Y] prázdná žlutá parcela
  }
page-mesta-area = { $ground ->
    [P] zeleň{ $has ->
        [yes] , v ní { $feature }
       *[no] {""}
      }
   *[W] voda{ $has ->
        [yes] , na ní { $feature }
       *[no] {""}
      }
  }, oblast { $size }{ $pays ->
    [yes] , { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
      }
   *[no] {""}
  }

## V ruce
page-mesta-hand = V ruce
page-mesta-hand-piece = { $colour ->
    [R] červený dílek
    [B] modrý dílek
    [G] zelený dílek
   *[Y] žlutý dílek
  }, { $state ->
    [placed] postavený; vzít zpět
    [gone] odhozený; vzít zpět
    [current] na řadě
   *[waiting] čeká; použít teď
  }
page-mesta-hand-feature = { $feature }{ $current ->
    [yes] , na řadě
   *[no] , čeká; umístit jako první
  }
page-mesta-discard = Odhodit
page-mesta-if = Když potvrdíte
