"""Text from outside, made safe to print in a terminal."""

from __future__ import annotations


def clean_text(text: str) -> str:
    """Text from outside, on one line and without anything that could steer a terminal."""
    return " ".join("".join(mark if mark.isprintable() else " " for mark in text).split())
