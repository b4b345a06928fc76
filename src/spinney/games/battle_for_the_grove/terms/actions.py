"""The thirty actions: made and read here and nowhere else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.actions import ActionSpace, Kind
from spinney.engine.terms.actions import Kinds
from spinney.games.battle_for_the_grove.terms.fields import CIRCLE, PLACE, STANDING

KINDS: Final = Kinds("battle_for_the_grove")

STAND: Final = 0
KINDS.add(STAND, "stand", "B-4.1", a=PLACE)
MOVE: Final = 1
KINDS.add(MOVE, "move", "B-5.1", a=PLACE, b=CIRCLE)
CHANNEL: Final = 2
KINDS.add(CHANNEL, "channel", "B-6.1", a=CIRCLE)
STUN: Final = 3
KINDS.add(STUN, "stun", "B-7.1", a=CIRCLE)
BANISH: Final = 4
KINDS.add(BANISH, "banish", "B-8.1", a=CIRCLE)
TAKE: Final = 5
KINDS.add(TAKE, "take", "B-8.3", a=STANDING)
STOP: Final = 6
KINDS.add(STOP, "stop", "B-4.3", "Stop here: no second action")

SPACE: Final[ActionSpace] = KINDS.space(None)
_stand: Final[Kind] = SPACE.kinds[STAND]
_move: Final[Kind] = SPACE.kinds[MOVE]
_channel: Final[Kind] = SPACE.kinds[CHANNEL]
_stun: Final[Kind] = SPACE.kinds[STUN]
_banish: Final[Kind] = SPACE.kinds[BANISH]
_take: Final[Kind] = SPACE.kinds[TAKE]
_stop: Final[Kind] = SPACE.kinds[STOP]


def stand(location: i64) -> i64:
    """The number of the action Stand at a location."""
    return _stand.of(location)


def move(origin: i64, circle: i64) -> i64:
    """The number of the action Move from a location to a circle."""
    return _move.of(origin, circle - 1)


def channel(circle: i64) -> i64:
    """The number of the action Channel at a circle."""
    return _channel.of(circle - 1)


def stun(circle: i64) -> i64:
    """The number of the action Stun at a circle."""
    return _stun.of(circle - 1)


def banish(circle: i64) -> i64:
    """The number of the action Banish at a circle."""
    return _banish.of(circle - 1)


def take(standing: i64) -> i64:
    """The number of the action that splits a Banish: so many of the druids it hits are standing ones."""
    return _take.of(standing)


def stop() -> i64:
    """The number of the action that ends a turn without a second action."""
    return _stop.of()


def kind_of(action: i64) -> i64:
    """The kind of an action, by its number."""
    return SPACE.kind[action]


def location_of(action: i64) -> i64:
    """B-3.5  Where an action is taken; for Move this is the origin."""
    kind = SPACE.kind[action]
    return SPACE.a[action] if kind <= MOVE else SPACE.a[action] + 1


def destination_of(action: i64) -> i64:
    """The circle to which a Move goes."""
    return SPACE.b[action] + 1


def standing_in(action: i64) -> i64:
    """How many standing druids the action `take` names."""
    return SPACE.a[action]


# Lists of options, made once: an option list is then put together from two of them.

QUIET: Final[list[list[i64]]] = [
    [stand(location) for location in range(4) if stands >> location & 1]
    + [move(origin, to) for origin in range(4) if moves >> origin & 1 for to in range(1, 4) if to != origin]
    for stands in range(16)
    for moves in range(16)
]
LOUD: Final[list[list[i64]]] = [
    [channel(circle) for circle in range(1, 4) if channels >> circle & 1]
    + [stun(circle) for circle in range(1, 4) if stuns >> circle & 1]
    + [banish(circle) for circle in range(1, 4) if banishes >> circle & 1]
    for channels in range(0, 16, 2)
    for stuns in range(0, 16, 2)
    for banishes in range(0, 16, 2)
]


def every(stands: i64, moves: i64, channels: i64, stuns: i64, banishes: i64) -> list[i64]:
    """Every action of the first five kinds at these locations, which are the bits of each number.

    A Move goes to every circle but its origin (B-5.1, B-5.3); the last three kinds are for circles only.
    """
    return QUIET[stands * 16 + moves] + LOUD[channels * 32 + stuns * 4 + banishes // 2]
