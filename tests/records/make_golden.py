"""Write the golden records anew: `make golden`, then read the diff.

One record for each way a game can end and each rare rule, each with a text playthrough to diff. A golden
record is played by seeded bots from a seed that this file searches for. Records of earlier rules are kept as
they are, because they show that such games still replay; only their playthroughs are written anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

import spinney
from records.plans import battle_for_the_grove, eldervale, groves, leylines, shifting_realms
from records.plans.plan import Golden
from records.players import played
from records.playthrough import playthrough

HERE = Path(__file__).parent
TRIES = 5000

GOLDEN: dict[str, list[Golden]] = {
    "battle_for_the_grove": battle_for_the_grove.PLANS,
    "groves": groves.PLANS,
    "leylines": leylines.PLANS,
    "shifting_realms": shifting_realms.PLANS,
    "eldervale": eldervale.PLANS,
}


def make(key: str, golden: Golden) -> None:
    game = spinney.game(key, golden.edition)
    path = HERE / key / f"{golden.name}.json"
    if golden.rules != game.version:
        path.with_suffix(".txt").write_text(playthrough(spinney.Record.load(path).replay()), encoding="utf-8")
        return
    for seed in range(TRIES):
        table = played(game, golden, seed)
        if golden.wanted(table):
            path.parent.mkdir(exist_ok=True)
            spinney.Record.of(table, list(golden.bots)).save(path)
            path.with_suffix(".txt").write_text(playthrough(table), encoding="utf-8")
            print(f"{key}/{golden.name}: seed {seed}, {table.number} choices")
            return
    sys.exit(f"{key}/{golden.name}: no seed below {TRIES} shows it")


if __name__ == "__main__":
    for key in sys.argv[1:] or GOLDEN:  # all games, or those that are named
        for golden in GOLDEN[key]:
            make(key, golden)
