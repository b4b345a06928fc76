"""How good a position is for each seat."""
