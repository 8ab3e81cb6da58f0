"""The server: people, tables, live play, bots in seats. It plays any game and names none."""
