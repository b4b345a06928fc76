"""The WebSocket between a browser and a table: what is said on it, and what is done about it."""
