"""Hedge Fair, a toy game with every kind of secret and interruption: the laws are tried on it first."""
