"""Where on the table each option is given: one touches what one would touch at a table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from spinney.games.leylines.content import effects
from spinney.games.leylines.content.effects import COLOURS, USED
from spinney.games.leylines.rules.auction import bid_above, lowest_bid_above
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import actions

CHIPS: Final = 25  # bids with a chip of their own; all higher ones share the last
DICE: Final = (actions.MARK, actions.GATHER, actions.MOVE, actions.QUICK, actions.COLLECT)
HELD: Final = (actions.DROP, actions.SELL)
CHANGES: Final = (actions.POTION, actions.EXCHANGE, actions.PAIR)
SPACES: Final = (actions.TO, actions.FROM)


def parts_of(t: LeylinesTable, action: int) -> tuple[str, ...]:
    """The keys of the parts that one action is about; none where it is a button."""
    possible, content, me = t.content.actions, t.content, int(t.seat)
    kind, part = int(possible.kind_of(action)), int(possible.part_of(action))
    if kind in SPACES:
        return (space_key(content.board.ids[part]),)
    if kind == actions.PLACE:
        return (space_key(content.board.ids[possible.market_of(action)]),)
    if kind in DICE:
        return (die_key(me, part + 1),)
    if kind in HELD:
        return (held_key(me, COLOURS[part]),)
    if kind in CHANGES:
        return (held_key(me, COLOURS[possible.given_of(action)]),)
    if kind == actions.BID:
        return (bid_key(t, int(bid_above(t)) + part),)
    if kind == actions.MORE:
        return ("bid-more",)
    if kind == actions.USE:
        return used(t, me, USED[part].word)
    return card_parts(t, kind, part)


def card_parts(t: LeylinesTable, kind: int, part: int) -> tuple[str, ...]:
    """Cubes to take, cards and characters."""
    if kind == actions.TAKE:
        return (take_key(COLOURS[part]),)
    if kind == actions.BUY:
        return (item_key(effects.ITEMS.words[part]),)
    if kind == actions.AUCTION:
        return (contract_key(t.content.contracts[t.display[part]].id),)
    if kind == actions.COMPLETE:
        return (contract_key(t.content.contracts[part].id),)
    if kind == actions.HIRE:
        return (friend_key(t.content.friends[t.friends[part]].id),)
    if kind == actions.CHARACTER:
        return (f"character-{COLOURS[part]}",)
    return ()


def used(t: LeylinesTable, seat: i64, use: str) -> tuple[str, ...]:
    """The Item, or every Friend of the kind."""
    if use in effects.ITEMS.words:
        return (own_key(seat, use),)
    kind, mask = effects.FRIENDS.words.index(use), int(t.travellers[seat].friends)
    return tuple(
        [
            friend_key(face.id)
            for card, face in enumerate(t.content.friends)
            if face.kind == kind and (mask >> card) & 1
        ]
    )


@lru_cache(256)
def space_key(id_: str) -> str:
    """The key of the part that shows a space."""
    return f"space-{id_}"


def die_key(seat: i64, value: i64) -> str:
    """The key of the part that shows the dice of a value."""
    return f"die-{seat}-{value}"


def held_key(seat: i64, colour: str) -> str:
    """The key of the part that shows held cubes of a colour."""
    return f"held-{seat}-{colour}"


def take_key(colour: str) -> str:
    """The key of the part that shows cubes of a colour to take."""
    return f"take-{colour}"


def own_key(seat: i64, item: str) -> str:
    """The key of the part that shows an Item that a seat has."""
    return f"own-{seat}-{item}"


def item_key(item: str) -> str:
    """The key of the part that shows an Item to buy."""
    return f"item-{item}"


def bid_key(t: LeylinesTable, bid: i64) -> str:
    """The key of the part that shows a bid; high ones share one."""
    lowest = int(lowest_bid_above(t, bid_above(t))) if t.auction is not None else 0
    return f"bid-{bid}" if bid < lowest + CHIPS else "bid-more"


def friend_key(friend: str) -> str:
    """A Friend, wherever it lies."""
    return f"friend-{friend}"


def contract_key(contract: str) -> str:
    """A Contract, wherever it lies."""
    return f"contract-{contract}"
