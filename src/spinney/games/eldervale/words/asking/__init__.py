"""Parts of a question: its words, its help, and what its answers are called and show."""
