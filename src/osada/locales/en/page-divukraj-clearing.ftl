### The page: the board of Everdell, the clearing and the rivals
