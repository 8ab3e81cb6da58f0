"""What people see of Ferry: the table in a terminal, the score pad, and all words in both languages."""
