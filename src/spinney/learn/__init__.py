"""Lessons on the real table: what they say, and how one gets on in them. They lie beside each game."""
