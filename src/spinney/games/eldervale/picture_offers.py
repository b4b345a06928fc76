"""Which parts of the picture stand for which options: touch what you would touch at a table."""

from __future__ import annotations

from typing import Final, NamedTuple

from spinney.art.board import numbers_of
from spinney.games.eldervale import actions
from spinney.games.eldervale.atoms import ELEMENTS, RESOURCES
from spinney.games.eldervale.hexes import WORDS
from spinney.games.eldervale.table import EldervaleTable


class Offer(NamedTuple):
    """What a part stands for: action numbers for the page, and a line each for the tooltip."""

    actions: str = ""
    words: str = ""

    def __bool__(self) -> bool:
        return bool(self.actions)


Offers = dict[str, Offer]
NOTHING: Final = Offer()
MOST_LINES: Final = 12  # of a tooltip
ON_TILES: Final = (actions.TAKE, actions.MOVE, actions.JOIN, actions.SUPPORT)
ON_CARDS: Final = (actions.DO, actions.HOST, actions.SHIFT, actions.BY)
CHIP: Final = "option-"  # what has no place of its own lies in the tray


def offers(t: EldervaleTable, seat: int) -> Offers:
    """The offer of each part by its key. None for whoever is not asked."""
    found: dict[str, list[int]] = {}
    if not t.over and t.seat == seat:
        for action in t.options:
            found.setdefault(part_of(t, int(action)), []).append(int(action))
    return {key: Offer(numbers_of(chosen), lines(t, chosen)) for key, chosen in found.items() if key}


def lines(t: EldervaleTable, chosen: list[int]) -> str:
    """A line for each action, unless there are very many."""
    told = [f"\n{t.game.label(t, action)}" for action in chosen[:MOST_LINES]]
    more = len(chosen) - len(told)
    return "".join(told) + (f"\nand {more} more" if more else "")


def part_of(t: EldervaleTable, action: int) -> str:
    """The part that one action is about; empty where it names nothing."""
    menu, content = t.content.actions, t.content
    kind, part = int(menu.kind_of(action)), int(menu.part_of(action))
    if not menu.space.kinds[kind].parts:
        return ""
    if kind == actions.TO:
        return f"tile-{content.tiles[part].id}"
    if kind in ON_TILES and menu.tile_of(action) != actions.POOL:
        return f"tile-{content.tiles[menu.tile_of(action)].id}"
    if kind == actions.HEX:
        return f"hex-{WORDS[part]}"
    if kind in (actions.BUY, actions.BURN):
        return f"market-{ELEMENTS[part]}"
    if kind in ON_CARDS and (part < menu.cards or kind in (actions.HOST, actions.SHIFT)):
        return f"card-{content.adventures[part].id}" if part < menu.cards else "card-starter"
    if kind == actions.DO:
        return "card-starter"
    if kind in (actions.GAIN, actions.PAY):
        return f"token-{RESOURCES[part]}"
    if kind in (actions.PLAY, actions.HAND_OVER, actions.DISCARD):
        return f"magic-{content.magic[part].id}"
    return f"{CHIP}{action}"
