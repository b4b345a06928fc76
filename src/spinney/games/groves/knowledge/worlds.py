"""Section 16: what a seat can know of summoning cards that it returned and that others have drawn since."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.state.takes import (
    ABSENT,
    BACK,
    BIT,
    DENIED,
    FIRST,
    KEPT,
    PENDING,
    SEAT,
    SECOND,
    SHOWN,
)

UNKNOWN: Final = -1  # a card that the seat cannot name

World = list[i64]  # for each take the card kept and the card returned, as far as the seat can name them


def worlds(t: GrovesTable, seat: i64) -> list[World]:
    """Every way in which the cards that a seat has seen may have gone since."""
    found: list[World] = []
    explore(t, seat, [], 0, found)
    return found


def explore(t: GrovesTable, seat: i64, world: World, named: i64, found: list[World]) -> None:
    """Go on with the next take; `named` is the mask of cards that the seat could name until then."""
    take: i64 = len(world) // 2
    if take == t.takes.count():
        found.append(world[:])
        return
    first = card_from(world, t.takes.get(take, FIRST))
    second = card_from(world, t.takes.get(take, SECOND))
    if t.takes.get(take, SEAT) == seat:
        seen = seen_in(t, take)
        if agrees(first, seen[0], named) and (len(seen) == 1 or agrees(second, seen[1], named)):
            mine: i64 = 0
            for card in seen:
                mine |= 1 << card
            kept, back = t.takes.get(take, KEPT), t.takes.get(take, BACK)
            if t.takes.get(take, BIT) == PENDING:
                kept, back = seen[0], seen[1] if len(seen) == 2 else UNKNOWN
            go_on(t, seat, world, named | mine, found, kept, back)
    elif t.takes.get(take, BIT) == PENDING:
        go_on(t, seat, world, named, found, first, second)
    else:
        guess(t, seat, world, named, found, first, second)
        if second != first:
            guess(t, seat, world, named, found, second, first)


def guess(
    t: GrovesTable, seat: i64, world: World, named: i64, found: list[World], kept: i64, back: i64
) -> None:
    """Another seat kept the one and returned the other, unless that cannot be."""
    take: i64 = len(world) // 2
    if t.takes.get(take, SECOND) == ABSENT and kept == UNKNOWN and back != UNKNOWN:
        return  # there was only one card, and it was kept
    if t.takes.get(take, SHOWN) == 1:
        shown = t.takes.get(take, KEPT)
        if agrees(kept, shown, named):
            go_on(t, seat, world, named | (1 << shown), found, shown, back)
    elif kept == UNKNOWN or not (t.takes.get(take, DENIED) >> kept) & 1:
        go_on(t, seat, world, named, found, kept, back)


def go_on(
    t: GrovesTable, seat: i64, world: World, named: i64, found: list[World], kept: i64, back: i64
) -> None:
    """Explore what may follow this take, and leave the world as it was."""
    world.append(kept)
    world.append(back)
    explore(t, seat, world, named, found)
    world.pop()
    world.pop()


def card_from(world: World, source: i64) -> i64:
    """The card that comes from a source, if the seat can name it."""
    return world[2 * source + 1] if source >= 0 else UNKNOWN


def seen_in(t: GrovesTable, take: i64) -> list[i64]:
    """The cards that were looked at in a take, in the order in which they were drawn."""
    takes = t.takes
    if takes.get(take, BIT) == PENDING:
        return t.looked[:]
    if takes.get(take, SECOND) == ABSENT:
        return [takes.get(take, KEPT)]
    pair = [takes.get(take, KEPT), takes.get(take, BACK)]
    return pair if takes.get(take, BIT) == 0 else [pair[1], pair[0]]


def agrees(card: i64, seen: i64, named: i64) -> bool:
    """May this place of a world hold the card seen there? A card that was named must have come here."""
    return not (named >> seen) & 1 if card == UNKNOWN else card == seen


def has_moved_on(t: GrovesTable, place: i64) -> bool:
    """Was the card at this place of a world returned, and looked at again since?"""
    return place % 2 == 1 and place // 2 < t.takes.consumed


def strays(t: GrovesTable, seat: i64) -> list[i64]:
    """The cards that a seat returned and lost sight of: worlds differ in where they are now."""
    takes = t.takes
    if t.over or seat < 0:
        return []
    gone = [
        takes.get(take, BACK)
        for take in range(takes.consumed)
        if takes.get(take, SEAT) == seat and takes.get(take, BIT) != PENDING
    ]
    open_: set[i64] = set(t.looked) if t.seat == seat else set()
    for take in range(takes.count()):
        if takes.get(take, SHOWN) == 1 or takes.get(take, SEAT) == seat:
            open_.add(takes.get(take, KEPT))
            if takes.get(take, SEAT) == seat and take >= takes.consumed:
                open_.add(takes.get(take, BACK))
    return sorted(set(gone) - open_)


def places_of(t: GrovesTable, card: i64, found: list[World]) -> list[i64]:
    """Where a card may be: twice the take for the card kept, and one more for the card returned."""
    places: set[i64] = set()
    for world in found:
        for place in range(len(world)):
            if world[place] == card and not has_moved_on(t, place):
                places.add(place)
    return sorted(places)
