"""Names of things: seats, resources, units, realms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.text import many
from spinney.games.shifting_realms.state.goods import RESOURCES, counts_of
from spinney.games.shifting_realms.state.units import IN_RANKS, IN_SPOT

if TYPE_CHECKING:
    from spinney.games.shifting_realms.content.edition import RealmsContent

COLOURS: Final = ("black", "green", "red", "blue")  # the factions, by seat
SIDES: Final = ("on the left", "in the middle", "on the right")  # of the three boards


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
