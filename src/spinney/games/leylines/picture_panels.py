"""What each player has: dice in slots, Gold, cubes, Items, Friends, Contracts with what is missing."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from spinney.art.board import lantern, part
from spinney.art.dice import die
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, g, path, rect, text, title
from spinney.games.leylines.actions import USES
from spinney.games.leylines.cards import COLOURS, FRIEND_KINDS, ITEM_KINDS
from spinney.games.leylines.content import Content
from spinney.games.leylines.picture_cards import contract, shortened
from spinney.games.leylines.picture_layout import MINE, PREFIX, Zone
from spinney.games.leylines.picture_offers import (
    NOTHING,
    Offer,
    Offers,
    contract_key,
    die_key,
    held_key,
    use_key,
)
from spinney.games.leylines.picture_tokens import chip, coin, cube_row, in_order, seal
from spinney.games.leylines.words import FRIEND_WORDS, item_words

View = dict[str, Any]


@lru_cache(256)
def frame(seat: int, awaited: bool, wide: float, high: float) -> Markup:
    edge = f"s-seat-{seat + 1}" if awaited else "s-paper-edge"
    return path(d=card(0, 0, wide, high, 91 + seat, 12), class_=f"f-paper line {edge}")


# The board of whoever looks.


def own_panel(view: View, content: Content, seat: int, name: str, offered: Offers) -> Markup:
    who = view["travellers"][seat]
    x, y, wide, high = MINE
    return g(
        frame(seat, view["asked"] == seat, wide, high),
        head(seat, name, who["character"], view["first"] == seat, who["gold"], view["scores"][seat], 20, 20),
        dice_row(who, seat, offered, 14, 54),
        slots(who, 14, 84),
        cubes_row(who, seat, offered, 14, 106),
        things(content, who, seat, offered, 12, 121),
        contracts(view, who, offered),
        id=f"{PREFIX}seat-{seat}",
        transform=at(x, y),
    )


@lru_cache(512)
def head(
    seat: int, name: str, character: str, first: bool, gold: int, score: int, y: float, size: float
) -> Markup:
    """Mark, name, Gold, and the score if the game ended now."""
    return g(
        title(f"{name}, the {character} character" + (", first player" if first else "")),
        seal(seat, 22, y, 14),
        text(("★ " if first else "") + name, x=42, y=y + size * 0.34, font_size=size, class_="serif f-ink"),
        coin(gold, 190, y, 14, f"{gold} Gold"),
        text(f"= {score}", x=210, y=y + 5, font_size=14, class_="f-ink-quiet"),
    )


def dice_row(who: View, seat: int, offered: Offers, x: float, y: float) -> Markup:
    """Unused dice, one part for each value."""
    drawn, left = [], x + 14
    for value, count in enumerate(who["dice"], 1):
        if count:
            drawn.append(dice_of(seat, value, count, offered.get(die_key(seat, value), NOTHING), left, y))
            left += 30 * count + 8
    return g(drawn or text("no dice left", x=x, y=y + 5, font_size=13, class_="f-ink-quiet"))


def dice_of(seat: int, value: int, count: int, offer: Offer, x: float, y: float) -> Markup:
    wide = 30 * count
    return part(
        PREFIX,
        die_key(seat, value),
        f"{count} unused with a {value}{offer.words}",
        rect(x=-16, y=-17, width=wide + 4, height=34, rx=8, fill_opacity=0),
        lantern(rect(x=-16, y=-17, width=wide + 4, height=34, rx=8)) if offer else None,
        [die(value, step * 30, 0, 26, False) for step in range(count)],
        actions=offer.actions,
        transform=at(x, y),
    )


def slots(who: View, x: float, y: float) -> Markup:
    """Movement and Quickness slots, filled or open."""
    moved, quick = who["movement"], who["quickness"]
    return g(
        text("move", x=x, y=y + 5, font_size=12, class_="f-ink-quiet"),
        boxes(moved["filled"], moved["slots"] - moved["filled"], x + 38, y),
        text("quick", x=x + 138, y=y + 5, font_size=12, class_="f-ink-quiet"),
        boxes(quick["filled"], quick["open"], x + 176, y),
    )


def boxes(filled: int, open_: int, x: float, y: float) -> Markup:
    kinds = ["bone-dull"] * filled + ["paper"] * open_
    return g(
        title(f"{filled} filled, {open_} open"),
        [
            rect(x=x + step * 20, y=y - 8, width=16, height=16, rx=4, class_=f"thin f-{kind} s-line")
            for step, kind in enumerate(kinds)
        ],
    )


def cubes_row(who: View, seat: int, offered: Offers, x: float, y: float) -> Markup:
    """Cubes held, by colour, and how many fit."""
    held = sum(who["cubes"].values())
    return g(
        [
            chip(
                held_key(seat, colour),
                colour,
                who["cubes"].get(colour, 0),
                f"{who['cubes'].get(colour, 0)} {colour}",
                x + step * 38,
                y,
                16,
                offered.get(held_key(seat, colour), NOTHING),
            )
            for step, colour in enumerate(COLOURS)
        ],
        text(f"{held}/{who['limit']}", x=x + 232, y=y + 5, font_size=12, class_="f-ink-quiet"),
    )


def things(content: Content, who: View, seat: int, offered: Offers, x: float, y: float) -> Markup:
    """Items and Friends, those that can be used first: three in a row, three rows at most."""
    signs = [*item_signs(content, who), *friend_signs(content, who)]
    signs.sort(key=lambda sign: use_key(seat, sign[0]) not in offered)
    drawn = []
    for step, (use, words, hint, ready) in enumerate(signs[:9]):
        key = use_key(seat, use) if use in USES else f"thing-{seat}-{step}"
        offer = offered.get(key, NOTHING)
        drawn.append(sign_of(key, words, hint, ready, x + step % 3 * 86, y + step // 3 * 17, offer))
    return g(drawn)


def sign_of(key: str, words: str, hint: str, ready: bool, x: float, y: float, offer: Offer) -> Markup:
    """A small sign with a name on it; pale when it is used up for this round."""
    return part(
        PREFIX,
        key,
        hint + offer.words,
        rect(width=83, height=15, rx=4, class_="thin f-moss s-line-soft", opacity=None if ready else 0.45),
        lantern(rect(width=83, height=15, rx=4)) if offer else None,
        text(shortened(words, 82, 11), x=4, y=11.5, font_size=11, class_="f-ink", pointer_events="none"),
        actions=offer.actions,
        transform=at(x, y),
    )


def item_signs(content: Content, who: View) -> list[tuple[str, str, str, bool]]:
    return [
        (name, name.capitalize(), item_words(content, ITEM_KINDS.index(name)), state == "ready")
        for name, state in who["items"].items()
    ]


def friend_signs(content: Content, who: View) -> list[tuple[str, str, str, bool]]:
    """Friends by kind, with how many there are."""
    faces = {face.id: face for face in content.friends}
    counts: dict[str, list[str]] = {}
    for id_ in who["friends"]:
        face = faces[id_]
        colour = f" {COLOURS[face.colour]}" if face.colour >= 0 else ""
        counts.setdefault(FRIEND_KINDS[face.kind] + colour, []).append(face.name)
    found = []
    for kind, names in counts.items():
        word, _, colour = kind.partition(" ")
        title_ = f"{colour} {FRIEND_WORDS[FRIEND_KINDS.index(word)]}".strip()
        many = f" ×{len(names)}" if len(names) > 1 else ""
        found.append((word, title_ + many, f"{title_}: {', '.join(names)}", True))
    return found


def contracts(view: View, who: View, offered: Offers) -> Markup:
    """Incomplete Contracts, each with what is still missing; then how many are completed."""
    own = who["contracts"]
    columns = max(4, (len(own) + 1) // 2)
    wide = (MINE.width - 284) / columns - 5
    drawn = []
    for step, id_ in enumerate(own):
        face = view["contracts"][id_]
        ready = all(who["cubes"].get(colour, 0) >= count for colour, count in face["cubes"].items())
        drawn.append(
            contract(
                contract_key(id_),
                face["name"],
                face["market"],
                in_order(face["cubes"]),
                face["gold"],
                278 + step % columns * (wide + 5),
                8 + step // columns * 76,
                wide,
                71,
                ready,
                offered.get(contract_key(id_), NOTHING),
            )
        )
    done = len(who["completed"])
    return g(drawn, text(f"{done} completed", x=280, y=MINE.height - 5, font_size=12, class_="f-ink-quiet"))


# The other players.


class Other(NamedTuple):
    """All that the panel of somebody else shows."""

    seat: int
    name: str
    awaited: bool
    first: bool
    character: str
    gold: int
    score: int
    dice: tuple[int, ...]
    cubes: tuple[tuple[str, int], ...]
    done: int
    owned: str
    contracts: tuple[tuple[str, str, tuple[tuple[str, int], ...]], ...]  # words, Market, cubes


def other_panel(view: View, content: Content, seat: int, name: str, zone: Zone) -> Markup:
    """Everything about somebody else, smaller."""
    who = view["travellers"][seat]
    return other_drawn(
        Other(
            seat,
            name,
            view["asked"] == seat,
            view["first"] == seat,
            who["character"],
            who["gold"],
            view["scores"][seat],
            tuple(who["dice"]),
            in_order(who["cubes"]),
            len(who["completed"]),
            owned(content, who),
            tuple(contract_of(view["contracts"][id_]) for id_ in who["contracts"]),
        ),
        zone,
    )


def contract_of(face: View) -> tuple[str, str, tuple[tuple[str, int], ...]]:
    words = f"{face['name']}: to {face['market']} for {face['gold']} Gold"
    return words, face["market"], in_order(face["cubes"])


@lru_cache(512)
def other_drawn(who: Other, zone: Zone) -> Markup:
    x, y, wide, high = zone
    return g(
        frame(who.seat, who.awaited, wide, high),
        head(who.seat, who.name, who.character, who.first, who.gold, who.score, 17, 16),
        small_dice(who.dice, 262, 17),
        cube_row(who.cubes, 16, 44, 13, 14),
        text(f"{who.done} done", x=390, y=22, font_size=12, class_="f-ink-quiet"),
        wanted(who.contracts, 10, 66, wide - 14),
        text(shortened(who.owned, wide - 190, 11), x=185, y=48, font_size=11, class_="f-ink-quiet"),
        id=f"{PREFIX}seat-{who.seat}",
        transform=at(x, y),
    )


def small_dice(dice: tuple[int, ...], x: float, y: float) -> Markup:
    row = [value for value, count in enumerate(dice, 1) for _ in range(count)]
    return g([die(value, x + step * 20, y, 17, False) for step, value in enumerate(row)])


def owned(content: Content, who: View) -> str:
    """Items and Friends in a few words."""
    return ", ".join([words for _, words, _, _ in [*item_signs(content, who), *friend_signs(content, who)]])


def wanted(
    contracts: tuple[tuple[str, str, tuple[tuple[str, int], ...]], ...], x: float, y: float, wide: float
) -> Markup:
    """Incomplete Contracts as their cubes, with the Market's name, on as many lines as they need."""
    drawn, left = [], x
    for words, market, cubes in contracts:
        room = 58 + 11 * sum(count for _, count in cubes)
        if left + room > wide:
            left, y = x, y + 16
        drawn.append(
            g(
                title(words),
                text(market[:5], x=left, y=y + 4, font_size=11, class_="f-ink"),
                cube_row(cubes, left + 46, y, 10, 11),
            )
        )
        left += room
    return g(drawn)
