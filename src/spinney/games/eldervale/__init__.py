"""Dwellings of Eldervale. The rules are in `rules.md`."""
