"""Asking: what if, why not, how likely, worth how much. Nothing of it is kept, and nothing of it can tell a secret."""
