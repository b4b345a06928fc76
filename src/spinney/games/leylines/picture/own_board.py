"""The board of whoever looks: dice and slots, cubes, Items and Friends, Contracts and what they lack."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from spinney.art.board import Zone
from spinney.art.offers import NOTHING, Offers
from spinney.art.shapes import card
from spinney.art.svg import Markup, apart, at, g, path, rect, text, title
from spinney.games.leylines.cards import COLOURS
from spinney.games.leylines.content import Content
from spinney.games.leylines.cubes import heap_of, of
from spinney.games.leylines.picture_cards import card_zones, contract, fitting, ticket
from spinney.games.leylines.picture_icons import sign
from spinney.games.leylines.picture_layout import MINE, PREFIX
from spinney.games.leylines.picture_offers import contract_key, die_key, held_key
from spinney.games.leylines.picture_slots import LEFT, cube_slots, dice_row, slots
from spinney.games.leylines.picture_things import THINGS, things
from spinney.games.leylines.picture_tokens import coin, seal, shortened
from spinney.games.leylines.table import LeylinesTable


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
        first_token(2 * radius + 24 + len(who.name) * size_ * 0.49, y, radius, ink) if who.first else None,
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


# Contracts.


def contracts(t: LeylinesTable, seat: int, offered: Offers) -> list[Markup]:
    """Incomplete Contracts as cards, as large as fits; very many of them as tickets."""
    who, content = t.travellers[seat], t.content
    zone = Zone(LEFT + THINGS + 4, 8, MINE.width - LEFT - THINGS - 12, MINE.height - 14)
    own, held = tuple([int(number) for number in who.contracts]), int(who.cubes)
    spots = card_zones(len(own), zone)
    if len(spots) < len(own):
        return own_tickets(content, own, held, zone, offered)
    drawn = []
    for number, spot in zip(own, spots, strict=True):
        offer = offered.get(contract_key(content.contracts[number].id), NOTHING)
        drawn.append(contract(content, number, have_of(content, number, held), False, spot, offer, seat))
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
