### The page, and Osada at home: on one's own machine and in one's own house.

home-unbuilt = The server runs, but its page has not been built yet. Build it with “make page” (Node 20 or newer is needed) and start the server again.
home-compiling = This game is being prepared for this computer. That happens once and takes a minute or two; try again in a moment.
