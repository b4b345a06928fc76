"""Chapter 7, the battle: its steps, its cards, its outcome."""
