"""What a finished game was worth to each seat: a share of the victory, a rank, or the score."""

from __future__ import annotations

from typing import Final

from spinney.engine.errors import BadOption
from spinney.engine.table import Table

WIN: Final = "win"
RANK: Final = "rank"
SCORE: Final = "score"
KINDS: Final = (WIN, RANK, SCORE)
SCORE_LIMIT: Final = 1000.0  # more than any score: games do not say how far their scores go


def check_kind(kind: str) -> str:
    """A kind of utilities, if there is such a kind."""
    if kind not in KINDS:
        raise BadOption(f"utilities: expected one of {', '.join(KINDS)}, got {kind!r}")
    return kind


def utilities(table: Table, kind: str) -> list[float]:
    """What a finished game was worth to each seat; nothing for anybody while it lasts."""
    if not table.over:
        return [0.0] * table.seats
    if kind == SCORE:
        return [float(score) for score in table.scores]
    return win_shares(table) if kind == WIN else ranks(table)


def win_shares(table: Table) -> list[float]:
    """Utilities by victory: one, shared by the winners, or by all after a draw. A solo game may be lost."""
    winners = [int(seat) for seat in table.winners]
    if not winners and table.seats > 1:
        winners = list(range(table.seats))
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]


def ranks(table: Table) -> list[float]:
    """Utilities by rank: from 1 for the first to -1 for the last, evenly; equal ranks share, so the sum is 0.

    Winners come first, the others follow by score; a draw is a draw, whatever the scores.
    """
    winners = [int(seat) for seat in table.winners]
    if table.seats == 1:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * table.seats
    standing = [(seat in winners, 0 if seat in winners else score) for seat, score in enumerate(table.scores)]
    beaten = [sum(other < mine for other in standing) for mine in standing]
    beaten_by = [sum(other > mine for other in standing) for mine in standing]
    return [(low - high) / (table.seats - 1) for low, high in zip(beaten, beaten_by, strict=True)]


def limits(kind: str) -> tuple[float, float]:
    """The lowest and highest utility that a seat can get."""
    return {WIN: (0.0, 1.0), RANK: (-1.0, 1.0), SCORE: (-SCORE_LIMIT, SCORE_LIMIT)}[kind]
