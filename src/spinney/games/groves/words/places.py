"""Where on the table each option is given: one touches what one would touch at a table.

A spirit to place and the place it goes to are two touches; what is taken from the supply lies before one, and
elements are paid from one's own; a portal is set towards the realm that it will lead to. What has no place is
a button.
"""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.groves.content.cards import ELEMENT_NAMES, RESOURCE_GROVE, SPIRITS
from spinney.games.groves.rules.portals import neighbour
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import actions
from spinney.games.groves.terms.areas import AREAS, TREE
from spinney.games.groves.words.powers import POWERS


def parts_of(t: GrovesTable, action: int) -> tuple[str, ...]:
    """The keys of the parts that one action is about; none where it is a button."""
    kind, part, me = t.content.actions.kind_of(action), t.content.actions.part_of(action), int(t.seat)
    if kind == actions.PLACE:
        return drawn_key(me, part), target_key(t, t.content.actions.target_of(action))
    if kind == actions.CHOOSE:
        return (tile_key(t, RESOURCE_GROVE + part),)
    if kind == actions.GAIN:
        return (take_key(ELEMENT_NAMES[part]),)
    if kind == actions.PAY:
        return (has_key(me, part),)
    if kind == actions.SPIRIT:
        return (take_key(SPIRITS[part]),)
    if kind == actions.SEND:
        return take_key(SPIRITS[part]), f"wraith-bag-{SPIRITS[part]}"
    if kind == actions.BUY:
        return (tile_key(t, t.row[part]),)
    if kind == actions.KEEP:
        return (card_key(me, t.content.summoning[part].id),)
    if actions.RECALL <= kind <= actions.REPEL:
        return (f"power-{SPIRITS[POWERS[kind - actions.RECALL].colour]}",)
    return (realm_key(neighbour(t, me, part)),) if kind == actions.PORTAL else ()


def target_key(t: GrovesTable, target: i64) -> str:
    """The part that a placement is about: an area of the Tree or a grove."""
    return area_key(target) if target < AREAS else tile_key(t, target - AREAS)


def tile_key(t: GrovesTable, tile: i64) -> str:
    """The key of the part that shows a grove, wherever it lies."""
    return f"grove-{t.content.actions.tile_words[tile]}"


def area_key(area: i64) -> str:
    """The key of the part that shows an area of the Tree."""
    return f"area-{TREE[area].name}"


def drawn_key(seat: i64, spirit: i64) -> str:
    """The key of the part that shows drawn spirits of a type."""
    return f"drawn-{seat}-{SPIRITS[spirit]}"


def has_key(seat: i64, element: i64) -> str:
    """The key of the part that shows a seat's elements of a kind."""
    return f"has-{seat}-{ELEMENT_NAMES[element]}"


def supply_key(name: str) -> str:
    """The key of the part that shows spirits or elements of the supply, by their name."""
    return f"supply-{name}"


def take_key(name: str) -> str:
    """The key of the part that offers something of the supply, while one is to be taken."""
    return f"take-{name}"


def card_key(seat: i64, card: str) -> str:
    """The key of the part that shows a summoning card of a seat."""
    return f"card-{seat}-{card}"


def realm_key(seat: i64) -> str:
    """The key of the part that shows a realm, for a portal to it."""
    return f"realm-{seat}"
