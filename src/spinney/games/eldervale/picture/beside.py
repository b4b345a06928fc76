"""What lies beside the map, so high that all of it fits the window of a small laptop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.engine.faces.zones import Zone
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.picture.battle import battle
from spinney.games.eldervale.picture.lookups import View
from spinney.games.eldervale.picture.making import making, mercenaries
from spinney.games.eldervale.picture.market import GAP, least, market
from spinney.games.eldervale.picture.tracks import GLORY, HEAD, REWARD, WIDE, tracks

ROOM: Final = 684.0  # beside the map
MORE: Final = 18.0  # of it where there are many Elements, and all is tight
MANY: Final = 7
EDGE: Final = 35.0  # of a zone, with its title
BETWEEN: Final = 8.0  # zones
ROWS: Final = (25.0, 24.0, 23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.5)  # how high a Power Track may be


def beside(content: EldervaleContent, view: View, front: int) -> list[Zone]:
    """The battle, the Realm that is being laid, market, tracks and Mercenaries."""
    fight = [battle(content, view, front)] if view["battle"] is not None else []
    first, last = [*fight, *making(content, view)], mercenaries(content, view)
    most = ROOM + (MORE if len(view["elements"]) >= MANY else 0)
    room = most - sum([height(zone) + BETWEEN for zone in (*first, *last)]) - 2 * EDGE - BETWEEN
    row = track_row(len(view["elements"]), room - wanted(least(content, view)))
    left = room - tracks_height(len(view["elements"]), row)
    return [*first, market(content, view, left, bool(first)), tracks(content, view, front, row), *last]


def height(zone: Zone) -> float:
    """How high a zone is, whose drawings lie one below another or two in a row."""
    across = 1 if max(item.width for item in zone.items) > WIDE / 2 else 2
    lines = [zone.items[at : at + across] for at in range(0, len(zone.items), across)]
    return EDGE + wanted([max(item.height for item in line) for line in lines])


def wanted(rows: Sequence[float]) -> float:
    """How high rows are together."""
    return sum(rows) + GAP * max(0, len(rows) - 1)


def tracks_height(elements: int, row: float) -> float:
    """How high all tracks are together."""
    return wanted((HEAD + row * elements, GLORY, REWARD))


def track_row(elements: int, room: float) -> float:
    """How high a Power Track is, so that all tracks fit: at least so that marks do not touch."""
    return next((row for row in ROWS if tracks_height(elements, row) <= room), ROWS[-1])
