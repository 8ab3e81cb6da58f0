"""What bots know of this game: how a position is evaluated, what was learnt for it, and how."""
