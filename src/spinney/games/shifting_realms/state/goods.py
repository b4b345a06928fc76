"""Resources as one number: wood, stone, gold and magic, fifteen bits each.

Supplies, costs and incomes are added and subtracted as they are. The highest bit of each resource stays free,
so that one subtraction compares all four at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import shifted

RESOURCES: Final = ("wood", "stone", "gold", "magic")
RESOURCE_TYPES: Final = 4
WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
MAGIC: Final = 3
WIDTH: Final = 15  # bits of a resource
FIELD: Final = 0x7FFF
GUARDS: Final = 0x4000 + (0x4000 << 15) + (0x4000 << 30) + (0x4000 << 45)


def resources(kind: i64, number: i64) -> i64:
    """Goods of one kind only: so many of one resource."""
    return shifted(number, WIDTH * kind)


def of(goods: i64, kind: i64) -> i64:
    """How many of one resource there are in goods: wood, stone, gold or magic."""
    return (goods >> (WIDTH * kind)) & FIELD


def total(goods: i64) -> i64:
    """All resources in goods, whatever their kinds."""
    return of(goods, WOOD) + of(goods, STONE) + of(goods, GOLD) + of(goods, MAGIC)


def covers(goods: i64, cost: i64) -> bool:
    """Do these goods pay a cost, with at least as much of every resource?"""
    return ((goods | GUARDS) - cost) & GUARDS == GUARDS


def shortage(goods: i64, cost: i64) -> i64:
    """How many resources of a cost these goods lack, all kinds together."""
    if covers(goods, cost):
        return 0
    missing: i64 = 0
    for kind in range(RESOURCE_TYPES):
        missing += max(0, of(cost, kind) - of(goods, kind))
    return missing


def counts_of(goods: i64) -> list[int]:
    """Goods as a list: how many of wood, stone, gold and magic."""
    return [int(of(goods, kind)) for kind in range(RESOURCE_TYPES)]


def goods_of(counts: list[int]) -> i64:
    """Goods made of their numbers of wood, stone, gold and magic."""
    goods: i64 = 0
    for kind in range(RESOURCE_TYPES):
        goods += resources(kind, counts[kind])
    return goods
