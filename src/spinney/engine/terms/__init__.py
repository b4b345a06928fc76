"""The terms of a game: its events, kinds of action and questions, one entry each."""
