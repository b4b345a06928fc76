"""Bots rated against each other."""
