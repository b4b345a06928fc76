"""The table in zones: three realms side by side, what is mine below them, and the people around it."""

from __future__ import annotations

from spinney.engine.faces.zones import BOARD, Board, Zone
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.picture.layout import View
from spinney.games.shifting_realms.picture.mine import zones_of_mine
from spinney.games.shifting_realms.picture.my_panel import my_panel
from spinney.games.shifting_realms.picture.people import described, people
from spinney.games.shifting_realms.picture.realm import realm_item


def board(content: RealmsContent, view: View) -> Board:
    """All zones as a seat, or a spectator (-1), sees them."""
    realms = [realm_item(content, view, number) for number in range(len(view["realms"]))]
    zones = [Zone("realms", BOARD, "The three realms", realms, tab="Realms")]
    zones += zones_of_mine(content, view)
    zones += my_panel(content, view)
    return Board(zones, people(view), described(content, view))
