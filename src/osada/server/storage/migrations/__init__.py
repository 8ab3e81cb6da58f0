"""One file for each change of the database, with the way there and back."""
