### The score pad

page-pad-bobrany-cards = Cards of the match
page-pad-bobrany-lone = a lone tile counts as a group of 1
page-pad-bobrany-town = The town
page-pad-bobrany-cell = Cell { $cell }: { $colour } { $walkways }
page-pad-bobrany-chosen = On cell { $cell } lies
page-pad-bobrany-walkways = Walkways lead
page-pad-bobrany-beaver = the beaver is here
page-pad-bobrany-links = A token laid between
page-pad-bobrany-rest = Beside the town
page-pad-bobrany-reserve = tokens left in the reserve
page-pad-bobrany-builder = has the builder beaver
