"""Things enlarged and explained, by what they are."""
