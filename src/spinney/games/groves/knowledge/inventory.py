"""Chapter 1: every component, wherever it lies."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.groves.content.cards import ELEMENT_NAMES, SPIRITS, STARTING_GROVES, TYPES, WRAITH
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.state.takes import BIT, KEPT, PENDING


def inventory(t: GrovesTable) -> dict[str, int]:
    """G-1.11  Each component is in exactly one place."""
    realms = t.realms
    counted = {f"{name} spirits": spirits_of_type(t, spirit) for spirit, name in enumerate(SPIRITS)}
    for element, name in enumerate(ELEMENT_NAMES):
        counted[name] = int(t.supply.elements[element] + sum(realm.elements[element] for realm in realms))
    counted["crystals"] = int(t.supply.crystals + sum(realm.crystals for realm in realms))
    counted["dominion"] = int(t.supply.dominion + sum(realm.dominion for realm in realms))
    opened = sum(len(realm.portals) for realm in realms)
    counted["bases"] = int(t.supply.bases + sum(realm.base for realm in realms)) + opened
    counted["mirrors"] = int(t.supply.mirrors) + opened
    groves = [t.content.tiles[tile].id for tile in every_grove(t)]
    cards = [t.content.summoning[card].id for card in every_card(t)]
    return {**counted, **{name: [*groves, *cards].count(name) for name in [*groves, *cards]}}


def box(t: GrovesTable) -> dict[str, int]:
    """G-1.1 to G-1.9, G-14.2  What this table was made of."""
    content = t.content
    counted = {f"{name} spirits": int(content.spirits[spirit]) for spirit, name in enumerate(SPIRITS)}
    counted.update({name: int(content.elements) for name in ELEMENT_NAMES})
    counted.update({"crystals": int(content.crystals), "dominion": int(content.dominion_tokens)})
    counted.update({"bases": int(content.portals), "mirrors": int(content.portals)})
    counted.update({tile.id: 1 for tile in content.tiles[STARTING_GROVES:]})
    counted.update({card.id: 1 for card in content.summoning if card.solo or t.solo is None})
    return counted


def spirits_of_type(t: GrovesTable, spirit: i64) -> int:
    """G-1.1  In supply, bags, hands, realms and on the Tree; solo: with the wraiths, too."""
    total = t.supply.spirits[spirit] + sum(t.tree[spirit::TYPES]) + t.spirit.count(spirit)
    total += sum(realm.bag[spirit] + realm.drawn[spirit] for realm in t.realms)
    solo = t.solo
    if solo is not None:
        total += solo.bag[spirit] + solo.drawn[spirit] + int(solo.markers[spirit] == 2)
        if spirit == WRAITH:
            total += solo.hollows + solo.gone
    return int(total)


def every_grove(t: GrovesTable) -> list[int]:
    """G-1.2  The groves that can be bought, each where it lies."""
    found = [*t.unseen, *t.discarded, *(tile for tile in t.row if tile != NONE)]
    for seat, realm in enumerate(t.realms):
        found += [tile for tile in realm.groves if tile >= STARTING_GROVES and t.owner[tile] == seat]
    return [int(tile) for tile in found]


def every_card(t: GrovesTable) -> list[int]:
    """G-1.4  Summoning cards in the deck, kept, or looked at."""
    kept = [t.takes.get(take, KEPT) for take in range(t.takes.count()) if t.takes.get(take, BIT) != PENDING]
    return [int(card) for card in [*t.deck.cards(), *t.looked, *kept]]
