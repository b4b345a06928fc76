"""Chapters 4 and 11: the round, from the draw to the passing of the crown, and the last round."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.groves.content.cards import TYPES, WHITE, WRAITH, draw_key
from spinney.games.groves.rules.bags import draw_spirits, size
from spinney.games.groves.rules.placing import offer_placement
from spinney.games.groves.rules.scoring import end_game
from spinney.games.groves.rules.solo import draw_wraiths
from spinney.games.groves.rules.summoning import check_cards
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import events


def begin_round(t: GrovesTable) -> None:
    """G-4.1, G-4.4, G-13.2  All draw and all cards are checked before the first placement."""
    t.round += 1
    t.crown_placed = 0
    t.tell(events.ROUND_BEGINS, t.crown, t.round)
    for place in range(t.seats):
        draw_for(t, (t.crown + place) % t.seats)
    t.reveal()  # what is not revealed now tells something, too
    next_turn(t, (t.crown - 1) % t.seats)


def draw_for(t: GrovesTable, seat: i64) -> None:
    """G-4.1 to G-4.4, G-4.8  The draw that begins a round: three spirits, or white ones for an empty bag."""
    realm = t.realms[seat]
    if size(realm.bag) == 0:
        take_whites(t, seat)
        return
    realm.drawn = draw_spirits(t, realm.bag, t.content.draw)
    realm.unplaced = size(realm.drawn)
    key = draw_key(realm.drawn)
    t.tell(events.DREW, seat, key)
    check_cards(t, seat, t.content.completed[key])


def take_whites(t: GrovesTable, seat: i64) -> None:
    """G-4.3, G-4.8, R-6  With an empty bag the round begins with two white spirits; they complete no card."""
    taken = min(t.content.empty_bag, t.supply.spirits[WHITE])
    t.supply.spirits[WHITE] -= taken
    t.realms[seat].drawn[WHITE] = taken
    t.realms[seat].unplaced = taken
    t.tell(events.EMPTY_BAG, seat, taken)


def next_turn(t: GrovesTable, seat: i64) -> None:
    """G-4.5  The next seat clockwise that has a spirit to place; when there is none, the round ends."""
    for _ in range(t.seats):
        seat = seat + 1 if seat + 1 < t.seats else 0
        if t.realms[seat].unplaced > 0:
            t.plan((next_turn, seat))
            offer_placement(t, seat)
            return
    if t.solo is not None:
        t.plan((end_solo_round,))
        draw_wraiths(t)
    else:
        end_round(t)


def end_round(t: GrovesTable) -> None:
    """G-4.7, G-11.4  Sweep, row, crown, in this order; nothing of it after the final round."""
    if t.final:
        end_game(t)
        return
    sweep(t)
    remove_groves(t, 1)
    refill_row(t)
    t.crown = (t.crown + 1) % t.seats  # G-4.7.3, G-11.1
    t.tell(events.CROWN_PASSES, t.crown)
    begin_round(t)


def end_solo_round(t: GrovesTable) -> None:
    """G-14.10, G-14.11, G-14.21  The round ends: row, then sweep, and you keep the crown (G-14.7)."""
    if t.final:
        end_game(t)
        return
    remove_groves(t, t.content.solo_swept)
    refill_row(t)
    sweep(t)
    begin_round(t)


def sweep(t: GrovesTable) -> None:
    """G-4.7.1  Spirits on groves to the realm's owner, spirits on the Tree to the supply; wraiths stay."""
    standing = t.spirit
    for seat in range(t.seats):
        realm = t.realms[seat]
        moved: i64 = 0
        for tile in realm.groves:
            spirit = standing[tile]
            if spirit != NONE and spirit != WRAITH:
                realm.bag[spirit] += 1
                standing[tile] = NONE
                moved += 1
        t.tell(events.SWEPT, seat, moved)
    tree = t.tree
    for place in range(len(tree)):
        if tree[place] > 0:
            t.supply.spirits[place % TYPES] += tree[place]
            tree[place] = 0


def remove_groves(t: GrovesTable, slots: i64) -> None:
    """G-4.7.2, G-14.10, R-33  What lies in the lowest slots leaves the game; the rest slides left."""
    row = t.row
    kept: list[i64] = []
    for slot in range(len(row)):
        tile = row[slot]
        if tile == NONE:
            continue
        if slot < slots:
            t.discarded.append(tile)
            t.tell(events.GROVE_REMOVED, t.crown, tile)
        else:
            kept.append(tile)
    t.row = kept + [NONE] * (len(row) - len(kept))


def refill_row(t: GrovesTable) -> None:
    """G-4.7.2, G-2.5, G-11.1, G-11.2  Free slots are filled from the stack, left to right."""
    for slot in range(len(t.row)):
        if t.row[slot] == NONE and t.stack > 0:
            tile = draw_grove(t)
            t.row[slot] = tile
            t.tell(events.GROVE_SHOWN, t.crown, tile, slot)
            if t.stack == 0:
                t.tell(events.FINAL_ROUND, t.crown)


def draw_grove(t: GrovesTable) -> i64:
    """G-2.4  A grove for the row, at setup and after rounds; the stack has no order until somebody looks."""
    unseen = t.unseen
    tiles: i64 = len(unseen)
    at: i64 = t.chance.below(tiles) if tiles > 1 else 0
    tile = unseen[at]
    unseen[at] = unseen[tiles - 1]
    unseen.pop()
    t.stack -= 1
    return tile
