"""What is mine below the map: the tableau, Treasure, the hand; whole cards and low ones."""
