"""The keys of parts that only drawings name; all others are those of `words/places.py`."""

from __future__ import annotations

from typing import Final

PREFIX: Final = "ll-"  # of all ids
MORE_BID: Final = "bid-more"


def character_key(colour: str) -> str:
    """A character to choose."""
    return f"character-{colour}"


def chip_key(bid: int) -> str:
    """A bid with a chip of its own."""
    return f"bid-{bid}"
