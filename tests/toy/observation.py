"""The view as a row of small ints, the seat itself first."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from spinney.engine.observation import Part, Spec
from toy.actions import MOST
from toy.content import Content
from toy.table import Fair
from toy.view import view


def spec(content: Content, seats: int) -> Spec:
    cards = len(content.cards)
    return Spec(
        [
            Part("asked", 1, 1, "1 if I am asked"),
            Part("turns", 1, 255, "turns completed"),
            Part("coins", seats + 1, MOST, "coins of each seat, mine first, and of the bank"),
            Part(
                "hands", seats * content.hand, cards + 1, "0 no card, 1 an unknown one, else 1 + its number"
            ),
            Part("denied", seats * content.hand, 7, "the colours that the card there cannot have, as a mask"),
            Part("display", content.display, cards, "1 + the card, 0 for none"),
            Part("owners", cards, seats + 1, "who won each card: 1 + seat from mine; or it is discarded"),
            Part("pile", 1, cards, "cards in the pile"),
            Part("bottom", 1, cards, "1 + the bottom card, where I know it"),
            Part("auction", 3, MOST, "1 + lot, 1 + leader from mine, highest bid"),
            Part("curse", 1, seats, "1 + target from mine"),
            Part("sealed", seats, 1, "1 where a bid lies sealed"),
            Part("opened", seats, MOST + 1, "1 + the bids of the last feast, mine first"),
            Part("my_bid", 1, MOST + 1, "1 + my sealed bid"),
        ]
    )


def observation(t: Fair, seat: i64) -> list[int]:
    """A spectator looks from seat 0, without its secrets."""
    seen = view(t, seat)
    me = max(0, int(seat))
    order = [(me + step) % t.seats for step in range(t.seats)]
    hands = [seen["hands"][who] for who in order]
    cards = [[slot["card"] + 2 for slot in hand] for hand in hands]
    denied = [[slot["not"] for slot in hand] for hand in hands]
    bottom = seen["pile"][0]["cards"] if seen["pile"] else []
    return [
        int(t.seat == seat and not t.over),
        seen["turns"],
        *[seen["coins"][who] for who in order],
        seen["bank"],
        *[number for hand in cards for number in padded(hand, t.content.hand)],
        *[number for hand in denied for number in padded(hand, t.content.hand)],
        *padded([card + 1 for card in seen["display"]], t.content.display),
        *owners(t, order),
        sum(layer["size"] for layer in seen["pile"]),
        bottom[0] + 1 if bottom else 0,
        *interruptions(seen, order),
    ]


def padded(row: list[int], size: int) -> list[int]:
    return row + [0] * (size - len(row))


def owners(t: Fair, order: list[int]) -> list[int]:
    row = [0] * len(t.content.cards)
    for place, who in enumerate(order):
        for card in t.prizes[who]:
            row[card] = place + 1
    for card in t.discard:
        row[card] = t.seats + 1
    return row


def interruptions(seen: dict[str, Any], order: list[int]) -> list[int]:
    """Auction, curse and sealed bids, zeros where there is none."""
    auction, curse, sealed = seen["auction"], seen["curse"], seen["sealed"]
    made = [int(sealed["made"][who]) for who in order] if sealed else [0] * len(order)
    return [
        *([auction[0] + 1, order.index(auction[2]) + 1, auction[3]] if auction else [0, 0, 0]),
        order.index(curse[1]) + 1 if curse else 0,
        *made,
        *([seen["opened"][who] + 1 for who in order] if seen["opened"] else [0] * len(order)),
        sealed["mine"] + 1 if sealed else 0,
    ]
