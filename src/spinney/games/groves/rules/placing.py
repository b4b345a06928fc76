"""Chapters 3, 5 and 7: placing spirits, and what wraiths may and must do."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.groves.content.cards import TYPES, WHITE, WRAITH
from spinney.games.groves.rules.buying import offer_purchase
from spinney.games.groves.rules.collecting import offer_reward
from spinney.games.groves.rules.portals import take_part
from spinney.games.groves.rules.summoning import take_cards
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import events
from spinney.games.groves.terms.areas import AREAS, BONUS_AREA, GROVES_AREA, PORTAL_AREA


def offer_placement(t: GrovesTable, seat: i64) -> None:
    """G-4.5, G-4.6  Any unplaced spirit on any legal target; only wraiths that fit nowhere go back."""
    free: list[i64] = []
    haunted: list[i64] = []
    look_around(t, seat, free, haunted)
    options: list[i64] = []
    drawn = t.realms[seat].drawn
    places = t.content.actions.places
    for spirit in range(WRAITH):
        if drawn[spirit] > 0:
            add_areas(t, seat, places[spirit], options)
            targets = merged(free, haunted) if spirit == WHITE else free
            for target in targets:
                options.append(places[spirit][target])
    if drawn[WRAITH] > 0:  # G-3.4, G-7.2
        for target in free:
            options.append(places[WRAITH][target])
    if len(options) == 0:
        return_wraith(t, seat)
    else:
        t.ask(seat, options, spirit_placed)


def look_around(t: GrovesTable, seat: i64, free: list[i64], haunted: list[i64]) -> None:
    """G-5.1, G-5.2, G-8.4  The groves in reach that nobody stands on, and those with a wraith."""
    reach, standing = t.realms[seat].reach, t.spirit
    for other in range(t.seats):
        if (reach >> other) & 1:
            for tile in t.realms[other].groves:
                spirit = standing[tile]
                if spirit == NONE:
                    free.append(AREAS + tile)
                elif spirit == WRAITH:
                    haunted.append(AREAS + tile)
    free.sort()


def merged(free: list[i64], haunted: list[i64]) -> list[i64]:
    """G-7.5  What is open to a white spirit: free groves, and those where a wraith stands."""
    if len(haunted) == 0:
        return free
    targets = free + haunted
    targets.sort()
    return targets


def add_areas(t: GrovesTable, seat: i64, places: list[i64], options: list[i64]) -> None:
    """G-5.3, G-5.4  The Tree is always open, but the crown's first spirit of a round may not buy."""
    barred = seat == t.crown and t.crown_placed == 0 and (t.seats > 1 or t.content.solo_crown)  # G-14.7
    if not barred:
        options.append(places[GROVES_AREA])
    options.append(places[BONUS_AREA])
    if t.solo is None:  # G-14.6
        options.append(places[PORTAL_AREA])


def spirit_placed(t: GrovesTable, seat: i64, action: i64) -> None:
    """G-4.5, G-13.3  The spirit stands there, and what that causes follows at once."""
    actions = t.content.actions
    spirit, target = actions.part_of(action), actions.target_of(action)
    realm = t.realms[seat]
    realm.drawn[spirit] -= 1
    realm.unplaced -= 1
    if seat == t.crown:
        t.crown_placed += 1
    t.visited = target
    if target >= AREAS:
        stand_on(t, seat, spirit, target - AREAS)
        return
    t.tree[target * TYPES + spirit] += 1
    t.tell(events.PLACED_ON_TREE, seat, spirit, target)
    if target == GROVES_AREA:
        offer_purchase(t, seat)
    elif target == BONUS_AREA:
        take_cards(t, seat)
    else:
        take_part(t, seat)


def stand_on(t: GrovesTable, seat: i64, spirit: i64, tile: i64) -> None:
    """G-6.1, G-6.3, G-6.5  The primary reward, then the bonus for a matching colour or a wraith (G-7.3)."""
    if t.spirit[tile] == WRAITH:
        displace(t, seat, tile)
        return
    t.spirit[tile] = spirit
    t.tell(events.PLACED, seat, spirit, tile, t.owner[tile])
    bonus = t.content.bonus[tile]
    if bonus != NONE and (spirit == t.content.colour[tile] or spirit == WRAITH):
        t.plan((offer_reward, seat, bonus))
    offer_reward(t, seat, t.content.primary[tile])


def displace(t: GrovesTable, seat: i64, tile: i64) -> None:
    """G-7.5, G-7.6, R-47  The wraith there goes into the bag of whoever places a spirit on it; no reward."""
    t.spirit[tile] = WHITE
    t.realms[seat].bag[WRAITH] += 1
    t.tell(events.DISPLACED, seat, tile, t.owner[tile])


def return_wraith(t: GrovesTable, seat: i64) -> None:
    """G-7.8, G-7.9, R-12  A wraith without a grove goes back to the bag, and the turn is over."""
    realm = t.realms[seat]
    realm.drawn[WRAITH] -= 1
    realm.unplaced -= 1
    realm.bag[WRAITH] += 1
    t.tell(events.WRAITH_RETURNED, seat)
