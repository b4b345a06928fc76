"""Which parts of the picture stand for which options: touch what you would touch at a table.

A spirit to place and the place it may go to carry the same actions; elements are taken from the supply and
paid from one's own; a portal is set towards the realm it will lead to. What names nothing is not on it.
"""

from __future__ import annotations

from spinney.art.offers import Offers, offers_to
from spinney.games.groves.content.cards import ELEMENT_NAMES, RESOURCE_GROVE, SPIRITS
from spinney.games.groves.rules.portals import neighbour
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import actions
from spinney.games.groves.terms.areas import AREAS, TREE


def offers(t: GrovesTable, seat: int) -> Offers:
    """The offer of each part by its key. None for whoever is not asked."""
    return offers_to(t, seat, parts_of)


def parts_of(t: GrovesTable, action: int) -> list[str]:
    """The parts that one action is about."""
    kind, part, me = t.content.actions.kind_of(action), t.content.actions.part_of(action), int(t.seat)
    if kind == actions.PLACE:
        return [drawn_key(me, part), target_key(t, t.content.actions.target_of(action))]
    if kind == actions.CHOOSE:
        return [tile_key(t, RESOURCE_GROVE + part)]
    if kind == actions.GAIN:
        return [f"supply-{ELEMENT_NAMES[part]}"]
    if kind == actions.PAY:
        return [f"has-{me}-{ELEMENT_NAMES[part]}"]
    if kind == actions.SPIRIT:
        return [f"supply-{SPIRITS[part]}"]
    if kind == actions.SEND:
        return [f"supply-{SPIRITS[part]}", f"wraith-bag-{SPIRITS[part]}"]
    if kind == actions.BUY:
        return [tile_key(t, t.row[part])]
    if kind == actions.KEEP:
        return [card_key(me, t.content.summoning[part].id)]
    if kind == actions.PORTAL:
        return [realm_key(neighbour(t, me, part))]
    return []


def target_key(t: GrovesTable, target: int) -> str:
    """The part that a placement is about: an area of the Tree or a grove."""
    return area_key(target) if target < AREAS else tile_key(t, target - AREAS)


def tile_key(t: GrovesTable, tile: int) -> str:
    """The key of the part that shows a grove."""
    return f"grove-{t.content.actions.tile_words[tile]}"


def area_key(area: int) -> str:
    """The key under which an area of the Tree is offered, and which the part that shows it has."""
    return f"area-{TREE[area].name}"


def drawn_key(seat: int, spirit: int) -> str:
    """The key of the part that shows drawn spirits of a type."""
    return f"drawn-{seat}-{SPIRITS[spirit]}"


def card_key(seat: int, card: str) -> str:
    """The key of the part that shows a summoning card of a seat."""
    return f"card-{seat}-{card}"


def realm_key(seat: int) -> str:
    """The key of the part that shows a realm, for a portal to it."""
    return f"realm-{seat}"
