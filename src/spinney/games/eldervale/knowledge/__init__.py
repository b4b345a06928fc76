"""What a seat may know, and how it is counted and written down."""
