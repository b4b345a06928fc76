"""Whole pages: the frame that a browser opens, before the line brings the rest."""
