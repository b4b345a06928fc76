"""The board of whoever looks: dice and slots, cubes, Items and Friends, Contracts and what they lack."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.board import lantern, part
from spinney.art.dice import waiting_die
from spinney.art.shapes import card
from spinney.art.svg import Markup, apart, at, g, path, rect, text, title
from spinney.games.leylines.cards import COLOURS, ITEM_KINDS
from spinney.games.leylines.content import Content
from spinney.games.leylines.cubes import counts_of, heap_of, of, size
from spinney.games.leylines.inventory import cards_in
from spinney.games.leylines.picture_cards import contract, effect, fitting, friend_sign, ticket
from spinney.games.leylines.picture_icons import sign
from spinney.games.leylines.picture_layout import MINE, PREFIX, Zone
from spinney.games.leylines.picture_offers import (
    NOTHING,
    Offer,
    Offers,
    contract_key,
    die_key,
    friend_key,
    held_key,
    own_key,
)
from spinney.games.leylines.picture_tokens import coin, cube, seal, shortened
from spinney.games.leylines.table import LeylinesTable
from spinney.games.leylines.words import FRIEND_WORDS, item_words

LEFT: Final = 268  # the width of dice, slots and cubes
THINGS: Final = 132  # the width of Items and Friends
NAMED: Final = 8  # things that have room for their names
LINE: Final = 21.5
CARDS: Final = 10  # Contracts that have room as cards


class Head(NamedTuple):
    """What the head of a player's board shows."""

    seat: int
    name: str
    first: bool
    awaited: bool
    gold: int
    score: int
    done: int


def head_of(t: LeylinesTable, seat: int, name: str) -> Head:
    who = t.travellers[seat]
    awaited = seat in t.winners if t.over else t.seat == seat
    return Head(
        seat,
        name,
        t.first == seat,
        awaited,
        int(who.gold),
        int(t.score(seat)),
        int(who.completed).bit_count(),
    )


def own_board(t: LeylinesTable, seat: int, name: str, offered: Offers) -> list[Markup]:
    who = t.travellers[seat]
    dice = tuple(offered.get(die_key(seat, value), NOTHING) for value in range(1, 7))
    quick = int(who.quick), int(t.quick_slots(seat))
    held = tuple(offered.get(held_key(seat, colour), NOTHING) for colour in COLOURS)
    return apart(
        "g",
        frame(seat, t.seat == seat, MINE.width, MINE.height),
        head(head_of(t, seat, name), LEFT, 17, 20),
        dice_row(seat, int(who.dice), dice),
        slots(int(who.moved), int(t.content.movement), *quick),
        cube_slots(seat, int(who.cubes), int(t.limit(seat)), held),
        things(t, seat, offered),
        contracts(t, seat, offered),
        id=f"{PREFIX}seat-{seat}",
        transform=at(MINE.x, MINE.y),
    )


@lru_cache(256)
def frame(seat: int, awaited: bool, wide: float, high: float) -> Markup:
    edge = f"s-seat-{seat + 1}" if awaited else "s-paper-edge"
    return path(d=card(0, 0, wide, high, 91 + seat, 12), class_=f"f-paper line {edge}")


@lru_cache(1024)
def head(who: Head, wide: float, radius: float, size_: float) -> Markup:
    """Mark, name, First Player token, Contracts done, Gold and score; dyed while the table waits for it."""
    high = radius * 2 + 6
    ink = "f-on-seat" if who.awaited else "f-ink"
    y = radius + 6
    return g(
        title(f"{who.name}" + (", first player" if who.first else "")),
        path(d=card(3, 3, wide - 6, high, 94, 9), class_=f"f-seat-{who.seat + 1}-cloth")
        if who.awaited
        else None,
        seal(who.seat, radius + 7, y, radius, who.name),
        text(
            shortened(who.name, wide * 0.42, size_),
            x=2 * radius + 13,
            y=y + size_ * 0.34,
            font_size=size_,
            class_=f"serif {ink}",
        ),
        first_token(2 * radius + 22 + len(who.name) * size_ * 0.46, y, radius, ink) if who.first else None,
        done(who.done, wide - 7 * radius + 4, y, size_, ink),
        coin(who.gold, wide - 4.1 * radius + 2, y, radius * 0.86, f"{who.gold} Gold"),
        score(who.score, wide - 1.4 * radius, y, radius, ink),
    )


def first_token(x: float, y: float, radius: float, ink: str) -> Markup:
    return g(title("First Player token"), sign("sign-pennant", x, y, radius * 1.15, ink))


def done(count: int, x: float, y: float, size_: float, ink: str) -> Markup:
    return g(
        title(f"{count} Contracts completed"),
        sign("sign-tick", x, y, size_ * 0.68, ink),
        text(
            str(count),
            x=x + size_ * 0.45,
            y=y + size_ * 0.26,
            font_size=max(12, size_ * 0.75),
            class_=f"bold {ink}",
        ),
    )


def score(points: int, x: float, y: float, radius: float, ink: str) -> Markup:
    """Worth in Gold if the game ended now."""
    return g(
        title(f"{points} Gold, if the game ended now"),
        rect(
            x=x - radius,
            y=y - radius * 0.8,
            width=radius * 2,
            height=radius * 1.6,
            rx=5,
            class_=f"none thin {ink.replace('f-', 's-')}",
        ),
        text(
            str(points),
            x=x,
            y=y + radius * 0.32,
            font_size=max(12, radius * 0.92),
            class_=f"bold middle {ink}",
        ),
    )


# Dice.


@lru_cache(1024)
def dice_row(seat: int, dice: int, offers: tuple[Offer, ...]) -> list[Markup]:
    """Unused dice, one part for each value."""
    drawn, left = [], 28.0
    for value, count in enumerate(counts_of(dice), 1):
        if count:
            drawn.append(dice_of(seat, value, count, offers[value - 1], left, 68))
            left += 35 * count + 8
    return drawn or [text("no dice left", x=14, y=72, font_size=13, class_="f-ink-quiet")]


def dice_of(seat: int, value: int, count: int, offer: Offer, x: float, y: float) -> Markup:
    wide = 35 * count
    outline = rect(x=-18.5, y=-18.5, width=wide + 2, height=37, rx=9)
    return part(
        PREFIX,
        die_key(seat, value),
        f"{count} unused with a {value}{offer.words}",
        rect(x=-18.5, y=-18.5, width=wide + 2, height=37, rx=9, fill_opacity=0),
        lantern(outline) if offer else None,
        [waiting_die(value, step * 35, 0, 29) for step in range(count)],
        actions=offer.actions,
        transform=at(x, y),
    )


@lru_cache(512)
def slots(moved: int, movement: int, quick: int, open_: int) -> Markup:
    """Movement and Quickness slots: a niche each, with a spent die in those that are filled."""
    return g(
        niches("boot", "Movement", moved, movement - moved, 12, 112, 25),
        niches("wing", "Quickness", quick, open_, 150, 112, 25),
    )


@lru_cache(1024)
def niches(sign_: str, words: str, filled: int, open_: int, x: float, y: float, size_: float) -> Markup:
    """A row of slots, after the sign of what they are for."""
    start, pitch = x + size_ * 0.9, size_ * 1.05
    if filled + open_ > 4:
        pitch *= 4 / (filled + open_)
    return g(
        title(f"{words} slots: {filled} filled, {open_} open"),
        sign(f"sign-{sign_}", x + size_ * 0.36, y, size_ * 0.66),
        [
            niche(start + step * pitch, y, min(size_, pitch) * 0.88, step < filled)
            for step in range(filled + open_)
        ],
    )


def niche(x: float, y: float, size_: float, filled: bool) -> Markup:
    half = size_ / 2
    return g(
        rect(x=x, y=y - half, width=size_, height=size_, rx=size_ * 0.22, class_="thin f-moss s-line"),
        rect(
            x=x + size_ * 0.14,
            y=y - half * 0.72,
            width=size_ * 0.72,
            height=size_ * 0.72,
            rx=size_ * 0.16,
            class_="thin f-bone-dull s-pip",
        )
        if filled
        else None,
        sign("sign-tick", x + half, y, size_ * 0.5, "f-pip") if filled else None,
    )


# Cubes.


@lru_cache(2048)
def cube_slots(seat: int, cubes: int, limit: int, offers: tuple[Offer, ...]) -> list[Markup]:
    """Resource slots with cubes in them, one part for each colour; then the empty slots."""
    held, room = int(size(cubes)), LEFT - 16.0
    glowing = sum(1 for kind, offer in enumerate(offers) if offer and of(cubes, kind))
    pitch = min(30.0, (room - 9 * glowing) / max(held, limit, 1))
    two = pitch < 17
    if two:
        pitch = min(24.0, (room - 9 * glowing) / -(-max(held, limit) // 2))
    across = int((room - 9 * glowing) / pitch) if two else max(held, limit)
    x, y, drawn, step = 8.0, 150.0 if two else 158.0, list[Markup](), 0
    for kind, colour in enumerate(COLOURS):
        count = int(of(cubes, kind))
        if count:
            if two and step + count > across and step <= across and y < 160:
                x, y, step = 8.0, 150.0 + pitch, 0
            aside = 9.0 if offers[kind] else 0.0
            drawn.append(held_cubes(seat, colour, count, x + aside / 2, y, pitch, offers[kind]))
            x += count * pitch + aside
            step += count
    empty = max(0, limit - held)
    drawn.append(empty_slots(empty, x, y, pitch, f"{held} of {limit} Resource slots filled", room))
    return drawn


def held_cubes(seat: int, colour: str, count: int, x: float, y: float, pitch: float, offer: Offer) -> Markup:
    high = pitch
    return part(
        PREFIX,
        held_key(seat, colour),
        f"{count} {colour}{offer.words}",
        rect(y=-high / 2, width=count * pitch, height=high, rx=5, class_="thin f-moss s-line-soft"),
        lantern(rect(y=-high / 2, width=count * pitch, height=high, rx=5)) if offer else None,
        [
            cube(colour, (step + 0.5) * pitch, 0, pitch - 4, f"cube-s{seat}-{colour}-{step}")
            for step in range(count)
        ],
        actions=offer.actions,
        transform=at(x, y),
    )


def empty_slots(count: int, x: float, y: float, pitch: float, words: str, room: float) -> Markup:
    drawn = []
    for _ in range(count):
        if x + pitch > room + 12:
            x, y = 8.0, y + pitch
        drawn.append(
            rect(
                x=x + 1.5,
                y=y - pitch / 2 + 1.5,
                width=pitch - 3,
                height=pitch - 3,
                rx=4,
                class_="thin none s-line-soft",
                stroke_dasharray="4 3",
            )
        )
        x += pitch
    return g(title(words), drawn)


# Items and Friends.


class Thing(NamedTuple):
    """An Item or a Friend that somebody has. `kind` is negative for Items."""

    key: str
    kind: int
    colour: int
    words: str
    hint: str
    ready: bool


@lru_cache(2048)
def things_of(content: Content, seat: int, items: int, flipped: int, friends: int) -> tuple[Thing, ...]:
    """Items first, then Friends."""
    found = []
    for item, name in enumerate(ITEM_KINDS):
        if (items >> item) & 1:
            ready = not (flipped >> item) & 1
            hint = item_words(content, item) + ("" if ready else ", used this Day")
            found.append(Thing(own_key(seat, name), -1 - item, -1, name.capitalize(), hint, ready))
    for number in cards_in(friends):
        face = content.friends[number]
        kind, colour = int(face.kind), int(face.colour)
        hint = f"{face.name}, {FRIEND_WORDS[kind]}: {effect(content, kind, colour)}"
        found.append(Thing(friend_key(face.id), kind, colour, FRIEND_WORDS[kind], hint, True))
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
    return g(
        text("No Items and", x=LEFT + 10, y=26, font_size=12, class_="f-ink-quiet"),
        text("no Friends yet", x=LEFT + 10, y=42, font_size=12, class_="f-ink-quiet"),
    )


@lru_cache(1024)
def thing_sign(thing: Thing, x: float, y: float, wide: float, high: float, offer: Offer) -> Markup:
    """A sign with a silhouette, and a name if it is wide; what is used up is pale and lies crossed out."""
    size_ = min(high - 5, 17)
    return part(
        PREFIX,
        thing.key,
        thing.hint + offer.words,
        rect(width=wide, height=high, rx=5, class_="thin f-moss s-line-soft"),
        lantern(rect(width=wide, height=high, rx=5)) if offer else None,
        g(
            thing_icon(thing, high / 2 + 1, high / 2, size_),
            text(thing.words, x=high + 4, y=high / 2 + 4, font_size=12, class_="f-ink")
            if wide > 60
            else None,
            opacity=None if thing.ready else 0.55,
            pointer_events="none",
        ),
        path(d=f"M3 {high - 3}L{high} 3", class_="thin none s-ink") if not thing.ready else None,
        actions=offer.actions,
        piece=thing.key,
        transform=at(x, y),
    )


def thing_icon(thing: Thing, x: float, y: float, size_: float) -> Markup:
    if thing.kind < 0:
        return sign(f"item-{ITEM_KINDS[-1 - thing.kind]}", x, y, size_)
    return friend_sign(thing.kind, thing.colour, x, y, size_)


# Contracts.


def contracts(t: LeylinesTable, seat: int, offered: Offers) -> list[Markup]:
    """Incomplete Contracts as cards: one row of tall ones, two of low ones; more of them as tickets."""
    who, content = t.travellers[seat], t.content
    zone = Zone(LEFT + THINGS + 4, 8, MINE.width - LEFT - THINGS - 12, MINE.height - 16)
    held, count = int(who.cubes), len(who.contracts)
    if count > CARDS:
        return own_tickets(content, tuple([int(number) for number in who.contracts]), held, zone, offered)
    drawn = []
    for number, spot in zip(who.contracts, card_zones(count, zone), strict=True):
        offer = offered.get(contract_key(content.contracts[number].id), NOTHING)
        drawn.append(
            contract(content, int(number), have_of(content, int(number), held), False, spot, offer, seat)
        )
    return drawn or [no_contracts(zone)]


def own_tickets(
    content: Content, contracts: tuple[int, ...], held: int, zone: Zone, offered: Offers
) -> list[Markup]:
    """So many that only tickets have room."""
    spots, size_ = fitting(content, contracts, zone)
    drawn = []
    for step, number in enumerate(contracts):
        x, y = spots[step] if step < len(spots) else (zone.x + zone.width - 40.0, zone.y + zone.height - 16.0)
        offer = offered.get(contract_key(content.contracts[number].id), NOTHING)
        drawn.append(ticket(content, number, have_of(content, number, held), x, y, size_, offer))
    return drawn


@lru_cache(64)
def no_contracts(zone: Zone) -> Markup:
    return text("No Contracts open", x=zone.x + 12, y=zone.y + 18, font_size=12, class_="f-ink-quiet")


@lru_cache(4096)
def have_of(content: Content, number: int, held: int) -> int:
    """The cubes that somebody has of those that a Contract needs."""
    need = content.contracts[number].need
    return int(heap_of([min(of(need, kind), of(held, kind)) for kind in range(len(COLOURS))]))


@lru_cache(64)
def card_zones(count: int, zone: Zone) -> tuple[Zone, ...]:
    """Where cards lie in a zone: as large as fits, four or more in a row."""
    x, y, wide, high = zone
    rows = 1 if count <= 3 else 2
    across = max(3 if rows == 1 else 4, -(-count // rows))
    width, height = wide / across - 5, min(150.0, high) if rows == 1 else high / 2 - 2.5
    return tuple(
        Zone(x + at_ % across * (width + 5), y + at_ // across * (height + 5), width, height)
        for at_ in range(count)
    )
