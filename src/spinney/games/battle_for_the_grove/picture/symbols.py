"""Everything that the drawings refer to, once for a page: figures, leaves, grass, and runs of colour."""

from __future__ import annotations

from functools import cache
from typing import Final

from spinney.art.marks import mark_symbols
from spinney.art.svg import Markup, element, joined, path, symbol, title
from spinney.games.battle_for_the_grove.picture import figures
from spinney.games.battle_for_the_grove.picture.layout import PREFIX
from spinney.games.battle_for_the_grove.picture.scenery import EVENING_SKY, MEADOW, big_tree, grass_of_circle
from spinney.games.battle_for_the_grove.state.table import CONTROL, CUBES, LOCATIONS
from spinney.games.battle_for_the_grove.words.names import SEATS, TEXTS
from spinney.games.battle_for_the_grove.words.places import SEAT_KEYS

HEAP_WIDE: Final = 7
HEAP_SIZE: Final = (104, 36)
ROW_SIZE: Final = (116, 20)

Stop = tuple[float, str, float]  # where, a class or a colour, how strong


@cache
def symbols() -> str:
    """All symbols and gradients of the game."""
    return joined(
        gradients(),
        mark_symbols(("leaf", "moon", "whirl", "tick"), PREFIX),
        [druids(seat) for seat in range(2)],
        [
            boxed(f"{SEAT_KEYS[seat]}-cube", f"{SEATS[seat]} cube", (26, 27), figures.cube(seat))
            for seat in range(2)
        ],
        [panel_symbols(seat) for seat in range(2)],
        boxed("no-cube", "a cube to come", (26, 27), figures.EMPTY_CUBE),
        [boxed(name, f"the {name.capitalize()} Circle", (24, 24), shape) for name, shape in figures.EMBLEMS],
        stones(),
        symbol(big_tree(), id=f"{PREFIX}tree", overflow="visible"),
        [
            symbol(grass_of_circle(place), id=f"{PREFIX}grass-{TEXTS[place]}", overflow="visible")
            for place in (1, 2, 3)
        ],
    )


def panel_symbols(seat: int) -> list[Markup]:
    """B-1.5, B-9.1  A heap for every number of cubes left, and for every circle a row of seven boxes."""
    key, name = SEAT_KEYS[seat], SEATS[seat]
    heaps = [
        boxed(f"{key}-heap-{count}", f"{name} cubes left", HEAP_SIZE, *heap(key, count))
        for count in range(CUBES + 1)
    ]
    rows = [
        boxed(
            f"{key}-{TEXTS[place]}-{count}",
            "cubes on a circle",
            ROW_SIZE,
            *row(seat, place, count),
        )
        for place in range(1, LOCATIONS)
        for count in range(CONTROL + 1)
    ]
    return [*heaps, *rows]


def heap(key: str, count: int) -> list[Markup]:
    """The cubes left, two rows deep; all but the last are those of the next smaller heap."""
    if count == 0:
        return []
    under = element("use", href=f"#{PREFIX}{key}-heap-{count - 1}", width=HEAP_SIZE[0], height=HEAP_SIZE[1])
    layer, place = divmod(count - 1, HEAP_WIDE)
    x, y = place * 13 + (6.5 if layer == 1 else 0), 13 + 6.5 * layer - (13 if layer == 2 else 0)
    return [under, element("use", href=f"#{PREFIX}{key}-cube", x=x, y=y, width=16, height=16.6)]


def row(seat: int, place: int, count: int) -> list[Markup]:
    """The sign of a circle, and seven boxes, as many of them full as cubes lie there."""
    boxes = [f"M{27 + 13 * step} 6h9v9h-9Z" for step in range(CONTROL)]
    full, bare = "".join(boxes[:count]), "".join(boxes[count:])
    return [
        element("use", href=f"#{PREFIX}{TEXTS[place]}", width=20, height=20),
        *(
            [path(d=full, class_=f"f-seat-{seat + 1} s-seat-{seat + 1}-edge", stroke_width=1.4)]
            if full
            else []
        ),
        *([path(d=bare, class_="none s-ink-quiet", stroke_width=1.4)] if bare else []),
    ]


def boxed(name: str, words: str, size: tuple[int, int], *drawing: Markup) -> Markup:
    """A symbol that fits any box it is put in."""
    wide, high = size
    return symbol(title(words), *drawing, id=PREFIX + name, viewBox=f"0 0 {wide} {high}", overflow="visible")


def druids(seat: int) -> list[Markup]:
    """A seat's druid on its feet and asleep, and the outlines of both."""
    name, key = SEATS[seat], SEAT_KEYS[seat]
    standing, lying = figures.STANDING_SIZE, figures.LYING_SIZE
    return [
        boxed(f"{key}-standing", f"{name} druid, standing", standing, figures.STANDING[seat]),
        boxed(f"{key}-lying", f"{name} druid, lying", lying, figures.LYING[seat]),
        boxed(f"{key}-standing-shape", "", standing, path(d=figures.STANDING_SHAPES[seat])),
        boxed(f"{key}-lying-shape", "", lying, path(d=figures.LYING_SHAPES[seat])),
    ]


def stones() -> list[Markup]:
    """The stones of a ring: bare, gold if the next cube lights the last one, lit by Light and by Dark."""
    bare = f"url(#{PREFIX}stone-bare)"
    kinds = (
        ("stone", figures.stone(bare, "", figures.BARE)),
        ("stone-last", figures.stone(bare, "#ffcf3a", figures.BARE, 1)),
        ("light-stone", figures.stone(f"url(#{PREFIX}stone-light)", "#d8ff8a", figures.LEAF)),
        ("dark-stone", figures.stone(f"url(#{PREFIX}stone-dark)", "#c79cff", figures.MOON)),
    )
    return [symbol(drawing, id=PREFIX + name, overflow="visible") for name, drawing in kinds]


def gradients() -> list[Markup]:
    """The runs of colour: theme colours change by night, plain ones do not."""
    return [
        run("sky", (0, "sky-high", 1), (0.6, "sky-mid", 1), (1, "sky-low", 1), down=EVENING_SKY),
        run("dusk", (0, "dusk", 0.72), (0.55, "dominion", 0.28), (0.95, "sky-low", 0.2), down=EVENING_SKY),
        run("meadow", (0, "moss", 1), (0.18, "crown-lit", 1), (1, "near-wood", 1), down=MEADOW),
        run("evening", (0, "#6f7020", 0.2), (1, "#4d5f18", 0.42), down=MEADOW),
        run("turf-evening", (0.5, "#6f7420", 0.18), (1, "#465614", 0.42), round=True),
        run("sunlight", (0, "sun", 0.9), (0.35, "sun", 0.45), (1, "sun", 0), round=True),
        run("turf", (0, "moss", 1), (0.7, "crown-lit", 1), (1, "crown", 1), round=True),
        run("shade", (0.8, "#2a3012", 0.5), (1, "#2a3012", 0), round=True),
        run("paved", (0, "path", 1), (1, "clearing", 1), round=True),
        run("bare", (0, "#ead9a4", 0.35), (1, "#a98f4a", 0.55), round=True),
        run("light-1", (0, "#f3ffcf", 0.95), (0.5, "#cfe58e", 0.8), (1, "#8fae4f", 0.45), round=True),
        run("light-2", (0, "#efe4ff", 0.95), (0.5, "#bb9fe8", 0.8), (1, "#7d55b8", 0.45), round=True),
        run("shine-1", (0, "#d8ff8a", 0.9), (0.6, "#b6ee5e", 0.55), (1, "#b6ee5e", 0), round=True),
        run("shine-2", (0, "#d9bcff", 0.9), (0.6, "#a271f0", 0.55), (1, "#a271f0", 0), round=True),
        run("stone-bare", (0, "#c4bba9", 1), (1, "#7e7666", 1)),
        run("stone-light", (0, "#f4ffd2", 1), (1, "#a9c178", 1)),
        run("stone-dark", (0, "#efe4ff", 1), (1, "#a283d6", 1)),
    ]


def run(name: str, *stops: Stop, down: tuple[int, int] | None = None, round: bool = False) -> Markup:
    """A gradient: across, round from its middle, or from one height of the board down to another."""
    drawn = [stop_of(*stop) for stop in stops]
    if round:
        return element("radialGradient", drawn, id=PREFIX + name)
    if down is None:
        return element("linearGradient", drawn, id=PREFIX + name)
    top, bottom = down
    units = "userSpaceOnUse"
    return element("linearGradient", drawn, id=PREFIX + name, gradientUnits=units, x2=0, y1=top, y2=bottom)


def stop_of(where: float, hue: str, strength: float) -> Markup:
    """One stop of a gradient, in a colour of the theme or in a plain one."""
    plain = hue if hue.startswith("#") else None
    return element(
        "stop",
        offset=where,
        class_=None if plain else f"stop-{hue}",
        stop_color=plain,
        stop_opacity=strength if strength < 1 else None,
    )
