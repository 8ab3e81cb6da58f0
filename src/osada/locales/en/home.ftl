### The page, and Osada at home: on one's own machine and in one's own house.

home-unbuilt = The server runs, but its page has not been built yet. Build it with “make page” (Node 20 or newer is needed) and start the server again.
home-compiling = This game is being prepared for this computer. That happens once and takes a minute or two; try again in a moment.

## The command `osada play`
home-help-browser = Open the browser, or only say the address.
home-here = Osada is at { $address } – leave this window open while you play; Ctrl-C ends it.
home-compiles = The games are being prepared for this computer: that happens once and takes a few minutes. Whichever is ready can be played already.
home-no-page = This installation has no page yet. Build it with “make page” (Node 20 or newer is needed), or play in the terminal: osada play { $game } --terminal
home-no-browser = No browser could be opened here; type the address into one yourself.

## Somebody in this house
home-not-here = This server is not a home: whoever runs it decides who may reach it.
home-this-machine = Only who sits at the machine where Osada runs may invite others in.
home-no-network = This machine is in no private network just now, so nobody else could come.
