"""The yardstick: random legal moves with the `chess` package, so that a figure holds on any machine.

Absolute speeds depend on the machine and on what else it does; a ratio to the same well-known Python program,
measured in the same run, does not.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Final

PLIES: Final = 300  # of one game, at most


def moves_per_second(seconds: float) -> float | None:
    """Random legal chess moves, each after a check whether the game is over; None without `chess`."""
    try:
        import chess
    except ImportError:
        return None
    generator = Random(1)
    moves = 0
    started = process_time()
    while process_time() - started < seconds:
        board = chess.Board()
        for _ in range(PLIES):
            if board.is_game_over():
                break
            board.push(generator.choice(list(board.legal_moves)))
            moves += 1
    return moves / (process_time() - started)


def copy_seconds(repeat: int) -> float | None:
    """How long `chess.Board.copy(stack=False)` takes."""
    try:
        import chess
    except ImportError:
        return None
    board = chess.Board()
    for move in ("e2e4", "e7e5", "g1f3", "b8c6"):
        board.push_uci(move)
    started = process_time()
    for _ in range(repeat):
        board.copy(stack=False)
    return (process_time() - started) / repeat
