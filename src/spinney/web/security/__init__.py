"""Who a browser is, what it may ask, and how often."""
