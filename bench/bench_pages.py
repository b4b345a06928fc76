"""What pages show, and what drawing them costs: this tree and another play the same games, without a network.

    python bench/bench_pages.py --against ../other
    python bench/bench_pages.py --games groves --tables 20

Every message to every browser is made as a server makes it, and taken in as a browser does. With
`--against`, all parts of all pages must be the same text after every answer, in both trees; if not, it says
where they begin to differ, and fails. Times are processor time of the process that plays.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from web_load.server import sources_of

HERE: Final = Path(__file__).resolve().parents[1]
PLAYER: Final = Path(__file__).parent / "web_load" / "pages.py"
GAMES: Final = ("battle_for_the_grove", "groves", "eldervale", "leylines", "shifting_realms")
FIGURES: Final = {"rules": "the rules", "messages": "the messages"}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--against", type=Path, metavar="TREE", help="another checkout to compare with")
    parser.add_argument("--games", nargs="+", default=GAMES, metavar="GAME", help="by their keys")
    parser.add_argument(
        "--seats", nargs="+", type=int, default=[2], help="at a table, as far as the game allows"
    )
    parser.add_argument("--tables", type=int, default=10, help="played at side by side")
    parser.add_argument("--answers", type=int, default=150, help="at each table")
    parser.add_argument("--everybody", action="store_true", help="a spectator, a shared browser, undoing")
    parser.add_argument("--turns", type=int, default=1, help="the cheapest counts")
    parser.add_argument("--seed", default="1")
    return parser.parse_args()


def played(sources: Path, wish: dict[str, Any]) -> dict[str, Any]:
    """What a process that plays from these sources has found."""
    command = [sys.executable, "-P", str(PLAYER), str(sources), json.dumps(wish)]
    environment = {**os.environ, "PYTHONPATH": str(sources), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode:
        sys.exit(f"{sources}: {done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def compared(trees: list[Path], wish: dict[str, Any], turns: int) -> bool:
    """Play in all trees and print what it cost; False if they show anything that is not the same."""
    every = [[played(tree, wish) for tree in trees] for _ in range(turns)]
    found = [min(turn, key=lambda one: float(one["messages"])) for turn in zip(*every, strict=True)]
    print(f"\n{wish['game']}, {found[0]['seats']} seats, {found[0]['changes']:,} answers")
    for key, words in FIGURES.items():
        costs = [1e6 * one[key] for one in found]
        ratio = f"{costs[0] / costs[1]:10.2f}" if len(costs) > 1 and costs[1] else ""
        print(f"  us for {words:16}{''.join([f'{cost:10.0f}' for cost in costs])}{ratio}")
    if len(found) < 2 or found[0]["seen"] == found[1]["seen"]:
        return True
    pairs = enumerate(zip(found[0]["seen"], found[1]["seen"], strict=True), 1)
    print(f"  DIFFERENT from answer {next((at for at, (one, other) in pairs if one != other), 0)} on")
    return False


def main() -> None:
    given = arguments()
    trees = [sources_of(tree) for tree in (HERE, given.against) if tree]
    same = True
    for game in given.games:
        for seats in given.seats:
            wish = {"game": game, "seats": seats, "tables": given.tables, "answers": given.answers}
            wish |= {"seed": given.seed, "watched": given.everybody, "shared": given.everybody}
            wish["undoes"] = given.everybody
            same = compared(trees, wish, given.turns) and same
    sys.exit(0 if same else 1)


if __name__ == "__main__":
    main()
