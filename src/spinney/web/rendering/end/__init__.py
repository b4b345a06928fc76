"""The end of a game: who won and why, where the points came from, the decisive deeds."""
