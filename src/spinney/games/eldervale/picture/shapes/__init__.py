"""What things look like, drawn once: lands, ruins, beasts, figures, things."""
