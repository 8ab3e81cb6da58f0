"""What people see of this game: the board in a terminal, the score pad, and all words in both languages."""
