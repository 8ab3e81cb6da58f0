### Počítadlo bodů

page-pad-border-layout = Deska
page-pad-border-areas = Co vynesla uzavřená území
