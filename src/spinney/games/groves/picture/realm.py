"""A realm: the Lore Stone with the portals that lead here, the groves around it, the spirits on them."""

from __future__ import annotations

from functools import lru_cache

from spinney.art.hexes import hex_middle
from spinney.art.icons import icon
from spinney.art.layout import Zone
from spinney.art.marks import seal
from spinney.art.svg import Markup, at, ellipse, g, path, text
from spinney.art.touch import part
from spinney.engine.faces.names import seat_mark
from spinney.engine.text import many
from spinney.games.groves.content.cards import SPIRITS, WRAITH
from spinney.games.groves.content.edition import GrovesContent
from spinney.games.groves.picture.figures import NAMES, WORDS
from spinney.games.groves.picture.hexes import (
    face,
    face_words,
    points_shield,
    rim,
    standing,
    veil,
)
from spinney.games.groves.picture.layout import PREFIX, arranged, fitted
from spinney.games.groves.picture.scene import Cell, Scene, cells_of
from spinney.games.groves.picture.terrain import hexagon, land
from spinney.games.groves.words.places import realm_key

STONE = (
    "<ellipse cx='0' cy='40' rx='30' ry='6' fill='#120b04' opacity='.3'/>"
    "<path d='M-28 38C-32 8-24-20 0-22 24-20 32 8 28 38Z' fill='#b4ac9d' stroke='#2a1f0d' stroke-width='2'/>"
    "<path d='M-22 36C-24 10-18-12 0-15M20 8c3 10 4 20 3 28' stroke='#d6cfc0' stroke-width='3' fill='none'/>"
    "<path d='M-28 34c4-12 2-20 6-28M-24 28q6-2 8 4M-26 20q6-4 9 1M28 36c-3-8-2-14-5-22M24 30q-6-2-8 3'"
    " stroke='#477a2a' stroke-width='3' fill='none' stroke-linecap='round'/>"
)


def realm(scene: Scene, seat: int, room: Zone, most: float) -> tuple[Markup, ...]:
    """The hexes of a realm in a room, and everybody who stands on them."""
    groves, asked = scene.groves(seat)
    crown, arriving = scene.seat(seat).crown, scene.arriving(seat)
    return laid_out(
        scene.content, groves, asked, seat, scene.owner(seat), room, most, crown, arriving, scene.you
    )


@lru_cache(256)
def laid_out(
    content: GrovesContent,
    groves: bytes,
    asked: str,
    seat: int,
    owner: str,
    room: Zone,
    most: float,
    crown: bool,
    arriving: tuple[tuple[int, int], ...],
    you: int,
) -> tuple[Markup, ...]:
    """The hexes of a realm in a room, then everybody who stands on them, so that nobody is cut off."""
    cells = cells_of(content, groves, asked)
    places = arranged(len(cells) + 1, room, most)
    size, x, y = fitted(places, room, most)
    size = int(2 * size) / 2  # few different sizes: faces are drawn once for each
    spots = [hex_middle(q, r, size) for q, r in places]
    spots = [(x + dx, y + dy) for dx, dy in spots]
    return (
        home(seat, owner, size, spots[0], crown, arriving, you),
        *[hexed(cell, size, spot, owner) for cell, spot in zip(cells, spots[1:], strict=True)],
        *[
            spirit_on(cell, size, spot)
            for cell, spot in zip(cells, spots[1:], strict=True)
            if cell.spirit >= 0
        ],
    )


@lru_cache(1024)
def hexed(cell: Cell, size: float, spot: tuple[float, float], owner: str) -> Markup:
    """One grove of a realm, as a part that can be touched."""
    return part(
        PREFIX,
        cell.key,
        cell_words(cell, owner),
        face(cell.printed, size),
        veil(cell.spirit == WRAITH, size) if cell.spirit >= 0 and not cell.asked else None,
        in_question(size) if cell.asked else None,
        points_shield(cell.printed.dominion, size),
        rim=rim(size),
        piece=cell.key,
        transform=at(*spot),
    )


@lru_cache(64)
def in_question(size: float) -> Markup:
    """The dashed outline of the grove that the question is about."""
    return path(
        d=hexagon(size * 0.86), fill="none", stroke="#2a1f0d", stroke_width=2.4, stroke_dasharray="3 7"
    )


def cell_words(cell: Cell, owner: str) -> str:
    """What is printed, whose it is, and who stands there."""
    return "\n".join([face_words(cell.printed), f"In {owner} realm", *cell_state(cell)])


def cell_state(cell: Cell) -> list[str]:
    """Who stands on a grove, and whether its reward is being settled."""
    stays = ", which stays until a white spirit takes its place" if cell.spirit == WRAITH else ""
    there = [f"On it: {WORDS[cell.spirit]}{stays}"] if cell.spirit >= 0 else []
    return [*there, "Its reward is being settled"] if cell.asked else there


@lru_cache(1024)
def spirit_on(cell: Cell, size: float, spot: tuple[float, float]) -> Markup:
    """Who stands there. A touch goes through to the grove."""
    return part(
        PREFIX,
        f"on-{cell.key}",
        WORDS[cell.spirit],
        standing(NAMES[cell.spirit], size),
        piece=f"spirit-{SPIRITS[cell.spirit]}",
        transform=at(*spot),
        pointer_events="none",
    )


@lru_cache(1024)
def home(
    seat: int,
    owner: str,
    size: float,
    spot: tuple[float, float],
    crown: bool,
    arriving: tuple[tuple[int, int], ...],
    you: int,
) -> Markup:
    """The hex in the middle: whose realm it is, who has the crown, and the portals that lead here.

    It stands for the whole realm when a portal is opened to it.
    """
    x, y = spot
    stone_x = -0.24 if arriving else 0.0
    stone = at(x + stone_x * size, y - size * 0.08, size / 80)
    return part(
        PREFIX,
        realm_key(seat),
        home_words(owner, crown, arriving, you),
        g(stone_hex(seat, size), transform=at(x, y)),
        g(Markup(STONE), seal(PREFIX, seat, 0, 8, 17, edge=2.4), transform=stone),
        icon(PREFIX, "crown", x + stone_x * size, y - size * 0.52, size * 0.46, "") if crown else None,
        g(gates(arriving, size), transform=at(x, y)) if arriving else None,
        rim=path(d=hexagon(size * 0.86), transform=at(x, y)),
    )


@lru_cache(64)
def stone_hex(seat: int, size: float) -> Markup:
    """The meadow around a Lore Stone, framed in the colour of its seat."""
    return g(
        land("home", 0, size),
        path(
            d=hexagon(size * 0.92),
            fill="none",
            class_=f"s-seat-{seat + 1}",
            stroke_width=max(3, size * 0.065),
        ),
    )


def home_words(owner: str, crown: bool, arriving: tuple[tuple[int, int], ...], you: int) -> str:
    """Whose realm it is, and who may come."""
    lines = [f"{owner[0].upper()}{owner[1:]} realm, around the Lore Stone"]
    if crown:
        lines.append("The crown is here: whoever has it places first")
    for seat, count in arriving:
        whose = "your own" if seat == you else seat_mark(seat)
        lines.append(f"{many(count, 'portal')} of {whose} lead{'s' if count == 1 else ''} here")
    return "\n".join(lines)


def gates(arriving: tuple[tuple[int, int], ...], size: float) -> list[Markup]:
    """The portals into a realm, each with the mark of whoever built it."""
    wide = size * (0.56 if len(arriving) == 1 else 0.4)
    drawn = []
    for step, (seat, count) in enumerate(arriving):
        y = (step - (len(arriving) - 1) / 2) * wide * 1.1
        x = size * 0.42
        drawn += [
            ellipse(cx=x, cy=y + wide * 0.46, rx=wide * 0.5, ry=wide * 0.09, fill="#120b04", opacity=0.3),
            icon(PREFIX, "portal", x, y, wide, ""),
            seal(PREFIX, seat, x, y - wide * 0.42, max(6.5, wide * 0.25), edge=1.6, silent=True),
        ]
        if count > 1:
            drawn.append(
                text(
                    f"×{count}",
                    x=x - wide * 0.3,
                    y=y + max(wide * 0.4, 10),
                    font_size=max(13.4, wide * 0.36),
                    class_="bold",
                    text_anchor="end",
                    fill="#fff",
                    stroke="#2a1f0d",
                    stroke_width=3,
                    paint_order="stroke",
                )
            )
    return drawn
