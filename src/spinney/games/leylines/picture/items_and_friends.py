"""Items and Forest Friends that somebody has."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.layout import Zone
from spinney.art.offers import NOTHING, Offer, Offers
from spinney.art.plates import plate
from spinney.art.svg import Markup, g, path, text
from spinney.engine.bits import bits_of
from spinney.engine.nothing import NONE
from spinney.games.leylines.content import effects
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.picture.cards import friend_sign
from spinney.games.leylines.picture.icons import sign
from spinney.games.leylines.picture.layout import PREFIX
from spinney.games.leylines.picture.offers import friend_key, own_key
from spinney.games.leylines.picture.slots import LEFT
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.words.names import item_words, kind_words

THINGS: Final = 132  # the width of Items and Friends
NAMED: Final = 8  # things that have room for their names
LINE: Final = 21.5


class Thing(NamedTuple):
    """An Item or a Friend that somebody has. `kind` is negative for Items."""

    key: str
    kind: int
    colour: int
    words: str
    hint: str
    ready: bool


@lru_cache(2048)
def things_of(
    content: LeylinesContent, seat: int, items: int, flipped: int, friends: int
) -> tuple[Thing, ...]:
    """Items first, then Friends."""
    found = []
    for item, name in enumerate(effects.ITEMS.words):
        if (items >> item) & 1:
            ready = not (flipped >> item) & 1
            hint = item_words(content, item) + ("" if ready else ", used this Day")
            found.append(Thing(own_key(seat, name), -1 - item, NONE, name.capitalize(), hint, ready))
    for number in bits_of(friends):
        face = content.friends[number]
        kind, colour = int(face.kind), int(face.colour)
        hint = kind_words(content, number)
        found.append(Thing(friend_key(face.id), kind, colour, effects.FRIENDS.all[kind].name, hint, True))
    return tuple(found)


def things(t: LeylinesTable, seat: int, offered: Offers) -> list[Markup]:
    """With their names while there is room, else as signs."""
    who = t.travellers[seat]
    found = things_of(t.content, seat, int(who.items), int(who.flipped), int(who.friends))
    named = len(found) <= NAMED
    across, wide = (1, float(THINGS - 8)) if named else (4, (THINGS - 8) / 4)
    drawn = []
    for step, thing in enumerate(found):
        x, y = LEFT + 4 + step % across * wide, 9.0 + step // across * (LINE + 1)
        drawn.append(thing_sign(thing, x, y, wide - 3, LINE, offered.get(thing.key, NOTHING)))
    return drawn or [nothing_owned()]


@lru_cache(1)
def nothing_owned() -> Markup:
    """What stands there while a player has no Items and no Friends."""
    return g(
        text("No Items and", x=LEFT + 10, y=26, font_size=12, class_="f-ink-quiet"),
        text("no Friends yet", x=LEFT + 10, y=42, font_size=12, class_="f-ink-quiet"),
    )


@lru_cache(1024)
def thing_sign(thing: Thing, x: float, y: float, wide: float, high: float, offer: Offer) -> Markup:
    """A sign with a silhouette, and a name if it is wide; what is used up is pale and lies crossed out."""
    size_ = min(high - 5, 17)
    return plate(
        PREFIX,
        thing.key,
        thing.hint,
        Zone(x, y, wide, high),
        offer,
        g(
            thing_icon(thing, high / 2 + 1, high / 2, size_),
            text(thing.words, x=high + 4, y=high / 2 + 4, font_size=12, class_="f-ink")
            if wide > 60
            else None,
            opacity=None if thing.ready else 0.55,
            pointer_events="none",
        ),
        path(d=f"M3 {high - 3}L{high} 3", class_="thin none s-ink") if not thing.ready else None,
        look="thin f-moss s-line-soft",
        corner=5,
        inset=0,
        piece=thing.key,
    )


def thing_icon(thing: Thing, x: float, y: float, size_: float) -> Markup:
    """The silhouette of an Item or a Friend that somebody has."""
    if thing.kind < 0:
        return sign(effects.ITEMS.icon(-1 - thing.kind), x, y, size_)
    return friend_sign(thing.kind, thing.colour, x, y, size_)
