"""Tables while somebody is at them: opened, played, changed, put away."""
