"""Which parts of the picture stand for which options: touch what you would touch at a table."""

from __future__ import annotations

from typing import Final

from spinney.art.offers import Offers, offers_to
from spinney.games.shifting_realms.state.goods import RESOURCES
from spinney.games.shifting_realms.state.land import space_id
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import WHAT
from spinney.games.shifting_realms.terms import actions
from spinney.games.shifting_realms.terms.questions import LOOT, QUESTIONS
from spinney.games.shifting_realms.words.names import COLOURS

ON_SPACES: Final = (
    actions.MOVE, actions.FORT, actions.RAID, actions.TROLL, actions.FIGHT, actions.TO, actions.ON,
    actions.MARKER, actions.SCOUT, actions.SOLDIER, actions.FLY, actions.FROM, actions.AT,
)  # fmt: skip
ON_SUPPLY: Final = (actions.TRADE, actions.SWAP, actions.WAIVE, actions.GIVE, actions.GAIN)
IN_TRAY: Final = ("bid-", "card-", "group-", "attack-", "remove-")


def offers(t: RealmsTable, seat: int) -> Offers:
    """The offer of each part by its key. None for whoever is not asked."""
    return offers_to(t, seat, parts_of)


def parts_of(t: RealmsTable, action: int) -> list[str]:
    """The parts that one action is about. Touch the space where a Move begins again, and everybody goes."""
    key = part_of(t, action)
    if t.content.actions.kind_of(action) == actions.GROUP and is_everybody(t, action):
        return [key, f"space-{space_id(t.about)}"]
    return [key] if key else []


def is_everybody(t: RealmsTable, action: int) -> bool:
    """Is this the largest group on offer: does no other have more scouts or more soldiers?"""
    possible = t.content.actions
    scouts, soldiers = possible.part_of(action), possible.second_of(action)
    return all(
        possible.part_of(option) <= scouts and possible.second_of(option) <= soldiers for option in t.options
    )


def part_of(t: RealmsTable, action: int) -> str:
    """The part that one action is about; empty where it names nothing."""
    possible, content = t.content.actions, t.content
    kind, part, second = (
        int(possible.kind_of(action)),
        int(possible.part_of(action)),
        int(possible.second_of(action)),
    )
    if kind in ON_SPACES:
        return f"space-{space_id(part)}"
    if kind in ON_SUPPLY:
        whose = t.about if QUESTIONS.of(t) == LOOT else t.seat
        return f"supply-{int(whose)}-{RESOURCES[part]}"
    return {
        actions.BUILD: lambda: f"pile-{content.kind_ids[part]}",
        actions.DRAW: lambda: f"deck-{content.realms[part]}",
        actions.PLAY: lambda: f"hand-{content.card_ids[part]}",
        actions.ROB: lambda: f"seat-{part}",
        actions.BID: lambda: f"bid-{part}",
        actions.CARD: lambda: f"card-{part + 1}",
        actions.GROUP: lambda: f"group-{part}-{second}",
        actions.ATTACK: lambda: f"attack-{part + 1}",
        actions.REMOVE: lambda: f"remove-{COLOURS[part]}-{WHAT[second]}",
    }.get(kind, lambda: "")()
