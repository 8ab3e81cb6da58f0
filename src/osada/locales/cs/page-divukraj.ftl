### The page: the board of Everdell, cards and cities
