"""What the games of a run tell about the rules, as a page with plots and targets."""
