### Stránka: co se říká v každé místnosti

page-silence = Server neodpovídá. Zkoušíme to dál, nic se neztratí.
page-accident = Stalo se něco, co se stát nemělo: { $problem }
page-moved-on = Stůl se mezitím změnil. Podívejte se znovu a pak se rozhodněte.
page-rated = hodnocená
page-player = Hráč { $number }

## Barvy: vždy jméno, písmeno a znak
page-colour-red = červená
page-colour-orange = oranžová
page-colour-yellow = žlutá
page-colour-green = zelená
page-colour-blue = modrá
page-colour-purple = fialová
page-colour-brown = hnědá
page-colour-grey = šedá
page-letter-red = Č
page-letter-orange = O
page-letter-yellow = Ž
page-letter-green = Z
page-letter-blue = M
page-letter-purple = F
page-letter-brown = H
page-letter-grey = Š
