"""Lessons in the browser: the real table's page, with a coach beside it. Nothing of them is stored here."""
