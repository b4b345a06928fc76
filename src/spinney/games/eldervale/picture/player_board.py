"""The board of a player in full: faction, tokens, Treasure, Units, tableau and hand."""

from __future__ import annotations

from functools import lru_cache
from json import loads
from typing import Any, Final

from spinney.art.board import lantern, part
from spinney.art.layout import Zone
from spinney.art.offers import NOTHING, Offer, Offers
from spinney.art.plates import paper
from spinney.art.svg import Markup, at, g, rect, text, title
from spinney.engine.text import many
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import RESOURCES
from spinney.games.eldervale.picture.hand import hand, hand_height
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.offers import Touched, touched
from spinney.games.eldervale.picture.symbols import points_sign, silhouette, thing
from spinney.games.eldervale.picture.tableau import tableau
from spinney.games.eldervale.picture.tokens import counted_thing, emblem, face, figure, seal
from spinney.games.eldervale.state.table import DWELT, SUMMONED, USED, EldervaleTable
from spinney.games.eldervale.words.names import token_words

View = dict[str, Any]
BAND: Final = 27.0  # the height of the head
TOKENS_AT: Final = 46.0
UNITS_AT: Final = 81.0
TABLEAU: Final = 101.0  # where it begins; the hand takes what it needs at the bottom
ON_BOARD: Final = (
    "token-",
    "card-",
    "slot-",
    "magic-",
    "held-",
    "ready-",
    "tray-",
    "pool-",
    "orbs",
    "starter",
)
PLACES: Final = (("ready", "Ready"), ("acting", "On cards"), ("pool", "Pool"), ("tray", "Tray"))


def own_board(
    t: EldervaleTable, view: View, written: str, seat: int, name: str, zone: Zone, offered: Offers
) -> Markup:
    """The watcher's board, or the first one for a spectator."""
    return board(t, view, written, seat, name, zone, touched(offered, *ON_BOARD), True)


def board(
    t: EldervaleTable,
    view: View,
    written: str,
    seat: int,
    name: str,
    zone: Zone,
    marked: Touched,
    pieces: bool,
) -> Markup:
    """Any player's board; with `pieces` the Units on it glide."""
    marks = int(t.marks[t.starter_of(seat)])
    used = (bool(marks & SUMMONED), bool(marks & USED), bool(marks & DWELT))
    rooftops = int(t.content.setup.rooftops)
    return board_drawn(
        t.content,
        written,
        view["scores"][seat],
        used,
        rooftops,
        seat,
        name,
        zone,
        marked,
        pieces,
    )


@lru_cache(512)
def board_drawn(
    content: EldervaleContent,
    written: str,
    score: int,
    used: tuple[bool, ...],
    rooftops: int,
    seat: int,
    name: str,
    zone: Zone,
    marked: Touched,
    pieces: bool,
) -> Markup:
    """Any player's board, drawn anew only when something on it changes."""
    player: dict[str, Any] = loads(written)
    offered = dict(marked)
    inner, low = zone.width - 16, zone.height - 4 - hand_height(len(set(player["hand"])))
    return g(
        paper(zone.width, zone.height, 91, 12, f"f-paper line s-seat-{seat + 1}"),
        head(player, score, rooftops, seat, name, zone.width),
        tokens(player, seat, offered, pieces),
        treasures(content, player, offered, 394, TOKENS_AT, zone.width - 402),
        standing(content, player, seat, offered, "board" if pieces else ""),
        tableau(content, player["tableau"], used, Zone(8, TABLEAU, inner, low - TABLEAU), offered, seat),
        hand(content, player["hand"], Zone(8, low, inner, zone.height - 4 - low), offered, seat)
        if player["hand"]
        else backs(player["cards"], 8, low),
        id=f"{PREFIX}board-{seat}",
        transform=at(zone.x, zone.y),
    )


def head(player: dict[str, Any], score: int, rooftops: int, seat: int, name: str, wide: float) -> Markup:
    """The head of a whole player board: mark, name and faction on the cloth; Dwellings, Orbs, VP."""
    return g(
        rect(x=3, y=3, width=wide - 6, height=BAND - 4, rx=8, class_=f"f-seat-{seat + 1}-cloth"),
        seal(seat, 17, BAND / 2 + 1, 10),
        text(name, x=34, y=19.5, font_size=15, class_="serif bold f-on-seat"),
        emblem(player["element"], 104, BAND / 2 + 1, 15, "on-seat") if player["element"] else None,
        text(
            f"{player['faction']}{' · asked no more until its turn' if player['resting'] else ''}",
            x=118,
            y=19.5,
            font_size=13,
            class_="f-on-seat",
        ),
        g(
            title("Dwellings built; the sixth ends the game"),
            silhouette("sign-house", wide - 128, BAND / 2 + 1, 15, "on-seat"),
            text(
                f"{len(player['dwellings'])}/{rooftops}",
                x=wide - 117,
                y=19,
                font_size=13.5,
                class_="bold f-on-seat",
            ),
        ),
        text("VP", x=wide - 66, y=19, font_size=13, class_="f-on-seat"),
        g(title("VP as if the game ended now"), points_sign(score, wide - 28, BAND / 2 + 1, 27)),
    )


def tokens(player: dict[str, Any], seat: int, offered: Offers, mine: bool) -> list[Markup]:
    """On a player board: the six kinds of tokens, Magic Cards, and Orbs."""
    drawn = [
        counted_part(f"token-{kind}", seat, kind, player["tokens"][kind], 22 + 50 * place, offered)
        for place, kind in enumerate(RESOURCES[:6])
    ]
    drawn.append(counted_part("orbs", seat, "orb", player["orbs"], 22 + 50 * 6, offered))
    if player["tactics"] >= 0:
        words = "Tactics Token, ready" if player["tactics"] else "Tactics Token, exhausted"
        sign = silhouette(
            "sign-flag", 22 + 50 * 7, TOKENS_AT, 19, "success" if player["tactics"] else "ink-quiet"
        )
        drawn.append(g(title(words), sign, opacity=None if player["tactics"] else 0.5))
    return drawn


def counted_part(key: str, seat: int, name: str, number: int, x: float, offered: Offers) -> Markup:
    """On a player board: a thing, how many there are, and what can be done with it."""
    offer = offered.get(key, NOTHING)
    box = rect(x=x - 14, y=TOKENS_AT - 15, width=46, height=30, rx=8)
    return part(
        PREFIX,
        f"{key}-{seat}",
        f"{many(number, name.capitalize(), 'Gold' if name == 'gold' else '')}{offer.words}",
        lantern(box) if offer else None,
        g(box, fill_opacity=0),
        counted_thing(name, number, x, TOKENS_AT, 23),
        actions=offer.actions,
    )


def treasures(
    content: EldervaleContent, player: dict[str, Any], offered: Offers, x: float, y: float, wide: float
) -> list[Markup]:
    """Treasure Tokens held; equal ones are one with a count."""
    kinds = list(dict.fromkeys(player["treasure"]))
    pitch = min(52.0, wide / max(1, len(kinds)))
    return [
        treasure(
            content,
            token,
            player["treasure"].count(token),
            offered.get(f"held-{token}", NOTHING),
            round(x + pitch * (at_ + 0.5), 1),
            y,
        )
        for at_, token in enumerate(kinds)
    ]


def treasure(content: EldervaleContent, token: str, copies: int, offer: Offer, x: float, y: float) -> Markup:
    """On a player board: a Treasure Token, and how many are equal."""
    box = rect(x=x - 21, y=y - 13, width=42, height=26, rx=6)
    drawn = g(
        face(content, token, x, y, 22),
        text(f"×{copies}", x=x + 20, y=y + 16, font_size=13, class_="bold middle f-ink")
        if copies > 1
        else None,
    )
    words = token_words(content.token_of[token])
    if not offer:
        return g(title(words), drawn)
    return part(
        PREFIX,
        f"held-{token}",
        f"{words}{offer.words}",
        drawn,
        lantern(box),
        g(box, fill_opacity=0),
        actions=offer.actions,
    )


def standing(
    content: EldervaleContent, player: dict[str, Any], seat: int, offered: Offers, place: str
) -> list[Markup]:
    """On a player board: Units beside the map, by where they are."""
    drawn: list[Markup] = []
    left = 12.0
    for key, words in PLACES:
        if not player[key]:
            continue
        drawn.append(text(words, x=left, y=UNITS_AT + 4, font_size=13, class_="f-ink-quiet"))
        left += 7.4 * len(words) + 28
        for name, number in player[key].items():
            drawn.append(unit_part(content, seat, key, name, number, left, offered, place))
            left += 34
        left += 4
    return drawn


def unit_part(
    content: EldervaleContent,
    seat: int,
    where: str,
    name: str,
    number: int,
    x: float,
    offered: Offers,
    place: str,
) -> Markup:
    """On a player board: Units of a kind in a place beside the map."""
    offer = offered.get(f"{where}-{name}", NOTHING)
    drawn = figure(content, seat, name, number, x, UNITS_AT, 27, f"{place}-{where}" if place else "")
    words = f"{number} {name}, {dict(PLACES)[where]}"
    if not offer:
        return g(title(words), drawn, opacity=0.75 if where == "tray" else None)
    box = rect(x=x - 16, y=UNITS_AT - 16, width=32, height=33, rx=8)
    return part(
        PREFIX,
        f"{where}-{name}",
        f"{words}{offer.words}",
        lantern(box),
        g(box, fill_opacity=0),
        drawn,
        actions=offer.actions,
    )


def backs(count: int, x: float, y: float) -> Markup:
    """On the board of a player who does not show the hand: backs of cards, and how many there are."""
    return g(
        [thing("magic", x + 16 + 20 * at_, y + 18, 30) for at_ in range(min(count, 20))],
        text(
            many(count, "Magic Card"),
            x=x + 14 + 20 * min(count, 20) + 4,
            y=y + 23,
            font_size=13,
            class_="f-ink-quiet",
        ),
    )
