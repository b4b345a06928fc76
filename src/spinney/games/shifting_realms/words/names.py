"""Names of things: seats, spaces, resources, units, realms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.text import many
from spinney.games.shifting_realms.state.goods import RESOURCES, counts_of
from spinney.games.shifting_realms.state.land import BOARD, TERRAINS, WATER, Land, cell_name
from spinney.games.shifting_realms.state.units import IN_RANKS, IN_SPOT

if TYPE_CHECKING:
    from spinney.games.shifting_realms.content.edition import RealmsContent

COLOURS: Final = ("black", "green", "red", "blue")  # the factions, by seat
SIDES: Final = ("on the left", "in the middle", "on the right")  # of the three boards


def place_name(content: RealmsContent, land: Land, space: i64) -> str:
    """A space by its realm and its cell: Tyrfing c2."""
    return cell_words(content, land.cell[space])


def cell_words(content: RealmsContent, cell: i64) -> str:
    """A space by its realm and its cell, from the number that events tell: the log needs no table."""
    return f"{content.realm_names[cell // BOARD]} {cell_name(cell)}"


def cell_ids(content: RealmsContent) -> list[str]:
    """All cells of all realms, as the rules write them: TY:c2."""
    return [f"{realm}:{cell_name(cell)}" for realm in content.realms for cell in range(BOARD)]


def ground_in_short(terrain: i64) -> str:
    """What a space is, in one word where there is little room."""
    return "coast" if terrain == WATER else TERRAINS[terrain]


def goods_words(goods: i64) -> str:
    """Resources in words: 2 wood, 1 gold."""
    return ", ".join([f"{n} {RESOURCES[at]}" for at, n in enumerate(counts_of(goods)) if n]) or "nothing"


def group_words(scouts: i64, soldiers: i64) -> str:
    """A group by name: 2 scouts and 1 soldier."""
    parts = [many(n, what) for n, what in ((scouts, "scout"), (soldiers, "soldier")) if n]
    return " and ".join(parts) or "nobody"


def unit_words(what: i64) -> str:
    """A unit by name, as one picks it: a soldier, a scout, a scout on a spot."""
    if what == IN_RANKS:
        return "a soldier"
    return "a scout on a spot" if what == IN_SPOT else "a scout"


def realms_words(content: RealmsContent, world: i64) -> str:
    """The names of the three realms of an ordered choice, from the left."""
    return ", ".join([content.realm_names[realm] for realm in content.lands[world].realms])
