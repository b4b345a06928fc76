"""What can happen and be done: events, kinds of action, questions."""
