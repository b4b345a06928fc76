"""Where on the table an option is given: the keys of what one touches for it.

Bids, groups, blows and single units are numbers that nobody lays out: they have no place and become buttons.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.engine.bits import lowest_bit
from spinney.games.shifting_realms.rules.resources import open_caches
from spinney.games.shifting_realms.state.goods import RESOURCES
from spinney.games.shifting_realms.state.land import space_id
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import actions
from spinney.games.shifting_realms.terms.questions import LOOT, QUESTIONS

ON_SPACES: Final = (
    actions.MOVE, actions.FORT, actions.RAID, actions.TROLL, actions.FIGHT, actions.TO, actions.ON,
    actions.MARKER, actions.SCOUT, actions.SOLDIER, actions.FLY, actions.FROM, actions.AT,
)  # fmt: skip
ON_SUPPLY: Final = (actions.TRADE, actions.SWAP, actions.WAIVE, actions.GIVE, actions.GAIN)
ELSEWHERE: Final[dict[int, Callable[[RealmsTable, int], str]]] = {
    actions.CARD: lambda t, part: f"card-{part + 1}",
    actions.BUILD: lambda t, part: f"pile-{t.content.kind_ids[part]}",
    actions.DRAW: lambda t, part: f"deck-{t.content.realms[part]}",
    actions.PLAY: lambda t, part: f"hand-{t.content.card_ids[part]}",
    actions.ROB: lambda t, part: f"person-{part}",
}


def parts_of(t: RealmsTable, action: int) -> tuple[str, ...]:
    """The keys of what one touches for an action; none where it has no place."""
    possible = t.content.actions
    kind, part = int(possible.kind_of(action)), int(possible.part_of(action))
    if kind in ON_SPACES:
        return (space_key(part),)
    if kind in ON_SUPPLY:
        whose = t.about if QUESTIONS.of(t) == LOOT else t.seat
        return (f"supply-{int(whose)}-{RESOURCES[part]}",)
    if kind == actions.CACHE:  # the treasure that is dug up
        found = open_caches(t, t.turn.seat)
        return (space_key(lowest_bit(found)),) if found else ()
    if kind == actions.GROUP:  # touch the space where a Move begins again, and everybody goes
        return (space_key(int(t.about)),) if is_everybody(t, action) else ()
    finder = ELSEWHERE.get(kind)
    return () if finder is None else (finder(t, part),)


def space_key(space: int) -> str:
    """The key of a space on the three boards."""
    return f"space-{space_id(space)}"


def is_everybody(t: RealmsTable, action: int) -> bool:
    """Is this the largest group on offer: does no other have more scouts or more soldiers?"""
    possible = t.content.actions
    scouts, soldiers = possible.part_of(action), possible.second_of(action)
    return all(
        possible.part_of(option) <= scouts and possible.second_of(option) <= soldiers for option in t.options
    )
