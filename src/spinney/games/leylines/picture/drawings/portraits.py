"""Portraits of Forest Friends on a round of 32 units: one for each animal, found by its name."""

from __future__ import annotations

from functools import cache
from typing import Final

from spinney.art.svg import Markup, symbol, title
from spinney.games.leylines.picture.drawings.glyphs import DARK, OUT
from spinney.games.leylines.picture.keys import PREFIX

ROUND: Final = f"<circle cx='16' cy='16' r='15.2' fill='#dfe6c3' stroke='{DARK}' stroke-width='1.3'/>"
HEAD: Final = "M16 6.5c7 0 9 6 8 11-1 6-4 10-8 10s-7-4-8-10c-1-5 1-11 8-11Z"
MUZZLE: Final = "M16 17c4 0 5 3 4 6s-2 4-4 4-3-1-4-4 0-6 4-6Z"
EYES: Final = f"<g fill='{DARK}'><circle cx='12.4' cy='15' r='1.6'/><circle cx='19.6' cy='15' r='1.6'/>"
NOSE: Final = "<path d='M14.4 20.3h3.2L16 22.4Z'/></g>"
EARS: Final = {
    "round": "M9.5 10.5c-4-1-4.5-6 0-6.5 2 0 3 2 3 3.5M22.5 10.5c4-1 4.5-6 0-6.5-2 0-3 2-3 3.5",
    "pointed": "M9 12 6.5 3l7 4M23 12l2.5-9-7 4",
    "long": "M12.5 9C8 5 8 1 10.5.8c2.5 0 3.5 4 4 7M19.5 9c4.5-4 4.5-8 2-8.2-2.5 0-3.5 4-4 7",
    "antlers": "M10 9C5 8 4 4 4.5 2M6 6l-3-.5M22 9c5-1 6-5 5.5-7M26 6l3-.5M9 12l-4-1 4-2.5M23 12l4-1-4-2.5",
    "small": "M10 9.5C7.5 8.5 7.5 5.5 10 5.5M22 9.5c2.5-1 2.5-4 0-4",
}
MAMMALS: Final = {  # by name: the fur, the muzzle, the ears, and what is painted on the face
    "stoat": ("#9a6a3c", "#f4e6cf", "round", ""),
    "badger": (
        "#57534c",
        "#f4f0e4",
        "round",
        "<path d='M16 6.5c1.6 3 1.6 8 1 11h-2c-.6-3-.6-8 1-11Z' fill='#f4f0e4'/>",
    ),
    "raccoon": (
        "#8d8c86",
        "#f1ede2",
        "pointed",
        "<path d='M8.5 14c5-2.5 10-2.5 15 0l-1 4c-4-1.5-9-1.5-13 0Z' fill='#33302b'/>",
    ),
    "shrew": ("#7b5a44", "#d8b79a", "small", ""),
    "hare": ("#b08b5e", "#f4e6cf", "long", ""),
    "dormouse": ("#c98f4a", "#fbeed5", "round", ""),
    "fawn": (
        "#b98a58",
        "#f4e6cf",
        "pointed",
        "<g fill='#f8ead0'><circle cx='13' cy='10' r='1'/><circle cx='19' cy='10' r='1'/></g>",
    ),
    "mole": ("#4c4550", "#e8a9a4", "small", ""),
    "vole": ("#8a6b4c", "#e6d2b5", "small", ""),
    "otter": ("#6f4e35", "#dcc4a0", "small", ""),
    "squirrel": ("#b8572a", "#fbe7cf", "pointed", ""),
    "fox": ("#c2571f", "#fbf3e4", "pointed", ""),
    "lynx": (
        "#c09a66",
        "#f6ead2",
        "pointed",
        "<path d='M6.5 3 5 .8M25.5 3 27 .8' stroke='#1c1408' stroke-width='1.6'/>",
    ),
    "wolf": ("#6c7276", "#e4e6e2", "pointed", ""),
    "stag": ("#9b6a3e", "#ead6b6", "antlers", ""),
    "ermine": ("#f2efe6", "#ffffff", "round", ""),
}
BIRDS: Final = {  # by name: the feathers, the breast, the beak
    "magpie": ("#2b2f3a", "#f4f2ea", "#3a3a3a"),
    "heron": ("#8396a3", "#eef2f0", "#d9a136"),
    "pigeon": ("#7f8a99", "#b9a5c2", "#6a5a4c"),
    "wren": ("#8a5f38", "#d9b98a", "#5a4326"),
    "kingfisher": ("#1f7fb0", "#e3843a", "#2f2a26"),
    "robin": ("#6f5a41", "#d9542b", "#4a3a28"),
    "owl": ("#86633d", "#e6cf9f", "#d9a136"),
}
COLD: Final = {  # by name: the skin and the belly
    "newt": ("#3f8f6f", "#e8a24a"),
    "tortoise": ("#7f8f4a", "#c9b56a"),
    "frog": ("#5a9a3a", "#d8e79a"),
}
WINGED: Final = {  # by name: the body, the wings, and the marks on them
    "moth": ("#6a5a7a", "#cbb7d8", "#8d6fb0"),
    "beetle": ("#5c2f86", "#7b3fb0", "#d9b8ff"),
    "bumble": ("#2b261c", "#e9f2f4", "#f2c230"),
}


def mammal(fur: str, light: str, ears: str, face: str) -> str:
    """A furry face: ears, head, muzzle, eyes, nose."""
    inside = "none" if ears == "antlers" else fur
    return (
        f"<path d='{EARS[ears]}' fill='{inside}' {OUT}/><path d='{HEAD}' fill='{fur}' {OUT}/>{face}"
        f"<path d='{MUZZLE}' fill='{light}'/>{EYES}{NOSE}<g fill='#fff'><circle cx='12.9' cy='14.5' r='.5'/>"
        "<circle cx='20.1' cy='14.5' r='.5'/></g>"
    )


def bird(feathers: str, breast: str, beak: str) -> str:
    """A bird from the side: tail, body, breast, head, beak."""
    return (
        f"<path d='M9 20 3.5 25l8-1Z' fill='{feathers}' {OUT}/>"
        f"<path d='M18 5c5 0 7 4 6 8-1 8-6 13-12 12-5-1-5-8 0-11 2-3 1-9 6-9Z' fill='{feathers}' {OUT}/>"
        f"<path d='M22 14c0 6-4 10-9 10 4-2 5-6 5-9 1-2 3-2 4-1Z' fill='{breast}'/>"
        f"<path d='M23.5 9 30 10.5 23.5 12.5Z' fill='{beak}' {OUT}/><circle cx='19.5' cy='9.5' r='2'"
        " fill='#fff8e6'/>"
        f"<circle cx='20' cy='9.5' r='1.2' fill='{DARK}'/>"
    )


def cold(skin: str, belly: str) -> str:
    """A broad face with eyes on top."""
    return (
        f"<g fill='{skin}' {OUT}><circle cx='9.5' cy='10' r='4.2'/><circle cx='22.5' cy='10' r='4.2'/>"
        "<path d='M16 9c8 0 11 5 11 9s-4 9-11 9S5 22 5 18s3-9 11-9Z'/></g>"
        f"<path d='M8 21c4 5 12 5 16 0-1 4-4 5.5-8 5.5S9 25 8 21Z' fill='{belly}'/>"
        f"<path d='M9 20c4 2.5 10 2.5 14 0' fill='none' stroke='{DARK}' stroke-width='1.4'/>"
        f"<g fill='{DARK}'><circle cx='9.5' cy='10' r='1.9'/><circle cx='22.5' cy='10' r='1.9'/></g>"
    )


def winged(body: str, wings: str, marks: str) -> str:
    """An insect from above: wings, body, feelers, marks."""
    return (
        f"<path d='M13 6 9 2M19 6l4-4' fill='none' {OUT}/>"
        "<path d='M15 10C8 4 3 8 4 14s4 8 7 8 4-3 4-6ZM17 10c7-6 12-2 11 4s-4 8-7 8-4-3-4-6Z'"
        f" fill='{wings}' {OUT}/>"
        f"<g fill='{marks}'><circle cx='9' cy='14' r='2.3'/><circle cx='23' cy='14' r='2.3'/></g>"
        f"<path d='M16 5c3 0 4 3 4 6 0 8-1 16-4 16s-4-8-4-16c0-3 1-6 4-6Z' fill='{body}' {OUT}/>"
        f"<path d='M12.5 14h7M12.5 18.5h7' stroke='{marks}' stroke-width='1.8'/>"
    )


@cache
def animals() -> dict[str, str]:
    """Every animal that has a portrait, with its drawing."""
    return {
        **{name: mammal(*look) for name, look in MAMMALS.items()},
        **{name: bird(*look) for name, look in BIRDS.items()},
        **{name: cold(*look) for name, look in COLD.items()},
        **{name: winged(*look) for name, look in WINGED.items()},
    }


@cache
def portrait(name: str) -> str:
    """The symbol that shows a Friend of this name; the sign of all Friends if its animal is unknown."""
    said = name.casefold().replace("-", " ").split()
    return next((f"{PREFIX}face-{animal}" for animal in animals() if animal in said), f"{PREFIX}icon-friend")


def portrait_symbols() -> list[Markup]:
    """The portraits of all animals."""
    return [
        symbol(title(name), Markup(ROUND + drawing), id=f"{PREFIX}face-{name}", viewBox="0 0 32 32")
        for name, drawing in animals().items()
    ]
