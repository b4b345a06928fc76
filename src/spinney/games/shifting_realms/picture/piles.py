"""What belongs to a realm beside its spaces: its deck, how far its objective has come, its tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from spinney.art.layout import Zone
from spinney.art.lettering import WIDEST, shortened
from spinney.art.offers import NOTHING, Offer, Offers, touchable
from spinney.art.plates import plate
from spinney.art.svg import Markup, at, circle, g, path, rect, text, title
from spinney.engine.text import many
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.picture.emblems import sign, tile_sign
from spinney.games.shifting_realms.picture.layout import PILES, PREFIX, SHEET, sheet_x
from spinney.games.shifting_realms.picture.scenery import GROUND, wash
from spinney.games.shifting_realms.picture.tokens import cost_row, medal
from spinney.games.shifting_realms.state.goods import RESOURCES, counts_of
from spinney.games.shifting_realms.state.land import TERRAINS
from spinney.games.shifting_realms.words.cards import goal_words, power_words, tile_in_short

View = dict[str, Any]
SIZE: Final = 12.5  # of the names of tiles
Goal = tuple[str, int, int]  # what is counted, how far it is, how far it must come

# Decks and objectives.


def heads(view: View, content: RealmsContent, offered: Offers) -> list[Markup]:
    """The piles above the maps: each realm's deck of story cards, beside its objective."""
    found: list[Markup] = []
    for board, realm in enumerate(view["realms"]):
        number = content.realms.index(realm)
        state = view["objectives"][realm]
        goals = tuple(
            (goal_words(content, aim), int(done), int(wanted))
            for aim, (done, wanted) in zip(content.objectives[number], state["goals"], strict=True)
        )
        closed = realm in view["closed"]
        found.append(objective(realm, content.realm_names[number], goals, state["met"], board))
        found.append(
            deck(
                realm,
                content.realm_names[number],
                view["decks"][realm],
                closed,
                board,
                offered.get(f"deck-{realm}", NOTHING),
            )
        )
    return found


@lru_cache(512)
def objective(realm: str, name: str, goals: tuple[Goal, ...], met: bool, board: int) -> Markup:
    """Each goal in words and as a row of pips; a tick when all are reached."""
    words = ", ".join([f"{what} {min(done, wanted)} of {wanted}" for what, done, wanted in goals])
    drawn, x = list[Markup](), 54.0
    for what, done, wanted in goals:
        line = f"{what} {min(done, wanted)} of {wanted}"
        drawn.append(text(line, x=x, y=38.5, font_size=13, class_="f-ink"))
        x += len(line) * 6.7 + 14
    pips = [pip for _, done, wanted in goals for pip in (*[step < done for step in range(wanted)], None)][:-1]
    left = SHEET.width - (38 if met else 14) - 11 * (len(pips) - 1)
    for step, filled in enumerate(pips):
        if filled is not None:
            look = "f-success" if filled else "f-paper"
            drawn.append(circle(cx=left + 11 * step, cy=17, r=4.3, class_=f"thin {look} s-ink"))
    return g(
        title(f"Objective of {name}: {words}{' - met' if met else ''}"),
        rect(width=SHEET.width, height=44, fill_opacity=0),
        drawn,
        [
            circle(cx=SHEET.width - 18, cy=17, r=12, class_="f-success"),
            path(
                d="M2.5 12.8L5.8 9.5 9.8 13.5 18.6 4.5 21.8 7.8 9.8 20Z",
                transform=at(SHEET.width - 26, 9, 0.66),
                class_="f-paper",
            ),
        ]
        if met
        else None,
        id=f"{PREFIX}goal-{realm}",
        transform=at(sheet_x(board), SHEET.y),
    )


@lru_cache(512)
def deck(realm: str, name: str, left: int, closed: bool, board: int, offer: Offer) -> Markup:
    """Story cards face down: as many edges as there are threes, and the number."""
    state = ", closed" if closed and left else ""
    return touchable(
        PREFIX,
        f"deck-{realm}",
        f"{name}: {many(left, 'story card')} left{state}",
        offer,
        [
            [
                rect(x=8 + 2 * step, y=3 + step, width=28, height=37, rx=5, class_="thin f-dusk-pale s-pip")
                for step in range(min(3, left // 3), 0, -1)
            ],
            card_back(realm, 8, 4, 28, 37) if left else None,
            rect(x=8, y=4, width=28, height=37, rx=5, class_="thin none s-line", stroke_dasharray="4 3")
            if not left
            else None,
        ],
        rect(x=7, y=3, width=30, height=39, rx=6),
        text(
            str(left),
            x=22,
            y=28,
            font_size=16,
            class_=f"bold middle {'f-on-seat' if left else 'f-ink'}",
            pointer_events="none",
        ),
        opacity=0.55 if closed else None,
        transform=at(sheet_x(board), SHEET.y),
    )


@lru_cache(512)
def card_back(realm: str, x: float, y: float, wide: float, high: float) -> Markup:
    """The back of a story card, as on its pile: dusk, with a band in the colour of the realm."""
    return g(
        rect(x=x, y=y, width=wide, height=high, rx=wide * 0.17, class_="thin f-dusk s-pip"),
        rect(x=x + 2, y=y + 2, width=wide - 4, height=high * 0.18, rx=wide * 0.08, class_=f"f-{wash(realm)}"),
        rect(
            x=x + 2,
            y=y + high * 0.82 - 2,
            width=wide - 4,
            height=high * 0.18,
            rx=wide * 0.08,
            class_=f"f-{wash(realm)}",
        ),
    )


# Tiles to build.


def piles(view: View, content: RealmsContent, offered: Offers) -> list[Markup]:
    """Below each sheet the tiles of its realm."""
    found: list[Markup] = []
    for board, realm in enumerate(view["realms"]):
        number = content.realms.index(realm)
        here = [id_ for id_ in view["piles"] if content.kind_realm[content.kind_ids.index(id_)] == number]
        wide = PILES.width / max(1, len(here))
        found += [
            pile(
                content,
                id_,
                view["piles"][id_],
                round(sheet_x(board) + wide * place, 1),
                wide - 4,
                offered.get(f"pile-{id_}", NOTHING),
            )
            for place, id_ in enumerate(here)
        ]
    return found


@lru_cache(2048)
def pile(content: RealmsContent, id_: str, left: int, x: float, wide: float, offer: Offer) -> Markup:
    """A pile of tiles: emblem, name, cost, VP, where it goes, what it does, how many are left."""
    kind = content.kind_ids.index(id_)
    name, vp = content.kind_names[kind], int(content.kind_vp[kind])
    power, terrain = power_words(content, kind), TERRAINS[content.kind_terrain[kind]]
    goods = tuple((RESOURCES[at_], n) for at_, n in enumerate(counts_of(content.kind_cost[kind])) if n)
    short = tile_in_short(content, kind)
    room = wide - 30
    narrow = room if len(name) * SIZE * WIDEST > room else None  # drawn no wider in any font
    return plate(
        PREFIX,
        f"pile-{id_}",
        f"{name}, built on {terrain}: {vp} VP, {left} left{power and ', ' + power}",
        Zone(x, PILES.y, wide, PILES.height),
        offer,
        g(
            text(
                name,
                x=7,
                y=16,
                font_size=SIZE,
                textLength=narrow,
                lengthAdjust="spacingAndGlyphs" if narrow else None,
                class_="serif bold f-ink",
            ),
            medal(vp, wide - 14, 14, 10.5),
            plates(id_, terrain, left),
            cost_row(goods, 50, 37, 15, 28.5),
            text(shortened(short, wide - 12, 11.5, 0.52), x=8, y=62, font_size=11.5, class_="f-ink-quiet"),
            opacity=None if left else 0.4,
            pointer_events="none",
        ),
        corner=9,
        inset=0,
    )


def plates(id_: str, terrain: str, left: int) -> Markup:
    """The tiles themselves, one upon another, on the ground that they need."""
    ground = f"thin f-{GROUND[terrain]} s-line"
    return g(
        [
            rect(x=7 + 2.5 * step, y=22 + 1.5 * step, width=27, height=27, rx=5, class_=ground)
            for step in range(max(0, left - 1), -1, -1)
        ],
        sign(tile_sign(id_), 20.5, 35.5, 20),
    )
