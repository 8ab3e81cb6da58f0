"""Asking: what if, why not, how likely, worth how much, counted how. Nothing is kept, and nothing can tell a secret."""
