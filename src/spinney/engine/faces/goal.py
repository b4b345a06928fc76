"""What wins, and how near the end is: a sentence and a few meters, for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.engine.nothing import NOBODY


class Meter:
    """How far something has come: `value` of `full`, of a seat or, without one, of the table."""

    def __init__(self, label: str, value: int, full: int, seat: int = NOBODY, about: str = "") -> None:
        self.label: Final = label  # what is counted, in words; never a seat's name
        self.value: Final = value  # from 0 to `full`
        self.full: Final = full
        self.seat: Final = seat
        self.about: Final = about  # what the label stands for, where it is short; no sentence

    def __repr__(self) -> str:
        whose = "" if self.seat == NOBODY else f" of seat {self.seat}"
        return f"<{self.label}{whose}: {self.value} of {self.full}>"


class Goal:
    """What wins and what ends the game, as one or two plain sentences; meters say how near that is."""

    def __init__(self, sentence: str, meters: Sequence[Meter] = ()) -> None:
        self.sentence: Final = sentence  # empty if the game does not say
        self.meters: Final = tuple(meters)

    def __repr__(self) -> str:
        return f"<Goal {self.sentence!r} {list(self.meters)}>"
