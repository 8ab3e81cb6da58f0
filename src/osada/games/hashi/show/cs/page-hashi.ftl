### Stránka: tabulka Hashi

page-hashi-board = { $mine ->
    [yes] Vaše tabulka
   *[no] Tabulka: { $who }
  }
page-hashi-keys = Šipkami přecházíte mezi ostrovy. Enter zapíše číslo nebo zvolí konec mostu. Shift se šipkou postaví most tím směrem. S vynechá.
page-hashi-island = Ostrov { $island }{ $flag ->
    [red] , červená vlajka
    [blue] , modrá vlajka
   *[none] {""}
  }, { $number ->
    [0] { $bridges ->
        [0] prázdný
        [one] bez čísla, jeden most
        [few] bez čísla, { $bridges } mosty
       *[other] bez čísla, { $bridges } mostů
      }
   *[other] číslo { $number }, { $left ->
        [0] hotový
       *[other] { $bridges ->
            [0] zatím bez mostu
            [one] má jeden most
            [few] má { $bridges } mosty
           *[other] má { $bridges } mostů
          }
      }
  }{ $can ->
    [write] ; lze sem zapsat { $numeral }
    [start] ; lze sem zapsat počáteční číslo
    [build] ; most může vést na: { $ends }
   *[nothing] {""}
  }

## Co je třeba udělat
page-hashi-now = Karta a co žádá
page-hashi-card = Karta: číslo { $numeral }, { $bridges ->
    [one] jeden most
    [few] { $bridges } mosty
   *[other] { $bridges } mostů
  }
page-hashi-round = { $round ->
    [0] Před první kartou
   *[other] { $round }. kolo z { $rounds }
  }
page-hashi-start = { $mine ->
    [yes] Vyberte ostrov bez vlajky pro své počáteční číslo.
   *[no] Vyberte ostrov bez vlajky; s vaší trojkou nebo čtyřkou začne { $who }.
  }
page-hashi-start-on = Počáteční číslo pro ostrov { $island }
page-hashi-write = { $can ->
    [yes] Zapište { $numeral } na některý zářící ostrov.
   *[no] Pro { $numeral } už není žádné místo.
  }
page-hashi-build = { $can ->
    [yes] { $owed ->
        [one] Zbývá postavit jeden most.
        [few] Zbývá postavit { $owed } mosty.
       *[other] Zbývá postavit { $owed } mostů.
      }
   *[no] { $owed ->
        [one] Most se už nikam nevejde.
        [few] Všechny { $owed } mosty se už nevejdou.
       *[other] Všech { $owed } mostů se už nevejde.
      }
  }
page-hashi-skip-write = Nic nepsat
page-hashi-skip-bridges = Nic nestavět
page-hashi-chosen = Takhle? Potvrďte, nebo zvolte jinak.
page-hashi-waiting = { $count ->
    [0] Hotovo.
   *[other] Hotovo. Ještě hraje { $who }.
  }
page-hashi-watching = Sledujete, jak hraje { $who }.
page-hashi-over = Partie skončila.

## Co ještě přijde
page-hashi-unseen = { $count ->
    [one] Neodkrytá zůstala jedna karta
    [few] Neodkryté { $count } karty, jedna z nich je odložená
   *[other] Neodkrytých { $count } karet, jedna z nich je odložená
  }
page-hashi-numeral = číslo
page-hashi-bridges = { $count ->
    [one] jeden most
    [few] { $count } mosty
   *[other] { $count } mostů
  }
page-hashi-copies = { $count ->
    [0] už byla
    [one] ještě může přijít
    [few] ještě { $count }
   *[other] ještě { $count }
  }
page-hashi-later = Prémie a karty, které přijdou
page-hashi-bonuses = Prémie
page-hashi-bonus = { $done } z { $of }; teď za { $pays } (napoprvé { $first }, později { $later })
page-hashi-holder = { $who } má { $points }
page-hashi-next-rank = { $missing ->
    [one] · 1 bod do hodnosti { $rank }
    [few] · { $missing } body do hodnosti { $rank }
   *[other] · { $missing } bodů do hodnosti { $rank }
  }
page-hashi-top-rank = · výš už nikdo nestojí

## Ostatní
page-hashi-rival = Tabulka: { $who }; { $islands ->
    [0] žádný ostrov hotový
    [one] jeden ostrov hotový
    [few] { $islands } ostrovy hotové
   *[other] { $islands } ostrovů hotových
  }, { $bonuses ->
    [0] žádná prémie
    [one] jedna prémie
    [few] { $bonuses } prémie
   *[other] { $bonuses } prémií
  }
page-hashi-rival-done = v tomto kole už má hotovo
page-hashi-rival-busy = v tomto kole ještě hraje
page-hashi-points = body
