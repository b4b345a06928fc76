"""The view as a row of small ints, the seat itself first."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from spinney.engine.observation import Row
from toy.fields import MOST
from toy.table import Fair
from toy.view import view


def observe(row: Row, t: Fair, seat: i64) -> None:
    """A spectator looks from seat 0, without its secrets."""
    seen = view(t, seat)
    me = max(0, int(seat))
    order = [(me + step) % t.seats for step in range(t.seats)]
    cards, hand = len(t.content.cards), t.content.hand
    row.part("asked", 1, "1 if I am asked")
    row.put(int(t.seat == seat and not t.over))
    row.part("turns", 255, "turns completed")
    row.put(seen["turns"])
    row.part("coins", MOST, "coins of each seat, mine first, and of the bank")
    row.put_all([*[seen["coins"][who] for who in order], seen["bank"]])
    hands = [seen["hands"][who] for who in order]
    row.part("hands", cards + 1, "0 no card, 1 an unknown one, else 1 + its number")
    for slots in hands:
        row.put_all(padded([slot["card"] + 2 for slot in slots], hand))
    row.part("denied", 7, "the colours that the card there cannot have, as a mask")
    for slots in hands:
        row.put_all(padded([slot["not"] for slot in slots], hand))
    row.part("display", cards, "1 + the card, 0 for none")
    row.put_all(padded([card + 1 for card in seen["display"]], t.content.display))
    row.part("owners", t.seats + 1, "who won each card: 1 + seat from mine; or it is discarded")
    row.put_all(owners(t, order))
    bottom = seen["pile"][0]["cards"] if seen["pile"] else []
    row.part("pile", cards, "cards in the pile")
    row.put(sum(layer["size"] for layer in seen["pile"]))
    row.part("bottom", cards, "1 + the bottom card, where I know it")
    row.put(bottom[0] + 1 if bottom else 0)
    observe_interruptions(row, seen, order)


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


def observe_interruptions(row: Row, seen: dict[str, Any], order: list[int]) -> None:
    """Auction, curse and sealed bids; zeros if there is none."""
    auction, curse, sealed = seen["auction"], seen["curse"], seen["sealed"]
    row.part("auction", MOST, "1 + lot, 1 + leader from mine, highest bid")
    row.put_all([auction[0] + 1, order.index(auction[2]) + 1, auction[3]] if auction else [0, 0, 0])
    row.part("curse", len(order), "1 + target from mine")
    row.put(order.index(curse[1]) + 1 if curse else 0)
    row.part("sealed", 1, "1 where a bid lies sealed")
    row.put_all([int(sealed["made"][who]) for who in order] if sealed else [0] * len(order))
    row.part("opened", MOST + 1, "1 + the bids of the last feast, mine first")
    row.put_all([seen["opened"][who] + 1 for who in order] if seen["opened"] else [0] * len(order))
    row.part("my_bid", MOST + 1, "1 + my sealed bid")
    row.put(sealed["mine"] + 1 if sealed else 0)
