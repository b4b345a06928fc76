"""Places and chips of deeds: where something was, what was won or lost.

Events name a space by its realm, wherever its board lies: `cell_key`. `spaces_for` gives the keys on a table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.events import Event
from spinney.engine.faces.deeds import Change, Told
from spinney.games.shifting_realms.state.goods import RESOURCES, counts_of
from spinney.games.shifting_realms.state.land import BOARD, cell_name
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import IN_RANKS
from spinney.games.shifting_realms.words.places import space_key

if TYPE_CHECKING:
    from spinney.games.shifting_realms.content.edition import RealmsContent

ICON: Final = {
    "wood": "sr-wood",
    "stone": "sr-stone",
    "gold": "sr-gold",
    "magic": "sr-magic",
    "VP": "sr-vp",
    "story card": "sr-cards",
    "scout": "sr-scouts",
    "soldier": "sr-soldiers",
    "troll king token": "sr-token",
}  # the symbols that chips use, by what they stand for
CELL: Final = "cell-"  # begins the key of a space by its realm
GAIN: Final = "gain"  # sounds
BATTLE: Final = "battle"
NOTHING: Final = Told()
HEADLINE: Final = Told(headline=True)
Tells = Callable[["RealmsContent", Event], Told]


def cell_key(content: RealmsContent, cell: i64) -> str:
    """A space by its realm and its cell: `cell-TY:c2`."""
    return f"{CELL}{content.realms[cell // BOARD]}:{cell_name(cell)}"


def spaces_for(t: RealmsTable, parts: Sequence[str]) -> list[str]:
    """The keys of places as they lie on a table: a space by its board instead of its realm."""
    on_boards = {cell_key(t.content, cell): space_key(space) for space, cell in enumerate(t.land.cell)}
    return [on_boards.get(part, part) for part in parts]


def chip(seat: i64, what: str, amount: i64) -> Change:
    """So much of something that a seat won or lost."""
    return Change(int(seat), ICON[what], int(amount), what)


def goods_chips(seat: i64, goods: i64) -> list[Change]:
    """Resources that a seat won."""
    return [chip(seat, RESOURCES[kind], number) for kind, number in enumerate(counts_of(goods)) if number]


def unit_of(what: i64) -> str:
    """A unit as somebody picks it, on its chip."""
    return "soldier" if what == IN_RANKS else "scout"
