"""Monsters: whose they are, and when they rush."""
