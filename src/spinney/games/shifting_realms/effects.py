"""Section 7.2: the vocabulary of effects, read from short phrases such as `muster 2 soldier legal`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.games.shifting_realms.goods import RESOURCES, many
from spinney.games.shifting_realms.land import TERRAINS

GAIN: Final = 0  # what happens once
GAIN_ANY: Final = 1
VP: Final = 2
DRAW: Final = 3
MUSTER: Final = 4
MARCH: Final = 5
TELEPORT: Final = 6
EXCHANGE: Final = 7
DISCOUNT: Final = 8
FREE_BUILD: Final = 9
FREE_RAID: Final = 10
ROUT: Final = 11
SLAY: Final = 12
CONVERT: Final = 13
TOLL: Final = 14
TITHE: Final = 15
OTHERS_GAIN: Final = 16
BERSERK: Final = 17
DRAGON: Final = 18
ONCE: Final = (
    "gain", "gain_any", "vp", "draw", "muster", "march", "teleport", "exchange", "discount", "free_build",
    "free_raid", "rout", "slay", "convert", "toll", "tithe", "others_gain", "berserk", "dragon",
)  # fmt: skip

CARD_ONLY: Final = (DRAW, FREE_BUILD, FREE_RAID, DRAGON)

INCOME: Final = 0  # what lasts
INCOME_ANY: Final = 1
RANGE: Final = 2
RANGE_HERE: Final = 3
GUARD: Final = 4
TRADE_RATE: Final = 5
RECRUIT_BONUS: Final = 6
RECRUIT_FREE_HERE: Final = 7
DISCOUNT_REALM: Final = 8
DISCOUNT_FIRST: Final = 9
SWAP: Final = 10
TUNNEL: Final = 11
DRAGON_PROOF: Final = 12
CACHE: Final = 13
TROLL_VP: Final = 14
TROLL_SURVIVOR: Final = 15
RAID: Final = 16
LASTING: Final = (
    "income", "income_any", "range", "range_here", "guard", "trade_rate", "recruit_bonus",
    "recruit_free_here", "discount_realm", "discount_first", "swap", "tunnel", "dragon_proof", "cache",
    "troll_vp", "troll_survivor", "raid",
)  # fmt: skip
TILE_ONLY: Final = (RANGE_HERE, RECRUIT_FREE_HERE, SWAP, TUNNEL, DRAGON_PROOF, CACHE, RAID)

SCOUT: Final = 0  # types of units
SOLDIER: Final = 1
ANY: Final = 2
TYPES: Final = ("scout", "soldier", "any")
LEGAL: Final = 60  # where units are placed: anywhere legal, on one board (61 + board), or on one space
REALM: Final = 61
HERE: Final = 64

BY_DRAGON: Final = 0  # what tasks and End of Game cards count
BY_REALM: Final = 1
BY_SPOTS: Final = 2
BY_RAIDS: Final = 3
BY_BUILT: Final = 4
BY_TOKENS: Final = 5
BY_SOLDIERS: Final = 6
BY_REALMS: Final = 7
BY_EVERY_REALM: Final = 8
BY_DECK: Final = 9  # objectives only
MEASURES: Final = (
    "dragon", "realm", "spots", "raids", "built", "tokens", "soldiers", "realms", "every_realm", "deck",
)  # fmt: skip


class Part:
    """One part of an effect: an op, how much, and of what."""

    def __init__(self, op: i64, n: i64, a: i64, b: i64) -> None:
        self.op: Final[i64] = op
        self.n: Final[i64] = n  # a number, or goods
        self.a: Final[i64] = a  # a resource, a type of unit or a realm
        self.b: Final[i64] = b  # where


class Measure:
    """What is counted, of what, and how many are wanted."""

    def __init__(self, by: i64, of: i64, n: i64) -> None:
        self.by: Final[i64] = by
        self.of: Final[i64] = of
        self.n: Final[i64] = n


class Reader:
    """The words of one phrase, read from the left; complaints name file, entry and field."""

    def __init__(self, where: str, phrase: object) -> None:
        if not isinstance(phrase, str) or not phrase.strip():
            raise BadEdition(f"{where}: expected a phrase, got {phrase!r}")
        self.where: Final = where
        self.phrase: Final = phrase
        self.words: Final = phrase.split()
        self.at: i64 = 0

    def fail(self, expected: str) -> BadEdition:
        return BadEdition(f"{self.where}: expected {expected}, got {self.phrase!r}")

    def is_done(self) -> bool:
        return self.at >= len(self.words)

    def close(self) -> None:
        if not self.is_done():
            raise self.fail(f"nothing after {' '.join(self.words[: self.at])!r}")

    def one_of(self, words: tuple[str, ...] | list[str], what: str) -> i64:
        """The number of a word among those that are possible here."""
        if self.is_done() or self.words[self.at] not in words:
            raise self.fail(f"{what} ({', '.join(words)})")
        self.at += 1
        return words.index(self.words[self.at - 1])

    def number(self, low: int, high: int) -> i64:
        word = "" if self.is_done() else self.words[self.at]
        if not word.isascii() or not word.isdigit() or not low <= int(word[:6]) <= high:
            raise self.fail(f"a number from {low} to {high}")
        self.at += 1
        return int(word)

    def goods(self) -> i64:
        """`wood 2 magic 2` to the end of the phrase."""
        found: i64 = 0
        while found == 0 or not self.is_done():
            kind = self.one_of(RESOURCES, "a resource")
            found += many(kind, self.number(1, 99))
        return found


def read_once(where: str, phrase: object, realms: list[str]) -> Part:
    """An effect that happens once."""
    words = Reader(where, phrase)
    op = words.one_of(ONCE, "an effect")
    n: i64 = 0
    a: i64 = 0
    b: i64 = LEGAL
    if op in (GAIN, OTHERS_GAIN):
        n = words.goods()
    elif op == TITHE:
        a = words.one_of(RESOURCES, "a resource")
    elif op == SLAY:
        a = words.one_of(TYPES[:2], "a type of unit")
    elif op == DRAW:
        words.one_of(("any",), "any")
    elif op in (GAIN_ANY, VP, MUSTER, MARCH, TELEPORT, EXCHANGE, DISCOUNT, ROUT, TOLL):
        n = words.number(1, 9)
    if op == TELEPORT:
        a = words.one_of(realms, "a realm")
    if op == MUSTER:
        a = words.one_of(TYPES, "a type of unit")
        where_to = words.one_of(("legal", "realm", "here"), "a place")
        b = (LEGAL, REALM, HERE)[where_to]
        if b == REALM:
            b += 10 * (1 + words.one_of(realms, "a realm"))
    words.close()
    return Part(op, n, a, b)


def realm_of_place(place: i64) -> i64:
    """The realm in the place of a `muster`, or -1."""
    return (place - REALM) // 10 - 1 if place > HERE else -1


def read_lasting(where: str, phrase: object, realms: list[str], trade: i64) -> Part:
    """An effect that lasts; `trade` is what a magic trade costs without it."""
    words = Reader(where, phrase)
    op = words.one_of(LASTING, "a lasting effect")
    n: i64 = 1
    a: i64 = 0
    if op == INCOME:
        n = words.goods()
    if op == DISCOUNT_REALM:
        a = words.one_of(realms, "a realm")
    if op in (INCOME_ANY, RANGE, RANGE_HERE, RECRUIT_BONUS, DISCOUNT_REALM, DISCOUNT_FIRST, CACHE, TROLL_VP):
        n = words.number(1, 9)
    elif op == GUARD:
        n = words.number(3, 9) - 2
    elif op == TRADE_RATE:
        n = trade - words.number(1, int(trade) - 1)
    if op == RECRUIT_BONUS:
        a = words.one_of(TYPES, "a type of unit")
    words.close()
    return Part(op, n, a, 0)


def read_measure(words: Reader, realms: list[str], kinds: list[str]) -> tuple[i64, i64]:
    """What is counted, and of what."""
    by = words.one_of(MEASURES, "something to count")
    of: i64 = 0
    if by == BY_REALM:
        of = words.one_of(realms, "a realm")
    elif by == BY_SPOTS:
        of = words.one_of(TERRAINS[:4], "a kind of space with spots")
    elif by == BY_BUILT:
        of = words.one_of(kinds, "a structure")
    return by, of
