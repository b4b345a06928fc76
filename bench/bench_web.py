"""The web table under load: real WebSocket clients at many tables play random legal answers over loopback.

    python bench/bench_web.py                     # full speed, game by game; then 1,000 slow tables
    python bench/bench_web.py --against ../other  # this tree and another, the same games at both in turns
    python bench/bench_web.py --games eldervale --tables 20 --slow 0

A server of its own is started on an empty folder (or SPINNEY_DATABASE_URL), both seats of every table are
played by clients in processes of their own, and every answer is timed until both seats have its update. With
`--against`, a second server runs from another checkout's `src`, and both play the same seeded games.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from web_load.loads import GAMES, Load, at_full_speed, slow
from web_load.results import show
from web_load.runs import measure
from web_load.server import sources_of

HERE = Path(__file__).resolve().parents[1]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--against", type=Path, metavar="TREE", help="another checkout to compare with")
    parser.add_argument("--games", nargs="+", default=GAMES, metavar="GAME", help="by their keys")
    parser.add_argument("--tables", type=int, default=50, help="tables at full speed; 0 for none")
    parser.add_argument("--moves", type=int, default=20, help="answers at each of them in a turn")
    parser.add_argument("--slow", type=int, default=1000, help="slow tables; 0 for none")
    parser.add_argument("--every", type=float, default=60, help="seconds between answers at a slow table")
    parser.add_argument("--ahead", type=int, default=20, help="answers at a slow table before that")
    parser.add_argument("--seconds", type=float, default=8, help="how long a turn of slow tables takes")
    parser.add_argument("--turns", type=int, default=8, help="how often each server plays")
    parser.add_argument("--clients", type=int, default=1, help="client processes at a server")
    given = parser.parse_args()
    if given.against and os.environ.get("SPINNEY_DATABASE_URL"):
        parser.error("two versions cannot share a database: unset SPINNEY_DATABASE_URL")
    return given


def loads(given: argparse.Namespace) -> list[Load]:
    """The runs that are asked for."""
    games = tuple(given.games)
    fast = [at_full_speed(game, given.tables, given.moves) for game in games if given.tables]
    calm = slow(games, given.slow, given.ahead, given.every, given.seconds)
    return [*fast, calm] if given.slow else fast


def main() -> None:
    given = arguments()
    trees = [sources_of(tree) for tree in (HERE, given.against) if tree]
    for load in loads(given):
        processes = max(1, min(given.clients, load.tables))
        show(load.title, measure(trees, load, given.turns, processes))


if __name__ == "__main__":
    main()
