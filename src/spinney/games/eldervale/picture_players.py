"""Boards of players: the watcher's in full, the others' as strips; hands and battles."""

from __future__ import annotations

from functools import lru_cache
from json import dumps, loads
from typing import Any

from spinney.art.board import lantern, part
from spinney.art.dice import waiting_die
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, g, path, text
from spinney.games.eldervale.atoms import RESOURCES
from spinney.games.eldervale.box import Box
from spinney.games.eldervale.picture_layout import MAP, MINE, PREFIX, Zone
from spinney.games.eldervale.picture_offers import NOTHING, Offer, Offers
from spinney.games.eldervale.picture_tokens import figure, resource, seal, shortened
from spinney.games.eldervale.words_names import card_words, effect_words, magic_words

View = dict[str, Any]
MINE_KEYS = ("token-", "card-", "magic-")  # offers on the own board
PLACES = (
    ("ready", "Ready"),
    ("acting", "On cards"),
    ("pool", "Pool"),
    ("underworld", "Underworld"),
    ("tray", "Tray"),
)


def own_board(view: View, content: Box, seat: int, name: str, offered: Offers) -> Markup:
    """The watcher's board, or the first one for a spectator."""
    touched = tuple((key, offer) for key, offer in offered.items() if key.startswith(MINE_KEYS))
    return board_drawn(dumps(view["players"][seat]), view["scores"][seat], content, seat, name, touched)


@lru_cache(512)
def board_drawn(
    written: str, score: int, content: Box, seat: int, name: str, touched: tuple[tuple[str, Offer], ...]
) -> Markup:
    player: dict[str, Any] = loads(written)
    offered = dict(touched)
    tokens = player["tokens"]
    return g(
        path(d=card(0, 0, MINE.width, MINE.height, 91, 12), class_=f"f-paper line s-seat-{seat + 1}"),
        head(player, score, seat, name, 12, 22, 17),
        [
            resource(seat, kind, tokens[kind], 30 + 58 * place, 54, offered.get(f"token-{kind}", NOTHING))
            for place, kind in enumerate(RESOURCES[:6])
        ],
        text(held(player), x=384, y=58, font_size=11.5, class_="f-ink"),
        standing(player, seat, 14, 88, 660, 20),
        tableau(player, content, 10, 102, offered),
        hand(player, content, 10, 232, offered),
        id=f"{PREFIX}board-{seat}",
        transform=at(MINE.x, MINE.y),
    )


def head(player: dict[str, Any], score: int, seat: int, name: str, x: float, y: float, size: float) -> Markup:
    """Mark, name, faction, VP, Orbs."""
    faction = f"{player['element']} {player['faction']}".strip()
    orbs = f" · {player['orbs']} Orbs" if player["orbs"] else ""
    homes = f" · {len(player['dwellings'])} Dwellings" if player["dwellings"] else ""
    return g(
        seal(seat, x + 10, y - 5, size * 0.6),
        text(f"{name} · {score} VP", x=x + 26, y=y, font_size=size, class_="serif bold f-ink"),
        text(f"{faction}{orbs}{homes}", x=x + 30 + size * 10.5, y=y, font_size=12, class_="f-ink-quiet"),
    )


def held(player: dict[str, Any]) -> str:
    """Treasure Tokens before a player."""
    return shortened(f"Treasure {', '.join(player['treasure'])}", 300, 11.5) if player["treasure"] else ""


def standing(player: dict[str, Any], seat: int, x: float, y: float, wide: float, size: float) -> Markup:
    """Units beside the map, by where they are."""
    drawn: list[Markup] = []
    left = x
    for key, words in PLACES:
        if player[key]:
            drawn.append(text(words, x=left, y=y, font_size=11, class_="f-ink-quiet"))
            left += 7 * len(words) + 4
            for name, number in player[key].items():
                drawn.append(figure(seat, name, number, left + size / 2, y - 4, size * 0.86))
                left += size + 2
            left += 10
    return g(drawn)


def tableau(player: dict[str, Any], content: Box, x: float, y: float, offered: Offers) -> list[Markup]:
    """The Starter and every card, in rows; what lies on a card is written on it."""
    cards = player["tableau"]
    columns = max(6, -(-len(cards) // 3))
    rows = -(-len(cards) // columns)
    wide, high = (MINE.width - 2 * x) / columns, min(62.0, 126 / rows)
    return [
        tableau_card(
            content,
            found,
            place == 0,
            offered,
            (x + wide * (place % columns), y + high * (place // columns), wide - 4, high - 4),
        )
        for place, found in enumerate(cards)
    ]


def tableau_card(
    content: Box,
    found: dict[str, Any],
    starter: bool,
    offered: Offers,
    room: tuple[float, float, float, float],
) -> Markup:
    x, y, wide, high = room
    key = "card-starter" if starter else f"card-{found['id']}"
    offer = offered.get(key, NOTHING)
    name, does = named(content, found["id"])
    extras = [slot for slot in found["slots"] if slot] + ([found["aura"]] if found["aura"] else [])
    orbs = "●" * (found["orb_on_input"] + found["orb_on_icon"])
    shape = card(0, 0, wide, high, len(name), 7)
    wash = "f-clearing" if found["used"] else "f-moss" if starter else "f-mist-pale"
    return part(
        PREFIX,
        key,
        f"{name}: {does} {' '.join(extras)}{offer.words}",
        path(d=shape, class_=f"{wash} thin s-paper-edge"),
        lantern(path(d=shape)) if offer else None,
        text(shortened(f"{name}{orbs}", wide - 10, 11), x=6, y=14, font_size=11, class_="serif f-ink"),
        text(shortened(does, wide - 10, 10.5), x=6, y=28, font_size=10.5, class_="f-ink")
        if high > 30
        else None,
        text(shortened(" ".join(extras), wide - 10, 10.5), x=6, y=42, font_size=10.5, class_="f-ink")
        if extras and high > 44
        else None,
        actions=offer.actions,
        transform=at(x, y),
    )


def named(content: Box, id_: str) -> tuple[str, str]:
    """Name and effect of a card by its id."""
    for at_, found in enumerate(content.adventures):
        if found.id == id_:
            return found.name, card_words(content, at_)
    starter = next(one for one in content.starters if one.id == id_)
    return starter.name, f"Summon, Dwell, {effect_words(content, starter.gather)}"


def hand(player: dict[str, Any], content: Box, x: float, y: float, offered: Offers) -> list[Markup]:
    """The own Magic Cards by design; for others only their number."""
    designs = sorted(set(player["hand"]))
    if not designs:
        return [text(f"{player['cards']} Magic Cards", x=x + 4, y=y + 20, font_size=12, class_="f-ink-quiet")]
    columns = max(6, -(-len(designs) // 2))
    wide = (MINE.width - 2 * x) / columns
    return [
        magic_card(
            content,
            id_,
            player["hand"].count(id_),
            offered.get(f"magic-{id_}", NOTHING),
            (x + wide * (place % columns), y + 28 * (place // columns), wide - 4),
        )
        for place, id_ in enumerate(designs)
    ]


def magic_card(content: Box, id_: str, copies: int, offer: Offer, room: tuple[float, float, float]) -> Markup:
    x, y, wide = room
    design = [one.id for one in content.magic].index(id_)
    found = content.magic[design]
    shape = card(0, 0, wide, 25, design, 6)
    more = f" ×{copies}" if copies > 1 else ""
    return part(
        PREFIX,
        f"magic-{id_}",
        f"{found.name}{more}: {magic_words(content, design)}{offer.words}",
        path(d=shape, class_="f-dusk thin s-edge"),
        lantern(path(d=shape)) if offer else None,
        text(shortened(found.name + more, wide - 10, 11), x=6, y=16, font_size=11, class_="serif f-on-seat"),
        actions=offer.actions,
        transform=at(x, y),
    )


def other_board(view: View, seat: int, name: str, zone: Zone) -> Markup:
    """Another player in a strip: points, tokens, Units, how many cards."""
    return strip_drawn(dumps(view["players"][seat]), view["scores"][seat], seat, name, zone)


@lru_cache(512)
def strip_drawn(written: str, score: int, seat: int, name: str, zone: Zone) -> Markup:
    player: dict[str, Any] = loads(written)
    tokens = ", ".join([f"{number} {kind}" for kind, number in player["tokens"].items() if number])
    cards = f"{player['cards']} Magic · {len(player['tableau']) - 1} cards"
    treasure = f" · {len(player['treasure'])} Treasure" if player["treasure"] else ""
    return g(
        path(d=card(0, 0, zone.width, zone.height, seat + 51, 9), class_=f"f-paper thin s-seat-{seat + 1}"),
        head(player, score, seat, name, 8, 18, 14),
        standing(player, seat, 12, 36, zone.width, 14),
        text(
            f"{cards}{treasure} · {tokens}",
            x=12,
            y=zone.height - 3 if zone.height < 50 else 54,
            font_size=10.5,
            class_="f-ink",
        )
        if zone.height > 44
        else None,
        id=f"{PREFIX}board-{seat}",
        transform=at(zone.x, zone.y),
    )


def battle(view: View, names: list[str]) -> Markup | None:
    """The battle with everybody's dice."""
    found = view["battle"]
    if found is None:
        return None
    rows = [
        (names[at_] if at_ < len(names) else found["monster"], dice)
        for at_, dice in enumerate(found["dice"])
        if dice
    ]
    high = 30 + 26 * len(rows)
    return g(
        path(d=card(0, 0, 220, high, 77, 9), class_="f-paper line s-danger"),
        text(f"Battle in {found['realm']}", x=12, y=20, font_size=14, class_="serif bold f-ink"),
        [
            g(
                text(shortened(name, 70, 12), x=12, y=42 + 26 * row, font_size=12, class_="f-ink"),
                [waiting_die(die, 96 + 21 * place, 38 + 26 * row, 17) for place, die in enumerate(dice)],
            )
            for row, (name, dice) in enumerate(rows)
        ],
        id=f"{PREFIX}battle",
        transform=at(MAP.x + 4, MAP.y + 4),
        pointer_events="none",
    )
