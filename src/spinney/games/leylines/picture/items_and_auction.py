"""Between Contracts and Friends: Items and bag, or what is going on: an auction, a payment, the end."""

from __future__ import annotations

from functools import lru_cache

from spinney.art.layout import Zone, side_by_side
from spinney.art.lettering import shortened
from spinney.art.offers import NOTHING, Offer, Offers, touchable
from spinney.art.plates import paper
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, g, path, rect, text, title
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.text import many
from spinney.games.leylines.content import effects
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.knowledge.inventory import items_in_supply
from spinney.games.leylines.picture.icons import sign
from spinney.games.leylines.picture.layout import MIDDLE, PREFIX
from spinney.games.leylines.picture.offers import item_key
from spinney.games.leylines.picture.status import Names, standing
from spinney.games.leylines.picture.tokens import button, coin, cube, cube_row, seal
from spinney.games.leylines.state.cubes import counts_of
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.words.names import item_words


def items_or_auction(t: LeylinesTable, names: Names, offered: Offers) -> list[Markup]:
    """An auction, a payment, Negotiators, characters, the end; else the Items."""
    if t.over:
        order = sorted(range(t.seats), key=lambda seat: (seat not in t.winners, -t.score(seat)))
        return [ending(tuple((seat, names[seat], int(t.score(seat)), seat in t.winners) for seat in order))]
    if t.auction is not None and t.auction.lot != NONE:
        return auction(t, names, offered)
    if t.payment is not None:
        return [paying(int(t.payment.need), int(t.payment.given), names[t.seat])]
    for start, words in (("negotiators-", "Negotiators to discard"), ("character-", "Choose your character")):
        keys = [key for key in offered if key.startswith(start)]
        if keys:
            return [sheet(), *number_row(keys, offered, words)]
    return shop(t, offered)


@lru_cache(4)
def sheet(edge: str = "s-paper-edge") -> Markup:
    """The paper in the middle, under the Items or the auction."""
    return path(d=card(*MIDDLE, 77, 10), class_=f"f-paper line {edge}")


# The auction.


def auction(t: LeylinesTable, names: Names, offered: Offers) -> list[Markup]:
    """What is auctioned, who bids in which order and how it stands, and the bids that can be made."""
    going = t.auction
    assert going is not None
    seats, asked, active = int(t.seats), int(t.seat), int(going.seat)
    order = tuple((active + step) % seats for step in range(1, seats + 1))
    bidder = int(going.bidder)
    states = tuple(
        (seat, names[seat], state_of(seat, asked, active, bidder, int(going.high), order)) for seat in order
    )
    name = t.content.contracts[t.display[going.lot]].name
    numbers = [key for key in offered if key.startswith("bid-")]
    drawn = [sheet("s-dominion"), auction_head(name, int(going.high), bidder, names), *[bidders(states)]]
    return [*drawn, *(number_row(numbers, offered, "") if numbers else [])]


def state_of(seat: int, asked: int, active: int, bidder: int, high: int, order: tuple[int, ...]) -> str:
    """How a seat stands in an auction: bidding goes round once and ends with the active player."""
    if seat == bidder:
        return "to bid" if asked == seat else f"bids {high}"
    if seat == active:
        return "decides" if asked == active else "matches" if asked == bidder else "is last"
    if seat == asked:
        return "to bid"
    return "is out" if order.index(seat) < order.index(asked) else "waits"


@lru_cache(512)
def auction_head(name: str, high: int, bidder: int, names: Names) -> Markup:
    """The head of an auction: the Contract, and how the bidding stands."""
    x, y, wide, _ = MIDDLE
    stands, bid = standing(high, bidder, names), bidder != NOBODY
    return g(
        title(f"Auction of {name}: {stands}"),
        sign("sign-gavel", x + 18, y + 17, 19),
        text(f"Auction: {name}", x=x + 33, y=y + 22, font_size=15, class_="serif bold f-ink"),
        coin(high, x + wide - 22, y + 17, 13, f"{high} Gold") if bid else None,
        text(
            f"highest bid, {names[bidder]}" if bid else stands,
            x=x + wide - (42 if bid else 12),
            y=y + 21,
            font_size=12,
            text_anchor="end",
            class_="f-ink",
        ),
        id=f"{PREFIX}auction",
    )


@lru_cache(1024)
def bidders(states: tuple[tuple[int, str, str], ...]) -> Markup:
    """Seats in the order in which they answer."""
    x, y, wide, _ = MIDDLE
    pitch = (wide - 16) / len(states)
    return g([bidder(*state, x + 10 + step * pitch, y, pitch) for step, state in enumerate(states)])


def bidder(seat: int, name: str, state: str, x: float, y: float, pitch: float) -> Markup:
    """How one seat stands: the highest bid on gold, whoever is to answer on moss."""
    highest, now = state.startswith("bids"), state in ("to bid", "decides")
    ground = "f-gold" if highest else "f-moss" if now else "none"
    ink = "bold f-pip" if highest else "bold f-ink" if now else "f-ink-quiet"
    return g(
        title(f"{name} {state}"),
        rect(x=x - 2, y=y + 34, width=pitch - 4, height=26, rx=8, class_=f"thin {ground} s-line-soft"),
        seal(seat, x + 11, y + 47, 10),
        text(shortened(state, pitch - 26, 12), x=x + 24, y=y + 51, font_size=12, class_=ink),
    )


def number_row(keys: list[str], offered: Offers, words: str) -> list[Markup]:
    """Bids, numbers of Negotiators or characters to click on."""
    x, y, wide, high = MIDDLE
    drawn = [text(words, x=x + 12, y=y + 30, font_size=15, class_="serif bold f-ink")] if words else []
    pitch = min(60.0, (wide - 14) / len(keys))
    return [
        *drawn,
        *[
            button(
                key,
                key.rpartition("-")[2].replace("more", "…"),
                "",
                Zone(x + 8 + step * pitch, y + high - 32, pitch - 3, 25),
                offered[key],
            )
            for step, key in enumerate(keys)
        ],
    ]


# Paying.


@lru_cache(512)
def paying(need: int, given: int, name: str) -> Markup:
    """L-8.6  In place of Items or auction: a payment, as printed and with what is given for other colours."""
    x, y, _, _ = MIDDLE
    return g(
        sheet(),
        text(f"{name} pays", x=x + 12, y=y + 24, font_size=15, class_="serif bold f-ink"),
        text("as printed", x=x + 12, y=y + 50, font_size=12, class_="f-ink"),
        cube_row(need, x + 118, y + 46, 18, 20),
        text("with a change", x=x + 12, y=y + 78, font_size=12, class_="f-ink"),
        cube_row(given, x + 118, y + 74, 18, 20),
        text("none so far", x=x + 110, y=y + 78, font_size=12, class_="f-ink-quiet") if not given else None,
        id=f"{PREFIX}payment",
    )


# The end.


@lru_cache(64)
def ending(rows: tuple[tuple[int, str, int, bool], ...]) -> Markup:
    """In place of Items or auction, when the game is over: everybody by Gold, the winners first."""
    x, y, wide, _ = MIDDLE
    across = 2 if len(rows) > 2 else 1
    drawn = [
        g(
            title(f"{name}: {points} Gold"),
            rect(
                x=x + 8 + step % across * wide / 2, y=y + 6 + step // across * 28.5,
                width=wide / across - 16, height=26, rx=8,
                class_=f"thin {'f-gold' if won else 'none'} s-line-soft",
            ),
            seal(seat, x + 24 + step % across * wide / 2, y + 19 + step // across * 28.5, 10),
            text(
                f"{name}{' wins' if won else ''}",
                x=x + 40 + step % across * wide / 2, y=y + 24 + step // across * 28.5, font_size=14,
                class_=f"serif bold {'f-pip' if won else 'f-ink'}",
            ),
            text(
                f"{points} Gold",
                x=x + wide / across - 18 + step % across * wide / 2, y=y + 24 + step // across * 28.5,
                font_size=13, text_anchor="end", class_=f"bold {'f-pip' if won else 'f-ink'}",
            ),
        )
        for step, (seat, name, points, won) in enumerate(rows)
    ]  # fmt: skip
    return g(sheet(), drawn, id=f"{PREFIX}ending")


# Items and bag.


def shop(t: LeylinesTable, offered: Offers) -> list[Markup]:
    """The Items, with their prices and how many are left; then the bag."""
    row = side_by_side(MIDDLE._replace(height=66), len(effects.ITEMS.all), 4)
    return [
        *[
            item(
                t.content,
                number,
                int(items_in_supply(t, number)),
                row[number],
                offered.get(item_key(name), NOTHING),
            )
            for number, name in enumerate(effects.ITEMS.words)
        ],
        bag(int(t.bag)),
    ]


@lru_cache(512)
def item(content: LeylinesContent, number: int, left: int, zone: Zone, offer: Offer) -> Markup:
    """An Item that can be bought: price, and how many are left."""
    x, y, wide, high = zone
    name, cost = effects.ITEMS.words[number], int(content.item_cost[number])
    return touchable(
        PREFIX,
        item_key(name),
        f"{item_words(content, number)}; {left} left",
        offer,
        paper(wide, high, 81, 7, "f-paper line s-paper-edge"),
        rect(width=wide, height=high, rx=7),
        g(
            sign(f"item-{name}", 16, 16, 20),
            cube_row(cost, 11, 54, 15, 16),
            text(f"×{left}", x=wide - 5, y=21, font_size=12, text_anchor="end", class_="f-ink"),
            text(name.capitalize(), x=4, y=41, font_size=12, class_="serif bold f-ink"),
            opacity=None if left else 0.5,
            pointer_events="none",
        ),
        transform=at(x, y),
    )


@lru_cache(2048)
def bag(cubes: int) -> Markup:
    """Below the Items: what is still in the bag, by colour."""
    x, y, wide, _ = MIDDLE
    counts = counts_of(cubes)
    return g(
        title(f"{many(sum(counts), 'cube')} in the bag"),
        path(d=card(x, y + 71, wide, 25, 83, 7), class_="f-paper thin s-paper-edge"),
        sign("sign-sack", x + 16, y + 83.5, 17),
        text("Bag", x=x + 30, y=y + 88, font_size=13, class_="serif bold f-ink"),
        [
            g(
                cube(colour, x + 82 + step * 57, y + 83.5, 15),
                text(str(count), x=x + 94 + step * 57, y=y + 88, font_size=13, class_="bold f-ink"),
            )
            for step, (colour, count) in enumerate(zip(COLOURS, counts, strict=True))
        ],
        id=f"{PREFIX}bag",
    )
