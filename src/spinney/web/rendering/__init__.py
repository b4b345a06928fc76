"""The parts of a table's page, each drawn from what one seat, or a spectator, may know."""
