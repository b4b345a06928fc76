"""The golden records of each game: who plays, with which options, and what the game must show."""
