"""What each address does, by subject."""
