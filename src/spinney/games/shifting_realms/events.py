"""What can happen, as numbers. `events` of the game lists their names in this order."""

from __future__ import annotations

from typing import Final

from spinney.engine.facts import Fact
from spinney.games.shifting_realms.actions import COLOURS, space_word
from spinney.games.shifting_realms.content import Content
from spinney.games.shifting_realms.goods import RESOURCES
from spinney.games.shifting_realms.land import SPACES
from spinney.games.shifting_realms.units import WHAT

NAMES: Final = (
    "realms", "task", "bid", "tie_draw", "took_card", "gained", "round_begins", "turn", "recruits",
    "placed", "moved", "built", "marker", "returned", "drew", "looked", "played", "kept", "exchanged",
    "attacked", "fled", "collected", "traded", "swapped", "cached", "flew", "removed", "dragon_left",
    "raided", "token", "objective", "routed", "slain", "converted", "robbed", "tithed", "vp", "finished",
    "task_met", "legend", "leftover", "scored", "wins", "in_play", "offered", "fought",
)  # fmt: skip

REALMS: Final = 0  # a: which ordered choice of realms
TASK: Final = 1  # a: task; for its owner alone
BID: Final = 2  # a: gold
TIE_DRAW: Final = 3  # a: number
TOOK_CARD: Final = 4  # a: turn order card
GAINED: Final = 5  # a: resource, b: how many
ROUND_BEGINS: Final = 6  # a: round
TURN: Final = 7
RECRUITS: Final = 8  # a: how (RECRUITS_HOW)
PLACED: Final = 9  # a: type of unit, b: space
MOVED: Final = 10  # a: origin, b: destination, c: 16 * scouts + soldiers
BUILT: Final = 11  # a: kind, b: space
MARKER: Final = 12  # a: space that gave the marker
RETURNED: Final = 13  # a: soldiers, b: space
DREW: Final = 14  # a: realm
LOOKED: Final = 15  # a: card; for its drawer alone
PLAYED: Final = 16  # a: card
KEPT: Final = 17  # a: realm
EXCHANGED: Final = 18  # a: opponent, b: space, c: own soldiers lost
ATTACKED: Final = 19  # a: opponent, b: space, c: scouts
FLED: Final = 20  # of this seat; a: scouts, b: space
COLLECTED: Final = 21  # a: goods
TRADED: Final = 22  # a: resource, b: magic
SWAPPED: Final = 23  # a: resource given, b: taken
CACHED: Final = 24  # a: space
FLEW: Final = 25  # a: space
REMOVED: Final = 26  # a: owner, b: what, c: space
DRAGON_LEFT: Final = 27
RAIDED: Final = 28  # a: space of the ship
TOKEN: Final = 29  # a: token, b: origin
OBJECTIVE: Final = 30  # a: realm
ROUTED: Final = 31  # a: owner, b: what, c: space
SLAIN: Final = 32  # a: owner, b: type of unit, c: space
CONVERTED: Final = 33  # a: owner, c: space
ROBBED: Final = 34  # a: owner, b: resource
TITHED: Final = 35  # a: owner, b: resource
VP: Final = 36  # a: VP, of a card
ENDED: Final = 37  # a: how (ENDS)
TASK_MET: Final = 38  # a: task, b: VP
LEGEND: Final = 39  # a: card, b: VP
LEFTOVER: Final = 40  # a: resources, b: VP
SCORED: Final = 41  # a: VP
WINS: Final = 42  # a: VP, b: 1 if the victory is shared

IN_PLAY: Final = 43  # a: realm; REALMS tells it in words
OFFERED: Final = 44  # a: kind of tile
FOUGHT: Final = 45  # a: opponent, b: space; the blows tell it in words

PAID: Final = 0
UNPAID: Final = 1
AT_FORT: Final = 2
RECRUITS_HOW: Final = ("for gold", "without scouts", "at a fort")
ENDS: Final = ("objectives", "tiles", "idle", "rounds")
BY_OBJECTIVES: Final = 0
BY_TILES: Final = 1
BY_IDLING: Final = 2
BY_ROUNDS: Final = 3
TYPES: Final = ("scout", "soldier")


def facts(content: Content) -> tuple[Fact, ...]:
    """What the numbers mean to whoever counts."""
    cards = [f"{id_} {name}" for id_, name in zip(content.card_ids, content.card_names, strict=True)]
    kinds = [f"{id_} {name}" for id_, name in zip(content.kind_ids, content.kind_names, strict=True)]
    tasks = [f"{task.id} {task.name}" for task in content.tasks]
    spaces = [space_word(space) for space in range(SPACES)]
    orders = [" ".join([content.realms[realm] for realm in land.realms]) for land in content.lands]
    tokens = [str(token + 1) for token in range(content.tokens)]
    return (
        Fact(REALMS, "a", orders, nobody=True),
        Fact(IN_PLAY, "a", content.realms, nobody=True),
        Fact(OFFERED, "a", kinds, nobody=True),
        Fact(TASK, "a", tasks),
        Fact(BID, many="a"),
        Fact(TOOK_CARD, "a", ("none", "1", "2", "3", "4")),
        Fact(GAINED, "a", RESOURCES, many="b"),
        Fact(ROUND_BEGINS, beat=True, nobody=True),
        Fact(RECRUITS, "a", RECRUITS_HOW),
        Fact(PLACED, "a", TYPES),
        Fact(BUILT, "a", kinds),
        Fact(RETURNED, many="a"),
        Fact(DREW, "a", content.realms),
        Fact(LOOKED, "a", cards),
        Fact(PLAYED, "a", cards),
        Fact(KEPT, "a", content.realms),
        Fact(ATTACKED, many="c"),
        Fact(FLED, many="a"),
        Fact(TRADED, "a", RESOURCES),
        Fact(SWAPPED, "b", RESOURCES),
        Fact(FLEW, "a", spaces),
        Fact(REMOVED, "b", WHAT),
        Fact(TOKEN, "a", tokens),
        Fact(OBJECTIVE, "a", content.realms),
        Fact(SLAIN, "b", TYPES),
        Fact(ROBBED, "a", COLOURS),
        Fact(VP, many="a"),
        Fact(ENDED, "a", ENDS, ending=True, nobody=True),
        Fact(TASK_MET, "a", tasks),
        Fact(LEGEND, "a", cards),
        Fact(LEFTOVER, many="a"),
        Fact(SCORED, many="a"),
        Fact(WINS, many="a"),
    )
