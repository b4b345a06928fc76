"""Which parts of the picture stand for which options: touch what you would touch at a table."""

from __future__ import annotations

from typing import Final, NamedTuple

from spinney.art.board import numbers_of
from spinney.games.leylines import actions
from spinney.games.leylines.actions import USES
from spinney.games.leylines.cards import COLOURS, ITEM_KINDS
from spinney.games.leylines.table import LeylinesTable


class Offer(NamedTuple):
    """What a part stands for: action numbers for the page, and a line each for the tooltip."""

    actions: str = ""
    words: str = ""

    def __bool__(self) -> bool:
        return bool(self.actions)


Offers = dict[str, Offer]
NOTHING: Final = Offer()
MOST_LINES: Final = 12  # of a tooltip
CHIPS: Final = 15  # bids with a chip of their own; all higher ones share the last
DICE: Final = (actions.MARK, actions.GATHER, actions.MOVE, actions.QUICK, actions.COLLECT)
HELD: Final = (actions.DROP, actions.SELL)
CHANGES: Final = (actions.POTION, actions.EXCHANGE, actions.PAIR)


def offers(t: LeylinesTable, seat: int) -> Offers:
    """The offer of each part by its key. None for whoever is not asked."""
    found: dict[str, list[int]] = {}
    if not t.over and t.seat == seat:
        for action in t.options:
            key = part_of(t, int(action))
            if key:
                found.setdefault(key, []).append(int(action))
    return {key: Offer(numbers_of(chosen), lines(t, chosen)) for key, chosen in found.items()}


def lines(t: LeylinesTable, chosen: list[int]) -> str:
    """A line for each action, unless there are very many."""
    told = [f"\n{t.game.label(t, action)}" for action in chosen[:MOST_LINES]]
    more = len(chosen) - len(told)
    return "".join(told) + (f"\nand {more} more" if more else "")


def part_of(t: LeylinesTable, action: int) -> str:
    """The part that one action is about; empty where it names nothing."""
    possible, me = t.content.actions, int(t.seat)
    kind, part = int(possible.kind_of(action)), int(possible.part_of(action))
    if kind in DICE:
        return die_key(me, part + 1)
    if kind in HELD:
        return held_key(me, COLOURS[part])
    if kind in CHANGES:
        return held_key(me, COLOURS[possible.given_of(action)])
    return {
        actions.PLACE: lambda: space_key(t, int(possible.market_of(action))),
        actions.TO: lambda: space_key(t, part),
        actions.FROM: lambda: space_key(t, part),
        actions.TAKE: lambda: take_key(COLOURS[part]),
        actions.USE: lambda: use_key(me, USES[part]),
        actions.BUY: lambda: item_key(ITEM_KINDS[part]),
        actions.AUCTION: lambda: lot_key(part),
        actions.BID: lambda: bid_key(t, part + 1),
        actions.HIRE: lambda: hire_key(part),
        actions.COMPLETE: lambda: contract_key(t.content.contracts[part].id),
        actions.NEGOTIATORS: lambda: f"negotiators-{part}",
    }.get(kind, lambda: "")()


def space_key(t: LeylinesTable, space: int) -> str:
    return f"space-{t.content.board.ids[space]}"


def die_key(seat: int, value: int) -> str:
    return f"die-{seat}-{value}"


def held_key(seat: int, colour: str) -> str:
    return f"held-{seat}-{colour}"


def take_key(colour: str) -> str:
    return f"take-{colour}"


def use_key(seat: int, use: str) -> str:
    return f"use-{seat}-{use}"


def item_key(item: str) -> str:
    return f"item-{item}"


def lot_key(place: int) -> str:
    return f"lot-{place}"


def bid_key(t: LeylinesTable, bid: int) -> str:
    lowest = int(t.auction.high) + 1 if t.auction is not None else 1
    return f"bid-{bid}" if bid < lowest + CHIPS else "bid-more"


def hire_key(place: int) -> str:
    return f"hire-{place}"


def contract_key(contract: str) -> str:
    return f"contract-{contract}"
