"""What people read: labels, sentences, names."""
