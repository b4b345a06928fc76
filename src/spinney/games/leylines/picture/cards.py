"""Contracts, Forest Friends and Night cards, as they lie beside the board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.layout import Zone, side_by_side
from spinney.art.lettering import text_lines, wrapped
from spinney.art.offers import NOTHING, Offer, Offers, touchable
from spinney.art.plates import paper, plate
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, circle, g, path, rect, text, title
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.text import many
from spinney.games.leylines.content import effects
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.picture.icons import badge, sign
from spinney.games.leylines.picture.layout import CARDS, FRIENDS, NIGHT, PREFIX
from spinney.games.leylines.picture.offers import contract_key, friend_key
from spinney.games.leylines.picture.tokens import coin, cube, price_row
from spinney.games.leylines.state.cubes import covers, size
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.words.names import contract_says, kind_words

BOLD: Final = "serif bold f-ink"
NAMES: Final = 0.54  # the width of a bold letter, as part of its size

# Contracts.


class Sizes(NamedTuple):
    """How large the parts of a Contract are."""

    name: float
    cube: float
    market: float
    coin: float


SMALL: Final = Sizes(12, 18, 12, 10.5)
LARGE: Final = Sizes(15, 25, 13, 14)
TICKETS: Final = (24.0, 21.0, 18.0, 16.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0)  # sizes of cubes
FLAT: Final = 60  # below this height a Contract is flat
TALL: Final = 130  # from this height on, a Contract is large


@lru_cache(4096)
def contract(
    content: LeylinesContent,
    number: int,
    have: int,
    lot: bool,
    zone: Zone,
    offer: Offer,
    keeper: int = NOBODY,
) -> Markup:
    """A Contract: what to bring (what is missing is only outlined), where to, and what it pays."""
    face = content.contracts[number]
    x, y, wide, high = zone
    ready = keeper != NOBODY and covers(have, face.need)
    edge = "s-success" if ready else "s-dominion" if lot else "s-paper-edge"
    return touchable(
        PREFIX,
        contract_key(face.id),
        contract_told(content, number, ready),
        offer,
        paper(wide, high, 51, 8, f"f-paper line {edge}"),
        rect(width=wide, height=high, rx=8),
        (flat_face if high < FLAT else contract_face)(
            content, number, have if keeper != NOBODY else int(face.need), wide, high, ready
        ),
        piece=contract_key(face.id),
        transform=at(x, y),
    )


@lru_cache(2048)
def contract_face(
    content: LeylinesContent, number: int, have: int, wide: float, high: float, ready: bool
) -> Markup:
    """From top to bottom: name, cubes, Market, its emblem and the payment."""
    face = content.contracts[number]
    need, token, gold = int(face.need), int(face.token), int(face.gold)
    look = LARGE if high >= TALL else SMALL
    gap = min(look.cube, (wide - 12) / max(1, int(size(need))))
    foot = high - look.coin - 4
    lines = look.name * 2.2 + 4
    market = foot - look.coin - 4
    return g(
        text_lines(
            wrapped(face.name, wide - 12, look.name, 2, NAMES),
            7,
            look.name + 3,
            look.name,
            look.name + 0.5,
            BOLD,
        ),
        price_row(need, have, 6 + gap / 2, (lines + market - look.market) / 2, gap - 2, gap),
        text(content.tokens[token], x=wide / 2, y=market, font_size=look.market, class_="middle f-ink"),
        badge(token, look.coin + 5, foot, look.coin),
        coin(gold, wide - look.coin - 5, foot, look.coin, f"{gold} Gold"),
        ticked(wide / 2, foot + 1) if ready else None,
    )


@lru_cache(2048)
def flat_face(
    content: LeylinesContent, number: int, have: int, wide: float, high: float, ready: bool
) -> Markup:
    """On two lines: the name; then emblem, cubes and payment."""
    face = content.contracts[number]
    need, gold = int(face.need), int(face.gold)
    low = high / 2 + 7
    gap = min(17.0, (wide - 52) / max(1, int(size(need))))
    return g(
        text_lines(wrapped(face.name, wide - 8, 12, 1, NAMES), 6, 14, 12, 12, BOLD),
        badge(int(face.token), 13, low, 9),
        price_row(need, have, 26 + gap / 2, low, gap - 1.5, gap),
        coin(gold, wide - 13, low, 9.5, f"{gold} Gold"),
        ticked(wide - 32, low) if ready and size(need) < 4 else None,
    )


@lru_cache(256)
def card_zones(count: int, zone: Zone) -> tuple[Zone, ...]:
    """The sizes of Contracts as cards, tall, low or flat, as large as fits; none if only tickets fit."""
    for across, least, most in ((3, 130.0, 150.0), (4, 84.0, 118.0), (5, 84.0, 96.0), (3, 36.0, 48.0)):
        rows = max(1, -(-count // across))
        high = min(most, zone.height / rows - 4)
        wide = zone.width / across - 5
        if high >= least and (wide >= 92 or most < FLAT):
            return tuple(
                Zone(zone.x + at_ % across * (wide + 5), zone.y + at_ // across * (high + 4), wide, high)
                for at_ in range(count)
            )
    return ()


def contract_told(content: LeylinesContent, number: int, ready: bool = False) -> str:
    """A Contract in a tooltip."""
    enough = "; all cubes are there" if ready else ""
    return f"{content.contracts[number].name}: {contract_says(content, number)}{enough}"


def ticked(x: float, y: float) -> Markup:
    """All that is needed is there."""
    return g(
        circle(cx=x, cy=y, r=7.5, class_="f-success"),
        sign("sign-tick", x, y, 10, "f-paper"),
        pointer_events="none",
    )


@lru_cache(4096)
def ticket(
    content: LeylinesContent,
    number: int,
    have: int,
    x: float,
    y: float,
    cube_size: float,
    offer: Offer = NOTHING,
) -> Markup:
    """The same in small: emblem, cubes, Gold."""
    face = content.contracts[number]
    need = int(face.need)
    high, wide = cube_size + 3, ticket_width(content, number, cube_size)
    ready = covers(have, need)
    return plate(
        PREFIX,
        contract_key(face.id),
        contract_told(content, number, ready),
        Zone(x, y, wide, high),
        offer,
        badge(int(face.token), high / 2 + 1, high / 2, high / 2 - 1),
        price_row(need, have, high + 4 + cube_size / 2, high / 2, cube_size - 1, cube_size),
        text(
            str(face.gold),
            x=wide - 4,
            y=high / 2 + 4,
            font_size=12,
            text_anchor="end",
            class_="bold f-ink",
            pointer_events="none",
        ),
        look=f"thin f-paper {'s-success' if ready else 's-paper-edge'}",
        corner=5,
        inset=0,
        piece=contract_key(face.id),
    )


def ticket_width(content: LeylinesContent, number: int, cube_size: float) -> float:
    """How wide the ticket of a Contract is."""
    return cube_size + 3 + 4 + cube_size * int(size(content.contracts[number].need)) + 19


@lru_cache(1024)
def fitting(
    content: LeylinesContent, contracts: tuple[int, ...], zone: Zone
) -> tuple[tuple[tuple[float, float], ...], float]:
    """Where tickets lie, as large as fits in a zone, and how large their cubes then are."""
    spots: tuple[tuple[float, float], ...] = ()
    for size_ in TICKETS:
        spots = ticket_spots(content, contracts, zone, size_)
        if len(spots) == len(contracts):
            return spots, size_
    return spots, TICKETS[-1]


def ticket_spots(
    content: LeylinesContent, contracts: tuple[int, ...], zone: Zone, size_: float
) -> tuple[tuple[float, float], ...]:
    """Contracts as tickets, smaller than cards: where they lie; fewer than there are if not all fit."""
    found: list[tuple[float, float]] = []
    x, y = zone.x, zone.y
    for number in contracts:
        wide = ticket_width(content, number, size_)
        if x + wide > zone.x + zone.width and x > zone.x:
            x, y = zone.x, y + size_ + 5
        if y + size_ + 3 > zone.y + zone.height:
            break
        found.append((x, y))
        x += wide + 4
    return tuple(found)


def display(t: LeylinesTable, offered: Offers) -> list[Markup]:
    """The Contracts that can be auctioned; the one being auctioned has a coloured edge."""
    content, places = t.content, t.display
    row = CARDS._replace(y=CARDS.y + 18, height=CARDS.height - 20)
    lot = t.auction.lot if t.auction is not None else NONE
    drawn = [heading("Contracts", f"{len(t.deck)} in the deck", CARDS)]
    for place, zone in enumerate(side_by_side(row, len(places), 6)):
        number = places[place]
        if number == NONE:
            drawn.append(gap(zone))
        else:
            offer = offered.get(contract_key(content.contracts[number].id), NOTHING)
            drawn.append(contract(content, int(number), 0, place == lot, zone, offer))
    return drawn


@lru_cache(256)
def heading(words: str, more: str, zone: Zone) -> Markup:
    """A heading over the cards beside the board, Contracts or Friends: how many are left in the deck."""
    return g(
        text(words, x=zone.x + 4, y=zone.y + 12, font_size=14, class_="serif bold f-ink"),
        text(more, x=zone.x + zone.width - 4, y=zone.y + 12, font_size=12, text_anchor="end", class_="f-ink"),
    )


@lru_cache(64)
def gap(zone: Zone) -> Markup:
    """A place where no card lies."""
    x, y, wide, high = zone
    return path(d=card(x, y, wide, high, 51, 8), class_="none thin s-line-soft", stroke_dasharray="7 6")


# Forest Friends.


def friends(t: LeylinesTable, offered: Offers) -> list[Markup]:
    """The Forest Friends that can be hired, with the Gold on them."""
    places = t.friends
    row = FRIENDS._replace(y=FRIENDS.y + 18, height=FRIENDS.height - 18)
    drawn = [heading("Forest Friends", f"{len(t.friend_deck)} in the deck", FRIENDS)]
    for place, zone in enumerate(side_by_side(row, len(places), 6)):
        number = places[place]
        if number == NONE:
            drawn.append(gap(zone))
        else:
            offer = offered.get(friend_key(t.content.friends[number].id), NOTHING)
            drawn.append(friend(t.content, int(number), int(t.friend_gold[place]), zone, offer))
    return drawn


@lru_cache(512)
def friend(content: LeylinesContent, number: int, gold: int, zone: Zone, offer: Offer) -> Markup:
    """The card of a Forest Friend for hire: what it does, and the Gold on it."""
    face = content.friends[number]
    kind, colour = int(face.kind), int(face.colour)
    x, y, wide, high = zone
    does = effects.FRIENDS.all[kind].words(content, colour)
    return touchable(
        PREFIX,
        friend_key(face.id),
        kind_words(content, number) + (f"; {gold} Gold on it" if gold else ""),
        offer,
        paper(wide, high, 61, 8, "f-paper line s-paper-edge"),
        rect(width=wide, height=high, rx=8),
        friend_sign(kind, colour, 17, 17, 22),
        text_lines(
            wrapped(effects.FRIENDS.all[kind].name, wide - 36, 12, 2, NAMES),
            33,
            15,
            12,
            12.5,
            "serif bold f-ink",
        ),
        text_lines(wrapped(does, wide - 10, 12, 3), 7, 44, 12, 12.5, "f-ink"),
        coin(gold, wide - 12, high - 11, 11, f"{gold} Gold on it") if gold else None,
        piece=friend_key(face.id),
        transform=at(x, y),
    )


@lru_cache(512)
def friend_sign(kind: int, colour: int, x: float, y: float, size_: float) -> Markup:
    """The silhouette on a card of Forest Friends, by kind; an Accountant's has its colour."""
    return g(
        sign(effects.FRIENDS.icon(kind), x, y, size_),
        cube(COLOURS[colour], x + size_ * 0.36, y + size_ * 0.36, size_ * 0.62) if colour != NONE else None,
        pointer_events="none",
    )


# The night.


def night_cards(t: LeylinesTable) -> Markup:
    """Which Letters will grow most tonight."""
    ids, faces = t.content.board.ids, t.content.night_cards
    shown = tuple("·".join([ids[space] for space in faces[card].spaces]) for card in t.night_shown)
    return night_sheet(shown, len(t.night_deck), int(t.content.night_revealed))


@lru_cache(512)
def night_sheet(shown: tuple[str, ...], left: int, growth: int) -> Markup:
    """The Night cards as they lie beside the board, face up, and how much they let grow."""
    x, y, wide, high = NIGHT
    pitch = min(31.0, (wide - 14) * 2 / max(1, len(shown) + len(shown) % 2))
    across = max(1, int((wide - 12) / pitch))
    return g(
        title(
            f"Letters that grow {many(growth, 'cube')} tonight: {', '.join(shown) or 'none yet'}; "
            f"{many(left, 'card')} left"
        ),
        path(d=card(x, y, wide, high, 71, 10), class_="f-dusk line s-paper-edge"),
        sign("sign-moon", x + 16, y + 16, 17, "f-gold"),
        text("Tonight", x=x + 30, y=y + 21, font_size=14, class_="serif bold f-on-seat"),
        text(
            f"{left} in the deck",
            x=x + wide - 8,
            y=y + 20,
            font_size=12,
            text_anchor="end",
            class_="f-on-seat",
        ),
        [
            night_card(letters, x + 8 + step % across * pitch, y + 31 + step // across * 30, pitch - 3)
            for step, letters in enumerate(shown)
        ],
        text("nothing revealed yet", x=x + 10, y=y + 52, font_size=12, class_="f-on-seat")
        if not shown
        else None,
        id=f"{PREFIX}night",
    )


def night_card(letters: str, x: float, y: float, wide: float) -> Markup:
    """A Night card as it lies beside the board: its Letters."""
    return g(
        rect(x=x, y=y, width=wide, height=27, rx=4, class_="thin f-dusk-pale s-edge"),
        text(
            letters,
            x=x + wide / 2,
            y=y + 19,
            font_size=15 if len(letters) < 2 else 12,
            class_="serif bold middle f-pip",
        ),
    )
