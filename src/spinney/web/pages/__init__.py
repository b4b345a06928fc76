"""Whole pages: what a browser loads, before its connection to the table brings the rest."""
