"""How the bots came by their numbers: scripts that play and learn. Nothing of this is needed to play."""
