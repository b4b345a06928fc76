"""What a game shows people, as plain values: names, questions, zones, deeds, lenses and reasons."""
