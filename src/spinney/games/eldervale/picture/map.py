"""The map: Realms, hexes where a new one may lie, and in the corners the Realm Stack and the Underworld."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.kept import kept, packed, shelved, unpacked
from spinney.art.svg import Markup, at, circle, g, path, rect
from spinney.art.touch import part
from spinney.engine.faces.zones import BOARD, Item, Zone
from spinney.engine.text import many
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.picture import corners
from spinney.games.eldervale.picture.layout import PREFIX, Chart, Place, chart, free_corners, place_of
from spinney.games.eldervale.picture.lookups import Tile, View, points_at_once, tile_numbers
from spinney.games.eldervale.picture.realm import crowd, land, stacks
from spinney.games.eldervale.picture.shapes.lands import RIM
from spinney.games.eldervale.picture.symbols import silhouette
from spinney.games.eldervale.state.hexes import STEPS

NUMBERS: Final = 0.95  # of the size of letters
FAR: Final = 6000.0  # how far the scenery goes


def the_map(content: EldervaleContent, view: View, front: int) -> Zone:
    """All Realms, what stands on them, and the corners."""
    return laid_out(content, view, front, view["turn"]["drawn"], corners.told_in_corners(content, view))


@kept
def laid_out(content: EldervaleContent, view: View, front: int, new: str, told: corners.Corners) -> Zone:
    """All Realms, from the back to the front, what stands on them, the corners; `new` is laid now."""
    tiles = sorted(view["tiles"], key=lambda tile: (place_of(tile["hex"])[1], place_of(tile["hex"])[0]))
    free = open_hexes(view) if new else []
    places = tuple([place_of(tile["hex"]) for tile in tiles] + free)
    chips = corners.chips(content, told, front)
    shape = chart(places, tuple([chip.size for chip in chips]))
    points = free_corners(shape, places, [chip.size for chip in chips])
    points += [corners.last(shape, chip.size, at_) for at_, chip in enumerate(chips)][len(points) :]
    realms = [realm(content, view, tile, shape) for tile in tiles]
    drawn = [
        scenery(shape.width, shape.height),
        *[open_hex(place, *shape.middle(place)) for place in free],
        *[one.ground for one in realms],
        *[piece for one in realms for piece in one.standing],
        *[chip.drawn(point, shape.letters) for chip, point in zip(chips, points, strict=True)],
    ]
    words = f"A map of {many(len(tiles), 'Realm')}"
    return Zone("map", BOARD, "Map", [Item("map", words, shape.width, shape.height, drawn)], tab="Map")


class Drawn(NamedTuple):
    """A Realm as it is drawn: its tile, and what lies and stands on it."""

    ground: Markup
    standing: tuple[Markup, ...]


def realm(content: EldervaleContent, view: View, tile: Tile, shape: Chart) -> Drawn:
    """A Realm of the view at its place on the map."""
    x, y = shape.middle(place_of(tile["hex"]))
    number, points = tile_numbers(content)[tile["id"]], points_at_once(content, view, tile)
    return drawn_realm(content, number, packed(tile), points, x, y, shape.letters)


@shelved
def drawn_realm(
    content: EldervaleContent, number: int, written: bytes, points: int, x: float, y: float, letters: float
) -> Drawn:
    """A Realm, from what the view says of it, and the points for a new Dwelling there."""
    tile: Tile = unpacked(written)
    shown = {key: tile[key] for key in ("id", "units", "monster", "shape")}
    standing = (
        *stacks(content, tile["id"], packed(tile["stacks"]), x, y),
        *crowd(content, packed(shown), x, y, round(NUMBERS * letters, 1)),
    )
    return Drawn(land(content, number, written, points, x, y, letters), standing)


def open_hexes(view: View) -> list[Place]:
    """E-6.5  While a new tile is laid: the empty hexes next to at least two tiles."""
    taken = {place_of(tile["hex"]) for tile in view["tiles"]}
    around = [(q + dq, r + dr) for q, r in taken for dq, dr in STEPS if (q + dq, r + dr) not in taken]
    return sorted({place for place in around if around.count(place) > 1})


@lru_cache(1024)
def open_hex(place: Place, x: float, y: float) -> Markup:
    """An empty hex where a new tile may lie."""
    return part(
        PREFIX,
        f"hex-{place[0]},{place[1]}",
        "An empty hex for the new Realm",
        path(
            d=RIM,
            class_="f-paper s-ink-quiet",
            fill_opacity=0.35,
            stroke_width=3,
            stroke_dasharray="14 10",
            stroke_opacity=0.6,
        ),
        silhouette("sign-flag", 0, 0, 56, "ink-quiet"),
        rim=path(d=RIM),
        transform=at(x, y),
    )


@lru_cache(64)
def scenery(wide: float, high: float) -> Markup:
    """Sky, sun and hills, far beyond the edges of the map."""
    low, scale = round(high * 0.56, 1), round(max(wide / 800, high / 540), 3)
    hills = (
        "M-3000 0C-2400-120-1700 60-900-20-600-70-300-40 0-20 90-110 170-60 240-90 330-130 420-50 520-100"
        " 620-150 720-70 800-110 1100-190 1900 0 3000-80V4000H-3000Z",
        "M-3000 90C-2000 10-1000 150 0 80 120 10 220 70 330 40 470 0 560 80 800 20"
        " 1400-40 2000 90 3000 40V4000H-3000Z",
    )
    return g(
        rect(x=-FAR, y=-FAR, width=2 * FAR + wide, height=FAR, class_="f-path"),
        rect(x=-FAR, y=-2, width=2 * FAR + wide, height=high + 2, fill=f"url(#{PREFIX}sky)"),
        rect(x=-FAR, y=high, width=2 * FAR + wide, height=FAR, class_="f-moss"),
        circle(cx=96 * scale, cy=92 * scale, r=46 * scale, class_="f-sun", opacity=0.5),
        path(d=hills[0], class_="f-table", opacity=0.45, transform=at(0, low, scale)),
        path(
            d=hills[1], class_="f-table-2", opacity=0.4, transform=at(0, round(low + high * 0.12, 1), scale)
        ),
        id=f"{PREFIX}scenery",
        pointer_events="none",
    )
