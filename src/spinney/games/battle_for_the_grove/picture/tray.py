"""The last dice, on a tray before the clearing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from spinney.art.dice import die
from spinney.art.marks import seal
from spinney.art.svg import Markup, at, joined, rect, text
from spinney.art.touch import part
from spinney.engine.faces.names import seat_mark
from spinney.games.battle_for_the_grove.picture.layout import PREFIX, TRAY
from spinney.games.battle_for_the_grove.terms import actions
from spinney.games.battle_for_the_grove.words import names
from spinney.games.battle_for_the_grove.words.labels import aimed

KEY: Final = "dice"
SIZE: Final = (306, 46)


def tray(dice: Mapping[str, Any]) -> Markup | None:
    """The dice of the last action, if any were rolled."""
    if not dice["shown"]:
        return None
    return drawn_tray(dice["seat"], dice["action"], tuple(dice["shown"]), tuple(dice["counted"]))


@lru_cache(512)
def drawn_tray(seat: int, action: str, shown: tuple[int, ...], counted: tuple[bool, ...]) -> Markup:
    """The tray at its place."""
    wide, high = SIZE
    return part(
        PREFIX,
        KEY,
        roll_words(seat, action, shown, counted),
        tray_drawing(seat, action, shown, counted),
        rim=rect(x=-wide / 2 + 3, y=-high / 2 + 3, width=wide - 6, height=high - 6, rx=11),
        transform=at(*TRAY),
        data_place=KEY,
    )


def tray_drawing(seat: int, action: str, shown: tuple[int, ...], counted: tuple[bool, ...]) -> Markup:
    """Who rolled for what, and three dice; those that counted are framed."""
    wide, high = SIZE
    left, top = -wide / 2, -high / 2
    paper = "f-paper s-paper-edge"
    return joined(
        rect(x=left, y=top, width=wide, height=high, rx=12, class_=paper, stroke_width=2),
        seal(PREFIX, seat, left + 23, 0, 14, silent=True),
        text(rolled_for(action, short=True), x=left + 42, y=5, font_size=15, class_="f-ink"),
        [die(face, 66 + 34 * place, 0, 24, counted[place]) for place, face in enumerate(shown)],
    )


def rolled_for(action: str, short: bool) -> str:
    """What dice were rolled for: Channel at Ash, Banish from the Oak Circle."""
    number = actions.SPACE.action(action)
    kind, place = actions.kind_of(number), names.PLACES[actions.location_of(number)]
    return f"{actions.KINDS.terms[kind].heading} {aimed(kind, place.short if short else place.name)}"


def roll_words(seat: int, action: str, shown: tuple[int, ...], counted: tuple[bool, ...]) -> str:
    """The last roll in a sentence."""
    faces = ", ".join([str(face) for face in shown])
    what = rolled_for(action, short=False)
    hits = names.successes(sum(counted))
    return f"The last dice: {seat_mark(seat)} rolled {faces} to {what[:1].lower()}{what[1:]}: {hits}"
