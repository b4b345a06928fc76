"""The actions of Hedge Fair: made and read here and nowhere else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.actions import ActionSpace, numbered

COLOURS: Final = ("red", "green", "blue")
SEATS: Final = 3
HAND: Final = 3  # the largest hand that an edition may have
DISPLAY: Final = 2  # the largest display
MOST: Final = 20  # the highest bid: all coins there can be, and a lantern

SPACE: Final = ActionSpace("toy")
_call: Final = SPACE.add("call", COLOURS)
_auction: Final = SPACE.add("auction", numbered(DISPLAY))
_bury: Final = SPACE.add("bury", numbered(HAND))
_hex: Final = SPACE.add("hex")
_feast: Final = SPACE.add("feast")
_boast: Final = SPACE.add("boast", numbered(HAND))
_at: Final = SPACE.add("at", numbered(SEATS))
_to: Final = SPACE.add("to", ("top", "bottom"))
_bid: Final = SPACE.add("bid", numbered(MOST, 1))
_seal: Final = SPACE.add("seal", numbered(MOST + 1))
_show: Final = SPACE.add("show", numbered(HAND))
_none: Final = SPACE.add("none")
_ward: Final = SPACE.add("ward", numbered(HAND))
_pass: Final = SPACE.add("pass")
_done: Final = SPACE.add("done")

CALL: Final = 0  # the kinds, in the order of their declaration
AUCTION: Final = 1
BURY: Final = 2
HEX: Final = 3
FEAST: Final = 4
BOAST: Final = 5
AT: Final = 6
TO: Final = 7
BID: Final = 8
SEAL: Final = 9
SHOW: Final = 10
NO_SUCH_CARD: Final = 11
WARD: Final = 12
PASS: Final = 13
DONE: Final = 14


def call(colour: i64) -> i64:
    return _call.of(colour)


def auction(lot: i64) -> i64:
    return _auction.of(lot)


def bury(slot: i64) -> i64:
    return _bury.of(slot)


def hex_() -> i64:
    return _hex.of()


def feast() -> i64:
    return _feast.of()


def boast(slot: i64) -> i64:
    return _boast.of(slot)


def at(seat: i64) -> i64:
    return _at.of(seat)


def to_top() -> i64:
    return _to.of(0)


def to_bottom() -> i64:
    return _to.of(1)


def bid(coins: i64) -> i64:
    return _bid.of(coins - 1)


def seal(coins: i64) -> i64:
    return _seal.of(coins)


def show(slot: i64) -> i64:
    return _show.of(slot)


def no_such_card() -> i64:
    return _none.of()


def ward(slot: i64) -> i64:
    return _ward.of(slot)


def pass_() -> i64:
    return _pass.of()


def done() -> i64:
    return _done.of()


def kind_of(action: i64) -> i64:
    return SPACE.kind[action]


def part_of(action: i64) -> i64:
    """The colour, slot, lot or seat that an action names."""
    return SPACE.a[action]


def coins_in(action: i64) -> i64:
    """The coins of a `bid` or `seal`."""
    return SPACE.a[action] + 1 if SPACE.kind[action] == BID else SPACE.a[action]
