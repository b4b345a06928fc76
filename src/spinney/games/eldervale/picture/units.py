"""My Dwellings as little houses, my Units wherever they are, in one short row, and what I am paying."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from spinney.art.kept import kept
from spinney.art.svg import Markup, at, g, rect, text, title
from spinney.art.touch import part
from spinney.engine.faces.zones import ME, Item, Zone
from spinney.engine.text import many
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.lookups import View
from spinney.games.eldervale.picture.making import paying
from spinney.games.eldervale.picture.tile import units_words
from spinney.games.eldervale.picture.tokens import drawn_figure, figure

GROUPS: Final = (
    ("ready", "Ready", "ready to be placed"),
    ("acting", "Cards", "on cards"),
    ("pool", "Pool", "in the pool"),
    ("out", "Out", "out on the map"),
    ("tray", "Tray", "in the tray"),
)  # as the view names them; `out` is gathered from the map
HIGH: Final = 48.0
ROOM: Final = 182.0  # for all Units, beside the houses
BETWEEN: Final = 6.0  # groups
PITCHES: Final = (36.0, 34.0, 32.0, 30.0, 28.0, 26.0, 24.0, 22.0)
LETTER: Final = 7.6  # the width of a letter of the words above them
GROUND: Final = "#d8c59c"  # under figures, so that dark cloth is seen by night
HOUSE: Final = 15.0
STACKED: Final = 3  # houses one above another

Units = tuple[tuple[str, int], ...]  # kinds, and how many
Group = tuple[str, str, str, Units]


def my_units(content: EldervaleContent, view: View, front: int) -> Zone:
    """Houses, and all places where whoever looks has Units."""
    player, (out, houses_built, castles) = view["players"][front], on_tiles(content, view, front)
    units = {key: player[key].items() for key, _, _ in GROUPS if key in player} | {"out": out}
    groups = tuple([(key, words, where, tuple(units[key])) for key, words, where in GROUPS])
    items = [houses(int(content.setup.rooftops), houses_built, castles, front)]
    there = tuple([one for one in groups if one[3]])
    items += [row(content, front, there)] if there else []
    items += paying(view) if view["asked"] == front else []
    return Zone("units", ME, "My Dwellings and Units", items)


@kept
def on_tiles(content: EldervaleContent, view: View, seat: int) -> tuple[Units, int, int]:
    """What a seat has on the map: its Units, how many Dwellings, and how many of them are Castles."""
    return tuple(on_map(view, seat).items()), *built(view, seat)


def on_map(view: View, seat: int) -> dict[str, int]:
    """A seat's Units on the map, by kind."""
    found: dict[str, int] = {}
    for tile in view["tiles"]:
        for name, number in (tile["units"][seat] if tile["units"] else {}).items():
            found[name] = found.get(name, 0) + number
    return found


def built(view: View, seat: int) -> tuple[int, int]:
    """How many Dwellings a seat has built, and how many of them are Castles."""
    own = [tile["castle"] for tile in view["tiles"] if tile["dwelling"] == seat]
    return len(own), sum(own)


@lru_cache(256)
def houses(most: int, number: int, castles: int, seat: int) -> Item:
    """A little house for each Dwelling: built ones in the seat's colour, Castles first, the others faint."""
    columns = -(-most // STACKED)
    wide = columns * HOUSE + 4
    words = f"{number} of {many(most, 'Dwelling')} built" + (
        f", {many(castles, 'Castle')}" if castles else ""
    )
    drawn = [
        g(
            drawn_figure(
                "castle" if place < castles else "dwelling",
                round(2 + HOUSE * (place % columns + 0.5), 1),
                round(1 + HOUSE * (place // columns + 1), 1),
                HOUSE - 2,
                f"seat-{seat + 1}" if place < number else "f-paper-3 s-edge",
            ),
            opacity=None if place < number else 0.38,
        )
        for place in range(most)
    ]
    ground = rect(x=0.5, y=0.5, width=wide - 1, height=HIGH - 1, rx=7, fill=GROUND, fill_opacity=0.4)
    return Item("dwellings", words, wide, HIGH, [g(title(words), ground, drawn)])


# Units.


def group_width(words: str, kinds: int, pitch: float) -> float:
    """How wide Units in one place are, with the word above them."""
    return max(len(words) * LETTER, pitch * kinds)


def pitch_for(groups: tuple[Group, ...]) -> float:
    """How far Units stand from each other: as far as all of them have room."""
    gaps = BETWEEN * (len(groups) - 1)
    for pitch in PITCHES:
        if sum([group_width(words, len(units), pitch) for _, words, _, units in groups]) + gaps <= ROOM:
            return pitch
    return PITCHES[-1]


@lru_cache(512)
def row(content: EldervaleContent, seat: int, groups: tuple[Group, ...]) -> Item:
    """Units in all places side by side, each place under its word."""
    pitch, x = pitch_for(groups), 0.0
    drawn: list[Markup] = []
    for key, words, where, units in groups:
        drawn.append(text(words, x=round(x + 1, 1), y=11, font_size=12, class_="f-ink-quiet"))
        for place, (name, number) in enumerate(units):
            told = f"{units_words(content, {name: number})} {where}"
            middle = round(x + pitch * (place + 0.5), 1)
            drawn.append(unit_part(content, seat, f"{key}-{name}", told, (name, number), (middle, pitch)))
        x += group_width(words, len(units), pitch) + BETWEEN
    told = "; ".join([f"{words}: {units_words(content, dict(units))}" for _, words, _, units in groups])
    return Item("units", told, max(ROOM, round(x - BETWEEN, 1)), HIGH, drawn)


def unit_part(
    content: EldervaleContent, seat: int, key: str, told: str, who: tuple[str, int], room: tuple[float, float]
) -> Markup:
    """Units of a kind in a place beside the map; `room` is where they stand, and how wide they may be."""
    (name, number), (x, wide) = who, room
    high = min(31.0, wide * 1.05)
    box: dict[str, Any] = {"x": -wide / 2 + 1, "y": -32, "width": wide - 2, "height": 34, "rx": 7}
    return part(
        PREFIX,
        key,
        told,
        rect(**box, fill=GROUND, fill_opacity=0.4),
        figure(content, seat, name, number, high),
        rim=rect(**box),
        piece=f"{name}-{seat}" if not key.startswith("out-") else None,
        transform=at(x, HIGH - 3),
    )
