"""Play some games of every kind and print a hash of every table on the way, and which engine played.

Random games with every number of seats; games of bots that think with the fewest seats and otherwise in the
smallest edition, since the interpreted half takes its time.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from typing import Any

import spinney
from spinney.engine.build import engine_kind
from spinney.engine.game import Game
from spinney.lawbook.cases import seat_counts
from spinney.lawbook.games import MINI, has_mini

THINKING = ("greedy", "tree:8", "random")


def trace(game: Game[Any], seats: int, names: tuple[str, ...]) -> str:
    """One hash over the fingerprints at every choice of a game, and what its log says of it."""
    state = blake2b(digest_size=16)
    table = game.start(seats=seats, seed=f"trace {names}")
    bots = [spinney.bot(names[seat % len(names)], seat) for seat in range(seats)]
    while not table.over:
        table.play(bots[table.seat].choose(game.seen_by(table, table.seat)))
        state.update(table.fingerprint().encode())
    for line in game.log(table, spinney.SPECTATOR):
        state.update(line.encode())
    return f"{game.key} {seats} {names} {state.hexdigest()}"


def lines() -> list[str]:
    found = []
    for key in spinney.games():
        game = spinney.game(key)
        small = spinney.game(key, MINI) if has_mini(game) else game
        for seats in seat_counts(game):
            thinking = game if seats == game.seats[0] else small
            found += [trace(game, seats, ("random",)), trace(thinking, seats, THINKING)]
    return found


if __name__ == "__main__":
    sys.stdout.write("\n".join([engine_kind(), *lines()]))
