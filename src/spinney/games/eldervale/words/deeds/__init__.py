"""What the strip of deeds shows of events: places, chips, and battles."""
