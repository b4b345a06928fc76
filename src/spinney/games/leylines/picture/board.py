"""The table in zones: the forest, the Contracts, Friends and Items beside it, and what whoever looks has.

All that lies on the table is open to everybody, but for the order of decks and of the bag (section 18).
"""

from __future__ import annotations

from spinney.engine.faces.zones import Board
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.picture.choices import characters, payment
from spinney.games.leylines.picture.friends import friends
from spinney.games.leylines.picture.mine import mine
from spinney.games.leylines.picture.people import described, people
from spinney.games.leylines.picture.reading import View
from spinney.games.leylines.picture.rows import my_contracts, on_offer
from spinney.games.leylines.picture.shop import shop
from spinney.games.leylines.picture.wood.zone import forest_map


def board(content: LeylinesContent, view: View) -> Board:
    """All zones of the table as a seat, or a spectator, sees it."""
    zones = [
        forest_map(content, view),
        payment(view),
        characters(view),
        my_contracts(content, view),
        on_offer(content, view),
        friends(content, view),
        shop(content, view),
        mine(content, view),
    ]
    return Board(
        [zone for zone in zones if zone is not None], people(content, view), described(content, view)
    )
