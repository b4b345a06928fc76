"""The database: what outlives the process."""
