"""Many games between bots, in this process, on all cores or on a Ray cluster."""
