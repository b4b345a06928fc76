"""What people look at: the board as SVG and as text."""
