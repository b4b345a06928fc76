"""Where on the table each option is given: the keys of its places and groups of druids."""

from __future__ import annotations

from typing import Final

from spinney.games.battle_for_the_grove.state.table import Battle
from spinney.games.battle_for_the_grove.terms import actions
from spinney.games.battle_for_the_grove.words.names import TEXTS

SEAT_KEYS: Final = ("light", "dark")
STATE_KEYS: Final = ("standing", "lying")
STANDING: Final = 0
LYING: Final = 1


def parts_of(t: Battle, action: int) -> tuple[str, ...]:
    """The parts that one action is about; none where it names nothing, like `stop`.

    All that can be tried at a circle is given there. A Move begins at the druids who go, and ends where they
    arrive; whoever stands up can be touched too.
    """
    kind = actions.kind_of(action)
    if kind == actions.STOP:
        return ()
    if kind == actions.TAKE:
        return split_parts(t, actions.standing_in(action))
    place = actions.location_of(action)
    if kind == actions.STAND:
        return druids_key(t.seat, place, LYING), place_key(place)
    if kind == actions.MOVE:
        return druids_key(t.seat, place, STANDING), place_key(actions.destination_of(action))
    return (place_key(place),)


def split_parts(t: Battle, standing: int) -> tuple[str, ...]:
    """B-8.3  A split is about the standing druids it sends away, and about the lying ones."""
    chosen = [(STANDING, standing), (LYING, t.more - standing)]
    return tuple([druids_key(1 - t.seat, t.about, state) for state, number in chosen if number > 0])


def druids_key(seat: int, place: int, state: int) -> str:
    """The key of the druids of a seat that stand, or lie, at a place."""
    return f"{SEAT_KEYS[seat]}-{TEXTS[place]}-{STATE_KEYS[state]}"


def place_key(place: int) -> str:
    """The key of a stone circle, or of the Grove."""
    return f"place-{TEXTS[place]}"


def deed_key(seat: int, place: int) -> str:
    """The key of the spot at a seat's side of a place where the page numbers what it did there."""
    return f"deed-{SEAT_KEYS[seat]}-{TEXTS[place]}"


def druids_of(key: str) -> tuple[int, int, int] | None:
    """The seat, place and state that a key of druids names; None for any other key."""
    words = key.split("-")
    if len(words) != 3 or words[0] not in SEAT_KEYS or words[1] not in TEXTS or words[2] not in STATE_KEYS:
        return None
    return SEAT_KEYS.index(words[0]), TEXTS.index(words[1]), STATE_KEYS.index(words[2])


def place_of(key: str) -> int:
    """The place that a key names, or a spot for deeds on its rim; -1 for any other key."""
    *kind, place = key.split("-")
    kinds = [["place"], *[["deed", seat] for seat in SEAT_KEYS]]
    return TEXTS.index(place) if kind in kinds and place in TEXTS else -1
