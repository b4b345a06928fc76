"""The laws on our own games, and on toys that are broken on purpose, to show that each law bites."""
