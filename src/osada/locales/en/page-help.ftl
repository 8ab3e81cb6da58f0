### The page: rules and names to look up

page-help-title = { $game }: how it is played
page-help-chapters = Chapters
page-help-chapter-rules = Rules
page-help-chapter-actions = Actions
page-help-chapter-scoring = Points
page-help-chapter-things = Cards and places
page-help-written = “{ $words }” in a record
page-help-search = Find
page-help-nothing = Nothing here has that name.
