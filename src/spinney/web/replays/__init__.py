"""Games looked back on: moment by moment, as a story, and as they were while they still go on."""
