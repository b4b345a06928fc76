"""The games, one folder each. Games never import each other; each is found by its entry point."""
