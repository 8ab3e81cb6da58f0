"""The engine: the contract of a game, its compiled loops, the table with its log. It knows no game."""
