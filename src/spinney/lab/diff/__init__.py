"""Two editions of a game, compared on the same keys."""
