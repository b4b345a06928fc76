"""Forest Friends: those face up, as rows with their portraits."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.lettering import text_lines, wrapped
from spinney.art.svg import Markup, at, rect, use
from spinney.art.touch import part
from spinney.engine.faces.zones import SIDE, Item, Zone
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.picture.drawings.bits import cube, gold, name_text
from spinney.games.leylines.picture.drawings.portraits import portrait
from spinney.games.leylines.picture.keys import PREFIX
from spinney.games.leylines.picture.reading import View, friend_does, friend_words, friends_by_id
from spinney.games.leylines.words.places import friend_key

WIDE: Final = 244.0
TEXT: Final = 37.0
LETTER: Final = 0.56  # the width of a letter of their words, measured
GAP: Final = 3.0


def friends(content: LeylinesContent, view: View) -> Zone | None:
    """The Friends that can be hired."""
    shown = [(lying["id"], lying["gold"]) for lying in view["friends"] if lying["id"]]
    if not shown:
        return None
    drawn, y = list[Markup](), 0.0
    for id_, on_it in shown:
        drawn.append(friend_row(content, id_, on_it, y))
        y += height(content, id_) + GAP
    said = "; ".join([words(content, *one) for one in shown])
    row = Item("friends", said, WIDE, y - GAP, drawn)
    return Zone("friends", SIDE, "Forest Friends", [row], "after an auction", tab="Friends")


def effect(content: LeylinesContent, id_: str) -> tuple[str, ...]:
    """What a Friend does, on one line or two; the colour of an Accountant is drawn instead."""
    colour = friends_by_id(content)[id_].colour
    does = friend_does(content, id_)
    if colour >= 0:
        does = does.removesuffix(f" {COLOURS[colour]}")
    return wrapped(does, WIDE - TEXT - (30 if colour >= 0 else 7), 12, 2, LETTER)


def height(content: LeylinesContent, id_: str) -> float:
    """How high the row of a Friend is."""
    return 34.0 if len(effect(content, id_)) == 1 else 46.0


def words(content: LeylinesContent, id_: str, on_it: int) -> str:
    """A Friend in words, with the Gold on it."""
    return friend_words(content, id_) + (f"; {on_it} Gold lies on it" if on_it else "")


def after(line: str) -> float:
    """Where the cube of an Accountant is: right behind the words."""
    return min(WIDE - 14, TEXT + len(line) * 12 * LETTER + 8)


@lru_cache(1024)
def friend_row(content: LeylinesContent, id_: str, on_it: int, y: float) -> Markup:
    """A Friend as a row that can be touched, with the Gold that lies on it."""
    friend, lines, high = friends_by_id(content)[id_], effect(content, id_), height(content, id_)
    return part(
        PREFIX,
        friend_key(id_),
        words(content, id_, on_it),
        rect(x=1, y=0.7, width=WIDE - 2, height=high - 1.4, rx=8, class_="f-paper s-paper-line",
             stroke_width=1.2),
        use(portrait(friend.name), 18.5, high / 2, 29),
        name_text(friend.name, TEXT, 14, WIDE - TEXT - (46 if on_it else 8), 13),
        gold(f"+{on_it}", WIDE - 7, 14.5, 13) if on_it else None,
        text_lines(lines, TEXT, 28, 12, 12.5, "f-ink-quiet"),
        cube(COLOURS[friend.colour], after(lines[-1]), high - 10, 14) if friend.colour >= 0 else None,
        rim=rect(x=2.5, y=2.5, width=WIDE - 5, height=high - 5, rx=6.5),
        transform=at(0, y),
    )  # fmt: skip
