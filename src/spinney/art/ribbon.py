"""Whose turn it is and who has won, as a line of words above a sketch."""

from __future__ import annotations

from collections.abc import Sequence


def on_turn(name: str, you: bool) -> str:
    """What the line says while it is somebody's turn."""
    return f"Your turn, {name}" if you else f"{name}'s turn"


def victory(names: Sequence[str]) -> str:
    """What the line says at the end: who has won, one or several who share the victory."""
    return f"{names[0]} wins" if len(names) == 1 else f"{' and '.join(names)} share the victory"
