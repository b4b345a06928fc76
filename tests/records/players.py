"""Who plays golden records: seeded bots, and random players with likings."""

from __future__ import annotations

import spinney
from records.plans.plan import Golden
from spinney.engine.records.playback import set_limits

LEAVES = 420  # choices before only bots are left


class Fond:
    """A random player with likings: of its options it takes what begins so first, and what it shuns last."""

    def __init__(self, seed: str, likes: str, shuns: str) -> None:
        self.chance = spinney.bot("random", seed).chance
        self.likes, self.shuns = likes.split(", "), tuple(shuns.split(", "))

    def choose(self, seen: spinney.Seen) -> int:
        texts = {seen.game.text(option): int(option) for option in seen.options}
        liked = [option for like in self.likes for text, option in texts.items() if text.startswith(like)]
        fine = [option for text, option in texts.items() if not text.startswith(self.shuns)]
        options = liked[:1] or fine or [*texts.values()]
        return options[self.chance.below(len(options)) if len(options) > 1 else 0]


BONDS = "do AIR-Bond, do EAR-Bond, do WAT-Bond, do DAR-Bond, do CHA-Bond, monster"
FOND = {  # what players like and shun
    "trader": (
        "complete, buy, hire, take, collect",
        "use companion, use secret-route, stop, leave, keep, to c",
    ),
    "builder": (
        "do dwell, do summon, do gather, summon worker, use, cash, place worker, power",
        "to RUIN-TOWER, to RUIN-FORT, play, hand-over, buy, burn, consult, trade, ready",
    ),
    "idler": ("regroup, ready, decline, through, pass", "to RUIN-DUN"),
    "dozer": ("collect, end", "fight, play, swap, cache"),
    "delver": ("to RUIN-DUN, use", "ready"),
    "hirer": ("hire, to RUIN-DUN, use, charge, join", "ready"),
    "mage": ("to RUIN-TOWER, use, consult, regroup, hand-over", "to RUIN-DUN, ready"),
    "tamer": (f"buy, {BONDS}, to RUIN-DUN, use, place warrior, summon warrior, do summon", "ready, decline"),
}


def played(game: spinney.Game[spinney.Table], golden: Golden, seed: int) -> spinney.Table:
    """One whole game of seeded bots; a wavering one is random and takes back what it can, now and then.

    A leaving one is random, too; after some choices only bots are left, and limits hold again.
    """
    table = game.start(seats=len(golden.bots), seed=seed, **golden.options)
    minds = ["random" if name in ("wavering", "leaving") else name for name in golden.bots]
    names = [(name, f"{seed} {seat}") for seat, name in enumerate(minds)]
    bots = [Fond(key, *FOND[name]) if name in FOND else spinney.bot(name, key) for name, key in names]
    while not table.over:
        seat = table.seat
        table.play(bots[seat].choose(game.seen_by(table, seat)))
        if golden.bots[seat] == "wavering" and table.undoable and bots[seat].chance.below(4) == 0:
            table = spinney.undo(table)
        if golden.bots[seat] == "leaving" and table.number == LEAVES:
            set_limits(table)
    return table
