"""The tracks: Power by Element, Glory, and the rewards for Orbs; each shows what the next step gives."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.kept import kept
from spinney.art.svg import Markup, circle, g, rect, text, title
from spinney.art.touch import part
from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import SIDE, Item, Zone
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.picture.effects import effect_items, flow, width
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.lookups import View
from spinney.games.eldervale.picture.shapes.lands import HUES
from spinney.games.eldervale.picture.symbols import thing
from spinney.games.eldervale.picture.tokens import emblem, seal
from spinney.games.eldervale.words.effects import effect_words
from spinney.games.eldervale.words.icons import GAP

WIDE: Final = 360.0
NAMES: Final = 94.0  # the width for names
HEAD: Final = 16.0
GLORY: Final = 40.0
REWARD: Final = 37.0


def tracks(content: EldervaleContent, view: View, front: int, row: float) -> Zone:
    """Power, Glory and Orb rewards, one below another; `row` is how high a Power Track is."""
    power = tuple([tuple(one["power"].values()) for one in view["players"]])
    return laid_out(content, view, front, row, power, tuple([one["glory"] for one in view["players"]]))


@kept
def laid_out(
    content: EldervaleContent,
    view: View,
    front: int,
    row: float,
    power: tuple[tuple[int, ...], ...],
    places: tuple[int, ...],
) -> Zone:
    """The tracks, with the Power of all seats in each Element, and their places on the Glory Track."""
    rows = [scale(content)]
    for place, element in enumerate(view["elements"]):
        spaces = tuple([one[place] for one in power])
        orb = element in view["orbs"]["tracks"]
        rows.append(power_row(content, element, spaces, orb, (HEAD + row * place, row), front))
    items = [
        Item("power", "Power in each Element", WIDE, HEAD + row * len(view["elements"]), rows),
        glory(content, view["orbs"]["glory"], places, front),
        rewards(content, view),
    ]
    return Zone("tracks", SIDE, "Power", items, "VP for each of your cards and Dwellings")


def cell_width(content: EldervaleContent) -> float:
    """How wide a space of a Power Track is."""
    return (WIDE - NAMES) / (int(content.tracks.top) + 1)


@lru_cache(8)
def scale(content: EldervaleContent) -> Markup:
    """Above the Power Tracks: what each space is worth at the end."""
    wide = cell_width(content)
    return g(
        title("Power: what each space is worth at the end"),
        [
            text(
                str(worth),
                x=round(NAMES + wide * (space + 0.5), 1),
                y=12,
                font_size=13,
                class_="bold middle f-ink-quiet",
            )
            for space, worth in enumerate(content.tracks.power)
        ],
    )


@lru_cache(2048)
def power_row(
    content: EldervaleContent,
    element: str,
    spaces: tuple[int, ...],
    orb: bool,
    room: tuple[float, float],
    front: int,
) -> Markup:
    """The Power Track of an Element, with the marks of all seats; an Orb lies on the last space."""
    y, high = room
    wide, hue = cell_width(content), HUES[element].sign
    cells = [
        rect(
            x=round(NAMES + wide * space + 1, 1),
            y=y + 1,
            width=round(wide - 2, 1),
            height=high - 3,
            rx=4,
            fill=hue,
            fill_opacity=0.14 if space < 4 else 0.3,
            stroke=hue,
            stroke_opacity=0.5,
        )
        for space in range(int(content.tracks.top) + 1)
    ]
    middle = y + high / 2 - 0.5
    return part(
        PREFIX,
        f"track-{element}",
        power_words(element, spaces, orb),
        g(rect(x=0, y=y, width=WIDE, height=high - 1, rx=6, fill_opacity=0), cells),
        emblem(element, 12, middle, 9.5),
        text(element.capitalize(), x=25, y=middle + 4.5, font_size=12.8, class_="bold f-ink"),
        thing("orb", round(WIDE - wide / 2, 1), middle, 18) if orb else None,
        [
            marks([seat for seat, where in enumerate(spaces) if where == space], space, wide, middle, front)
            for space in sorted(set(spaces))
        ],
        rim=rect(x=1, y=y + 0.5, width=WIDE - 2, height=high - 2, rx=6),
    )


def power_words(element: str, spaces: tuple[int, ...], orb: bool) -> str:
    """A Power Track in words."""
    told = [f"{seat_mark(seat)} {space}" for seat, space in enumerate(spaces) if space]
    told += ["an Orb at the top"] if orb else []
    return f"Power of {element.capitalize()}: {', '.join(told) or 'nobody yet'}"


def marks(seats: list[int], space: int, wide: float, y: float, front: int) -> list[Markup]:
    """Marks that share a space of a Power Track; at the start they are dots."""
    x = NAMES + wide * (space + 0.5)
    if space == 0:
        pitch = min(8.0, (wide - 6) / max(1, len(seats)))
        return [
            circle(
                cx=round(x + pitch * (place - (len(seats) - 1) / 2), 1),
                cy=y,
                r=3.2,
                class_=f"f-seat-{seat + 1}",
            )
            for place, seat in enumerate(seats)
        ]
    return crowd(seats, x, y, wide, front)


def crowd(seats: list[int], x: float, y: float, wide: float, front: int) -> list[Markup]:
    """Marks side by side, one's own in front with a light around it."""
    radius = 8.6
    pitch = min(2 * radius, (wide - 2 * radius + 4) / max(1, len(seats) - 1))
    ordered = sorted(seats, key=lambda seat: seat == front)
    drawn: list[Markup] = []
    for seat in ordered:
        left = round(x + pitch * (seats.index(seat) - (len(seats) - 1) / 2), 1)
        if seat == front:
            drawn.append(circle(cx=left, cy=y, r=radius + 1.6, class_="f-halo"))
        drawn.append(seal(seat, left, y, radius))
    return drawn


# Glory.


def glory(content: EldervaleContent, orbs: list[int], places: tuple[int, ...], front: int) -> Item:
    """The Glory Track: spaces with their rewards, Orbs, and the marks of all seats on them."""
    spaces = content.tracks.glory
    wide = (WIDE - NAMES) / len(spaces)
    drawn = [glory_head()]
    for space in range(len(spaces)):
        seats = tuple([seat for seat, where in enumerate(places) if where == space])
        orb = space in orbs
        drawn.append(
            glory_space(content, space, orb, seats, round(NAMES + wide * space, 1), round(wide, 1), front)
        )
    return Item("glory", "The Glory Track", WIDE, GLORY, drawn)


@lru_cache(1)
def glory_head() -> Markup:
    """The name of the Glory Track."""
    return part(
        PREFIX,
        "glory",
        "Glory: whoever wins a battle may advance",
        rect(x=0, y=4, width=NAMES - 4, height=24, rx=6, fill_opacity=0),
        thing("glory", 12, 16, 20),
        text("Glory", x=25, y=20.5, font_size=12.8, class_="bold f-ink"),
        rim=rect(x=0, y=4, width=NAMES - 4, height=24, rx=6),
    )


@lru_cache(2048)
def glory_space(
    content: EldervaleContent,
    space: int,
    orb: bool,
    seats: tuple[int, ...],
    x: float,
    wide: float,
    front: int,
) -> Markup:
    """A space of the Glory Track: its reward, an Orb, and whoever stands there."""
    told = effect_words(content, content.tracks.glory[space])
    words = f"Glory {space}: {'an Orb' if orb else told or 'the start'}"
    if seats:
        words += f"; {', '.join([seat_mark(seat) for seat in seats])}"
    items = () if orb else effect_items(content, int(content.tracks.glory[space]))[:2]
    size = min(17.0, (wide - 5) / max(1, len(items)))
    middle = x + wide / 2
    return g(
        title(words),
        rect(
            x=x + 1, y=3, width=wide - 2, height=25, rx=4, class_="f-paper-3 s-paper-edge", stroke_opacity=0.6
        ),
        thing("orb", middle, 15.5, 18) if orb else None,
        flow(items, round(middle - width(items, size) / 2, 1), 15.5, wide + 9, size) if items else None,
        crowd(list(seats), middle, 31, wide + 8, front),
    )


# Orb rewards.


def rewards(content: EldervaleContent, view: View) -> Item:
    """The track of Orb rewards: what an Orb brings on each space, and whose Orb lies there."""
    owners = view["orbs"]["rewards"]
    wide = round((WIDE - 22) / max(1, len(owners)), 1)
    drawn = [
        reward(content, space, owner, round(22 + wide * space, 1), wide) for space, owner in enumerate(owners)
    ]
    return Item("rewards", "Rewards for Orbs", WIDE, REWARD, [reward_head(), *drawn])


@lru_cache(1)
def reward_head() -> Markup:
    """The sign before the Orb rewards."""
    return g(title("Rewards for Orbs"), thing("orb", 10, REWARD / 2, 20))


@lru_cache(512)
def reward(content: EldervaleContent, space: int, owner: int, x: float, wide: float) -> Markup:
    """What an Orb brings here, or whose Orb it is."""
    told = effect_words(content, content.tracks.orbs[space])
    taken = f", taken by {seat_mark(owner)}" if owner >= 0 else ""
    all_ = effect_items(content, int(content.tracks.orbs[space]))
    items = tuple([item for item in all_ if item != GAP and item.name not in ("all", "free")])
    box = {"x": x + 1, "y": 2, "width": wide - 3, "height": REWARD - 4, "rx": 6}
    return part(
        PREFIX,
        f"reward-{space}",
        f"Orb reward {space + 1}: {told}{taken}",
        rect(**box, class_="f-paper-2 s-paper-edge", stroke_opacity=0.6),
        g(flow(items, x + 4, 11, wide - 6, 13.5, 2), opacity=0.35 if owner >= 0 else None),
        seal(owner, round(x + wide / 2, 1), REWARD / 2, 12) if owner >= 0 else None,
        rim=rect(x=x + 2.5, y=3.5, width=wide - 6, height=REWARD - 7, rx=5),
    )
