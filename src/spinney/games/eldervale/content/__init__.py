"""The edition: what its file says, read once and checked."""
