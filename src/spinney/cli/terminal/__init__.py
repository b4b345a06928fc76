"""A game at a terminal: what is asked, typed, shown and saved."""
