"""Everybody else's board, smaller but whole; with few players their Contracts are cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.board import part
from spinney.art.dice import waiting_die
from spinney.art.layout import Zone
from spinney.art.offers import NOTHING
from spinney.art.svg import Markup, at, g, rect, text, title
from spinney.engine.text import many
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.picture.cards import card_zones, contract, contract_told, fitting, ticket
from spinney.games.leylines.picture.items_and_friends import Thing, thing_icon, things_of
from spinney.games.leylines.picture.layout import PREFIX
from spinney.games.leylines.picture.own_board import Head, frame, have_of, head, head_of
from spinney.games.leylines.picture.slots import filled, niches
from spinney.games.leylines.picture.tokens import cube, row_of
from spinney.games.leylines.state.cubes import counts_of
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.words.names import dice_words

ROOMY: Final = 200  # from this height on, Contracts are cards
MEDIUM: Final = 105  # from this height on, everything is larger
HEAD: Final = 240  # the width of the head


class Other(NamedTuple):
    """All that the board of somebody else shows."""

    head: Head
    dice: int
    moved: int
    movement: int
    quick: int
    open: int
    cubes: int
    limit: int
    items: int
    flipped: int
    friends: int
    contracts: tuple[int, ...]


def other_board(t: LeylinesTable, seat: int, name: str, zone: Zone) -> Markup:
    """Another player's board, from the table."""
    who = t.travellers[seat]
    return drawn_other(
        t.content,
        Other(
            head_of(t, seat, name),
            int(who.dice),
            int(who.moved),
            int(t.content.movement),
            int(who.quick),
            int(t.quick_slots(seat)),
            int(who.cubes),
            int(t.limit(seat)),
            int(who.items),
            int(who.flipped),
            int(who.friends),
            tuple([int(number) for number in who.contracts]),
        ),
        zone,
    )


class Look(NamedTuple):
    """How large the parts of a board are."""

    mark: float
    name: float
    dice: float
    line: float  # where cubes lie
    cube: float
    top: float  # where Contracts begin


SMALL: Final = Look(11, 15, 15, 41, 15, 52)
LARGE: Final = Look(14, 18, 17, 54, 21, 72)


@lru_cache(1024)
def drawn_other(content: LeylinesContent, who: Other, zone: Zone) -> Markup:
    """Another player's board: head, dice, belongings, Contracts."""
    x, y, wide, high = zone
    look = SMALL if high < MEDIUM else LARGE
    room = Zone(8, look.top, wide - 14, high - look.top - 2)
    open_, used = cards(content, who, room) if high >= ROOMY else (tickets(content, who, room), room.height)
    return g(
        frame(who.head.seat, who.head.awaited, wide, min(high, look.top + used + 2)),
        head(who.head, HEAD, look.mark, look.name),
        small_dice(who.dice, HEAD + 14, look.mark + 6, look.dice),
        niches("boot", "Movement", who.moved, who.movement - who.moved, wide - 55, look.mark, 10),
        niches("wing", "Quickness", who.quick, who.open, wide - 55, look.mark + 13, 10),
        belongings(content, who, wide, look),
        open_,
        id=f"{PREFIX}seat-{who.head.seat}",
        transform=at(x, y),
    )


def small_dice(dice: int, x: float, y: float, size_: float) -> Markup:
    """Another player's unused dice, small."""
    row = [value for value, count in enumerate(counts_of(dice), 1) for _ in range(count)]
    return g(
        title(
            f"{many(len(row), 'unused die', 'unused dice')}: {dice_words(dice)}" if row else "no dice left"
        ),
        [waiting_die(value, x + step * (size_ + 3), y, size_) for step, value in enumerate(row)],
        text("no dice left", x=x - 6, y=y + 4, font_size=12, class_="f-ink-quiet") if not row else None,
    )


def belongings(content: LeylinesContent, who: Other, wide: float, look: Look) -> list[Markup]:
    """Cubes, then Items and Friends, on one line."""
    row = row_of(who.cubes)
    owned = things_of(content, who.head.seat, who.items, who.flipped, who.friends)
    pitch = min(look.cube, (wide - 66) / max(1, len(row) + len(owned) * 1.25))
    left = 54 + len(row) * pitch
    return [
        held(who, row, pitch, look),
        *[
            small_thing(thing, left + step * pitch * 1.25, look.line, pitch)
            for step, thing in enumerate(owned)
        ],
    ]


def held(who: Other, row: tuple[str, ...], pitch: float, look: Look) -> Markup:
    """Cubes one by one, and how many there is room for."""
    start = f"cube-s{who.head.seat}"
    return g(
        title(filled(len(row), who.limit)),
        [
            cube(
                colour,
                16 + step * pitch,
                look.line,
                pitch - 1,
                f"{start}-{colour}-{row[:step].count(colour)}",
            )
            for step, colour in enumerate(row)
        ],
        text(
            f"{len(row)}/{who.limit}",
            x=12 + len(row) * pitch,
            y=look.line + 4,
            font_size=12,
            class_="f-ink-quiet",
        ),
    )


def small_thing(thing: Thing, x: float, y: float, size_: float) -> Markup:
    """An Item or a Friend on another player's board, small."""
    wide, high = size_ * 1.15, size_ + 2
    return part(
        PREFIX,
        thing.key,
        thing.hint,
        rect(y=-high / 2, width=wide, height=high, rx=4, class_="f-moss thin s-line-soft"),
        g(thing_icon(thing, wide / 2, 0, size_ - 2), opacity=None if thing.ready else 0.45),
        piece=thing.key,
        transform=at(x, y),
    )


def cards(content: LeylinesContent, who: Other, zone: Zone) -> tuple[list[Markup], float]:
    """Contracts as cards, or as tickets if they are very many, and how high they are together."""
    spots = card_zones(len(who.contracts), zone)
    if not spots and who.contracts:
        return tickets(content, who, zone), zone.height
    drawn = [
        contract(content, number, have_of(content, number, who.cubes), False, spot, NOTHING, who.head.seat)
        for number, spot in zip(who.contracts, spots, strict=True)
    ]
    return drawn, max([spot.y + spot.height for spot in spots], default=zone.y + 20) - zone.y + 4


def tickets(content: LeylinesContent, who: Other, zone: Zone) -> list[Markup]:
    """Contracts as tickets, on as many lines as fit; what does not fit is counted."""
    spots, size_ = fitting(content, who.contracts, zone)
    drawn = [
        ticket(content, number, have_of(content, number, who.cubes), *spot, size_)
        for number, spot in zip(who.contracts, spots, strict=False)
    ]
    rest = who.contracts[len(spots) :]
    return [*drawn, more(content, rest, zone)] if rest else drawn


def more(content: LeylinesContent, rest: tuple[int, ...], zone: Zone) -> Markup:
    """How many Contracts of another player found no room."""
    words = "\n".join([contract_told(content, number) for number in rest])
    return g(
        title(words),
        text(
            f"and {len(rest)} more",
            x=zone.x + zone.width - 60,
            y=zone.y + zone.height,
            font_size=12,
            class_="f-ink",
        ),
    )
