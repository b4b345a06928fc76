"""A whole game between bots, played in the compiled core: checked, recorded and, on request, counted."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.bots.bot import Bot
from spinney.engine.facts import Tally
from spinney.engine.table import Table


def play_bots(table: Table, bots: list[Bot], tally: Tally | None = None) -> None:
    """Play a whole game between bots: each answers for its seat, from what that seat sees."""
    game = table.game
    kinds = game.actions.kind
    by_turn = tally is not None and not tally.layout.beats  # the game has no rounds: note scores by turn
    seen = [game.seen_by(table, at) for at in range(table.seats)]
    while not table.over:
        seat: i64 = table.seat
        size: i64 = len(table.options)
        action = bots[seat].choose(seen[seat])
        table.play(action)
        if tally is not None:
            tally.chose(kinds[action], seat, size)
            if by_turn and table.seat != seat and tally.wants():
                tally.look(table.scores)
    if tally is not None:
        tally.look(table.scores)
