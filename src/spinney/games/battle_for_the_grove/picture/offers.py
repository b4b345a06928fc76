"""Which parts of the picture stand for which options: touch what you would touch at a table."""

from __future__ import annotations

from functools import partial

from spinney.art.offers import Offers, offers_of
from spinney.games.battle_for_the_grove import actions
from spinney.games.battle_for_the_grove.picture_layout import (
    LYING,
    PLACE_KEYS,
    SEAT_KEYS,
    STANDING,
    STATE_KEYS,
)
from spinney.games.battle_for_the_grove.table import Battle


def offers(t: Battle, seat: int) -> Offers:
    """The offer of each part by its key. None for whoever is not asked."""
    options = t.options if t.seat == seat and not t.over else []
    return offers_of(options, partial(parts_of, t), partial(t.game.label, t))


def parts_of(t: Battle, action: int) -> list[str]:
    """The parts that one action is about; `stop` is about none."""
    kind = actions.kind_of(action)
    if kind == actions.STOP:
        return []
    if kind == actions.TAKE:
        return split_parts(t, actions.standing_in(action))
    me, enemy, place = t.seat, 1 - t.seat, actions.location_of(action)
    if kind == actions.STAND:
        return [druids_key(me, place, LYING)]
    if kind == actions.MOVE:
        return [druids_key(me, place, STANDING), place_key(actions.destination_of(action))]
    if kind == actions.CHANNEL:
        return [ring_key(place)]
    if kind == actions.STUN:
        return [druids_key(enemy, place, STANDING)]
    return [druids_key(enemy, place, STANDING), druids_key(enemy, place, LYING)]


def split_parts(t: Battle, standing: int) -> list[str]:
    """B-8.3  A split is about the standing druids it sends away, and about the lying ones."""
    chosen = [(STANDING, standing), (LYING, t.more - standing)]
    return [druids_key(1 - t.seat, t.about, state) for state, number in chosen if number > 0]


def is_split(t: Battle) -> bool:
    """Does a Banish wait for its split? Then the circle is `t.about`, and `t.more` druids go."""
    return bool(t.options) and actions.kind_of(t.options[0]) == actions.TAKE


def druids_key(seat: int, place: int, state: int) -> str:
    return f"{SEAT_KEYS[seat]}-{PLACE_KEYS[place]}-{STATE_KEYS[state]}"


def place_key(place: int) -> str:
    return f"place-{PLACE_KEYS[place]}"


def ring_key(place: int) -> str:
    return f"ring-{PLACE_KEYS[place]}"
