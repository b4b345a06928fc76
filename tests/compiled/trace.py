"""Play some games of every kind and print a hash of every table on the way, and which engine played."""

from __future__ import annotations

import sys
from hashlib import blake2b

import spinney
from spinney.lab.bench import engine_kind

GAMES = 4  # for each game and seat count


def trace(key: str, seats: int) -> str:
    """One hash over the fingerprints at every choice of a few games of random, greedy and tree bots."""
    state = blake2b(digest_size=16)
    game = spinney.game(key)
    for number in range(GAMES):
        table = game.start(seats=seats, seed=f"trace {number}")
        bots = [
            spinney.bot(("random", "greedy", "tree:30")[(seat + number) % 3], f"{number} {seat}")
            for seat in range(seats)
        ]
        while not table.over:
            table.play(bots[table.seat].choose(game.seen_by(table, table.seat)))
            state.update(table.fingerprint().encode())
        for line in game.log(table, spinney.SPECTATOR):
            state.update(line.encode())
    return state.hexdigest()


def lines() -> list[str]:
    return [
        f"{key} {seats} {trace(key, seats)}"
        for key in spinney.games()
        for seats in range(spinney.game(key).seats[0], spinney.game(key).seats[1] + 1)
    ]


if __name__ == "__main__":
    sys.stdout.write("\n".join([engine_kind(), *lines()]))
