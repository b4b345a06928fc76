"""Which parts of the picture stand for which options: touch what you would touch at a table."""

from __future__ import annotations

from spinney.art.offers import Offers, offers_to
from spinney.games.battle_for_the_grove.picture.layout import (
    LYING,
    SEAT_KEYS,
    STANDING,
    STATE_KEYS,
)
from spinney.games.battle_for_the_grove.state.table import Battle
from spinney.games.battle_for_the_grove.terms import actions
from spinney.games.battle_for_the_grove.words.names import TEXTS


def offers(t: Battle, seat: int) -> Offers:
    """The offer of each part by its key. None for whoever is not asked."""
    return offers_to(t, seat, parts_of)


def parts_of(t: Battle, action: int) -> list[str]:
    """The parts that one action is about; none where it names nothing, like `stop`."""
    kind = actions.kind_of(action)
    if kind == actions.TAKE:
        return split_parts(t, actions.standing_in(action))
    me, enemy, place = t.seat, 1 - t.seat, actions.location_of(action)
    if kind == actions.STAND:
        return [druids_key(me, place, LYING)]
    if kind == actions.MOVE:
        return [druids_key(me, place, STANDING), place_key(actions.destination_of(action))]
    if kind == actions.CHANNEL:
        return [ring_key(place)]
    if kind not in (actions.STUN, actions.BANISH):
        return []
    whom = [druids_key(enemy, place, STANDING)] if t.standing_at(enemy, place) else []
    if kind == actions.BANISH and t.lying_at(enemy, place):
        whom.append(druids_key(enemy, place, LYING))
    return whom or [ring_key(place)]  # B-3.6


def split_parts(t: Battle, standing: int) -> list[str]:
    """B-8.3  A split is about the standing druids it sends away, and about the lying ones."""
    chosen = [(STANDING, standing), (LYING, t.more - standing)]
    return [druids_key(1 - t.seat, t.about, state) for state, number in chosen if number > 0]


def druids_key(seat: int, place: int, state: int) -> str:
    """The part of the picture that offers the druids of a seat at a place, by its key."""
    return f"{SEAT_KEYS[seat]}-{TEXTS[place]}-{STATE_KEYS[state]}"


def place_key(place: int) -> str:
    """The part of the picture that offers the moves to a place, by its key."""
    return f"place-{TEXTS[place]}"


def ring_key(place: int) -> str:
    """The part of the picture that offers channelling at a circle, by its key."""
    return f"ring-{TEXTS[place]}"
