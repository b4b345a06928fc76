"""Work that would hold up the event loop: processes that do it, and the queue of those who wait for them."""
