"""What the strip of deeds shows of each event: where it was, the dice, cubes and druids won and lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.engine.events import Event
from spinney.engine.faces.deeds import Change, Die, Told
from spinney.games.battle_for_the_grove.state.table import GROVE
from spinney.games.battle_for_the_grove.terms import events
from spinney.games.battle_for_the_grove.words.names import NAMES, at
from spinney.games.battle_for_the_grove.words.places import SEAT_KEYS, deed_key

ICON: Final = "bg-"  # symbols of `picture/symbols.py`
ROLLS: Final = (events.CHANNELS, events.STUNS, events.BANISHES)
PLAIN: Final = (events.STARTS, events.STOPS, events.WINS, events.DRAW)


def told(content: object, event: Event) -> Told:
    """What an event shows beyond its sentence."""
    kind = event.kind
    if kind in PLAIN:
        return Told(headline=True)
    if kind == events.STARTING_ROLL:
        return Told()  # several may be needed: the strip says who begins, the log who rolled what
    if kind == events.MOVES:
        return Told([deed_key(event.seat, event.a), deed_key(event.seat, event.b)], headline=True)
    if kind == events.STANDS:
        return Told([deed_key(event.seat, event.a)], headline=True)
    if kind in ROLLS:
        return Told([deed_key(event.seat, event.a)], dice=rolled(event), headline=True, sound="dice")
    return effect(event)


def effect(event: Event) -> Told:
    """What followed from a roll: cubes placed and cancelled, druids laid down or sent away."""
    seat = int(event.seat)
    where = [deed_key(seat, event.a)]
    circle = NAMES[event.a]
    if event.kind == events.CUBES_PLACED:
        return Told(where, [cubes(seat, event.b, f"cubes on {circle}")], sound="gain")
    if event.kind == events.CUBES_CANCELLED:
        lost = f"cubes cancelled on {circle}"
        where = [deed_key(1 - seat, event.a)]  # at the side of whoever channelled
        return Told(where, [cubes(who, -event.b, lost) for who in (seat, 1 - seat)], sound="battle")
    if event.kind == events.STUNNED:
        down = Change(
            seat, f"{ICON}{SEAT_KEYS[seat]}-lying", -int(event.b), f"druids laid down {at(event.a)}"
        )
        return Told(where, [down], sound="battle")
    if event.kind == events.BANISHED:
        sent = int(event.b + event.c)
        gone = Change(seat, f"{ICON}{SEAT_KEYS[seat]}-standing", -sent, f"druids sent back from {circle}")
        return Told([*where, deed_key(seat, GROVE)], [gone], sound="battle")
    return Told()


def cubes(seat: int, number: int, words: str) -> Change:
    """Cubes that a seat won or lost."""
    return Change(seat, f"{ICON}{SEAT_KEYS[seat]}-cube", int(number), words)


def rolled(event: Event) -> list[Die]:
    """The three dice of an action, and which of them counted."""
    faces = [int(face) for face in str(event.c)]
    if event.kind == events.BANISHES:
        return dice_of(event.seat, faces, [face == 6 for face in faces])
    return dice_of(event.seat, faces, counted(faces, int(event.b), event.kind == events.STUNS))


def counted(faces: Sequence[int], hits: int, capped: bool) -> list[bool]:
    """B-6.2, B-7.2  Which dice were successes that counted, if so many were.

    As many druids stood there as explain the hits; if several numbers do, all mean the same dice.
    """
    for druids in range(1, 7):
        good = [face <= druids for face in faces]
        if capped:
            good = [hit and sum(good[:place]) < druids for place, hit in enumerate(good)]
        if sum(good) == hits:
            return good
    return [False] * len(faces)


def dice_of(seat: int, faces: Sequence[int], good: Sequence[bool] = (True,) * 3) -> list[Die]:
    """Dice as they fell."""
    return [Die(int(seat), int(face), hit) for face, hit in zip(faces, good, strict=True)]
