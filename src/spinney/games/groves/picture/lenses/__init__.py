"""Parts of Groves, enlarged and explained, by what they are."""
