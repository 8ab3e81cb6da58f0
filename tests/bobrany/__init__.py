"""Bobřany, chapter by chapter."""
