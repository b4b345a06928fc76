"""Ways: where a Move leads, step by step, and where the dragon has been and may fly."""

from __future__ import annotations

from functools import lru_cache

from spinney.art.layout import Zone
from spinney.art.svg import Markup, circle, g, numbers, path, rect, text, title
from spinney.engine.bits import bits_of
from spinney.engine.text import many
from spinney.games.shifting_realms.content.effects import TUNNEL
from spinney.games.shifting_realms.picture.emblems import sign
from spinney.games.shifting_realms.picture.layout import PILES, PREFIX, SPACE, corner, middle, sheet_x
from spinney.games.shifting_realms.picture.tokens import cloth
from spinney.games.shifting_realms.state.land import NOWHERE
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import actions, questions
from spinney.games.shifting_realms.terms.questions import QUESTIONS


def ways(t: RealmsTable, seat: int) -> list[Markup]:
    """The routes shown to whoever is asked to move, dotted from the origin, below tiles and units."""
    if t.over or seat != t.seat or QUESTIONS.of(t) != questions.DESTINATION:
        return []
    return [routes(t, int(t.about), seat)]


def signposts(t: RealmsTable, seat: int) -> list[Markup]:
    """Above tiles and units: the space that a choice is about, steps of a way, the flight of the dragon."""
    asked = int(QUESTIONS.of(t))
    if not t.over and asked == questions.STEP:
        return [flight(t, seat)]
    if t.over or seat != t.seat:
        return []
    if asked == questions.SITE:
        return [begun(pile_zone(t, int(t.about)))]
    space = int(QUESTIONS.space_of(t))
    if space == NOWHERE:
        return []
    frame = begun(Zone(*corner(space), *SPACE))
    return [frame, *(step_marks(t, int(t.about), seat) if asked == questions.DESTINATION else [])]


def pile_zone(t: RealmsTable, kind: int) -> Zone:
    """Where the pile of a kind of tile lies, to frame it while its Build asks for a space."""
    realm = t.content.kind_realm[kind]
    here = [other for other in t.land.kinds if t.content.kind_realm[other] == realm]
    wide = PILES.width / len(here)
    left = sheet_x(int(t.land.board_of_realm[realm])) + wide * here.index(kind)
    return Zone(round(left, 1), PILES.y, wide - 4, PILES.height)


def begun(zone: Zone) -> Markup:
    """Where a route or another choice begins: a dashed frame around its space or pile."""
    x, y, wide, high = zone
    return rect(
        x=x + 1,
        y=y + 1,
        width=wide - 2,
        height=high - 2,
        rx=8,
        class_="none s-ink",
        stroke_width=3,
        stroke_dasharray="7 5",
        pointer_events="none",
        id=f"{PREFIX}begun",
    )


def neighbours(t: RealmsTable, seat: int) -> dict[int, list[int]]:
    """S-5.2, S-5.3  Enterable spaces next to each, tunnels included."""
    enterable = int(t.enterable())
    tunnels = int(t.tiles_with(seat, TUNNEL))
    if tunnels:
        tunnels |= int(t.tunnel_mouths(seat))
    found: dict[int, list[int]] = {}
    for space, near in enumerate(t.land.near):
        reach = int(near) | (tunnels if (tunnels >> space) & 1 else 0)
        found[space] = [int(other) for other in bits_of(reach & enterable) if other != space]
    return found


def came_from(t: RealmsTable, origin: int, seat: int) -> dict[int, tuple[int, int]]:
    """A shortest way to every space that can be chosen: the space before it, and how many steps."""
    near = neighbours(t, seat)
    wanted = {int(t.content.actions.part_of(option)) for option in t.options}
    found: dict[int, tuple[int, int]] = {origin: (origin, 0)}
    front = [origin]
    while front and not wanted <= set(found):
        further: list[int] = []
        for space in front:
            for other in near[space]:
                if other not in found:
                    found[other] = (space, found[space][1] + 1)
                    further.append(other)
        front = further
    return {space: step for space, step in found.items() if space in wanted}


def routes(t: RealmsTable, origin: int, seat: int) -> Markup:
    """The routes of a Move: a dotted line to each space from the one before."""
    lines = "".join(
        [
            f"M{numbers(*middle(before))}L{numbers(*middle(space))}"
            for space, (before, _) in came_from(t, origin, seat).items()
        ]
    )
    return g(
        path(d=lines, class_="none s-paper", stroke_width=6, opacity=0.7),
        path(
            d=lines,
            class_=f"none s-{cloth(seat)}",
            stroke_width=4,
            stroke_dasharray="1 8",
            stroke_linecap="round",
        ),
        id=f"{PREFIX}ways",
        pointer_events="none",
    )


def step_marks(t: RealmsTable, origin: int, seat: int) -> list[Markup]:
    """How many steps each space is away that a Move can go to."""
    return [step_mark(space, steps) for space, (_, steps) in came_from(t, origin, seat).items()]


@lru_cache(512)
def step_mark(space: int, steps: int) -> Markup:
    """How many steps it takes, in a corner of the space."""
    x, y = corner(space)
    x, y = x + SPACE[0] - 13, y + SPACE[1] - 13
    return g(
        title(many(steps, "step")),
        circle(cx=x, cy=y, r=9, class_="thin f-paper s-ink"),
        text(str(steps), x=x, y=y + 4.5, font_size=12, class_="bold middle f-ink"),
        pointer_events="none",
    )


def flight(t: RealmsTable, seat: int) -> Markup:
    """Claw marks where the dragon has been in this flight; arrows to where it may go on."""
    x, y = middle(int(t.dragon))
    passed = [int(space) for space in bits_of(t.more) if space != t.dragon]
    ahead = [
        int(t.content.actions.part_of(option))
        for option in t.options
        if t.content.actions.kind_of(option) == actions.FLY and seat == t.seat
    ]
    return g(
        [sign("sign-claw", middle(space)[0], middle(space)[1], 40, "f-danger") for space in passed],
        [arrow(x, y, *middle(space)) for space in ahead],
        id=f"{PREFIX}ways",
        pointer_events="none",
    )


def arrow(x: float, y: float, to_x: float, to_y: float) -> Markup:
    """An arrow of the dragon's flight, from near the middle of one space to near that of another."""
    along_x, along_y = to_x - x, to_y - y
    long = (along_x**2 + along_y**2) ** 0.5
    dx, dy = along_x / long, along_y / long
    start, end = (x + dx * 34, y + dy * 34), (x + dx * 58, y + dy * 58)
    left = (end[0] - dx * 9 - dy * 6, end[1] - dy * 9 + dx * 6)
    right = (end[0] - dx * 9 + dy * 6, end[1] - dy * 9 - dx * 6)
    shape = f"M{numbers(*start)}L{numbers(*end)}M{numbers(*left)}L{numbers(*end)}L{numbers(*right)}"
    return g(path(d=shape, class_="none s-paper", stroke_width=7), path(d=shape, class_="none line s-danger"))
