"""Units on a space: scouts on their spots, everybody else in ranks, and who has moved."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.svg import Markup, at, circle, g
from spinney.engine.faces.names import seat_mark
from spinney.games.shifting_realms.picture.bits import disc, drawn, icon
from spinney.games.shifting_realms.picture.layout import PREFIX, View
from spinney.games.shifting_realms.words.names import COLOURS

KINDS: Final = ("spot", "waiting", "soldiers", "flat")
WORDS: Final = {
    "spot": ("scout on a spot", "scouts on spots"),
    "waiting": ("scout", "scouts"),
    "soldiers": ("soldier", "soldiers"),
    "flat": ("flat soldier", "flat soldiers"),
}
SPOTS: Final = (43.0, 62.0, 81.0)  # from the left
MOST_STACKED: Final = 3  # figures of a stack that are drawn
WIDEST: Final = 50.0  # a figure
LARGEST: Final = 10.5  # half a disc with a number of one digit


class Units(NamedTuple):
    """The units of one faction on a space."""

    seat: int
    spot: int
    waiting: int
    soldiers: int
    flat: int
    tired_scouts: int = 0  # those that have moved this turn
    tired_soldiers: int = 0


def units_there(view: View, place: View) -> tuple[Units, ...]:
    """Faction by faction; only of the active one it matters who has moved."""
    active = view["turn"]["seat"] if view["order"] and not view["over"] else -1
    found: list[Units] = []
    for colour, units in place["units"].items():
        seat = COLOURS.index(colour)
        spot, waiting, standing, flat = [int(units[kind]) for kind in KINDS]
        tired_scouts = spot + waiting - int(units["fresh_scouts"]) if seat == active else 0
        tired_soldiers = standing - int(units["fresh_soldiers"]) if seat == active else 0
        found.append(Units(seat, spot, waiting, standing, flat, tired_scouts, tired_soldiers))
    return tuple(found)


def who_is_there(some: Units) -> str:
    """The units of one faction on a space, in words."""
    kinds = [(getattr(some, kind), WORDS[kind]) for kind in KINDS]
    there = ", ".join([f"{n} {words[n != 1]}" for n, words in kinds if n])
    tired = some.tired_scouts + some.tired_soldiers
    return f"{seat_mark(some.seat)}: {there}" + (f" ({tired} moved this turn)" if tired else "")


# Drawing them.


class Rank(NamedTuple):
    """Units of one kind and one faction that stand together."""

    seat: int
    shape: str
    number: int
    tired: bool


def in_ranks(units: tuple[Units, ...], spots: bool) -> list[Rank]:
    """Who does not stand on a spot, faction by faction."""
    found = []
    for some in units:
        waiting = some.waiting if spots else some.waiting + some.spot
        found += [
            Rank(some.seat, "scout", waiting, some.tired_scouts > (some.spot if spots else 0)),
            Rank(some.seat, "soldier", some.soldiers, some.tired_soldiers > 0),
            Rank(some.seat, "flat", some.flat, False),
        ]
    return [rank for rank in found if rank.number]


def on_spots(id_: str, units: tuple[Units, ...]) -> list[Markup]:
    """Scouts that collect, each on a spot."""
    standing = [(some.seat, step, step < some.tired_scouts) for some in units for step in range(some.spot)]
    return [
        g(
            figure(seat, "scout", f"spot-{id_}-{seat}-{step}", 0, 34),
            boot(9, -28) if tired else None,
            transform=at(x, 91),
            pointer_events="none",
        )
        for x, (seat, step, tired) in zip(SPOTS, standing, strict=False)
    ]


class Spot(NamedTuple):
    """Where a rank stands: the middle of its feet, how wide a figure is, how many are drawn."""

    x: float
    y: float
    wide: float
    most: int


def row_spots(number: int, top: float, bottom: float) -> list[Spot]:
    """Where ranks stand, in one row or several between two heights, as large as there is room for."""
    rows = 1 if number <= 3 else 2 if number <= 8 else 3
    across = -(-number // rows)
    high = bottom - top
    wide = round(min(WIDEST, 126 / max(1, across), 0.92 * high / (1 + 0.7 * (rows - 1))), 1)
    step = (high - wide * 1.08) / (rows - 1) if rows > 1 else 0
    pitch = min(wide * 1.02, (98 - wide) / (across - 1)) if across > 1 else 0
    left = 50 - pitch * (across - 1) / 2
    return [
        Spot(
            round(left + pitch * (place % across), 1),
            round(bottom - step * (rows - 1 - place // across), 1),
            wide,
            MOST_STACKED if across < 3 else 1,
        )
        for place in range(number)
    ]


def ranks(id_: str, found: list[Rank], spots: list[Spot]) -> list[Markup]:
    """Ranks of units, each at its place."""
    return [
        stack(rank, f"unit-{id_}-{rank.seat}-{rank.shape}", spot)
        for rank, spot in zip(found, spots, strict=True)
    ]


def numbers(found: list[Rank], spots: list[Spot]) -> list[Markup]:
    """How many units each rank has, and whether some have moved; above all figures of the space."""
    return [
        tally(rank.number, rank.tired, spot)
        for rank, spot in zip(found, spots, strict=True)
        if rank.number > 1 or rank.tired
    ]


@lru_cache(8192)
def stack(rank: Rank, name: str, spot: Spot) -> Markup:
    """Units of a kind, one behind another."""
    shown = min(rank.number, spot.most)
    return g(
        [
            figure(rank.seat, rank.shape, f"{name}-{at_}", (shown - 1 - at_) * 4.5, spot.wide)
            for at_ in range(shown)
        ],
        transform=at(spot.x, spot.y),
        pointer_events="none",
    )


@lru_cache(4096)
def tally(number: int, tired: bool, spot: Spot) -> Markup:
    """The number of units of a rank, and a boot where some have moved; never beyond the space."""
    right = min(spot.wide * 0.3, 96 - LARGEST * len(str(number)) - spot.x)
    return g(
        disc(right, -14, str(number), 10.5) if number > 1 else None,
        boot(right, -spot.wide * 0.85) if tired else None,
        transform=at(spot.x, spot.y),
        pointer_events="none",
    )


@lru_cache(8192)
def figure(seat: int, shape: str, name: str, behind: float, wide: float) -> Markup:
    """One unit, standing on the point 0, 0; those behind others are a little to the left."""
    high = round(wide * 52 / 48, 1)
    return g(
        drawn(f"fig-{shape}", -wide / 2 - behind, -high - behind * 0.3, wide, high, f"seat-{seat + 1}"),
        id=f"{PREFIX}{name}" if name else None,
        data_piece=f"{shape}-{seat}" if name else None,
    )


@lru_cache(256)
def boot(x: float, y: float) -> Markup:
    """The small boot on units that have moved."""
    return g(
        circle(cx=round(x, 1), cy=round(y, 1), r=8, fill="#fff8e6", stroke="#2b261c", stroke_width=1.2),
        icon("boot", x, y, 11),
    )
