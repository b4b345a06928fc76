"""Cards in hand, and what is chosen by number: bids, turn order cards, groups, blows, removals."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from spinney.art.layout import Zone
from spinney.art.lettering import shortened, text_lines, wrapped
from spinney.art.offers import NOTHING, Offer, Offers, touchable
from spinney.art.plates import plate
from spinney.art.svg import Markup, at, g, rect, text
from spinney.engine.text import many
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.picture.layout import HAND, PREFIX
from spinney.games.shifting_realms.picture.offers import IN_TRAY
from spinney.games.shifting_realms.picture.scenery import wash
from spinney.games.shifting_realms.picture.tokens import button, cost_row, stack
from spinney.games.shifting_realms.state.goods import RESOURCES, counts_of
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import WHAT
from spinney.games.shifting_realms.terms.actions import KINDS
from spinney.games.shifting_realms.words.cards import TIMING_WORDS, card_effect
from spinney.games.shifting_realms.words.names import COLOURS, group_words, unit_words

View = dict[str, Any]
LEGEND_HIGH: Final = 110
TOP: Final = 26  # below a heading


def hand_and_tray(view: View, t: RealmsTable, seat: int, offered: Offers) -> list[Markup]:
    """What is asked by number lies above the cards in hand."""
    keys = [key for key in offered if key.startswith(IN_TRAY)]
    used = 0.0
    found: list[Markup] = []
    if keys:
        found, used = tray(t.content, seat, keys, offered)
    return found + hand(view, t, seat, offered, HAND.y + used)


# The tray.


def tray(content: RealmsContent, seat: int, keys: list[str], offered: Offers) -> tuple[list[Markup], float]:
    """The signs, and how high they are together."""
    kind = keys[0].split("-")[0]
    heading = text(
        KINDS.heading(kind),
        x=HAND.x + 4,
        y=HAND.y + 16,
        font_size=14,
        class_="serif bold f-ink",
        id=f"{PREFIX}tray",
    )
    drawn, high = groups(seat, keys, offered) if kind == "group" else signs(content, kind, keys, offered)
    return [heading, *drawn], high + TOP + 8


def signs(content: RealmsContent, kind: str, keys: list[str], offered: Offers) -> tuple[list[Markup], float]:
    """Signs of the tray above the hand, side by side: two columns for what has many words."""
    columns = 2 if kind in ("card", "remove") else 6
    wide, high = HAND.width / columns, 44.0 if kind == "card" else 36.0
    found = [
        tray_sign(
            content,
            key,
            HAND.x + wide * (place % columns),
            HAND.y + TOP + (high + 4) * (place // columns),
            wide - 5,
            high,
            offered[key],
        )
        for place, key in enumerate(keys)
    ]
    return found, (high + 4) * -(-len(keys) // columns)


def tray_sign(
    content: RealmsContent, key: str, x: float, y: float, wide: float, high: float, offer: Offer
) -> Markup:
    """One sign of the tray above the hand: a turn order card, a unit to remove, or plain words."""
    kind, *rest = key.split("-")
    if kind == "card":
        return turn_card(content, int(rest[0]), x, y, wide, high, offer)
    if kind == "remove":
        return removal(key, COLOURS.index(rest[0]), "-".join(rest[1:]), x, y, wide, high, offer)
    return button(key, rest[0], Zone(x, y, wide, high), offer)


@lru_cache(256)
def turn_card(
    content: RealmsContent, number: int, x: float, y: float, wide: float, high: float, offer: Offer
) -> Markup:
    """A turn order card: its number and what it brings."""
    goods = tuple((RESOURCES[at_], n) for at_, n in enumerate(counts_of(content.turn_goods[number - 1])) if n)
    any_ = int(content.turn_any[number - 1])
    return plate(
        PREFIX,
        f"card-{number}",
        f"Turn order card {number}",
        Zone(x, y, wide, high),
        offer,
        text(str(number), x=22, y=31, font_size=24, class_="serif bold middle f-ink"),
        cost_row(goods, 50, high / 2 - (6 if any_ else 0), 17, 31),
        text(f"and {any_} of any type", x=42, y=high - 6, font_size=12, class_="bold f-ink")
        if any_
        else None,
        look="thin f-paper s-line",
    )


@lru_cache(512)
def removal(
    key: str, seat: int, what: str, x: float, y: float, wide: float, high: float, offer: Offer
) -> Markup:
    """A sign of the tray: a unit that is removed or sent away."""
    words = unit_words(WHAT.index(what))
    return plate(
        PREFIX,
        key,
        words,
        Zone(x, y, wide, high),
        offer,
        stack(seat, "soldier" if what == "soldier" else "scout", 1, 20, high / 2, 1.1),
        text(words, x=40, y=high / 2 + 5, font_size=14, class_="f-ink", pointer_events="none"),
        look="thin f-paper s-line",
    )


def groups(seat: int, keys: list[str], offered: Offers) -> tuple[list[Markup], float]:
    """Signs of the tray for groups, a square each: scouts to the right, soldiers downwards."""
    pairs = [(int(key.split("-")[1]), int(key.split("-")[2]), key) for key in keys]
    some, more = max(pair[0] for pair in pairs), max(pair[1] for pair in pairs)
    least = 0 if min(pair[0] for pair in pairs) == 0 else 1
    wide = min(74.0, HAND.width / (some - least + 1))
    high = min(38.0, 190 / (more + 1))
    found = [
        group_sign(
            seat,
            key,
            scouts,
            soldiers,
            HAND.x + wide * (scouts - least),
            round(HAND.y + TOP + high * soldiers, 1),
            wide - 4,
            round(high - 4, 1),
            offered[key],
        )
        for scouts, soldiers, key in pairs
    ]
    return found, high * (more + 1)


@lru_cache(2048)
def group_sign(
    seat: int,
    key: str,
    scouts: int,
    soldiers: int,
    x: float,
    y: float,
    wide: float,
    high: float,
    offer: Offer,
) -> Markup:
    """A sign of the tray for one group, who goes: figures where there is room, else numbers."""
    if wide < 60 or high < 24:
        return button(key, f"{scouts}+{soldiers}", Zone(x, y, wide, high), offer)
    shapes = [(shape, n) for shape, n in (("scout", scouts), ("soldier", soldiers)) if n]
    left = wide / 2 - 15 * (len(shapes) - 1)
    return plate(
        PREFIX,
        key,
        group_words(scouts, soldiers),
        Zone(x, y, wide, high),
        offer,
        [stack(seat, shape, n, left + 30 * at_, high / 2 - 1, 1.0) for at_, (shape, n) in enumerate(shapes)],
        look="thin f-paper s-line",
    )


# The hand.


def hand(view: View, t: RealmsTable, seat: int, offered: Offers, top: float) -> list[Markup]:
    """Face-down cards of the watcher; what others hold shows its backs on their boards."""
    guard = int(t.guard(seat))
    held = [*view["factions"][seat]["hand"], *([view["drawn"]] if view["drawn"] else [])]
    if not held:
        return [legend(seat, guard, round(top, 1))] if top < HAND.y + HAND.height - LEGEND_HIGH else []
    columns = 1 if len(held) == 1 else 2
    rows = -(-len(held) // columns)
    wide, high = HAND.width / columns, min(92.0, (HAND.y + HAND.height - top) / rows)
    below = top + high * rows
    cards = [
        story(
            t.content,
            id_,
            round(HAND.x + wide * (place % columns), 1),
            round(top + high * (place // columns), 1),
            wide - 5,
            round(high - 5, 1),
            id_ == view["drawn"],
            offered.get(f"hand-{id_}", NOTHING),
        )
        for place, id_ in enumerate(held)
    ]
    if below < HAND.y + HAND.height - LEGEND_HIGH:
        cards.append(legend(seat, guard, round(below, 1)))
    return cards


@lru_cache(64)
def legend(seat: int, guard: int, top: float) -> Markup:
    """S-9.6  Beside the hand, where there is room: what the figures are, and whom a soldier protects."""
    figures = (
        ("scout", "scout: on a spot it brings a resource every turn"),
        ("soldier", f"soldier: protects {many(guard, 'scout')} here, and fights"),
        ("flat", "soldier that has raided: it stays on its ship"),
    )
    rows = [
        g(
            stack(seat, shape, 1, HAND.x + 20, top + 22 + 30 * at_, 1.0),
            text(words, x=HAND.x + 42, y=top + 27 + 30 * at_, font_size=12.5, class_="f-ink"),
        )
        for at_, (shape, words) in enumerate(figures)
    ]
    return g(rows, id=f"{PREFIX}legend")


@lru_cache(1024)
def story(
    content: RealmsContent, id_: str, x: float, y: float, wide: float, high: float, drawn: bool, offer: Offer
) -> Markup:
    """A story card: realm as a ribbon, name, when it may be played, what it does."""
    number = content.card_ids.index(id_)
    when, effect = TIMING_WORDS[content.timing[number]], card_effect(content, number)
    lasts = ", stays" if content.permanent[number] else ""
    most = max(0, int((high - 37) // 13))
    return touchable(
        PREFIX,
        f"hand-{id_}",
        f"{content.card_names[number]} ({when}{lasts}): {effect}",
        offer,
        [
            rect(width=wide, height=high, rx=8, class_=f"f-paper {'line s-ink' if drawn else 'thin s-line'}"),
            rect(
                x=2,
                y=2,
                width=wide - 4,
                height=min(22, high - 4),
                rx=6,
                class_=f"f-{wash(content.realms[content.card_realm[number]])}",
            ),
        ],
        rect(x=1, y=1, width=wide - 2, height=high - 2, rx=8),
        text(
            shortened(content.card_names[number], wide - 14, 13.5, 0.52),
            x=8,
            y=min(18, high - 4),
            font_size=13.5,
            class_="serif bold f-ink",
        ),
        text(
            f"{'just drawn · ' if drawn else ''}{when}{lasts}",
            x=8,
            y=36,
            font_size=12,
            class_="f-ink-quiet",
        )
        if high > 42
        else None,
        text_lines(wrapped(effect, wide - 16, 12, most, 0.53), 8, 50, 12, 13, "f-ink") if most else None,
        transform=at(x, y),
    )
