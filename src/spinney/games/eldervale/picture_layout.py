"""Where everything lies on the picture: 1280 by 800 units, about the shape of a laptop's screen.

The map is at the top left with the watcher's board below it; market, tracks, what else can be chosen, and the
other players are at the right.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spinney.games.eldervale.hexes import COORDINATES

PREFIX: Final = "ev-"  # of all ids
SIZE: Final = (1280, 800)
HALF_ROOT: Final = 0.8660254  # of three: half the width of a hex of radius 1


class Zone(NamedTuple):
    """A piece of the picture."""

    x: float
    y: float
    width: float
    height: float


RIBBON: Final = Zone(12, 8, 1256, 42)
MAP: Final = Zone(12, 56, 688, 440)
MARKET: Final = Zone(708, 56, 560, 176)
TRACKS: Final = Zone(708, 238, 560, 154)
TRAY: Final = Zone(708, 398, 560, 186)
MINE: Final = Zone(12, 502, 688, 290)
THEIRS: Final = Zone(708, 590, 560, 202)


class Scale(NamedTuple):
    """How hexes are laid out: the radius of one, and where (0, 0) is."""

    radius: float
    x: float
    y: float

    def middle(self, place: int) -> tuple[float, float]:
        x, y = plane(place)
        return round(self.x + x * self.radius, 2), round(self.y + y * self.radius, 2)


def plane(place: int) -> tuple[float, float]:
    """The middle of a hex with pointed top, for a radius of 1."""
    q, r = COORDINATES[place]
    return 2 * HALF_ROOT * (q + r / 2), 1.5 * r


def fitted(places: list[int]) -> Scale:
    """The largest hexes with which all places fit onto the map."""
    spots = [plane(place) for place in places]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    wide, high = right - left + 2 * HALF_ROOT, bottom - top + 2
    radius = min(62.0, MAP.width / wide, MAP.height / high)
    middle_x, middle_y = MAP.x + MAP.width / 2, MAP.y + MAP.height / 2
    return Scale(
        round(radius, 2), middle_x - radius * (left + right) / 2, middle_y - radius * (top + bottom) / 2
    )


def outline(x: float, y: float, radius: float) -> str:
    """A hex as a path."""
    half = HALF_ROOT * radius
    corners = ((0, -radius), (half, -radius / 2), (half, radius / 2), (0, radius))
    right = [f"{round(x + dx, 2)} {round(y + dy, 2)}" for dx, dy in corners]
    left = [f"{round(x - dx, 2)} {round(y - dy, 2)}" for dx, dy in corners[1:3]]
    return f"M{'L'.join([*right, *left])}Z"


def others(count: int) -> list[Zone]:
    """The strips of the other players, from top to bottom."""
    gap = 4
    height = min(98.0, (THEIRS.height - gap * (count - 1)) / count)
    return [Zone(THEIRS.x, THEIRS.y + at * (height + gap), THEIRS.width, height) for at in range(count)]
