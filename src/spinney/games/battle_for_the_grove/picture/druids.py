"""The druids: a group for each colour, place and state, and one figure each."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.marks import sign
from spinney.art.svg import Markup, at, circle, element, ellipse, g, text
from spinney.art.touch import part
from spinney.engine.faces.names import seat_mark
from spinney.engine.text import many
from spinney.games.battle_for_the_grove.picture import figures
from spinney.games.battle_for_the_grove.picture.layout import PLACES, PREFIX, SIZE, Spot, druid_spots, side
from spinney.games.battle_for_the_grove.state.table import GROVE
from spinney.games.battle_for_the_grove.words import names
from spinney.games.battle_for_the_grove.words.places import SEAT_KEYS, STANDING, STATE_KEYS, druids_key

MANY: Final = 4  # from here on a number says how many there are
EDGE: Final = 18  # how near such a number may come to the edge of the board
BOXES: Final = (
    (*figures.STANDING_SIZE, figures.STANDING_FEET),
    (*figures.LYING_SIZE, figures.LYING_FEET),
)  # by state


@lru_cache(4096)
def druids(seat: int, place: int, state: int, standing: int, lying: int, doomed: bool) -> Markup | None:
    """The druids of one colour at one place that stand, or lie; whoever is in front is drawn last."""
    count = standing if state == STANDING else lying
    if count == 0:
        return None
    spots = druid_spots(seat, place, state, standing, lying)
    key = druids_key(seat, place, state)
    return part(
        PREFIX,
        key,
        f"{many(count, 'druid')} of {seat_mark(seat)}, {STATE_KEYS[state]} {names.at(place)}",
        g([shadow(spot, state) for spot in spots], fill="#120b04", opacity=0.42),
        [figure(seat, key, state, index, spot) for index, spot in enumerate(spots)],
        [whirl(spot, state) for spot in spots] if doomed else None,
        badge(seat, place, state, spots),
        rim=[boxed(f"{SEAT_KEYS[seat]}-{STATE_KEYS[state]}-shape", spot, state) for spot in spots],
        transform=at(*PLACES[place]),
        data_place=names.TEXTS[place],
    )


def shadow(spot: Spot, state: int) -> Markup:
    """The ground that a druid darkens."""
    x, y, wide = spot
    return ellipse(cx=x, cy=y, rx=wide * (0.36 if state == STANDING else 0.46), ry=wide * 0.07)


def boxed(name: str, spot: Spot, state: int, **more: str) -> Markup:
    """A figure with its feet at a spot."""
    x, y, wide = spot
    across, down, feet = BOXES[state]
    scale = wide / across
    return element(
        "use",
        href=f"#{PREFIX}{name}",
        x=x - wide / 2,
        y=y - feet * scale,
        width=wide,
        height=down * scale,
        **more,
    )


def figure(seat: int, key: str, state: int, index: int, spot: Spot) -> Markup:
    """One druid, which glides when it moves."""
    return boxed(
        f"{SEAT_KEYS[seat]}-{STATE_KEYS[state]}",
        spot,
        state,
        id=f"{PREFIX}druid-{key}-{index}",
        data_piece=f"druid-{SEAT_KEYS[seat]}",
    )


def whirl(spot: Spot, state: int) -> Markup:
    """B-8.3  The wind at a druid that a Banish may take from its place."""
    x, y, wide = spot
    x, y = (x, y - wide * 1.2) if state == STANDING else (x + wide * 0.3, y - wide * 0.3)
    return g(
        circle(cx=x, cy=y, r=13, class_="f-paper s-danger", stroke_width=2.4),
        sign(f"{PREFIX}mark-", "whirl", x, y, 18, "f-danger"),
    )


def badge(seat: int, place: int, state: int, spots: list[Spot]) -> Markup | None:
    """How many druids are in a crowd: above those who stand at a circle, beside all others."""
    if len(spots) < MANY:
        return None
    wide, middle = spots[0][2], PLACES[place][0]
    x = sum([spot[0] for spot in spots]) / len(spots)
    y = min([spot[1] for spot in spots]) - wide * 1.12
    if state != STANDING or place == GROVE:
        far = max([abs(spot[0]) for spot in spots]) + wide * 0.5
        x = max(EDGE - middle, min(SIZE[0] - EDGE - middle, side(seat) * far))
        y = sum([spot[1] for spot in spots]) / len(spots) - 8
    return g(
        circle(cx=x, cy=y, r=14, class_=f"f-seat-{seat + 1}-cloth s-on-seat", stroke_width=2.5),
        text(str(len(spots)), x=x, y=y + 7, font_size=19, class_="bold middle f-on-seat"),
        pointer_events="none",
    )
