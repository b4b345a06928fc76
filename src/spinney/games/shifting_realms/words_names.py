"""Names of things: seats, spaces, resources, units, turn order cards, tokens."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.shifting_realms.actions import cell_name
from spinney.games.shifting_realms.content import Content
from spinney.games.shifting_realms.goods import RESOURCES, counts_of, total
from spinney.games.shifting_realms.land import BOARD, Land
from spinney.games.shifting_realms.units import IN_RANKS, IN_SPOT


def seat_name(seat: i64) -> str:
    return f"Seat {seat + 1}"


def counted(number: i64, what: str) -> str:
    return f"{number} {what if number == 1 else what + 's'}"


def place_name(content: Content, land: Land, space: i64) -> str:
    """A space by its realm and its cell: Tyrfing c2."""
    return f"{content.realm_names[land.realms[space // BOARD]]} {cell_name(space)}"


def goods_words(goods: i64) -> str:
    """Resources in words: 2 wood, 1 gold."""
    return ", ".join([f"{n} {RESOURCES[at]}" for at, n in enumerate(counts_of(goods)) if n]) or "nothing"


def group_words(scouts: i64, soldiers: i64) -> str:
    parts = [counted(n, what) for n, what in ((scouts, "scout"), (soldiers, "soldier")) if n]
    return " and ".join(parts) or "nobody"


def unit_words(what: i64) -> str:
    if what == IN_RANKS:
        return "a soldier"
    return "a scout on a spot" if what == IN_SPOT else "a scout"


def turn_card_words(content: Content, card: i64) -> str:
    any_ = f", {content.turn_any[card]} of any type" if content.turn_any[card] else ""
    return goods_words(content.turn_goods[card]) + any_


def token_words(content: Content, token: i64) -> str:
    income = goods_words(content.token_goods[token]) if total(content.token_goods[token]) else ""
    if content.token_any[token]:
        income = f"{content.token_any[token]} of any type"
    return f"{content.token_vp[token]} VP" + (f" and {income} every turn" if income else "")
