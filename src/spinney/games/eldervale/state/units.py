"""Heaps of Units: four bits for each kind of a faction, one bit for every Mercenary and Monster."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import FACTION_KINDS, FIRST_MONSTER, SHAPESHIFTER, UNIT_KINDS

if TYPE_CHECKING:
    from spinney.games.eldervale.state.table import EldervaleTable

SINGLES: Final = 12  # a kind that exists once is bit 12 + kind
PLAIN: Final = 65535  # the part of a heap that counts the four kinds of a faction


def unit(kind: i64) -> i64:
    """A heap of one Unit of a kind."""
    return bit(4 * kind) if kind < FACTION_KINDS else bit(SINGLES + kind)


def many(units: i64, kind: i64) -> i64:
    """How many Units of a kind are in a heap."""
    if kind < FACTION_KINDS:
        return (units >> (4 * kind)) & 15
    return (units >> (SINGLES + kind)) & 1


def kinds_of(units: i64) -> list[i64]:
    """The kinds of Units in a heap, in their order."""
    found: list[i64] = []
    rest = units & PLAIN
    kind: i64 = 0
    while rest != 0:
        if rest & 15:
            found.append(kind)
        rest >>= 4
        kind += 1
    rest = units >> (SINGLES + FACTION_KINDS)
    kind = FACTION_KINDS
    while rest != 0:
        if rest & 1:
            found.append(kind)
        rest >>= 1
        kind += 1
    return found


def total(units: i64) -> i64:
    """How many Units are in a heap."""
    number: i64 = 0
    rest = units & PLAIN
    while rest != 0:
        number += rest & 15
        rest >>= 4
    rest = units >> (SINGLES + FACTION_KINDS)
    while rest != 0:
        number += rest & 1
        rest >>= 1
    return number


def heap_of(counts: list[i64]) -> i64:
    """A heap of so many Units of each kind, the first kinds first."""
    units: i64 = 0
    for kind in range(min(len(counts), UNIT_KINDS)):
        units += unit(kind) * counts[kind]
    return units


def is_monster(kind: i64) -> bool:
    """Is this kind of Unit a Dominated Monster?"""
    return kind >= FIRST_MONSTER


def type_of(t: EldervaleTable, kind: i64) -> i64:
    """E-16.8  The type that a kind of Unit counts as for dice, placement and actions; NONE for no type."""
    if kind < FACTION_KINDS:
        return kind
    return t.shape if kind == SHAPESHIFTER else NONE
