"""Looking back, replays and stories: the work of processes beside the server, for all in turn."""
