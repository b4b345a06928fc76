"""What games came to: lines of a file, totals, rows and a summary."""
