"""What is mine, below the realms: secret tasks, my hand, cards in force; at first, turn order cards."""

from __future__ import annotations

from typing import Final

from spinney.engine.faces.zones import MINE, Item, Zone
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.picture.cards import (
    DRAWN,
    laid_items,
    story_item,
    task_item,
    turn_item,
)
from spinney.games.shifting_realms.picture.counting import progress
from spinney.games.shifting_realms.picture.layout import CARD, View

SECRET: Final = "only you see them"
FEW: Final = 6  # cards that have more room than many
MEDIUM: Final = 152.0  # how wide each of them is
WIDEST: Final = 170.0  # ... and of fewer: two of them beside each other fit a phone


def zones_of_mine(content: RealmsContent, view: View) -> list[Zone]:
    """The zones below the realms; only those that have something."""
    zones = order_zones(content, view)
    if view["over"]:
        zones += [open_zone(content, view, seat) for seat in range(len(view["factions"]))]
    elif view["you"] >= 0:
        zones += my_zones(content, view, view["you"], room_for_cards(view, len(zones) > 0))
    return [zone for zone in zones if zone.items]


def order_zones(content: RealmsContent, view: View) -> list[Zone]:
    """S-2.1  Before the first round: turn order cards, and who has taken them."""
    if view["order"]:
        return []
    takers = {int(who["card"]): seat for seat, who in enumerate(view["factions"])}
    cards = [
        turn_item(content, number, takers.get(number, -1)) for number in range(1, len(view["factions"]) + 1)
    ]
    return [Zone("order", MINE, "Turn order cards", cards, "the highest bid takes first", "Mine")]


def room_for_cards(view: View, narrow: bool) -> float:
    """How wide my cards are: the fewer there are, the more room each of them has."""
    who = view["factions"][view["you"]]
    cards = len(who["tasks"]) + len(who["hand"]) + len(set(who["laid"])) + (1 if view["drawn"] else 0)
    return CARD[0] if narrow or cards > FEW else MEDIUM if cards == FEW else WIDEST


def my_zones(content: RealmsContent, view: View, seat: int, wide: float) -> list[Zone]:
    """The tasks, the hand and the cards in force of the watcher."""
    who = view["factions"][seat]
    hand = [story_item(content, view["drawn"], "hand", wide, DRAWN)] if view["drawn"] else []
    hand += [story_item(content, id_, "hand", wide) for id_ in who["hand"]]
    return [
        Zone("tasks", MINE, "My secret tasks", tasks(content, view, seat, wide), SECRET, "Mine"),
        Zone("hand", MINE, "My hand", hand, SECRET, "Mine"),
        Zone("laid", MINE, "In force", laid_items(content, who["laid"], wide), "", "Mine"),
    ]


def open_zone(content: RealmsContent, view: View, seat: int) -> Zone:
    """After the end: the tasks and the cards that somebody kept, for all to see."""
    kept = [story_item(content, id_, "hand", CARD[0]) for id_ in view["factions"][seat]["hand"]]
    items = [*tasks(content, view, seat, CARD[0]), *kept]
    return Zone(f"tasks-{seat}", MINE, "Tasks and cards kept", items, "", "Mine", seat)


def tasks(content: RealmsContent, view: View, seat: int, wide: float) -> list[Item]:
    """The tasks of a seat, as far as they may be seen."""
    known = [task.id for task in content.tasks]
    numbers = [known.index(id_) for id_ in view["factions"][seat]["tasks"]]
    return [task_item(content, number, progress(content, view, seat, number), wide) for number in numbers]
