"""The tableau of a player: the Starter with its three action spaces, and Adventure Cards."""

from __future__ import annotations

from functools import lru_cache
from json import dumps, loads
from typing import Any, Final

from spinney.art.board import lantern, part
from spinney.art.layout import Zone
from spinney.art.lettering import SERIF, text_lines, wrapped
from spinney.art.offers import NOTHING, Offer, Offers, touchable
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, g, path, rect, text
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import ELEMENTS, STARTER_ACTIONS
from spinney.games.eldervale.picture.effects import block, card_items, effect_items, flow
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.offers import Touched
from spinney.games.eldervale.picture.symbols import silhouette, thing
from spinney.games.eldervale.picture.tokens import WASHES, emblem, face
from spinney.games.eldervale.words.cards import aura_words, card_words
from spinney.games.eldervale.words.effects import effect_words
from spinney.games.eldervale.words.icons import Items, words
from spinney.games.eldervale.words.names import token_words

Card = dict[str, Any]
LEAST_COLUMNS: Final = 5
MOST_COLUMNS: Final = 6  # as long as three rows are enough
MOST_ROWS: Final = 3
HIGHEST: Final = 100.0  # a card
SPACES: Final = {"summon": "ruin-portal", "gather": "unit-worker", "dwell": "sign-house"}


# The tableau.


def tableau(
    content: EldervaleContent,
    cards: list[Card],
    used: tuple[bool, ...],
    room: Zone,
    offered: Offers,
    seat: int,
) -> list[Markup]:
    """The Starter, two cards wide, and every Adventure Card, in rows; nothing before a faction is chosen."""
    if not cards:
        return []
    rows, columns = grid(len(cards) + 1)
    wide, high = room.width / columns, min(HIGHEST, room.height / rows)
    drawn = [
        starter(
            content,
            cards[0],
            used,
            offered,
            Zone(room.x, room.y, round(2 * wide - 4, 2), round(high - 4, 2)),
            seat,
        )
    ]
    for place, found in enumerate(cards[1:], 2):
        x, y = room.x + wide * (place % columns), room.y + high * (place // columns)
        zone = Zone(round(x, 2), round(y, 2), round(wide - 4, 2), round(high - 4, 2))
        keys = (f"card-{found['id']}", f"slot-{found['id']}-")
        marked = tuple([(key, offer) for key, offer in offered.items() if key.startswith(keys)])
        drawn.append(adventure(content, dumps(found), zone, marked))
    return drawn


def grid(cells: int) -> tuple[int, int]:
    """Rows and columns for so many cards of a tableau."""
    rows = 1 if cells <= LEAST_COLUMNS else 2 if cells <= 2 * MOST_COLUMNS else MOST_ROWS
    return rows, max(LEAST_COLUMNS, -(-cells // rows))


def starter(
    content: EldervaleContent, found: Card, used: tuple[bool, ...], offered: Offers, zone: Zone, seat: int
) -> Markup:
    """The Starter of the tableau: name and Element, and the three action spaces."""
    keys = ("starter", *[f"starter-{name}" for name in STARTER_ACTIONS])
    marked = tuple([(key, offered[key]) for key in keys if key in offered])
    return starter_drawn(content, dumps(found), used, zone, marked, seat)


@lru_cache(512)
def starter_drawn(
    content: EldervaleContent, written: str, used: tuple[bool, ...], zone: Zone, marked: Touched, seat: int
) -> Markup:
    """The Starter Card of a tableau, drawn anew only when something on it changes."""
    found: Card = loads(written)
    printed = next(one for one in content.starters if one.id == found["id"])
    element = ELEMENTS[printed.element]
    offered = dict(marked)
    offer = offered.get("starter", NOTHING)
    shape = card(0, 0, zone.width, zone.height, 13, 7)
    gather = effect_items(content, int(printed.gather))
    roomy = zone.width > 230
    faces: tuple[Items, ...] = (words("Summon" if roomy else ""), gather, words("Dwell" if roomy else ""))
    step = (zone.width - 10) / 3
    return touchable(
        PREFIX,
        f"starter-card-{seat}",
        f"{printed.name}: Summon, Gather ({effect_words(content, printed.gather)}), Dwell"
        f"{aura_line(content, found)}",
        offer,
        path(d=shape, class_=f"f-{WASHES[element]} thin s-paper-edge"),
        path(d=shape),
        emblem(element, 14, 12, 14),
        text(printed.name, x=26, y=16, font_size=13.5, class_="serif bold f-ink"),
        aura_tag(content, found["aura"], zone.width - 6, 4),
        [
            space(
                name,
                faces[at_],
                used[at_],
                offered.get(f"starter-{name}", NOTHING),
                (5 + step * at_, 21, step - 4, zone.height - 26),
                seat,
            )
            for at_, name in enumerate(STARTER_ACTIONS)
        ],
        transform=at(zone.x, zone.y),
    )


def space(
    name: str, items: Items, used: bool, offer: Offer, room: tuple[float, float, float, float], seat: int
) -> Markup:
    """In the tableau: an action space of the Starter."""
    x, y, wide, high = room
    box = rect(x=x, y=y, width=wide, height=high, rx=5)
    return touchable(
        PREFIX,
        f"starter-{name}-{seat}",
        f"{name.capitalize()}{' (used)' if used else ''}",
        offer,
        rect(
            x=x,
            y=y,
            width=wide,
            height=high,
            rx=5,
            class_="f-paper s-line-soft",
            stroke_width=0.9,
            opacity=0.6 if used else None,
        ),
        box,
        silhouette(SPACES[name], x + 9.5, y + high / 2, 14),
        flow(items, x + 18, y + high / 2, wide - 18, 13),
        silhouette("sign-tick", x + wide - 9, y + 9, 13, "success") if used else None,
    )


def named(content: EldervaleContent, id_: str) -> int:
    """The number of an Adventure Card by its id."""
    return next(at_ for at_, found in enumerate(content.adventures) if found.id == id_)


def aura_line(content: EldervaleContent, found: Card) -> str:
    """The Aura under a card of a tableau, in words."""
    under = [one for one in content.magic if one.id == found["aura"]]
    return "".join([f"\nunder it {one.name}: {aura_words(content, one.aura)}" for one in under])


@lru_cache(4096)
def adventure(content: EldervaleContent, written: str, zone: Zone, marked: Touched) -> Markup:
    """A card of the tableau: name and effect, what lies in its Slots, Orbs and Aura."""
    found: Card = loads(written)
    offered = dict(marked)
    number = named(content, found["id"])
    printed = content.adventures[number]
    element = ELEMENTS[printed.element]
    offer = offered.get(f"card-{found['id']}", NOTHING)
    shape = card(0, 0, zone.width, zone.height, number, 7)
    extras = 18 if found["slots"] or found["aura"] else 0
    free = zone.width - 26 - 14 * (orbs(found) + bool(found["used"]))
    size = 13.5 if zone.height > 64 else 12
    lines = wrapped(printed.name, free, size, 2 if zone.height - extras > 50 else 1, SERIF)
    top = 7 + (size + 1) * len(lines)
    slots = [slot_words(content, slot) for slot in found["slots"]]
    slotted = f"\nSlots: {', '.join(slots)}" if slots else ""
    return touchable(
        PREFIX,
        f"card-{found['id']}",
        f"{printed.name} ({element.capitalize()}){' (used)' if found['used'] else ''}\n"
        f"{card_words(content, number)}{slotted}{aura_line(content, found)}",
        offer,
        path(d=shape, class_=f"f-{WASHES[element]} thin s-paper-edge"),
        path(d=shape),
        emblem(element, 11, 11, 12),
        text_lines(lines, 20, size + 3, size, size + 1, "serif bold f-ink", None),
        block(
            card_items(content, number, found["orb_on_icon"]),
            6,
            top,
            zone.width - 10,
            zone.height - top - extras - 2,
        ),
        corner(found, zone.width),
        slot_row(content, found, offered, zone),
        aura_tag(content, found["aura"], zone.width - 5, zone.height - 18),
        transform=at(zone.x, zone.y),
    )


def orbs(found: Card) -> int:
    """How many Orbs lie on a card of a tableau."""
    return int(found["orb_on_input"]) + int(found["orb_on_icon"])


def corner(found: Card, wide: float) -> Markup | None:
    """Orbs on the card, and a tick where its action is used."""
    signs = [thing("orb", wide - 9 - 12 * at_, 10, 13) for at_ in range(orbs(found))]
    if found["used"]:
        signs.append(silhouette("sign-tick", wide - 10 - 12 * len(signs), 10, 13, "success"))
    return g(signs) if signs else None


def slot_words(content: EldervaleContent, token: str) -> str:
    """The Treasure Token in a Slot."""
    return token_words(content.token_of[token]) if token else "empty"


def slot_row(content: EldervaleContent, found: Card, offered: Offers, zone: Zone) -> list[Markup]:
    """Treasure Slots at the bottom, filled or empty."""
    drawn: list[Markup] = []
    for number, token in enumerate(found["slots"]):
        key = f"slot-{found['id']}-{number}"
        offer = offered.get(key, NOTHING)
        x, y = 18.0 + 30 * number, zone.height - 11
        box = rect(x=x - 13, y=y - 8, width=26, height=16, rx=4)
        inside = (
            face(content, token, x, y, 15)
            if token
            else rect(
                x=x - 13,
                y=y - 8,
                width=26,
                height=16,
                rx=4,
                class_="none s-line-soft",
                stroke_dasharray="3 2",
            )
        )
        drawn.append(
            part(
                PREFIX,
                key,
                f"Slot {number + 1}: {slot_words(content, token)}{offer.words}",
                inside,
                lantern(box),
                g(box, fill_opacity=0),
                actions=offer.actions,
            )
            if offer
            else inside
        )
    return drawn


def aura_tag(content: EldervaleContent, id_: str, right: float, y: float) -> Markup | None:
    """The Aura under a card, by the last word of its name."""
    if not id_:
        return None
    name = next(one.name for one in content.magic if one.id == id_).split()[-1]
    wide = 7 * len(name) + 10
    return g(
        rect(x=right - wide, y=y, width=wide, height=15, rx=4, class_="f-dusk s-edge", stroke_width=0.8),
        text(name, x=right - wide / 2, y=y + 11.4, font_size=13, class_="middle f-on-seat"),
        pointer_events="none",
    )
