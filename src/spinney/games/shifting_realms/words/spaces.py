"""Names of spaces: by realm and cell, and what they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from spinney.games.shifting_realms.state.land import BOARD, TERRAINS, WATER, Land, cell_name

if TYPE_CHECKING:
    from spinney.games.shifting_realms.content.edition import RealmsContent


def place_name(content: RealmsContent, land: Land, space: i64) -> str:
    """A space by its realm and its cell: Tyrfing c2."""
    return cell_words(content, land.cell[space])


def cell_words(content: RealmsContent, cell: i64) -> str:
    """A space by its realm and its cell, from the number that events tell: the log needs no table."""
    return f"{content.realm_names[cell // BOARD]} {cell_name(cell)}"


def cell_ids(content: RealmsContent) -> list[str]:
    """The spaces of all realms, each by its realm and its cell as the rules write it: TY:c2."""
    return [f"{realm}:{cell_name(cell)}" for realm in content.realms for cell in range(BOARD)]


def ground_in_short(terrain: i64) -> str:
    """What a space is, in one word where there is little room."""
    return "coast" if terrain == WATER else TERRAINS[terrain]
