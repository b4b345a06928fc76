"""Law 3, the check: the same key and actions give the same table."""

from __future__ import annotations

from spinney.lawbook.cases import Case
from spinney.lawbook.play import Play, walk


def check_repeats(case: Case, play: Play) -> None:
    """Law 3  The same game once more is the same, choice by choice, whether or not a log is kept."""
    first = [table.fingerprint() for table in walk(case, play)]
    second = [table.fingerprint() for table in walk(case, play, log=False)]
    different = [number for number, pair in enumerate(zip(first, second, strict=False)) if len(set(pair)) > 1]
    assert first == second, f"the games differ from choice {different[:1] or min(len(first), len(second))}"
