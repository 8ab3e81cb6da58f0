### Stránka: první partie s průvodcem

page-guide-title = { $game }: první partie
page-guide-how = Zahrajete si opravdovou partii s mírným botem. Občas vám nápověda řekne, na čem právě záleží. Nic se nevysvětluje dvakrát a nápovědy můžete kdykoli poslat pryč.
page-guide-begin = Začít
page-guide-rules = Nejdřív si přečíst pravidla
page-guide-guest = Host
page-guide-name = Průvodce
page-guide-read = Rozumím
page-guide-skip = Hrát bez nápověd
