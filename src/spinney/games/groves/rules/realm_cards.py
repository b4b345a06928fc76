"""Chapter 10: realm cards, lightning and trophies."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NOBODY
from spinney.games.groves.content.cards import ANY_COLOUR, STARTING_GROVES, RealmCard
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import events


def award_lightning(t: GrovesTable, seat: i64) -> None:
    """G-10.11, R-31  Every card whose condition the buyer is the first to meet."""
    for place in range(len(t.realm_cards)):
        if t.card_owner[place] == NOBODY:
            card = t.content.realm_cards[t.realm_cards[place]]
            if card.lightning and meets(t, seat, card):
                t.card_owner[place] = seat
                t.tell(events.LIGHTNING_WON, seat, t.realm_cards[place])


def meets(t: GrovesTable, seat: i64, card: RealmCard) -> bool:
    """G-10.7, G-10.11  Has the seat what lightning asks: enough purchased groves in enough colours?"""
    counts = groves_by_colour(t, seat)
    if card.colour != ANY_COLOUR:
        return counts[card.colour] >= card.each
    return len([count for count in counts if count >= card.each]) >= card.colours


def groves_by_colour(t: GrovesTable, seat: i64) -> list[i64]:
    """G-10.7  Purchased groves of each colour, as realm cards count them; place 0 is no colour."""
    counts: list[i64] = [0] * 5
    for tile in t.realms[seat].groves:
        if tile >= STARTING_GROVES:
            counts[t.content.colour[tile]] += 1
    return counts


def award_trophies(t: GrovesTable) -> None:
    """G-10.8, G-12.4, R-27  To the one seat with the most; a tie for most is nobody's."""
    for place in range(len(t.realm_cards)):
        card = t.content.realm_cards[t.realm_cards[place]]
        if not card.lightning:
            counts = [trophy_count(t, seat, card) for seat in range(t.seats)]
            most = max(counts)
            if counts.count(most) == 1 and (t.seats > 1 or most >= 1):  # G-14.25
                t.card_owner[place] = counts.index(most)
                t.tell(events.TROPHY_WON, counts.index(most), t.realm_cards[place], most)


def trophy_count(t: GrovesTable, seat: i64, card: RealmCard) -> i64:
    """G-10.9, G-10.10, R-17  What the card counts for a seat."""
    if card.spirits:
        return spirits_of(t, seat, card.colour)
    counts = groves_by_colour(t, seat)
    return max(counts) if card.colour == ANY_COLOUR else counts[card.colour]


def spirits_of(t: GrovesTable, seat: i64, colour: i64) -> i64:
    """G-10.9, R-16, R-43  Spirits of a colour for a trophy: in the bag and standing in the realm."""
    realm = t.realms[seat]
    total = realm.bag[colour]
    for tile in realm.groves:
        if t.spirit[tile] == colour:
            total += 1
    return total
