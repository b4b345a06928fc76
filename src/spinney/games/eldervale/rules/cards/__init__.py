"""Chapters 6, 13 and 14: the market, Magic Cards and Auras."""
