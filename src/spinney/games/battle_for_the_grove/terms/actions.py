"""The thirty actions: made and read here and nowhere else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.actions import ActionSpace, numbered

PLACE_WORDS: Final = ("grove", "oak", "ash", "thorn")
CIRCLE_WORDS: Final = PLACE_WORDS[1:]

SPACE: Final = ActionSpace("battle_for_the_grove")
_stand: Final = SPACE.add("stand", PLACE_WORDS)
_move: Final = SPACE.add("move", PLACE_WORDS, CIRCLE_WORDS)
_channel: Final = SPACE.add("channel", CIRCLE_WORDS)
_stun: Final = SPACE.add("stun", CIRCLE_WORDS)
_banish: Final = SPACE.add("banish", CIRCLE_WORDS)
_take: Final = SPACE.add("take", numbered(4))
_stop: Final = SPACE.add("stop")

STAND: Final = 0  # the kinds, in the order of their declaration
MOVE: Final = 1
CHANNEL: Final = 2
STUN: Final = 3
BANISH: Final = 4
TAKE: Final = 5
STOP: Final = 6


def stand(location: i64) -> i64:
    return _stand.of(location)


def move(origin: i64, circle: i64) -> i64:
    return _move.of(origin, circle - 1)


def channel(circle: i64) -> i64:
    return _channel.of(circle - 1)


def stun(circle: i64) -> i64:
    return _stun.of(circle - 1)


def banish(circle: i64) -> i64:
    return _banish.of(circle - 1)


def take(standing: i64) -> i64:
    """Of the druids a Banish hits, so many are standing ones."""
    return _take.of(standing)


def stop() -> i64:
    return _stop.of()


def kind_of(action: i64) -> i64:
    return SPACE.kind[action]


def location_of(action: i64) -> i64:
    """B-3.5  Where an action is taken; for Move this is the origin."""
    kind = SPACE.kind[action]
    return SPACE.a[action] if kind <= MOVE else SPACE.a[action] + 1


def destination_of(action: i64) -> i64:
    return SPACE.b[action] + 1


def standing_in(action: i64) -> i64:
    """How many standing druids a `take` names."""
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
