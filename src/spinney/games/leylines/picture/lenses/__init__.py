"""Spaces and people, enlarged and explained."""
