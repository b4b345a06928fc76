"""The fair as a small SVG: each place carries the numbers of the actions that name it."""

from __future__ import annotations

from html import escape

from mypy_extensions import i64

from toy import actions
from toy.fields import COLOURS
from toy.table import Fair, knows
from toy.words import SEATS

ROW = 30
WIDTH = 480


def picture(t: Fair, seat: i64) -> str:
    """Signs, display, pile, then a row for each seat; only the seat that is asked gets its actions."""
    options = t.options if t.seat == seat else []
    rows = [signs(t, options), market(t, options), *[stall(t, who, seat, options) for who in range(t.seats)]]
    body = "".join(f'<g transform="translate(0 {at * ROW})">{row}</g>' for at, row in enumerate(rows))
    size = f"0 0 {WIDTH} {len(rows) * ROW}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" role="img">{body}</svg>'


def place(name: str, at: i64, text: str, numbers: list[i64]) -> str:
    """A place with its words and its actions."""
    marked = f' data-actions="{" ".join(str(number) for number in numbers)}"' if numbers else ""
    return f'<g id="{name}"{marked}><text x="{at * 70}" y="20">{escape(text)}</text></g>'


def among(options: list[i64], kinds: tuple[int, ...], part: i64) -> list[i64]:
    """The options of these kinds that name this part."""
    return [
        option for option in options if actions.kind_of(option) in kinds and actions.part_of(option) == part
    ]


def signs(t: Fair, options: list[i64]) -> str:
    named = [
        place(f"sign-{word}", at, word, among(options, (actions.CALL,), at))
        for at, word in enumerate(COLOURS)
    ]
    return "".join(named)


def market(t: Fair, options: list[i64]) -> str:
    lots = [
        place(f"lot-{at}", at, t.content.cards[card].name, among(options, (actions.AUCTION,), at))
        for at, card in enumerate(t.display)
    ]
    top = place("pile-top", 3, f"top of {len(t.pile)}", among(options, (actions.TO,), 0))
    bottom = place("pile-bottom", 4, "bottom", among(options, (actions.TO,), 1))
    return "".join([*lots, top, bottom])


def stall(t: Fair, who: i64, seat: i64, options: list[i64]) -> str:
    """A seat, its purse and its hand."""
    mine = options if who == seat else []
    bids = [option for option in mine if actions.kind_of(option) in (actions.BID, actions.SEAL)]
    hand = t.hands[who]
    shown = [
        t.content.cards[card].name if knows(hand.known[slot], seat) else "?"
        for slot, card in enumerate(hand.cards)
    ]
    kinds = (actions.BURY, actions.BOAST, actions.SHOW, actions.WARD)
    slots = [
        place(f"hand-{who}-{slot}", 2 + slot, name, among(mine, kinds, slot))
        for slot, name in enumerate(shown)
    ]
    here = place(f"seat-{who}", 0, SEATS[who], among(options, (actions.AT,), who))
    return "".join([here, place(f"purse-{who}", 1, f"{t.coins[who]} coins", bids), *slots])
