"""Bots at the table: whose turn it is, and the processes that think."""
