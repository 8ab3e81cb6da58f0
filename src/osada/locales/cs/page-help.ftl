### Stránka: pravidla a názvy k nahlédnutí

page-help-title = { $game }: jak se hraje
page-help-chapters = Kapitoly
page-help-chapter-rules = Pravidla
page-help-chapter-actions = Akce
page-help-chapter-scoring = Body
page-help-chapter-things = Karty a místa
page-help-written = v zápisu „{ $words }“
page-help-search = Najít
page-help-nothing = Nic takového tu není.
