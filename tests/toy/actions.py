"""The actions of Hedge Fair: made and read here and nowhere else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.actions import ActionSpace, Kind
from spinney.engine.terms.actions import Kinds
from toy import fields
from toy.fields import COLOUR, LOT, PLACE, SEALED_BID, SLOT, TARGET

KINDS: Final = Kinds("toy")

CALL: Final = 0
KINDS.add(CALL, "call", "T-3.1", "Call for {a}", a=COLOUR)
AUCTION: Final = 1
KINDS.add(AUCTION, "auction", "T-5.1", a=LOT)
BURY: Final = 2
KINDS.add(BURY, "bury", "T-4.1", a=SLOT)
HEX: Final = 3
KINDS.add(HEX, "hex", "T-7.1", "Hex another seat")
FEAST: Final = 4
KINDS.add(FEAST, "feast", "T-6.1", "Hold a feast")
BOAST: Final = 5
KINDS.add(BOAST, "boast", "T-2.2", a=SLOT)
AT: Final = 6
KINDS.add(AT, "at", "T-7.1", a=TARGET)
TO: Final = 7
KINDS.add(TO, "to", "T-4.1", "{a}", a=PLACE)
BID: Final = 8
KINDS.add(BID, "bid", "T-5.1", "Bid {a}", a=fields.BID)
SEAL: Final = 9
KINDS.add(SEAL, "seal", "T-6.1", "Seal {a}", a=SEALED_BID)
SHOW: Final = 10
KINDS.add(SHOW, "show", "T-3.1", a=SLOT)
NO_SUCH_CARD: Final = 11
KINDS.add(NO_SUCH_CARD, "none", "T-3.2", "Say that you hold none")
WARD: Final = 12
KINDS.add(WARD, "ward", "T-7.2", a=SLOT)
PASS: Final = 13
KINDS.add(PASS, "pass", "T-5.1", "Pass")
DONE: Final = 14
KINDS.add(DONE, "done", "T-4.2", "Bury no more")

SPACE: Final[ActionSpace] = KINDS.space(None)
_call: Final[Kind] = SPACE.kinds[CALL]
_auction: Final[Kind] = SPACE.kinds[AUCTION]
_bury: Final[Kind] = SPACE.kinds[BURY]
_hex: Final[Kind] = SPACE.kinds[HEX]
_feast: Final[Kind] = SPACE.kinds[FEAST]
_boast: Final[Kind] = SPACE.kinds[BOAST]
_at: Final[Kind] = SPACE.kinds[AT]
_to: Final[Kind] = SPACE.kinds[TO]
_bid: Final[Kind] = SPACE.kinds[BID]
_seal: Final[Kind] = SPACE.kinds[SEAL]
_show: Final[Kind] = SPACE.kinds[SHOW]
_none: Final[Kind] = SPACE.kinds[NO_SUCH_CARD]
_ward: Final[Kind] = SPACE.kinds[WARD]
_pass: Final[Kind] = SPACE.kinds[PASS]
_done: Final[Kind] = SPACE.kinds[DONE]


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
