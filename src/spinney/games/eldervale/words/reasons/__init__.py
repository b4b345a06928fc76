"""Why things cannot be chosen now, by what they are."""
