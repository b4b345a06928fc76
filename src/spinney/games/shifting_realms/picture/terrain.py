"""The land: what is printed on the spaces of each realm, a hundred units square, drawn once as symbols."""

from __future__ import annotations

from typing import Final

from spinney.art.shapes import Hand
from spinney.art.svg import number
from spinney.games.shifting_realms.picture.layout import INKS, PLAIN, PREFIX, ink_of

ROUND: Final = "stroke-linejoin='round' stroke-linecap='round'"
VARIANTS: Final = 4  # of grass, so that no two neighbours look alike
NOBODYS: Final = "any"  # a realm that nobody has drawn
REALMS: Final = (*INKS, NOBODYS)
GROUNDS: Final = {  # from above to below
    "forest": ("#cfe0a8", "#8fb065"),
    "mine": ("#ecd3b2", "#c79a6a"),
    "quarry": ("#e2dfd6", "#b9b4a6"),
    "ruins": ("#dfd8e6", "#b3a9bd"),
    "water": ("#cfe9f0", "#7db7d2"),
    "town": ("#eee2bd", "#d6c48c"),
    "troll": ("#b5aeb4", "#837a86"),
}
SHORT: Final = {"water's edge": "water", "town hall": "town", "troll king": "troll"}


def land(terrain: str, realm: str, space: int) -> str:
    """The symbol of a space: its terrain, in the manner of its realm."""
    known = realm if realm in INKS else NOBODYS
    if terrain == "grass":
        return f"land-grass-{known}-{(space * 7 + space // 4) % VARIANTS}"
    return f"land-forest-{known}" if terrain == "forest" else f"land-{SHORT.get(terrain, terrain)}"


def land_symbols() -> str:
    """All spaces as symbols, with the washes under them."""
    return "".join([CELL, *washes(), *[symbol_of(name, drawing) for name, drawing in drawings().items()]])


CELL: Final = f"<clipPath id='{PREFIX}cell'><rect x='2' y='2' width='96' height='96' rx='13'/></clipPath>"


def washes() -> list[str]:
    """A gradient for every terrain, and for the grass of every realm."""
    found = [wash(name, *colours) for name, colours in GROUNDS.items()]
    for realm in REALMS:
        ink = ink_of(realm) if realm in INKS else PLAIN
        found.append(wash(f"grass-{realm}", ink.light, ink.dark))
    return found


def wash(name: str, light: str, dark: str) -> str:
    """A gradient from above to below."""
    return (
        f"<linearGradient id='{PREFIX}wash-{name}' x1='0' y1='0' x2='0' y2='1'><stop stop-color='{light}'/>"
        f"<stop offset='1' stop-color='{dark}'/></linearGradient>"
    )


def symbol_of(name: str, drawing: str) -> str:
    """One terrain as a symbol: its wash, what is drawn on it, its edge."""
    parts = name.split("-")
    ground = f"grass-{parts[1]}" if parts[0] == "grass" else parts[0]
    return (
        f"<symbol id='{PREFIX}land-{name}' viewBox='0 0 100 100'>"
        f"<rect x='2' y='2' width='96' height='96' rx='13' fill='url(#{PREFIX}wash-{ground})'/>"
        f"<g clip-path='url(#{PREFIX}cell)'>{drawing}</g>"
        "<rect x='2' y='2' width='96' height='96' rx='13' fill='none' stroke='#5d5638' stroke-opacity='.55'"
        " stroke-width='1.6'/></symbol>"
    )


def drawings() -> dict[str, str]:
    """What is drawn on every terrain of every realm."""
    found: dict[str, str] = {}
    for at, realm in enumerate(REALMS):
        for variant in range(VARIANTS):
            found[f"grass-{realm}-{variant}"] = grass(realm, Hand(70 + 11 * at + 31 * variant), variant)
        found[f"forest-{realm}"] = forest(realm)
    return found | SAME


# Grass.


def grass(realm: str, hand: Hand, variant: int) -> str:
    """Tufts, and what grows or lies about in this realm."""
    tufts = "".join([tuft(hand.between(14, 86), hand.between(24, 90)) for _ in range(5)])
    more = "".join(
        [about(realm, hand.between(14, 82), hand.between(16, 88), variant + at) for at in range(4)]
    )
    return tufts + more + (palm(hand.between(22, 78), 44) if realm == "LI" and variant % 2 else "")


def tuft(x: float, y: float) -> str:
    """A tuft of grass."""
    return (
        f"<path d='M{number(x)} {number(y)}q-3-8-6-9m6 9q0-9 2-12m-2 12q4-7 7-8' stroke='#93a05a'"
        " stroke-width='1.8' fill='none'/>"
    )


def about(realm: str, x: float, y: float, which: int) -> str:
    """Something small on the grass of a realm: flowers, rocks, shells, thorns, ripples of sand."""
    at = f"<g transform='translate({number(x)} {number(y)})'>"
    drawn = {
        "AL": "<circle cx='-3.5' r='2.6' fill='#fff'/><circle cx='3.5' r='2.6' fill='#fff'/><circle cy='-3.5'"
        " r='2.6' fill='#fff'/><circle cy='3.5' r='2.6' fill='#fff'/><circle r='2.2' fill='#e8b832'/>",
        "TY": "<path d='M0 0l5-6 8 1 3 6Z' fill='#b7ad97' stroke='#7c7566' stroke-width='1.4'/>",
        "LI": "<path d='M0 0q4-7 8 0q-4 3-8 0m2 0 2-3 2 3' fill='#f6ead2' stroke='#b39a6a'/>",
        "DO": "<path d='M0 0l3-9 3 9M5 0l4-12 3 12' fill='none' stroke='#6a6152' stroke-width='1.8'/>",
        "AN": f"<path d='M0 0q6-6 12 0q6-5 11 0' fill='none' stroke='#c4a45c' stroke-width='1.8' {ROUND}/>",
    }.get(realm, "")
    return f"{at}{drawn}</g>" if drawn and (which % 2 == 0 or realm != "LI") else ""


def palm(x: float, y: float) -> str:
    """A palm."""
    return (
        f"<g transform='translate({number(x)} {number(y)})'><path d='M0 0q3-14-2-24' stroke='#8a6a3c'"
        f" stroke-width='3' fill='none' {ROUND}/><path d='M-2-24q-12-4-16 6 8-4 16-6q-4-9 6-12-2 7-6 12"
        "q10-6 16 2-9-1-16-2Z' fill='#6b9a5b' stroke='#3f6b3a' stroke-width='1.2'/></g>"
    )


# Forests.

PLACES: Final = ((62, 34, 0.85), (40, 36, 0.9), (82, 42, 1.0), (18, 44, 1.0), (90, 74, 0.8), (10, 78, 0.8))


def forest(realm: str) -> str:
    """Six trees of the kind that grows in a realm, with room in the middle."""
    grow = {"TY": fir, "DO": fir, "AN": cedar}.get(realm, leafy)
    return "".join([grow(x, y, size) for x, y, size in PLACES])


def grown(x: float, y: float, size: float, drawing: str) -> str:
    """A tree with its shadow, at its place."""
    return (
        f"<g transform='translate({number(x)} {number(y)}) scale({number(size)})'>"
        f"<ellipse rx='11' ry='3' fill='#1b1206' opacity='.2'/>{drawing}</g>"
    )


def leafy(x: float, y: float, size: float) -> str:
    """A round tree."""
    return grown(
        x,
        y,
        size,
        "<path d='M0 0v-9' stroke='#6b4a23' stroke-width='3.5'/><circle cy='-18' r='12' fill='#5d8a3d'"
        " stroke='#2e4d1c' stroke-width='1.6'/><path d='M-5-22q4-5 9-2' stroke='#a9cc86' stroke-width='2'"
        " fill='none'/>",
    )


def fir(x: float, y: float, size: float) -> str:
    """A fir."""
    return grown(
        x,
        y,
        size,
        "<path d='M0 0v-8' stroke='#5b3f22' stroke-width='3.5'/><path d='M0-36 8-22H4l8 11H6l5 7H-11l5-7h-6"
        f"l8-11h-4Z' fill='#47734b' stroke='#223d26' stroke-width='1.6' {ROUND}/>"
        "<path d='M-1-30-4-24M-2-20l-4 6' stroke='#8fb78c' stroke-width='1.8' fill='none'/>",
    )


def cedar(x: float, y: float, size: float) -> str:
    """A cedar with flat crowns."""
    return grown(
        x,
        y,
        size,
        "<path d='M0 0q2-14-1-26' stroke='#7a5a34' stroke-width='3' fill='none'/><path d='M-13-10q5-8 13-6"
        " 8-2 13 5-12 4-26 1ZM-10-22q4-9 10-9 7 0 10 8-9 5-20 1Z' fill='#7f9a3e' stroke='#47571c'"
        " stroke-width='1.5'/>",
    )


# What is the same everywhere.

MINE: Final = (
    "<path d='M4 62 24 26l14 14 14-24 20 26 8-8 18 28Z' fill='#b98a58' stroke='#6d4519' stroke-width='2'/>"
    "<path d='M38 62V50a12 12 0 0 1 24 0v12Z' fill='#2b1d0e' stroke='#6d4519' stroke-width='3'/>"
    "<path d='m20 44 5 3M76 46l5-3M50 24l4 6' stroke='#f2c230' stroke-width='3'/>"
)
QUARRY: Final = (
    "<path d='M6 60V40l20-14 16 6 14-12 22 10 16 14v16Z' fill='#a9a69c' stroke='#5d594e' stroke-width='2'/>"
    "<path d='M26 26 30 60M56 20 54 60M78 30 74 60M6 46h88' stroke='#7e7a6e' stroke-width='1.8' fill='none'/>"
    "<path d='M26 26 42 32 56 20 78 30 68 34 56 28 44 38 30 32Z' fill='#cfccc2' opacity='.7'/>"
)
RUINS: Final = (
    "<path d='M12 62V26h12v36ZM38 62V26h12v36ZM66 62V34h12v28ZM8 26h46v-8H8Z' fill='#cfc6d6'"
    " stroke='#584c66' stroke-width='2'/><path d='M16 30v30M20 30v30M42 30v30M46 30v30M70 38v22' fill='none'"
    " stroke='#9a8fa8' stroke-width='1.4'/><path d='m76 14 2 6 6 2-6 2-2 6-2-6-6-2 6-2Z' fill='#b05fd0'/>"
)
WATER: Final = (
    "<path d='M0 0h100v22C80 34 64 20 46 28 28 36 14 24 0 32Z' fill='#e4dfae' stroke='#fff'"
    " stroke-width='3'/>"
    + "".join(
        f"<path d='M{-6 + at % 2 * 8} {48 + at * 15}{'q8-8 16 0t16 0' * 4}' fill='none' stroke='#fff'"
        " stroke-opacity='.7' stroke-width='2.4'/>"
        for at in range(4)
    )
)
TOWN: Final = (
    "<path d='M36 100C40 84 46 78 50 66c4 12 10 18 14 34Z' fill='#c9b27a' opacity='.8'/>"
    f"<use href='#{PREFIX}tile-hall' x='11' y='4' width='78' height='75.6'/>"
)
TROLL: Final = (
    "<path d='M0 100V62L12 40l10 12 14-28 14 22 16-26 14 30 8-10 12 22v38Z' fill='#6b6370' stroke='#3a3440'"
    " stroke-width='2'/><path d='M20 100V78q30-30 60 0v22Z' fill='#2a2430'/>"
    "<path d='M10 92l8 3m4-4 7-3M72 92l8-3m2 5 9-1' stroke='#ddd3ba' stroke-width='2.4' fill='none'/>"
)
SAME: Final = {
    "mine": MINE,
    "quarry": QUARRY,
    "ruins": RUINS,
    "water": WATER,
    "town": TOWN,
    "troll": TROLL,
}
