"""What never changes: three torn map sheets, each realm in its own ink, and the terrain on them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from spinney.art.flora import fern, mushroom, speckles, tree, tuft
from spinney.art.shapes import Hand, blob, cloud
from spinney.art.svg import Markup, at, circle, defs, g, numbers, path, rect, symbol, text, title, use
from spinney.games.shifting_realms.picture.layout import PREFIX, SHEET, SIZE, SPACE, corner, sheet_x
from spinney.games.shifting_realms.picture.tokens import resource
from spinney.games.shifting_realms.state.goods import RESOURCES
from spinney.games.shifting_realms.state.land import BOARD, TERRAINS, cell_name

WASHES: Final = {
    "TY": "grove-orange",
    "AL": "grove-green",
    "LI": "grove-blue",
    "DO": "grove-plain",
    "AN": "grove-yellow",
}
GROUND: Final = {
    "forest": "grove-green",
    "quarry": "stone",
    "mine": "grove-orange",
    "ruins": "mist-deep",
    "water's edge": "grove-blue",
    "grass": "clearing",
    "town hall": "path",
    "troll king": "stone-shade",
}
BRINGS: Final = dict(zip(TERRAINS, RESOURCES, strict=False))  # the first terrains
SPOTS: Final = (33.0, 50.0, 67.0)  # from the left
SPOT_Y: Final = 15.0
CORNERS: Final = {
    "TY": "M58 70l5-9 7 2 4 7zM50 72l3-5 5 1 1 4z",  # rocks
    "AL": "M54 71a5 5 0 0 1 4-8a6 6 0 0 1 11 0a5 5 0 0 1 4 8z",  # a bush
    "LI": "M66 72q-1-9-5-14m5 14q0-8 1-15q-6-3-10 1q5-2 10-1q2-4 7-4q-4 1-7 4q5 0 7 4q-3-3-7-4",  # a palm
    "DO": "M52 72l5-11 3 6 4-9 3 8 4-5 2 11z",  # thorns
    "AN": "M46 72q9-8 15-3q6-8 13-1",  # dunes
}
GRASS: Final = ("AN", "LI")  # corners that are drawn with the pen alone


def wash(realm: str) -> str:
    """The colour that a realm's scenery is washed in; one that nobody has coloured is plain."""
    return WASHES.get(realm, "grove-plain")


@cache
def floor() -> Markup:
    """The table under the maps of the realms, and what is printed on their spaces."""
    return g(
        defs(scene_symbols()),
        rect(width=SIZE[0], height=SIZE[1], class_="f-floor"),
        path(d=speckles(4, 4, SIZE[0] - 4, SIZE[1] - 4, 120, 6), class_="s-moss line"),
    )


@cache
def wood() -> Markup:
    """The scenery beside the realms' maps, where two players leave room: a row of trees."""
    hand = Hand(61)
    return g(
        path(d=blob(1074, 784, 196, 30, 52, 0.1, 15), class_="f-moss"),
        [
            tree(
                904 + 38 * step,
                778 + hand.between(-10, 10),
                hand.between(40, 56),
                hand.between(58, 76),
                70 + step,
            )
            for step in range(10)
        ],
        fern(960, 794, 26, 8),
        fern(1130, 795, 24, -9),
        mushroom(1020, 793, 18),
        mushroom(1210, 793, 16),
    )


@lru_cache(64)
def sheets(realms: tuple[str, ...], names: tuple[str, ...], terrains: tuple[str, ...]) -> Markup:
    """Three sheets with their names and everything that is printed."""
    return g(
        [sheet(board, realm, names[board]) for board, realm in enumerate(realms)],
        [printed(space, terrain, realms[space // BOARD]) for space, terrain in enumerate(terrains)],
        id=f"{PREFIX}sheets",
    )


def sheet(board: int, realm: str, name: str) -> Markup:
    """The map of one realm as a sheet torn from a larger map: edges at the sides are ragged."""
    outline = torn(SHEET.width, SHEET.height, 40 + board)
    return g(
        path(d=outline, class_="f-shadow", opacity=0.3, transform=at(3, 4)),
        path(d=outline, class_=f"f-{wash(realm)} line s-line"),
        text(name, x=54, y=22, font_size=19, class_="serif bold f-ink"),
        transform=at(sheet_x(board), SHEET.y),
    )


def torn(wide: float, high: float, seed: int) -> str:
    """The outline of a realm's sheet in the scenery: its left and right sides were torn."""
    hand = Hand(seed)
    points = [(0.0, 0.0), (wide, 0.0)]
    steps = 19
    points += [(wide + hand.between(-2.5, 3), high * step / steps) for step in range(1, steps)]
    points += [(wide, high), (0.0, high)]
    points += [(hand.between(-3, 2.5), high * step / steps) for step in range(steps - 1, 0, -1)]
    return "M" + "L".join(numbers(x, y) for x, y in points) + "Z"


def printed(space: int, terrain: str, realm: str) -> Markup:
    """The scenery of one space, as printed on its realm, without anything on it."""
    brings = BRINGS.get(terrain)
    spots = [circle(cx=x, cy=SPOT_Y, r=8.2, class_="thin f-paper s-line", opacity=0.85) for x in SPOTS]
    return g(
        rect(width=SPACE[0], height=SPACE[1], rx=9, class_=f"thin f-{GROUND[terrain]} s-line-soft"),
        use(f"{PREFIX}scene-{terrain.split()[0].replace(chr(39), '')}", opacity=0.75)
        if terrain != "grass"
        else grass(space, realm),
        [resource(brings, 12.5, SPOT_Y, 18), spots] if brings else None,
        text(
            cell_name(space),
            x=5,
            y=SPACE[1] - 5,
            font_size=12,
            class_="f-ink s-paper",
            stroke_width=2.5,
            stroke_opacity=0.7,
            paint_order="stroke",
        ),
        transform=at(*corner(space)),
    )


def grass(space: int, realm: str) -> Markup:
    """A printed space of grass: tufts, and the sign of the realm in the corner."""
    hand = Hand(300 + space)
    tufts = "".join([tuft(hand.between(10, 66), hand.between(20, 60)) for _ in range(3)])
    corner_ = CORNERS.get(realm)
    pen = "none" if realm in GRASS else f"f-{wash(realm)}"
    return g(
        path(d=tufts, class_="none thin s-line-soft", opacity=0.5),
        path(d=corner_, class_=f"thin {pen} s-line-soft", opacity=0.75) if corner_ else None,
    )


@cache
def scene_symbols() -> list[Markup]:
    """Terrain, drawn once: 78 by 77 units, quiet in the middle."""
    drawings = {
        "forest": forest_drawing(),
        "quarry": quarry_drawing(),
        "mine": mine_drawing(),
        "ruins": ruins_drawing(),
        "waters": coast_drawing(),
        "town": town_drawing(),
        "troll": den_drawing(),
    }
    return [
        symbol(
            title(name),
            drawing,
            id=f"{PREFIX}scene-{name}",
            viewBox=f"0 0 {SPACE[0]} {SPACE[1]}",
            width=SPACE[0],
            height=SPACE[1],
        )
        for name, drawing in drawings.items()
    ]


def forest_drawing() -> list[Markup]:
    """The scenery printed on a realm's forest spaces: a few trees."""
    places = ((12, 60, 12, 3), (66, 62, 13, 5), (40, 67, 11, 8), (26, 70, 9, 11), (54, 71, 9, 14))
    return [
        g(
            path(d=f"M{x} {y}v9", class_="none line s-bark"),
            path(d=cloud(x, y - 4, size, size, seed, 8), class_="f-crown thin s-line-soft"),
        )
        for x, y, size, seed in places
    ]


def quarry_drawing() -> list[Markup]:
    """What is printed on quarry spaces of a realm."""
    return [
        path(d="M4 73L8 52L22 48L28 60L44 56L50 64L66 58L74 73Z", class_="f-stone-shade thin s-line-soft"),
        path(d="M8 52L14 60L28 60M44 56L46 66L66 68M22 48L20 60", class_="none thin s-line-soft"),
    ]


def mine_drawing() -> list[Markup]:
    """What is printed on mine spaces of a realm."""
    return [
        path(d="M3 73C10 58 18 46 32 42C46 38 62 50 75 73Z", class_="f-bark thin s-line-soft", opacity=0.55),
        path(d="M26 73V60Q36 50 46 60V73Z", class_="f-shadow thin s-line", opacity=0.6),
        path(d="M25 60H47M29 60V73M43 60V73", class_="none thin s-line"),
    ]


def ruins_drawing() -> list[Markup]:
    """What is printed on ruins of a realm."""
    return [
        path(d=blob(39, 66, 32, 9, 4, 0.08, 12), class_="f-gate", opacity=0.35),
        path(d="M8 71V46H7V42H19V46H18V71ZM60 71V54L64 50L70 56V71Z", class_="f-stone thin s-line-soft"),
        path(d="M26 71L30 62H46L44 71Z", class_="f-stone thin s-line-soft"),
        path(d="M11 47V70M15 47V70M64 57V70", class_="none thin s-line-soft"),
    ]


def coast_drawing() -> list[Markup]:
    """What is printed at the water's edge of a realm."""
    waves = "".join(f"M4 {y}q6-5 12 0t12 0t12 0t12 0t12 0t12 0" for y in (48, 58, 68))
    return [
        path(d="M0 9Q0 0 9 0H69Q78 0 78 9V16Q64 24 50 17T22 19T0 17Z", class_="f-clearing"),
        path(d="M0 17Q8 21 22 19T50 17T78 16", class_="none thin s-line-soft", opacity=0.7),
        path(d=waves, class_="none thin s-line-soft", opacity=0.6),
    ]


def town_drawing() -> list[Markup]:
    """The scenery printed on a realm's town hall space: gabled houses."""
    return [
        path(d="M8 40V22L20 11L32 22V40ZM46 40V22L58 11L70 22V40Z", class_="f-sack thin s-line"),
        path(d="M24 40V18L39 5L54 18V40Z", class_="f-bone-dull thin s-line"),
        path(d="M21 20L39 3L57 20M5 24L20 9L25 14M73 24L58 9L53 14", class_="none line s-line"),
        path(d="M34 40V30Q39 25 44 30V40Z", class_="f-bark thin s-line"),
        path(d="M2 40H76", class_="none thin s-line"),
    ]


def den_drawing() -> list[Markup]:
    """What is printed on the troll king's space."""
    return [
        path(d="M0 77V60L10 66L20 54L34 64L48 52L60 66L78 56V77Z", class_="f-stone thin s-line-soft"),
        path(d="M12 70l6 2m4-2l7-3M52 70l7-2m3 4l8-1", class_="none line s-bone-dull"),
    ]
