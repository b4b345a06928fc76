"""Games that are over, moment by moment."""
