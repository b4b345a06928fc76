"""Chapter 10: the Collect step."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import lowest_bit
from spinney.games.shifting_realms.content.effects import INCOME, INCOME_ANY
from spinney.games.shifting_realms.content.phrases import Part
from spinney.games.shifting_realms.rules.resources import offer_any
from spinney.games.shifting_realms.state.faction import Faction
from spinney.games.shifting_realms.state.goods import resources
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import spot_scouts
from spinney.games.shifting_realms.terms import events


def collect(t: RealmsTable, seat: i64) -> None:
    """S-10.1, S-10.2, S-10.4, A-42  Collect all at once; only resources of any type need a choice."""
    faction = t.factions[seat]
    goods = next_collect(t, seat)
    faction.goods += goods
    t.tell(events.COLLECTED, seat, goods)
    offer_any(t, seat, faction.income_any)


def next_collect(t: RealmsTable, seat: i64) -> i64:
    """S-10.1  What a Collect step brings as things stand, besides resources of any type."""
    return from_spots(t, seat) + t.factions[seat].income


def from_spots(t: RealmsTable, seat: i64) -> i64:
    """S-6.1, S-10.1, S-10.3, A-43  A Collect brings one resource for each scout on a spot, dragon or not."""
    faction, terrain = t.factions[seat], t.land.terrain
    goods: i64 = 0
    left = faction.here & t.land.resources & ~t.covered
    while left != 0:
        space = lowest_bit(left)
        left &= left - 1
        goods += resources(terrain[space], spot_scouts(faction.units[space]))
    return goods


def add_income(faction: Faction, powers: list[Part]) -> None:
    """S-10.1, S-17.5  A new tile, permanent or token adds to what comes in at every Collect."""
    for part in powers:
        if part.op == INCOME:
            faction.income += part.n
        elif part.op == INCOME_ANY:
            faction.income_any += part.n
