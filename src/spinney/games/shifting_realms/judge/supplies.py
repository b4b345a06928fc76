"""What resources are worth, in hand and every turn."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.shifting_realms.judge.weights import CERTAIN, FEW, FIRST, FURTHER, IDLE, IDLE_EACH, NEXT
from spinney.games.shifting_realms.rules.collect import next_collect
from spinney.games.shifting_realms.state.goods import RESOURCE_TYPES, of, total
from spinney.games.shifting_realms.state.table import RealmsTable


def supply_value(number: float) -> float:
    """What so many of one resource are worth: the more there are, the less another one is worth."""
    width = FEW
    value = FIRST * min(number, width)
    if number > width:
        value += NEXT * min(number - width, width)
    return value + FURTHER * max(0.0, number - 2.0 * width)


def supplies(t: RealmsTable, seat: i64, rounds: float) -> list[float]:
    """What a seat has and will have of each resource, if its scouts stay where they are."""
    faction = t.factions[seat]
    income = next_collect(t, seat)
    return [
        float(of(faction.goods, kind)) + float(of(income, kind)) * (1.0 + CERTAIN * rounds)
        for kind in range(RESOURCE_TYPES)
    ]


def work_value(t: RealmsTable, seat: i64, kind: i64, rounds: float) -> float:
    """What one more resource every turn is worth, from a tile or from a scout on a spot."""
    number = supplies(t, seat, rounds)[kind]
    return supply_value(number + 1.0 + CERTAIN * rounds) - supply_value(number)


def idle_value(rounds: float) -> float:
    """What a scout without a spot is worth: it may still find one."""
    return IDLE + IDLE_EACH * rounds


def goods_value(goods: i64, income: i64, rounds: float) -> float:
    """What a supply is worth with its income; at the end all resources are worth the same."""
    value = 0.0
    for kind in range(RESOURCE_TYPES):
        number = float(of(goods, kind))
        if income != 0:
            number += CERTAIN * rounds * float(of(income, kind))
        value += supply_value(number)
    late = min(1.0, 0.25 * rounds)
    return late * value + (1.0 - late) * 0.2 * float(total(goods))
