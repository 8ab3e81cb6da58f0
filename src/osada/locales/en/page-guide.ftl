### The page: the guided first match

page-guide-title = { $game }: a first match
page-guide-how = You play a real match against a gentle bot. Now and then a hint tells you what matters just then. Nothing is explained twice, and you can send the hints away at any time.
page-guide-begin = Begin
page-guide-rules = Read the rules first
page-guide-guest = Guest
page-guide-name = Guide
page-guide-read = I see
page-guide-skip = Play without hints
