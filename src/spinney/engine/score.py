"""The score sheet: where each seat's points come from, and who has the most."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.nothing import NOBODY


class ScoreItem:
    """One line of the sheet: a source of points, the points of each seat, and the rule behind it."""

    def __init__(self, name: str, points: list[int], rule: str, source: str = "") -> None:
        self.name: Final = name
        self.points: Final = points
        self.rule: Final = rule
        self.source: Final = source or name  # the lab adds points up by source


def best_seats(scores: list[int], ties: list[ScoreItem]) -> list[i64]:
    """The seats with the most points, then the most of what breaks ties; if still level, they share."""
    best: list[i64] = []
    most: list[int] = []
    for seat in range(len(scores)):
        mark = [scores[seat], *[item.points[seat] for item in ties]]
        if not best or mark > most:
            best, most = [seat], mark
        elif mark == most:
            best.append(seat)
    return best


def by_source(sheet: list[ScoreItem]) -> dict[str, tuple[int, ...]]:
    """The score items of a sheet added up by source: the points of each seat."""
    found: dict[str, tuple[int, ...]] = {}
    for item in sheet:
        before = found.get(item.source)
        if before is None:
            found[item.source] = tuple(item.points)
        else:
            found[item.source] = tuple([before[seat] + points for seat, points in enumerate(item.points)])
    return found


def leader_of(scores: list[int]) -> i64:
    """The seat whose score leads alone, or NOBODY."""
    best: i64 = scores[0]
    leader: i64 = 0
    for seat in range(1, len(scores)):
        score: i64 = scores[seat]
        if score > best:
            best = score
            leader = seat
        elif score == best:
            leader = NOBODY
    return leader
