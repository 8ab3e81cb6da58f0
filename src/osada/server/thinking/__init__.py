"""Bots think here, in processes of their own: the web process asks, waits for nothing, and searches nothing itself."""
