"""A game as a list of entries: the journal of a live table, its replay, and the record in a file."""
