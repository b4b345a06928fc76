"""What people write themselves: names, titles and chat, on one line and not too long."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 30  # characters of a name


def clean_user_text(text: str, most: int) -> str:
    """What somebody wrote, on one line, without characters that cannot be seen, and not too long."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.split())[:most].strip()
