"""The board of whoever looks: dice and slots, cubes, Items and Friends, Contracts and what they lack."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from spinney.art.layout import Zone
from spinney.art.lettering import numeral, shortened
from spinney.art.offers import NOTHING, Offers
from spinney.art.plates import paper
from spinney.art.seats import seat_edge, seat_head, seat_ink
from spinney.art.svg import Markup, apart, at, g, rect, text, title
from spinney.engine.nothing import NONE
from spinney.engine.text import many
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.picture.cards import card_zones, contract, fitting, ticket
from spinney.games.leylines.picture.icons import sign
from spinney.games.leylines.picture.items_and_friends import THINGS, things
from spinney.games.leylines.picture.layout import MINE, PREFIX
from spinney.games.leylines.picture.offers import contract_key, die_key, held_key
from spinney.games.leylines.picture.slots import LEFT, cube_slots, dice_row, slots
from spinney.games.leylines.picture.tokens import coin, cube
from spinney.games.leylines.state.cubes import DIE_VALUES, heap_of, of
from spinney.games.leylines.state.table import LeylinesTable


class Head(NamedTuple):
    """What the head of a player's board shows."""

    seat: int
    name: str
    first: bool
    awaited: bool
    gold: int
    score: int
    done: int
    character: str
    rests: bool


def head_of(t: LeylinesTable, seat: int, name: str) -> Head:
    """The head of a player's board, read from the table."""
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
        "" if who.character == NONE else COLOURS[who.character],
        who.resting == 1,
    )


def own_board(t: LeylinesTable, seat: int, name: str, offered: Offers) -> list[Markup]:
    """The board of the player in front: dice, slots, cubes, cards, Contracts."""
    who = t.travellers[seat]
    dice = tuple(offered.get(die_key(seat, value), NOTHING) for value in range(1, DIE_VALUES + 1))
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
    """The paper of a player's board."""
    return paper(wide, high, 91 + seat, 12, f"f-paper line {seat_edge(seat, awaited)}")


@lru_cache(1024)
def head(who: Head, wide: float, radius: float, size_: float) -> Markup:
    """The head of one's own board, and smaller of others': mark, name, Contracts done, Gold, score."""
    ink, y = seat_ink(who.awaited), radius + 6
    shown = shortened(who.name, wide * 0.42, size_)
    return g(
        title(head_words(who)),
        seat_head(PREFIX, who.seat, who.name, shown, who.awaited, wide, radius, size_),
        cube(who.character, 1.75 * radius + 8, 1.7 * radius + 7, radius * 0.75) if who.character else None,
        kept(wide - 7 * radius - 16, y, radius, ink) if who.rests else None,
        first_token(2 * radius + 24 + len(who.name) * size_ * 0.49, y, radius, ink) if who.first else None,
        done(who.done, wide - 7 * radius + 4, y, size_, ink),
        coin(who.gold, wide - 4.1 * radius + 2, y, radius * 0.86, f"{who.gold} Gold"),
        score(who.score, wide - 1.4 * radius, y, radius, ink),
    )


def head_words(who: Head) -> str:
    """Name, character, and what else the head shows."""
    words = [who.name, f"the {who.character} character" if who.character else "no character yet"]
    words += ["first player"] if who.first else []
    return ", ".join([*words, "keeps Special Delivery until its turn"] if who.rests else words)


def first_token(x: float, y: float, radius: float, ink: str) -> Markup:
    """The First Player token in the head of one's own board; others' have the same."""
    return g(title("First Player token"), sign("sign-pennant", x, y, radius * 1.15, ink))


def kept(x: float, y: float, radius: float, ink: str) -> Markup:
    """In the head of one's own board, or another's: Special Delivery is kept until the player's turn."""
    return g(title("keeps Special Delivery until its turn"), sign("sign-moon", x, y, radius, ink))


def done(count: int, x: float, y: float, size_: float, ink: str) -> Markup:
    """Completed Contracts, counted in the head of one's own board; others' have the same."""
    return g(
        title(f"{many(count, 'Contract')} completed"),
        sign("sign-tick", x, y, size_ * 0.68, ink),
        numeral(count, x + size_ * 0.45, y + size_ * 0.26, size_ * 0.75, ink),
    )


def score(points: int, x: float, y: float, radius: float, ink: str) -> Markup:
    """In the head of one's own board, or another's: the Gold it would have if the game ended now."""
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
        numeral(points, x, y + radius * 0.32, radius * 0.92, f"middle {ink}"),
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
    content: LeylinesContent, contracts: tuple[int, ...], held: int, zone: Zone, offered: Offers
) -> list[Markup]:
    """So many that there is only room for tickets."""
    spots, size_ = fitting(content, contracts, zone)
    drawn = []
    for step, number in enumerate(contracts):
        x, y = spots[step] if step < len(spots) else (zone.x + zone.width - 40.0, zone.y + zone.height - 16.0)
        offer = offered.get(contract_key(content.contracts[number].id), NOTHING)
        drawn.append(ticket(content, number, have_of(content, number, held), x, y, size_, offer))
    return drawn


@lru_cache(64)
def no_contracts(zone: Zone) -> Markup:
    """What stands there while a player has no open Contract."""
    return text("No Contracts open", x=zone.x + 12, y=zone.y + 18, font_size=12, class_="f-ink-quiet")


@lru_cache(4096)
def have_of(content: LeylinesContent, number: int, held: int) -> int:
    """The cubes held that a Contract needs: on one's own board they show what it lacks."""
    need = content.contracts[number].need
    return int(heap_of([min(of(need, kind), of(held, kind)) for kind in range(len(COLOURS))]))
