"""The archive: tables found again, replayed step by step, written down, loaded, and played on from any point."""
