"""An auction over the map: the Contract large, who answers in which order, and chips to bid with."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.layout import from_seat
from spinney.art.marks import seal
from spinney.art.svg import Markup, at, g, rect, text, title
from spinney.art.touch import part
from spinney.engine.nothing import NOBODY
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.spaces import FAR
from spinney.games.leylines.picture.drawings.bits import icon
from spinney.games.leylines.picture.keys import MORE_BID, PREFIX, chip_key
from spinney.games.leylines.picture.large import CARD, large_card
from spinney.games.leylines.picture.reading import (
    View,
    contracted,
    is_asked,
    market_space,
    me,
    my_cubes,
    who,
)
from spinney.games.leylines.words.places import CHIPS

ROW: Final = (340.0, 40.0)  # a bidder
CHIP: Final = (62.0, 46.0)
GAP: Final = 7.5
ACROSS: Final = 5
SCALE: Final = 1.62  # of the card
MIDDLE: Final = 316.0  # of the map, downwards
LEFT: Final = 70.0  # where the card is
RIGHT: Final = 475.0  # where bidders and chips are
PALE: Final = "#f4edd8"
DECIDED: Final = "friend"  # the question after an auction: its lot is gone
NOW: Final = ("to bid", "decides now", "bids once more?")
YOU: Final = {  # the same of whoever looks
    "to bid": "your turn to bid",
    "bids": "your bid",
    "bids once more?": "do you bid once more?",
    "passed": "you passed",
    "waits": "you wait",
    "matches": "you match it",
    "sells, decides last": "you sell, you decide last",
    "decides now": "you decide now",
}


def auction(content: LeylinesContent, view: View) -> list[Markup]:
    """The auction that runs, over a dark map; nothing before a Contract is named, and after it is sold."""
    going = view["auction"]
    if going is None or not going["contract"] or view["question"] == DECIDED:
        return []
    contract = contracted(content, going["contract"])
    steps = steps_to(content, view, contract.market)
    have, mine = my_cubes(view), me(view) is not None
    rows, keys = states(view), bid_keys(view)
    bidding = len(rows) * (ROW[1] + GAP) + -(-len(keys) // ACROSS) * (CHIP[1] + GAP)
    top = MIDDLE - bidding / 2
    return [
        veil(),
        g(
            large_card("auction", contract, have, mine, steps),
            transform=at(LEFT, MIDDLE - CARD[1] * SCALE / 2 - 20, SCALE),
        ),
        worth(contract.gold),
        bidders(rows, view["you"], top),
        *[
            chip(*one, step, top + len(rows) * (ROW[1] + GAP) + GAP)
            for step, one in enumerate(keys)
        ],
    ]  # fmt: skip


@lru_cache(1)
def veil() -> Markup:
    """Dusk over the map: what is behind it can still be pointed at."""
    return rect(x=-1400, y=-1000, width=3680, height=2632, fill="#15122b", fill_opacity=0.72,
                class_="veiled", pointer_events="none")  # fmt: skip


@lru_cache(64)
def worth(gold: int) -> Markup:
    """What the Contract is worth to whoever delivers it."""
    middle = LEFT + CARD[0] * SCALE / 2
    return text(f"Delivered, it brings {gold} Gold.", x=middle, y=MIDDLE + CARD[1] * SCALE / 2 + 12,
                font_size=17, class_="middle", fill=PALE, pointer_events="none")  # fmt: skip


def steps_to(content: LeylinesContent, view: View, market: str) -> int:
    """How far a Market is from whoever looks; -1 if there is no way."""
    mine, there = me(view), market_space(content, view, market)
    if mine is None or not mine["space"] or there < 0:
        return -1
    steps = int(content.board.distance[content.board.ids.index(mine["space"])][there])
    return steps if steps < FAR else -1


# Who bids.


def states(view: View) -> tuple[tuple[int, str, int], ...]:
    """Seats in the order in which they answer, each with how it stands and its highest bid, or -1."""
    going, seats = view["auction"], len(view["travellers"])
    order = [*from_seat(going["seat"], seats)[1:], going["seat"]]
    return tuple(
        (seat, state_of(seat, view, order), going["high"] if seat == going["bidder"] else -1)
        for seat in order
    )


def state_of(seat: int, view: View, order: list[int]) -> str:
    """How a seat stands in an auction: bidding goes round once and ends with the active player."""
    going, asked = view["auction"], view["asked"]
    active, bidder = going["seat"], going["bidder"]
    if seat == bidder:
        return "bids once more?" if asked == seat else "bids"
    if seat == active:
        return "decides now" if asked == active else "matches" if asked == bidder else "sells, decides last"
    if seat == asked:
        return "to bid"
    return "passed" if asked in order and order.index(seat) < order.index(asked) else "waits"


@lru_cache(512)
def bidders(rows: tuple[tuple[int, str, int], ...], you: int, top: float) -> Markup:
    """Everybody around the auction, in the order in which they answer."""
    said = "; ".join([f"{who(seat)} {state}{f' {bid}' if bid >= 0 else ''}" for seat, state, bid in rows])
    drawn = [bidder(*one, one[0] == you, top + step * (ROW[1] + GAP)) for step, one in enumerate(rows)]
    return g(title(said), drawn, id=f"{PREFIX}bidders", pointer_events="none")


def bidder(seat: int, state: str, bid: int, mine: bool, y: float) -> Markup:
    """How one seat stands: whoever is to answer stands out, whoever has passed is faint."""
    (wide, high), now = ROW, state in NOW
    ground = "f-glow-wash s-glow" if now else "f-gold s-edge" if bid >= 0 else "f-paper-2 s-paper-line"
    ink = "bold f-pip" if bid >= 0 and not now else "bold f-ink" if now else "f-ink"
    amount = text(str(bid), x=wide - 44, y=28, font_size=23, text_anchor="end", class_=ink)
    return g(
        rect(width=wide, height=high, rx=11, class_=ground, stroke_width=3 if now else 1.4),
        seal(PREFIX, seat, 26, high / 2, 14.5),
        text(YOU[state] if mine else state, x=52, y=27, font_size=19, class_=ink),
        [amount, icon("coin", wide - 26, high / 2, 24)] if bid >= 0 else None,
        id=f"{PREFIX}bidder-{seat}",
        opacity=0.55 if state == "passed" else None,
        transform=at(RIGHT, y),
    )


# Bids.


def bid_keys(view: View) -> list[tuple[str, str]]:
    """Chips for whoever is asked for a bid: the lowest ones, and one for all that are higher."""
    if not is_asked(view, "bid", "second_bid"):
        return []
    going, above = view["auction"], view["about"][0] or 0
    lowest = 0 if going["bidder"] == NOBODY else going["high"] + 1
    lowest = max(lowest, above + 1) if above > 0 else lowest
    gold = view["travellers"][view["you"]]["gold"]
    count = max(0, min(CHIPS, gold - lowest + 1))
    keys = [(chip_key(bid), str(bid)) for bid in range(lowest, lowest + count)]
    return [*keys, (MORE_BID, "more")] if gold >= lowest + CHIPS else keys


@lru_cache(512)
def chip(key: str, said: str, step: int, top: float) -> Markup:
    """One bid to touch."""
    wide, high = CHIP
    return part(
        PREFIX,
        key,
        "A higher bid" if key == MORE_BID else f"A bid of {said} Gold",
        rect(width=wide, height=high, rx=11, class_="f-paper-2 s-paper-edge", stroke_width=1.4),
        text(said, x=wide / 2, y=31, font_size=24 if said.isdecimal() else 18, class_="bold middle f-ink",
             pointer_events="none"),
        rim=rect(x=2, y=2, width=wide - 4, height=high - 4, rx=9.5),
        transform=at(RIGHT + step % ACROSS * (wide + GAP), top + step // ACROSS * (high + GAP)),
    )  # fmt: skip
